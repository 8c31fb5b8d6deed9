import AnchorageHeadless
import Testing

/// Expects the texts of constraints, in order.
func expectConstraints(
  _ group: ConstraintGroup<LayoutView.Backend>, _ texts: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(group.map { $0.layoutDescription } == texts, sourceLocation: sourceLocation)
}
