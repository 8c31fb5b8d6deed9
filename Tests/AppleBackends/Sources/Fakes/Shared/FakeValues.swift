// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The common members of UILayoutPriority and NSLayoutConstraint.Priority; the real protocols are
/// underscored, too.
public protocol _FakeNumericRawRepresentable: RawRepresentable, Comparable where RawValue == Float {
  init(rawValue: Float)
}

extension _FakeNumericRawRepresentable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  public static func + (a: Self, b: Float) -> Self { Self(rawValue: a.rawValue + b) }
  public static func + (a: Float, b: Self) -> Self { Self(rawValue: a + b.rawValue) }
  public static func - (a: Self, b: Float) -> Self { Self(rawValue: a.rawValue - b) }
  public static func - (a: Self, b: Self) -> Float { a.rawValue - b.rawValue }
  public static func += (a: inout Self, b: Float) { a = a + b }
  public static func -= (a: inout Self, b: Float) { a = a - b }
}

public struct NSDirectionalEdgeInsets: Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

#if FAKE_UIKIT
extension NSDirectionalEdgeInsets: Equatable {
  public static let zero = NSDirectionalEdgeInsets()
}
#endif
