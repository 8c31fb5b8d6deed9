/// What items have in common when they are matched.
///
///     [ok, cancel].match(.width)
///     LayoutExtent.allCases.count  // 3
public enum LayoutExtent: Hashable, Sendable, CaseIterable {
  /// Their widths.
  case width
  /// Their heights.
  case height
  /// Their widths and their heights.
  case size

  var attributes: [LayoutAttribute] {
    switch self {
    case .width: [.width]
    case .height: [.height]
    case .size: [.width, .height]
    }
  }
}
