/// Leads from an item to the batch that collects its constraints, without keeping the batch alive.
///
/// Asking which batch runs on the present task takes longer than making a constraint, so only the first
/// constraint of an item asks, and the others use the shortcut. They need not ask for the task: the batch
/// uses its items again when it activates their constraints, so no other task may use them while it runs, and
/// a task that begins later finds that the batch has ended.
@usableFromInline package final class BatchShortcut<Backend: LayoutBackend> {
  // Never dangles: set only while the batch runs.
  /// The batch while it is the innermost running batch; otherwise `nil`.
  @exclusivity(unchecked) @usableFromInline package var batch: Unmanaged<LayoutBatch<Backend>>?

  @inlinable package init() {}
}
