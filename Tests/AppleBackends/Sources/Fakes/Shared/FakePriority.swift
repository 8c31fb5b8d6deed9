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
