import Anchorage

/// One of the four equations that place a guide which its view makes itself.
///
/// A guide for reading that is narrower than the margins has a centre instead of a left edge, and a width
/// instead of a right edge.
enum GuidePlacement: Int, CaseIterable {
  case top, left, bottom, right

  /// The attribute that the equation is about.
  func attribute(isNarrowed: Bool) -> LayoutAttribute {
    switch self {
    case .top: .top
    case .left: isNarrowed ? .centerX : .left
    case .bottom: .bottom
    case .right: isNarrowed ? .width : .right
    }
  }
}
