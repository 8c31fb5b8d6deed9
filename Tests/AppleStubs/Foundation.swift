// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of Foundation that the signatures of UIKit's and AppKit's fakes use, for type-checking without Apple's SDK.
@_exported import CoreGraphics

open class NSObject: Hashable, CustomStringConvertible {
  public init() {}
  open var description: String { "" }
  open var hash: Int { 0 }
  open func isEqual(_ object: Any?) -> Bool { false }
  public static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

public struct NSZone {}
open class NSCoder: NSObject {}
open class Formatter: NSObject {}

open class NSAttributedString: NSObject {
  public struct Key: Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var string: String
  public init(string: String) { self.string = string }
  public init(string: String, attributes: [Key: Any]? = nil) { self.string = string }
}

public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

#if os(macOS)
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize
public typealias NSRect = CGRect
#endif

public struct NSEdgeInsets: Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public let NSEdgeInsetsZero = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
