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
/// A block without a relation of its own doesn't determine the backend. Without UIKit and AppKit, Anchorage's
/// own engine is the only one, and `batch { declareHeading() }` is enough. With them, name the backend,
/// because the functions may make constraints of either:
///
///     func declareHeading() { title.top == root.top + 8 }
///     batch(of: HeadlessBackend.self) { declareHeading() }.count  // 1
///
/// Constraints of the other backend aren't collected: they become active at once, as outside a batch.
///
/// - Parameters:
///   - backend: The backend of the constraints, inferred from the statements: ``HeadlessBackend``,
///     `UIKitBackend` or `AppKitBackend`.
///   - active: Whether the constraints are activated when the block ends.
///   - priority: The priority of constraints without one, also when the group is declared again.
///   - identifier: The identifier of constraints without one, also when the group is declared again.
///   - body: The statements; `if`, `for`, `let` and calls are allowed between constraints.
/// - Returns: The constraints, in the order they were made.
@discardableResult
@inlinable public func batch<Backend: LayoutBackend>(
  of backend: Backend.Type = Backend.self, active: Bool = true, priority: LayoutPriority = .required,
  identifier: String? = nil, @ConstraintBuilder _ body: () -> ConstraintBuilder.Statements<Backend>
) -> ConstraintGroup<Backend> {
  collect(active: active, priority: priority, identifier: identifier, body)
}

/// Collects the constraints that functions make, for a block without a relation of its own.
@_documentation(visibility: internal)
@_disfavoredOverload @discardableResult
@inlinable public func batch<Backend: LayoutBackend>(
  of backend: Backend.Type = Backend.self, active: Bool = true, priority: LayoutPriority = .required,
  identifier: String? = nil, @ConstraintBuilder _ body: () -> ConstraintBuilder._Nothing
) -> ConstraintGroup<Backend> {
  collect(active: active, priority: priority, identifier: identifier, body)
}

@inlinable package func collect<Backend: LayoutBackend, Statements>(
  active isActive: Bool, priority: LayoutPriority, identifier: String?, _ body: () -> Statements
) -> ConstraintGroup<Backend> {
  let batch = _LayoutBatch<Backend>(priority: priority, identifier: identifier)
  batch.collect(body)
  let group = ConstraintGroup<Backend>(
    batch.constraints, isOn: isActive, priority: priority, identifier: identifier)
  if isActive { Backend._activate(batch.constraints) } else { Backend._check(batch.constraints) }
  return group
}
