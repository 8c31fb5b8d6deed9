import Anchorage

/// One of the four constraints that bring a view to its intrinsic content size.
enum ContentBound: Int, CaseIterable {
  case leastWidth, greatestWidth, leastHeight, greatestHeight

  /// The bounds along an axis, the one at the compression resistance priority first.
  static func bounds(along axis: LayoutAxis) -> (least: ContentBound, greatest: ContentBound) {
    axis == .horizontal ? (leastWidth, greatestWidth) : (leastHeight, greatestHeight)
  }

  var axis: LayoutAxis {
    switch self {
    case .leastWidth, .greatestWidth: .horizontal
    case .leastHeight, .greatestHeight: .vertical
    }
  }

  /// The dimension that is bound.
  var attribute: LayoutAttribute { axis == .horizontal ? .width : .height }

  /// The priority of the view that makes it a constraint.
  var origin: LayoutConflict.Origin {
    relation == .lessThanOrEqual ? .hugging(axis) : .compressionResistance(axis)
  }

  /// The relation of the dimension to that of the content.
  var relation: LayoutRelation {
    switch self {
    case .leastWidth, .leastHeight: .greaterThanOrEqual
    case .greatestWidth, .greatestHeight: .lessThanOrEqual
    }
  }
}
