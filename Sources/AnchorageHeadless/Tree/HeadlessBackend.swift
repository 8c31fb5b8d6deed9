import Anchorage

#if (os(Linux) || os(Android) || os(Windows)) && !hasFeature(Embedded)
import Synchronization
#endif

/// The backend of ``LayoutView``: Anchorage's own engine, on every platform.
///
///     let widths: ConstraintGroup<HeadlessBackend> = [a, b].width == 44
///     widths[0].firstItem?.name  // "a"
public enum HeadlessBackend: LayoutBackend {
  /// Makes the constraint `left relation right` and installs it.
  ///
  /// Inlined into its callers, where most sums are known at compile time and never built.
  @_documentation(visibility: internal)
  @inlinable public static func _install(
    _ left: _LayoutSum<HeadlessBackend>, _ relation: LayoutRelation, _ right: _LayoutSum<HeadlessBackend>,
    priority: LayoutPriority?
  ) -> LayoutConstraint {
    // One switch over both sides: with two `guard`s, callers retain every item twice.
    switch (left.first, right.first) {
    case (let first?, let second?)
    where first.coefficient == 1 && left.others.isEmpty && right.others.isEmpty:
      return install(
        first.item, second.item,
        _LayoutStatement(
          first.attribute, relation, second.attribute, times: second.coefficient,
          plus: right.constant - left.constant, priority: priority))
    case (let first?, nil) where first.coefficient == 1 && left.others.isEmpty:
      return install(
        first.item, nil,
        _LayoutStatement(
          first.attribute, relation, plus: right.constant - left.constant, priority: priority))
    default:
      return installByEquation(left, relation, right, priority: priority)
    }
  }

  /// Makes a constraint of more than two anchors, or between numbers, and installs it.
  ///
  /// Not inlined: with it, the operators are too large to be inlined themselves.
  @usableFromInline static func installByEquation(
    _ left: _LayoutSum<HeadlessBackend>, _ relation: LayoutRelation, _ right: _LayoutSum<HeadlessBackend>,
    priority: LayoutPriority?
  ) -> LayoutConstraint {
    install(equation(left, relation, right, priority: priority))
  }

  /// Makes the constraint of a statement and installs it.
  @usableFromInline static func install(
    _ first: HeadlessItem, _ second: HeadlessItem?, _ statement: _LayoutStatement
  ) -> LayoutConstraint {
    let batch = RunningBatches.mayExist ? first.shortcut?.batch ?? findBatch(for: first, second) : nil
    let statement = statement.withDefault(batch?._withUnsafeGuaranteedRef { $0.priority } ?? .required)
    guard statement.multiplier != 0, batch?._withUnsafeGuaranteedRef({ $0.earlier == nil }) ?? true else {
      if let batch = batch?.takeUnretainedValue(),
        let constraint = _takeEarlier(first, second, statement, in: batch)
      {
        batch.append(constraint)
        return constraint
      }
      // Both cases need an equation: an anchor multiplied by zero drops out, and a batch that declares again
      // looks for the earlier constraint.
      return install(LayoutEquation(first, second, statement))
    }
    // With two anchors at most and a multiplier, the constraint is in normal form already.
    let constraint = LayoutConstraint(first.node, second?.node, statement)
    if let batch {
      batch._withUnsafeGuaranteedRef { $0.append(constraint) }
    } else {
      constraint.activate()
    }
    return constraint
  }

  /// Takes the next constraint in the order of the previous declaration.
  @_documentation(visibility: internal)
  public static func _takeEarlier(
    _ first: HeadlessItem, _ second: HeadlessItem?, _ statement: _LayoutStatement,
    in batch: _LayoutBatch<HeadlessBackend>
  ) -> LayoutConstraint? {
    let priority = statement.priority ?? .required
    // An anchor multiplied by zero drops out of an equation, and invalid numbers are reported.
    guard let earlier = batch.earlier, statement.multiplier != 0,
      isAcceptable(multiplier: statement.multiplier), isAcceptable(statement.constant), priority.isValid
    else { return nil }
    let constraint = earlier.takeNext { $0.relates(first.node, second?.node, as: statement) }
    constraint?.update(
      multiplier: statement.multiplier, constant: statement.constant, priority: priority)
    return constraint
  }

