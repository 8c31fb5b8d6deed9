// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of Core Graphics that draws images, for type-checking without Apple's SDK.
#if os(Linux)
import Foundation
#endif

public typealias CFString = String

public final class CGColorSpace: Sendable {
  public static var sRGB: CFString { "" }
  public init?(name: CFString) {}
}

public final class CGColor: Sendable {
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

public struct CGAffineTransform: Sendable {}

public class CGPath {
  public init(
    roundedRect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {}
}

public final class CGImage: Sendable {
  public var width: Int { 0 }
  public var height: Int { 0 }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case premultipliedLast = 1
}

public class CGContext {
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {}
  public var textPosition = CGPoint.zero
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func saveGState() {}
  public func restoreGState() {}
  public func clip(to rect: CGRect) {}
  public func setFillColor(_ color: CGColor) {}
  public func addPath(_ path: CGPath) {}
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  public func makeImage() -> CGImage? { nil }
}

public enum CGPathFillRule: Int, Sendable {
  case winding
}
