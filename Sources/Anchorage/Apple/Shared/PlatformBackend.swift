// The backend of UIKit and of AppKit. On each platform `_PlatformBackend` names the one that exists.

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension _PlatformBackend: @MainActor LayoutBackend {
  /// A view or a layout guide.
  public typealias Item = NSObject
  /// The platform's constraint.
  public typealias Constraint = NSLayoutConstraint

  /// Makes an inactive constraint.
  ///
  /// For an equation that would make the platform throw an exception, the constraint is a placeholder: it is
  /// never active, and activating it reports the mistake.
  public static func _makeConstraint(_ equation: LayoutEquation<Self>) -> NSLayoutConstraint {
    prepareSubject(of: equation)
    if let reason = equation.mistake(name: name) { return RefusedConstraint.make(reason, equation) }
    let constraint = constraint(for: equation)
    if constraint is RefusedConstraint { return constraint }
    constraint.priority = _PlatformPriority(equation.priority)
    constraint.identifier = equation.identifier
    if !(constraint is DeclaredConstraint) { distances[constraint] = RememberedSides(equation) }
    return constraint
  }

  /// The statement of an active constraint; `nil` for an inactive constraint, whose items may be gone.
  public static func _equation(of constraint: NSLayoutConstraint) -> LayoutEquation<Self>? {
    constraint.isActive ? presentEquation(of: constraint) : nil
  }

  /// Gives a constraint the numbers of an equation about the same anchors, or makes a new constraint.
  ///
  /// The platform cannot change a multiplier, or a priority from or to required while a constraint is active. So the
  /// priority that `_makeConstraint` gives decides whether a constraint is replaced.
  /// A replaced constraint is marked, and using it is reported.
  public static func _update(
    _ constraint: NSLayoutConstraint, to equation: LayoutEquation<Self>
  ) -> NSLayoutConstraint {
    let isRequired = constraint.priority == .required
    guard equation.hasShape(of: constraint), isRequired == (equation.priority == .required) else {
      let another = _makeConstraint(equation)
      if another.identifier == nil, let identifier = givenIdentifier(of: constraint) {
        another.identifier = identifier
      }
      markReplaced(constraint)
      return another
    }
    let constant = equation.constant / equation.divisor
    if constraint.constant != constant { constraint.constant = constant }
    if !equation.isSimple { distances[constraint] = RememberedSides(equation) }
    let priority = _PlatformPriority(equation.priority)
    if constraint.priority != priority { constraint.priority = priority }
    // The batch records the new location.
    constraint.identifier = equation.identifier ?? givenIdentifier(of: constraint)
    prepareSubject(of: equation)
    return constraint
  }

  /// Has no effect: the platform decides which constraint of a conflict it breaks.
  public static func _moveToEnd(_ constraints: [NSLayoutConstraint]) {}

  /// Activates a constraint.
  public static func _activate(_ constraint: NSLayoutConstraint) {
    if !activatable([constraint]).isEmpty { constraint.isActive = true }
  }

  /// Activates constraints in one call.
  public static func _activate(_ constraints: [NSLayoutConstraint]) {
    let inactive = activatable(constraints.filter { !$0.isActive })
    if !inactive.isEmpty { NSLayoutConstraint.activate(inactive) }
  }

  /// Deactivates constraints in one call.
  public static func _deactivate(_ constraints: [NSLayoutConstraint]) {
    let active = constraints.filter { $0.isActive }
    if !active.isEmpty { NSLayoutConstraint.deactivate(active) }
  }

  /// Reports constraints that have no meaning.
  public static func _check(_ constraints: [NSLayoutConstraint]) {
    _ = meaningful(constraints)
  }

  /// Whether a constraint is active.
  public static func _isActive(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.isActive
  }

  /// The attribute of a constraint's first anchor.
  public static func _firstAttribute(of constraint: NSLayoutConstraint) -> LayoutAttribute {
    sides(of: constraint)?.firstAttribute ?? LayoutAttribute(rawValue: constraint.firstAttribute.rawValue)
      ?? .notAnAttribute
  }

  /// Makes `file:line` the identifier of a constraint that has none, for the platform's log to show.
  ///
  /// In a batch with an identifier, the constraint gets that identifier instead.
  public static func _setLocation(_ location: LayoutSourceLocation, of constraint: NSLayoutConstraint) {
    if constraint.identifier == nil { constraint.identifier = current?.identifier ?? text(of: location) }
  }

  /// The text of a location, made once for each source line rather than for each constraint.
  private static func text(of location: LayoutSourceLocation) -> String {
    if let known = lines[location] { return known }
    let text = location.description
    lines[location] = text
    return text
  }

  private static var lines: [LayoutSourceLocation: String] = [:]

  /// The identifier that the program gave a constraint, as opposed to its source location.
  private static func givenIdentifier(of constraint: NSLayoutConstraint) -> String? {
    guard let identifier = constraint.identifier, !LayoutSourceLocation.isText(identifier) else { return nil }
    return identifier
  }

  /// The group of constraints that belongs to an item.
  public static func _ownConstraints(of item: NSObject) -> ConstraintGroup<Self> {
    if let group = ownGroups[item] { return group }
    let group = ConstraintGroup<Self>()
    ownGroups[item] = group
    return group
  }

  /// Marks a view as placed by constraints, unless the platform places it. Guides have no such mark.
  public static func _prepareSubject(_ item: NSObject) {
    guard let view = item as? _PlatformView, view.translatesAutoresizingMaskIntoConstraints else { return }
    if !view.isPlacedByPlatform { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  /// Marks the first item of an equation as placed by constraints, if that is so.
  ///
  /// A window, a presentation or a container places the view of a controller by its frame, until the program
  /// relates the view to something outside it, as it does with the view of a child controller.
  private static func prepareSubject(of equation: LayoutEquation<Self>) {
    guard let item = equation.firstItem else { return }
    if let view = item as? _PlatformView, view.translatesAutoresizingMaskIntoConstraints,
      view.isRootOfController
    {
      let terms = equation.left.terms + equation.right.terms
      let reachesOutside = terms.contains { self.view(of: $0.item)?.isDescendant(of: view) == false }
      guard reachesOutside else { return }
    }
    _prepareSubject(item)
  }

  /// The superview of a view, the owner of a guide.
  public static func _container(of item: NSObject) -> NSObject? {
    if let view = item as? _PlatformView { return view.superview }
    return (item as? _PlatformGuide)?.owningView
  }

  /// Reports a call that has no meaning.
  public static func _report(_ reason: LayoutMistake.Reason, about item: NSObject) {
    let isLoneGuide = reason == .noSuperview && item is _PlatformGuide
    let reason = isLoneGuide ? .guideWithoutView(name(item)) : reason
    onMistake(LayoutMistake(reason, item: name(item)))
  }

  /// The innermost batch that runs on the present task.
  public static var _runningBatch: _LayoutBatch<Self>? { current }

  /// Runs `body` while `batch` collects.
  public static func _run<Result>(_ batch: _LayoutBatch<Self>, _ body: () -> Result) -> Result {
    let outer = current
    current = batch
    defer { current = outer }
    return body()
  }

  // A static variable suffices instead of a task-local value: the body neither leaves the main actor nor
  // suspends, so no other task runs meanwhile.
  private static var current: _LayoutBatch<Self>?

  private static let ownGroups = AttachedValues<ConstraintGroup<Self>>()

  private static let distances = AttachedValues<RememberedSides>()

  /// The sides of a constraint between distances; `nil` for any other constraint.
  package static func sides(of constraint: NSLayoutConstraint) -> RememberedSides? {
    constraint is DeclaredConstraint ? nil : distances[constraint]
  }
}

extension _PlatformBackend {
  /// Handles mistakes; by default it stops the program, as the platform does.
  ///
  ///     UIKitBackend.onMistake = { logger.fault("\($0)") }
  ///
  /// If it returns, the program goes on without the constraint.
  public static var onMistake: (LayoutMistake) -> Void {
    get { mistakeHandler }
    set { mistakeHandler = newValue }
  }

  // Not a failed precondition, which does not say why in a release build.
  private static var mistakeHandler: (LayoutMistake) -> Void = { fatalError("\($0)") }
}

#endif
