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
}