  /// The innermost batch if it is collecting; the call that runs it keeps it alive.
  ///
  /// The first item takes over the shortcut of the second: without that, a cell that another one replaces takes 1 % more
  /// instructions.
  private static func findBatch(
    for item: HeadlessItem, _ other: HeadlessItem?
  ) -> Unmanaged<_LayoutBatch<HeadlessBackend>>? {
    if let shortcut = other?.shortcut, let batch = shortcut.batch {
      item.shortcut = shortcut
      return batch
    }
    guard let batch = collectingBatch else { return nil }
    item.shortcut = batch.shortcut
    other?.shortcut = batch.shortcut
    return .passUnretained(batch)
  }

  /// The innermost batch, if it is collecting.
  public static func _collectingBatch(
    for item: HeadlessItem, _ other: HeadlessItem?
  ) -> _LayoutBatch<HeadlessBackend>? {
    guard RunningBatches.mayExist else { return nil }
    return (item.shortcut?.batch ?? findBatch(for: item, other))?.takeUnretainedValue()
  }

  /// Makes the inactive constraint of a statement.
  @_documentation(visibility: internal)
  public static func _makeConstraint(
    _ first: HeadlessItem, _ second: HeadlessItem?, _ statement: _LayoutStatement
  ) -> LayoutConstraint {
    // With two anchors at most and a multiplier, the constraint is in normal form already.
    guard statement.multiplier != 0 || second == nil else {
      return LayoutConstraint(LayoutEquation(first, second, statement))
    }
    return LayoutConstraint(first.node, second?.node, statement)
  }

  /// Makes an inactive constraint.
  @_documentation(visibility: internal)
  public static func _makeConstraint(_ equation: LayoutEquation<HeadlessBackend>) -> LayoutConstraint {
    LayoutConstraint(equation)
  }

  /// The constraint as an equation; `nil` if one of its items is gone.
  public static func _equation(of constraint: LayoutConstraint) -> LayoutEquation<HeadlessBackend>? {
    constraint.equation
  }

  /// Gives a constraint the numbers of an equation about the same anchors.
  public static func _update(
    _ constraint: LayoutConstraint, to equation: LayoutEquation<HeadlessBackend>
  ) -> LayoutConstraint {
    constraint.update(to: equation)
    return constraint
  }

  /// Moves active constraints to the end of the order of activation.
  public static func _moveToEnd(_ constraints: [LayoutConstraint]) {
    if areLast(constraints) { return }
    for constraint in constraints {
      guard let holder = constraint.holder, holder.held.moveToEnd(constraint) else { continue }
      holder.invalidate(.constraints)
    }
  }

  /// Whether these constraints are already the last of their holders, in order; `false` if finding out takes
  /// long.
  private static func areLast(_ constraints: [LayoutConstraint]) -> Bool {
    var holder: UncountedReference<LayoutView>?
    var seen: Set<ObjectIdentifier> = []
    var next: Int32 = -1
    for constraint in constraints.reversed() {
      guard let present = constraint.holderReference else { continue }
      if !UncountedReference.areSame(present, holder) {
        // If the constraints of one holder are not adjacent, they are moved.
        guard seen.insert(ObjectIdentifier(present.object)).inserted else { return false }
        holder = present
        next = present.with { Int32(truncatingIfNeeded: $0.held.slotCount) }
      }
      next -= 1
      if constraint.slot != next { return false }
    }
    return true
  }

  /// Activates a constraint.
  public static func _activate(_ constraint: LayoutConstraint) {
    constraint.activate()
  }

  /// Activates constraints, in order.
  public static func _activate(_ constraints: [LayoutConstraint]) {
    constraints.forEachUncounted { $0.activate() }
  }

  /// Deactivates constraints, in order.
  public static func _deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Reports the constraints that have no meaning.
  public static func _check(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { _ = constraint.isMeaningful() }
  }

  /// Whether a constraint is active.
  public static func _isActive(_ constraint: LayoutConstraint) -> Bool {
    constraint.isActive
  }

  /// The first attribute of a constraint.
  public static func _firstAttribute(of constraint: LayoutConstraint) -> LayoutAttribute {
    constraint.firstAttribute
  }

  /// Records where a constraint was written, unless that is known already.
  public static func _setLocation(_ location: LayoutSourceLocation, of constraint: LayoutConstraint) {
    if constraint.location == nil { constraint.location = location }
  }

