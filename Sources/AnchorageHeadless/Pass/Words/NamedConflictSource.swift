import Anchorage

/// The origin of a solver's constraint, in the words of a report.
///
/// An object, because each of a thousand conflicts may have the same thousand.
final class NamedConflictSource {
  /// The anchors that take part.
  let anchors: [ConflictSource.Anchor]
  /// The name of the item of each.
  let items: [String]
  /// The line of the report.
  let member: LayoutConflict.Member

  init(_ source: ConflictSource) {
    anchors = source.anchors
    items = anchors.map { $0.item.displayName }
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
