/// Collects the constraints made in a block and activates them in one call when it ends.
///
///     let compact = batch(active: false) {
///       title.top == root.top + 8
///       if showsIcon { icon.size == LayoutSize(width: 24, height: 24) }
///       for row in rows { row.height == 44 }
///     }
///     compact.activate()
///
/// Each constraint remembers the file and line of its statement. A batch inside a batch keeps its constraints
/// to itself. Constraints made by functions that the block calls belong to the batch as well.
///
/// - Parameters:
///   - active: Whether the constraints are activated when the block ends.
///   - priority: The priority of those that are written without one, also when the group is declared again.
///   - identifier: The identifier of those that have none, also when the group is declared again.
///   - body: The statements; `if`, `for`, `let` and calls may stand between constraints.
/// - Returns: The constraints, in the order they were made.
@discardableResult
public func batch<Backend: LayoutBackend>(
  active: Bool = true, priority: LayoutPriority = .required, identifier: String? = nil,
  @ConstraintBuilder _ body: () -> ConstraintBuilder.Statements<Backend>
) -> ConstraintGroup<Backend> {
  collect(active, priority, identifier, body)
}

/// Collects the constraints made by the functions that a block calls.
///
/// The block contains no constraint itself, so the batch is one of the headless backend; where there is UIKit
/// or AppKit, it is theirs.
@_disfavoredOverload @discardableResult
public func batch(
  active: Bool = true, priority: LayoutPriority = .required, identifier: String? = nil,
  @ConstraintBuilder _ body: () -> ConstraintBuilder.Nothing
) -> ConstraintGroup<HeadlessBackend> {
  collect(active, priority, identifier, body)
}

func collect<Backend: LayoutBackend, Statements>(
  _ isActive: Bool, _ priority: LayoutPriority, _ identifier: String?, _ body: () -> Statements
) -> ConstraintGroup<Backend> {
  let batch = LayoutBatch<Backend>(priority: priority, identifier: identifier)
  batch.collect(body)
  let group = ConstraintGroup<Backend>(
    batch.constraints, isOn: isActive, priority: priority, identifier: identifier)
  if isActive { Backend.activate(batch.constraints) } else { Backend.check(batch.constraints) }
  return group
}
