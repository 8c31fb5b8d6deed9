import Anchorage
import Testing

/// Expects the texts of constraints, in order.
func expectConstraints(
  _ group: ConstraintGroup<HeadlessBackend>, _ texts: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(group.map { $0.description } == texts, sourceLocation: sourceLocation)
}
