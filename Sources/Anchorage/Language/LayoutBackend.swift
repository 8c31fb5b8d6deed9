/// The engine that constraints belong to: Anchorage's own, UIKit's or AppKit's.
///
///     func center<Backend, Item: LayoutItem>(_ item: Item, in other: Item) -> ConstraintGroup<Backend>
///     where Item.Backend == Backend {
///       item.centerXY == other.centerXY
///     }
///     center(card, in: root).count  // 2
///
/// The DSL is generic over the backend, so that the same line makes a ``LayoutConstraint`` for a
/// ``LayoutView`` and an `NSLayoutConstraint` for a view of the platform. Generic code names the protocol, as
/// here. Its requirements are for the DSL, whose operators are inlined into client code. Do not conform types
/// of your own.
public protocol LayoutBackend {
  /// The type of the items that anchors belong to.
  associatedtype Item: AnyObject
  /// The type of the constraint that a relation makes.
  associatedtype Constraint: _LayoutBackendConstraint where Constraint.Backend == Self

  /// The verdict on sums of anchors; a refusal where the backend's constraints cannot have them.
  @_documentation(visibility: internal)
  associatedtype _Sums = _LayoutSense

  // MARK: Making constraints

  /// Makes the constraint `left relation right` and installs it, as every relation of the DSL does.
  ///
  /// The running batch gets it; without a batch it becomes active at once. A backend that needs no equation
  /// for common constraints implements this itself.
  @_documentation(visibility: internal)
  static func _install(
    _ left: _LayoutSum<Self>, _ relation: LayoutRelation, _ right: _LayoutSum<Self>, priority: LayoutPriority?
  ) -> Constraint

  /// Makes an inactive constraint, and marks its first item as placed by constraints.
  @_documentation(visibility: internal)
  static func _makeConstraint(_ equation: LayoutEquation<Self>) -> Constraint

  /// Makes an inactive constraint, and marks its first item as placed by constraints.
  ///
  /// Composites consist of such constraints. A backend that needs no equation for them implements this
  /// itself.
  @_documentation(visibility: internal)
  static func _makeConstraint(_ first: Item, _ second: Item?, _ statement: _LayoutStatement) -> Constraint

  /// Takes the constraint that a batch declares again and gives it the numbers of the statement; `nil` if
  /// finding it needs an equation.
  @_documentation(visibility: internal)
  static func _takeEarlier(
    _ first: Item, _ second: Item?, _ statement: _LayoutStatement, in batch: _LayoutBatch<Self>
  ) -> Constraint?

  /// The present equation of a constraint; `nil` if an item is gone, which means it can't be declared again.
  @_documentation(visibility: internal)
  static func _equation(of constraint: Constraint) -> LayoutEquation<Self>?

  /// Changes the numbers of a constraint to those of an equation about the same anchors and relation.
  ///
  /// - Returns: The constraint, or a new constraint where the platform can't change the old one that way.
  @_documentation(visibility: internal)
  static func _update(_ constraint: Constraint, to equation: LayoutEquation<Self>) -> Constraint

  // MARK: Activating constraints

  /// Makes a constraint take part in the layout.
  @_documentation(visibility: internal)
  static func _activate(_ constraint: Constraint)

  /// Makes constraints take part in the layout, all in one call.
  @_documentation(visibility: internal)
  static func _activate(_ constraints: [Constraint])

  /// Takes constraints out of the layout, all in one call.
  @_documentation(visibility: internal)
  static func _deactivate(_ constraints: [Constraint])

  /// Moves active constraints to the end of the order of activation.
  ///
  /// In a conflict, the constraint that was activated last gives way.
  @_documentation(visibility: internal)
  static func _moveToEnd(_ constraints: [Constraint])

  /// Reports the constraints that have no meaning, as activating them would.
  @_documentation(visibility: internal)
  static func _check(_ constraints: [Constraint])

  /// Whether a constraint takes part in the layout.
  @_documentation(visibility: internal)
  static func _isActive(_ constraint: Constraint) -> Bool

  // MARK: Properties of constraints and items

  /// The attribute of a constraint's first anchor.
  @_documentation(visibility: internal)
  static func _firstAttribute(of constraint: Constraint) -> LayoutAttribute

  /// Records where a constraint was written, unless that is known already.
  @_documentation(visibility: internal)
  static func _setLocation(_ location: LayoutSourceLocation, of constraint: Constraint)

  /// The group of constraints that belongs to an item, the same group at every call.
  @_documentation(visibility: internal)
  static func _ownConstraints(of item: Item) -> ConstraintGroup<Self>

  /// Marks an item as placed by constraints rather than by its frame.
  @_documentation(visibility: internal)
  static func _prepareSubject(_ item: Item)

  /// The superview of a view, or the view that owns a guide.
  @_documentation(visibility: internal)
  static func _container(of item: Item) -> Item?

  /// Reports a call of the DSL that has no meaning.
  @_documentation(visibility: internal)
  static func _report(_ reason: LayoutMistake.Reason, about item: Item)

