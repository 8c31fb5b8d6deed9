#if (os(Linux) || os(Android) || os(Windows)) && !hasFeature(Embedded)
import Synchronization
#endif

/// The backend of ``LayoutView``: Anchorage's own engine, on every platform.
///
///     let widths: ConstraintGroup<HeadlessBackend> = [a, b].width == 44
///     HeadlessBackend.deactivate(Array(widths))
///     HeadlessBackend.isActive(widths[0])     // false
///     HeadlessBackend.container(of: a)?.name  // "root"
public enum HeadlessBackend: LayoutBackend {
  /// Makes the constraint `item.attribute relation multiplier * other.otherAttribute + constant`.
  ///
  /// It lets go of nothing that callers can reach without a call that keeps it for them, which they are told so
  /// that they need not keep the items alive meanwhile.
  @_effects(releasenone)
  public static func relate(
    _ item: HeadlessItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: HeadlessItem?,
    _ otherAttribute: LayoutAttribute, multiplier: Double, constant: Double, priority: LayoutPriority?
  ) -> LayoutConstraint {
    let batch = RunningBatches.mayExist ? item.shortcut?.batch ?? findBatch(for: item, other) : nil
    guard multiplier != 0, batch?._withUnsafeGuaranteedRef({ $0.earlier == nil }) ?? true else {
      // What is multiplied by zero is not there.
      return install(
        item, attribute, relation, other, otherAttribute, multiplier: multiplier, constant: constant,
        priority: priority)
    }
    // What people write every day is in normal form already.
    let constraint = LayoutConstraint(
      item.node, attribute, relation, other?.node, otherAttribute, multiplier: multiplier, constant: constant,
      priority: priority ?? batch?._withUnsafeGuaranteedRef { $0.priority } ?? .required)
    if let batch {
      batch._withUnsafeGuaranteedRef { $0.append(constraint) }
    } else {
      constraint.activate()
    }
    return constraint
  }

  /// The innermost batch, if it takes what is made now about the items; what runs it keeps it alive.
  private static func findBatch(
    for item: HeadlessItem, _ other: HeadlessItem?
  ) -> Unmanaged<LayoutBatch<HeadlessBackend>>? {
    if let shortcut = other?.shortcut, let batch = shortcut.batch {
      item.shortcut = shortcut
      return batch
    }
    guard let batch = collectingBatch else { return nil }
    item.shortcut = batch.shortcut
    other?.shortcut = batch.shortcut
    return .passUnretained(batch)
  }

  /// Makes an inactive constraint.
  public static func makeConstraint(_ equation: LayoutEquation<HeadlessBackend>) -> LayoutConstraint {
    LayoutConstraint(equation)
  }

  /// What a constraint says now; nothing if one of its items is gone.
  public static func equation(of constraint: LayoutConstraint) -> LayoutEquation<HeadlessBackend>? {
    constraint.equation
  }

  /// Makes a constraint say something else about the same anchors.
  public static func update(
    _ constraint: LayoutConstraint, to equation: LayoutEquation<HeadlessBackend>
  ) -> LayoutConstraint {
    constraint.update(to: equation)
    return constraint
  }

