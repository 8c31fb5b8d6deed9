/// What items have in common when they are matched.
///
///     [ok, cancel].match(.size)
///     // cancel.width == ok.width, cancel.height == ok.height
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
