// What UIKit and AppKit have in common. A platform has one of them, under the name `PlatformBackend`.

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension PlatformBackend: @MainActor LayoutBackend {
  /// A view or a layout guide.
  public typealias Item = NSObject
  /// The platform's constraint.
  public typealias Constraint = NSLayoutConstraint

  /// Makes an inactive constraint.
  ///
  /// An equation that the platform would answer with an exception makes one that says nothing and is never
  /// active; activating it reports the mistake.
  public static func makeConstraint(_ equation: LayoutEquation<Self>) -> NSLayoutConstraint {
    if let item = equation.firstItem { prepareSubject(item) }
    if let reason = equation.mistake(name: name) { return RefusedConstraint.make(reason, equation) }
    let constraint = constraint(for: equation)
    if constraint is RefusedConstraint { return constraint }
    constraint.priority = PlatformPriority(equation.priority)
    constraint.identifier = equation.identifier
    if equation.isSimple {
      mentioned[constraint] = MentionedItems(first: equation.firstItem, second: equation.secondItem)
    } else {
      distances[constraint] = RememberedSides(equation)
    }
    return constraint
  }

  /// What a constraint says now; nothing for an inactive one, whose items may be gone.
  public static func equation(of constraint: NSLayoutConstraint) -> LayoutEquation<Self>? {
    constraint.isActive ? presentEquation(of: constraint) : nil
  }

  /// Makes a constraint say something else about the same anchors, or another one in its place.
  ///
  /// The platform changes no multiplier, and no priority from or to required while a constraint is active.
  public static func update(
    _ constraint: NSLayoutConstraint, to equation: LayoutEquation<Self>
  ) -> NSLayoutConstraint {
    let isRequired = constraint.priority == .required
    guard equation.hasShape(of: constraint), isRequired == (equation.priority == .required) else {
      let another = makeConstraint(equation)
      if another.identifier == nil, let identifier = givenIdentifier(of: constraint) {
        another.identifier = identifier
      }
      return another
    }
    let constant = equation.constant / equation.divisor
    if constraint.constant != constant { constraint.constant = constant }
    if !equation.isSimple { distances[constraint] = RememberedSides(equation) }
    let priority = PlatformPriority(equation.priority)
    if constraint.priority != priority { constraint.priority = priority }
    // The place where it is declared now is given by the batch.
    constraint.identifier = equation.identifier ?? givenIdentifier(of: constraint)
    if let item = equation.firstItem { prepareSubject(item) }
    return constraint
  }

  /// Nothing: which constraint of a conflict the platform breaks is its own affair.
  public static func moveToEnd(_ constraints: [NSLayoutConstraint]) {}

  /// Activates a constraint.
  public static func activate(_ constraint: NSLayoutConstraint) {
    if canActivate(constraint) { constraint.isActive = true }
  }

  /// Activates constraints in one call.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    let inactive = constraints.filter { !$0.isActive && canActivate($0) }
    if !inactive.isEmpty { NSLayoutConstraint.activate(inactive) }
  }

  /// Deactivates constraints in one call.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    let active = constraints.filter { $0.isActive }
    if !active.isEmpty { NSLayoutConstraint.deactivate(active) }
  }

  /// Reports constraints that cannot mean anything.
  public static func check(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { _ = isMeaningful(constraint) }
  }

  /// Whether a constraint is active.
  public static func isActive(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.isActive
  }

  /// The attribute a constraint is about.
  public static func firstAttribute(of constraint: NSLayoutConstraint) -> LayoutAttribute {
    distances[constraint]?.firstAttribute ?? LayoutAttribute(rawValue: constraint.firstAttribute.rawValue)
      ?? .notAnAttribute
  }

  /// Makes `file:line` the identifier of a constraint that has none, for the platform's log to show.
  ///
  /// In a batch with an identifier, that one comes first.
  public static func setLocation(_ location: LayoutSourceLocation, of constraint: NSLayoutConstraint) {
    if constraint.identifier == nil { constraint.identifier = current?.identifier ?? location.description }
  }

  /// The identifier that somebody gave a constraint, as opposed to where it was written.
  private static func givenIdentifier(of constraint: NSLayoutConstraint) -> String? {
    guard let identifier = constraint.identifier, !LayoutSourceLocation.isText(identifier) else { return nil }
    return identifier
  }

  /// The group of an item's own.
  public static func ownConstraints(of item: NSObject) -> ConstraintGroup<Self> {
    if let group = ownGroups[item] { return group }
    let group = ConstraintGroup<Self>()
    ownGroups[item] = group
    return group
  }

  /// Takes a view for one that constraints place; the owner of a guide is none.
  public static func prepareSubject(_ item: NSObject) {
    (item as? PlatformView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The superview of a view, the owner of a guide.
  public static func container(of item: NSObject) -> NSObject? {
    if let view = item as? PlatformView { return view.superview }
    return (item as? PlatformGuide)?.owningView
  }

  /// Reports a call that cannot mean anything.
  public static func report(_ reason: LayoutMistake.Reason, about item: NSObject) {
    let isLoneGuide = reason == .noSuperview && item is PlatformGuide
    let reason = isLoneGuide ? .guideWithoutView(name(item)) : reason
    onMistake(LayoutMistake(reason, item: name(item)))
  }

  /// The innermost batch that runs on the present task.
  public static var runningBatch: LayoutBatch<Self>? { current }

  /// Runs `body` while `batch` collects.
  public static func run<Result>(_ batch: LayoutBatch<Self>, _ body: () -> Result) -> Result {
    let outer = current
    current = batch
    defer { current = outer }
    return body()
  }

  // As good as a task-local value: the body neither leaves the main actor nor waits, so no other task runs
  // meanwhile.
  private static var current: LayoutBatch<Self>?

  private static var ownGroups = WeakTable<ConstraintGroup<Self>>()

  /// What the constraints between distances say.
  static var distances = WeakTable<RememberedSides>()

  /// What the other constraints made here mention.
  static var mentioned = WeakTable<MentionedItems>()
}

extension PlatformBackend {
  /// What happens when a line of layout cannot mean anything; stops the program by default, as the platform
  /// does.
  ///
  ///     UIKitBackend.onMistake = { logger.fault("\($0)") }
  ///
  /// If it returns, the program goes on without the constraint.
  public static var onMistake: (LayoutMistake) -> Void {
    get { mistakeHandler }
    set { mistakeHandler = newValue }
  }

  private static var mistakeHandler: (LayoutMistake) -> Void = { preconditionFailure("\($0)") }
}

#endif
