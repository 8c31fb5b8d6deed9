/// A world in which constraints live: Anchorage's own engine, or a platform's.
///
///     let equation = LayoutEquation(card.width.sum, .equal, (root.width - 32).sum)
///     let width = HeadlessBackend.makeConstraint(equation)
///     HeadlessBackend.activate([width])
///     width.description  // "card.width == root.width - 32"
///
/// The DSL is generic over the backend, so that the same line makes a ``LayoutConstraint`` for a
/// ``LayoutView`` and a platform's constraint for a platform's view.
///
/// Generic code names the protocol, as in `ConstraintGroup<Backend>`; what it requires, and ``LayoutBatch``,
/// is for the DSL itself, whose operators are compiled into the code that uses them. The backends are those
/// that Anchorage has.
public protocol LayoutBackend {
  /// What anchors belong to.
  associatedtype Item: AnyObject
  /// What a relation makes.
  associatedtype Constraint: LayoutBackendConstraint where Constraint.Backend == Self

  /// What the compiler says of sums of anchors: nothing, unless the backend's constraints cannot have them.
  associatedtype Sums = LayoutSense

  /// Makes the constraint `item.attribute relation multiplier * other.otherAttribute + constant`.
  ///
  /// The running batch gets it; without one it is active at once.
  static func relate(
    _ item: Item, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: Item?,
    _ otherAttribute: LayoutAttribute, multiplier: Double, constant: Double, priority: LayoutPriority?
  ) -> Constraint
  /// Makes an inactive constraint, and takes its first item for one that is placed by constraints.
  static func makeConstraint(_ equation: LayoutEquation<Self>) -> Constraint
  /// What a constraint says now; nothing if it cannot be declared again because one of its items is gone.
  static func equation(of constraint: Constraint) -> LayoutEquation<Self>?
  /// Makes a constraint say something else about the same anchors, in the same relation.
  ///
  /// Returns the constraint, or another one in its place where the platform's cannot change that much.
  static func update(_ constraint: Constraint, to equation: LayoutEquation<Self>) -> Constraint
  /// Makes active constraints the ones activated last, in order, which decides what gives way in a conflict.
  static func moveToEnd(_ constraints: [Constraint])
  /// Makes a constraint take part in the layout.
  static func activate(_ constraint: Constraint)
  /// Makes constraints take part in the layout, all in one call.
  static func activate(_ constraints: [Constraint])
  /// Takes constraints out of the layout, all in one call.
  static func deactivate(_ constraints: [Constraint])
  /// Reports those of the constraints that cannot mean anything; activating them reports them as well.
  static func check(_ constraints: [Constraint])
  /// Whether a constraint takes part in the layout.
  static func isActive(_ constraint: Constraint) -> Bool
  /// Whether a constraint mentions an attribute first.
  static func firstAttribute(of constraint: Constraint) -> LayoutAttribute
  /// Records where a constraint was written, unless that is known already.
  static func setLocation(_ location: LayoutSourceLocation, of constraint: Constraint)
  /// The group of an item's own, always the same one.
  static func ownConstraints(of item: Item) -> ConstraintGroup<Self>
  /// Takes an item for one that is placed by constraints rather than by its frame.
  static func prepareSubject(_ item: Item)
  /// The view that contains a view or owns a guide, if there is one.
  static func container(of item: Item) -> Item?
  /// Reports a call of the DSL that cannot mean anything.
  static func report(_ reason: LayoutMistake.Reason, about item: Item)

  /// The innermost batch that runs on the present task.
  static var runningBatch: LayoutBatch<Self>? { get }
  /// Runs `body` while `batch` collects.
  static func run<Result>(_ batch: LayoutBatch<Self>, _ body: () -> Result) -> Result
}

/// A constraint of a backend.
///
///     func name<Constraint: LayoutBackendConstraint>(_ constraint: Constraint, _ name: String) {
///       constraint.identifier = name
///     }
///     name(card.width == 320, "card width")
public protocol LayoutBackendConstraint: AnyObject {
  /// The backend the constraint belongs to.
  associatedtype Backend: LayoutBackend
  /// A name for logs and lookups.
  var identifier: String? { get set }
  /// The constraint as the DSL writes it: `title.trailing <= badge.leading - 8 ~ .high`.
  var layoutDescription: String { get }
}