  // MARK: Batches

  /// The innermost batch that runs on the present task.
  @_documentation(visibility: internal)
  static var _runningBatch: _LayoutBatch<Self>? { get }

  /// The innermost batch, if it takes constraints that are made now about one item or two.
  @_documentation(visibility: internal)
  static func _collectingBatch(for item: Item, _ other: Item?) -> _LayoutBatch<Self>?

  /// Runs `body` while `batch` collects.
  @_documentation(visibility: internal)
  static func _run<Result>(_ batch: _LayoutBatch<Self>, _ body: () -> Result) -> Result
}

/// A constraint of a backend.
///
///     func name<Constraint: _LayoutBackendConstraint>(_ constraint: Constraint, _ name: String) {
///       constraint.identifier = name
///     }
///     name(card.width == 320, "card width")
@_documentation(visibility: internal)
public protocol _LayoutBackendConstraint: AnyObject {
  /// The backend the constraint belongs to.
  associatedtype Backend: LayoutBackend
  /// A name for logs and lookups.
  var identifier: String? { get set }
  /// The constraint as the DSL writes it: `title.trailing <= badge.leading - 8 ~ .high`.
  var layoutDescription: String { get }
}

// Three verbs lead from the two sides of an operator to a constraint that takes part in the layout. `_makeConstraint`
// makes an inactive constraint. `install` makes it and hands it to the running batch, or activates it if none runs.
// `append` adds it to a composite, whose constraints are installed together.

extension LayoutBackend {
  /// Makes the equation `left relation right`, with the priority of the running batch if none is given.
  @inlinable package static func equation(
    _ left: _LayoutSum<Self>, _ relation: LayoutRelation, _ right: _LayoutSum<Self>,
    priority: LayoutPriority? = nil
  ) -> LayoutEquation<Self> {
    LayoutEquation(
      left, relation, right, priority: priority ?? collectingBatch?.priority ?? .required)
  }

  /// Makes the constraint `left relation right` and installs it.
  @_documentation(visibility: internal)
  @inlinable public static func _install(
    _ left: _LayoutSum<Self>, _ relation: LayoutRelation, _ right: _LayoutSum<Self>, priority: LayoutPriority?
  ) -> Constraint {
    install(equation(left, relation, right, priority: priority))
  }

  /// Makes the constraint of an equation and adds it to the running batch, or else activates it.
  @inlinable package static func install(_ equation: LayoutEquation<Self>) -> Constraint {
    guard let batch = collectingBatch else {
      let constraint = _makeConstraint(equation)
      _activate(constraint)
      return constraint
    }
    let constraint = batch.constraint(for: equation)
    batch.append(constraint)
    return constraint
  }

  /// Makes the inactive constraint of a statement from an equation.
  @_documentation(visibility: internal)
  public static func _makeConstraint(
    _ first: Item, _ second: Item?, _ statement: _LayoutStatement
  ) -> Constraint {
    _makeConstraint(LayoutEquation(first, second, statement))
  }

  /// Returns `nil`: a backend that needs no equation implements this itself.
  @_documentation(visibility: internal)
  public static func _takeEarlier(
    _ first: Item, _ second: Item?, _ statement: _LayoutStatement, in batch: _LayoutBatch<Self>
  ) -> Constraint? { nil }

  /// The innermost batch, if it takes constraints that are made now about one item or two.
  public static func _collectingBatch(for item: Item, _ other: Item?) -> _LayoutBatch<Self>? {
    collectingBatch
  }

  /// The innermost batch, if it takes constraints that are made now.
  @inlinable package static var collectingBatch: _LayoutBatch<Self>? {
    guard let batch = _runningBatch, batch.isCollecting else { return nil }
    return batch
  }
}

extension _LayoutBatch {
  /// Makes a constraint, or takes the earlier constraint that the equation declares again.
  @inlinable package func constraint(for equation: LayoutEquation<Backend>) -> Backend.Constraint {
    earlier?.take(for: equation) ?? Backend._makeConstraint(equation)
  }
}

// Names that the documentation of earlier versions used.

extension LayoutBackend {
  /// Makes constraints take part in the layout.
  @available(*, deprecated, message: "activate a group of them: 'ConstraintGroup(constraints).activate()'")
  public static func activate(_ constraints: [Constraint]) { _activate(constraints) }

  /// Takes constraints out of the layout.
  @available(
    *, deprecated, message: "deactivate a group of them: 'ConstraintGroup(constraints).deactivate()'"
  )
  public static func deactivate(_ constraints: [Constraint]) { _deactivate(constraints) }

  /// Whether a constraint takes part in the layout.
  @available(*, deprecated, message: "ask the constraint: 'constraint.isActive'")
  public static func isActive(_ constraint: Constraint) -> Bool { _isActive(constraint) }

  /// The superview of a view, or the view that owns a guide.
  @available(*, deprecated, message: "ask the item: 'view.superview' or 'guide.owningView'")
  public static func container(of item: Item) -> Item? { _container(of: item) }
}
