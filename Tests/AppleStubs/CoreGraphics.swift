// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of Core Graphics that Anchorage uses, for type-checking without Apple's SDK. `CGFloat` is a type of its own,
// as it is there, which the compiler converts to `Double` and back.

public struct CGFloat: Sendable, Hashable, Codable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
}

extension CGFloat: Comparable {
  public static var infinity: CGFloat { CGFloat(Double.infinity) }
  public var isFinite: Bool { native.isFinite }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native + b.native) }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native * b.native) }
  public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native - b.native) }
  public static prefix func - (a: CGFloat) -> CGFloat { CGFloat(-a.native) }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

public struct CGPoint: Sendable, Equatable, Codable {
  public static let zero = CGPoint(x: 0, y: 0)
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  @_disfavoredOverload
  public init(x: Double, y: Double) { (self.x, self.y) = (CGFloat(x), CGFloat(y)) }
}

public struct CGSize: Sendable, Equatable, Codable {
  public static let zero = CGSize(width: 0, height: 0)
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  @_disfavoredOverload
  public init(width: Double, height: Double) { (self.width, self.height) = (CGFloat(width), CGFloat(height)) }
}

public struct CGRect: Sendable, Equatable, Codable {
  public static let zero = CGRect(origin: .zero, size: .zero)
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var midX: CGFloat { CGFloat(origin.x.native + size.width.native / 2) }
  public var midY: CGFloat { CGFloat(origin.y.native + size.height.native / 2) }
  public var maxY: CGFloat { CGFloat(origin.y.native + size.height.native) }
}