  /// The group of constraints that belongs to an item.
  public static func _ownConstraints(of item: HeadlessItem) -> ConstraintGroup<HeadlessBackend> {
    if let group = item.ownGroup { return group }
    let group = ConstraintGroup<HeadlessBackend>()
    item.ownGroup = group
    return group
  }

  /// Marks a view as placed by constraints rather than by its frame.
  public static func _prepareSubject(_ item: HeadlessItem) {
    (item as? LayoutView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The superview of a view, the owner of a guide.
  public static func _container(of item: HeadlessItem) -> HeadlessItem? {
    item.container
  }

  /// Notes a mistake for the next pass to report.
  public static func _report(_ reason: LayoutMistake.Reason, about item: HeadlessItem) {
    let isLoneGuide = reason == .noSuperview && item is LayoutGuide
    let reason = isLoneGuide ? .guideWithoutView(item.displayName) : reason
    item.record(LayoutMistake(reason, item: item.displayName))
  }
}

// MARK: - Batches

#if !(canImport(UIKit) && !os(watchOS) || canImport(AppKit)) || ANCHORAGE_HEADLESS_ONLY
/// Collects the constraints made by the functions that a block calls.
///
/// A block without a relation of its own doesn't determine its backend. Here there is only one; with UIKit or
/// AppKit, the compiler asks for it.
@_documentation(visibility: internal)
@_disfavoredOverload @discardableResult
public func batch(
  active: Bool = true, priority: LayoutPriority = .required, identifier: String? = nil,
  @ConstraintBuilder _ body: () -> ConstraintBuilder._Nothing
) -> ConstraintGroup<HeadlessBackend> {
  collect(active: active, priority: priority, identifier: identifier, body)
}
#endif

extension HeadlessBackend {
  #if hasFeature(Embedded)
  // Safe: Embedded Swift programs for WebAssembly have one thread and no tasks, so nothing else can access
  // it.
  nonisolated(unsafe) private static var current: _LayoutBatch<HeadlessBackend>?

  /// The innermost batch that runs on the present task.
  public static var _runningBatch: _LayoutBatch<HeadlessBackend>? { current }

  /// Runs `body` while `batch` collects.
  public static func _run<Result>(_ batch: _LayoutBatch<HeadlessBackend>, _ body: () -> Result) -> Result {
    let outer = current
    current = batch
    defer { current = outer }
    return body()
  }
  #else
  @TaskLocal private static var current: _LayoutBatch<HeadlessBackend>?

  /// The innermost batch that runs on the present task.
  public static var _runningBatch: _LayoutBatch<HeadlessBackend>? {
    RunningBatches.mayExist ? current : nil
  }

  /// Runs `body` while `batch` collects.
  public static func _run<Result>(_ batch: _LayoutBatch<HeadlessBackend>, _ body: () -> Result) -> Result {
    RunningBatches.begin()
    defer { RunningBatches.end() }
    return $current.withValue(batch, operation: body)
  }
  #endif
}

/// The number of headless batches that run on any task.
///
/// Most constraints are made while no batch runs, and this count saves them reading a task-local value: a statement takes
/// 747 instructions instead of 931.
enum RunningBatches {
  #if (os(Linux) || os(Android) || os(Windows)) && !hasFeature(Embedded)
  private static let count = Atomic(0)

  // Relaxed, because a task only looks for batches that it began itself, and sees its own writes in order.
  static var mayExist: Bool { count.load(ordering: .relaxed) != 0 }
  static func begin() { count.add(1, ordering: .relaxed) }
  static func end() { count.subtract(1, ordering: .relaxed) }
  #else
  // `Atomic` needs newer Apple systems than Anchorage, and Embedded Swift uses a plain static variable, which
  // is fast to read.
  static var mayExist: Bool { true }
  static func begin() {}
  static func end() {}
  #endif
}

// MARK: - Short names

/// A group of constraints of headless views: a short name for the types of stored properties.
///
///     let error: LayoutConstraintGroup = batch(active: false) { label.height == 20 }
public typealias LayoutConstraintGroup = ConstraintGroup<HeadlessBackend>

/// A switch between groups of constraints of headless views: a short name for the types of stored properties.
///
///     let layouts: LayoutConstraintSwitch<SizeClass>
///     layouts = ConstraintSwitch([.compact: batch { icon.width == 24 }], selection: .compact)
public typealias LayoutConstraintSwitch<Key: Hashable> = ConstraintSwitch<Key, HeadlessBackend>
