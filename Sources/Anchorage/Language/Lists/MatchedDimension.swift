/// The dimensions that `match` makes equal.
///
///     [ok, cancel].match(.size)
///     // cancel.width == ok.width, cancel.height == ok.height
public enum MatchedDimension: Hashable, Sendable, CaseIterable {
  /// Their widths.
  case width
  /// Their heights.
  case height
  /// Their widths and their heights.
  case size

  @usableFromInline var attributes: [LayoutAttribute] {
    switch self {
    case .width: [.width]
    case .height: [.height]
    case .size: [.width, .height]
    }
  }
}
