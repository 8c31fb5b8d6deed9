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
///   - body: The statements; `if`, `for`, `let` and calls may stand between constraints.
/// - Returns: The constraints, in the order they were made.
@discardableResult
public func batch<Backend: LayoutBackend>(
  active: Bool = true, @ConstraintBuilder _ body: () -> ConstraintBuilder.Statements<Backend>
) -> ConstraintGroup<Backend> {
  collect(active: active, body)
}

/// Collects the constraints made by the functions that a block calls.
///
/// The block contains no constraint itself, so the batch is one of the headless backend.
@discardableResult
public func batch(
  active: Bool = true, @ConstraintBuilder _ body: () -> ConstraintBuilder.Nothing
) -> ConstraintGroup<HeadlessBackend> {
  collect(active: active, body)
}

private func collect<Backend: LayoutBackend, Statements>(
  active: Bool, _ body: () -> Statements
) -> ConstraintGroup<Backend> {
  let batch = LayoutBatch<Backend>()
  _ = Backend.run(batch, body)
  batch.end()
  if active { Backend.activate(batch.constraints) } else { Backend.check(batch.constraints) }
  return ConstraintGroup(batch.constraints)
}
