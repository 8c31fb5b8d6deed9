/// The origin of a solver's constraint, in the words of a report.
struct NamedConflictSource {
  /// The anchors that take part.
  let anchors: [ConflictSource.Anchor]
  /// The line of the report.
  let member: LayoutConflict.Member

  init(_ source: ConflictSource) {
    anchors = source.anchors
    member = source.member
  }

  func mentions(_ axis: LayoutAxis) -> Bool {
    anchors.contains { $0.attribute.axis == axis }
  }

  /// Whether the width or height of a root takes part: all but where it begins.
  func mentionsExtent(of root: LayoutView, along axis: LayoutAxis) -> Bool {
    anchors.contains {
      $0.item === root && $0.attribute.axis == axis && ![.left, .leading, .top].contains($0.attribute)
    }
  }
}