  /// Makes active constraints the ones activated last.
  public static func moveToEnd(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      guard let holder = constraint.holder, holder.held.moveToEnd(constraint) else { continue }
      holder.invalidate(.constraints)
    }
  }

  /// Activates a constraint.
  public static func activate(_ constraint: LayoutConstraint) {
    constraint.activate()
  }

  /// Activates constraints, in order.
  public static func activate(_ constraints: [LayoutConstraint]) {
    constraints.withUnsafeBufferPointer { constraints in
      // The array keeps its constraints alive. A reference that is kept elsewhere has the same
      // representation, and need not be counted.
      constraints.withMemoryRebound(to: Unmanaged<LayoutConstraint>.self) { constraints in
        for constraint in constraints { constraint._withUnsafeGuaranteedRef { $0.activate() } }
      }
    }
  }

  /// Deactivates constraints, in order.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Reports constraints that cannot mean anything.
  public static func check(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { _ = constraint.isMeaningful() }
  }

  /// Whether a constraint is active.
  public static func isActive(_ constraint: LayoutConstraint) -> Bool {
    constraint.isActive
  }

  /// The attribute a constraint is about.
  public static func firstAttribute(of constraint: LayoutConstraint) -> LayoutAttribute {
    constraint.firstAttribute
  }

  /// Records where a constraint was written, unless that is known already.
  public static func setLocation(_ location: LayoutSourceLocation, of constraint: LayoutConstraint) {
    if constraint.storedLocation == nil { constraint.storedLocation = location }
  }

  /// The group of an item's own.
  public static func ownConstraints(of item: HeadlessItem) -> ConstraintGroup<HeadlessBackend> {
    if let group = item.ownGroup { return group }
    let group = ConstraintGroup<HeadlessBackend>()
    item.ownGroup = group
    return group
  }

  /// Takes a view for one that constraints place.
  public static func prepareSubject(_ item: HeadlessItem) {
    (item as? LayoutView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The superview of a view, the owner of a guide.
  public static func container(of item: HeadlessItem) -> HeadlessItem? {
    item is LayoutGuide ? item.owner : item.owner?.superview
  }

  /// Keeps a mistake for the next pass to report.
  public static func report(_ reason: LayoutMistake.Reason, about item: HeadlessItem) {
    let isLoneGuide = reason == .noSuperview && item is LayoutGuide
    let reason = isLoneGuide ? .guideWithoutView(item.displayName) : reason
    item.record(LayoutMistake(reason, item: item.displayName))
  }

  #if hasFeature(Embedded)
  // There is one thread and there are no tasks, so a plain static is as good as a task-local value.
  nonisolated(unsafe) private static var current: LayoutBatch<HeadlessBackend>?

  /// The innermost batch that runs on the present task.
  public static var runningBatch: LayoutBatch<HeadlessBackend>? { current }

  /// Runs `body` while `batch` collects.
  public static func run<Result>(_ batch: LayoutBatch<HeadlessBackend>, _ body: () -> Result) -> Result {
    let outer = current
    current = batch
    defer { current = outer }
    return body()
  }
  #else
  @TaskLocal private static var current: LayoutBatch<HeadlessBackend>?

  /// The innermost batch that runs on the present task.
  public static var runningBatch: LayoutBatch<HeadlessBackend>? {
    RunningBatches.mayExist ? current : nil
  }

  /// Runs `body` while `batch` collects.
  public static func run<Result>(_ batch: LayoutBatch<HeadlessBackend>, _ body: () -> Result) -> Result {
    RunningBatches.begin()
    defer { RunningBatches.end() }
    return $current.withValue(batch, operation: body)
  }
  #endif
}

/// Whether any batch runs, on whatever task.
///
/// Asking for the value of the present task takes a sixth of the time that a constraint takes. Most are made
/// while no batch runs at all, and need not ask.
private enum RunningBatches {
  #if (os(Linux) || os(Android) || os(Windows)) && !hasFeature(Embedded)
  private static let count = Atomic(0)

  // A task sees what it has done itself, whatever the order in which others see it.
  static var mayExist: Bool { count.load(ordering: .relaxed) != 0 }
  static func begin() { count.add(1, ordering: .relaxed) }
  static func end() { count.subtract(1, ordering: .relaxed) }
  #else
  // Atomic numbers came to Apple's systems later than the oldest ones that Anchorage runs on, and where there
  // are no tasks it is quick to ask.
  static var mayExist: Bool { true }
  static func begin() {}
  static func end() {}
  #endif
}

extension LayoutPriority {
  /// Gives a number that an extent is compared with a priority: `view.width == 44 ~ .high`.
  @inlinable public static func ~ (
    number: Double, priority: LayoutPriority
  ) -> LayoutExpression<LayoutDimension, HeadlessBackend> {
    LayoutExpression(LayoutSum(constant: number), priority: priority)
  }
}
