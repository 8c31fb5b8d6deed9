// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of Core Text that Anchorage uses, for type-checking without Apple's SDK.
import CoreGraphics
import Foundation

public typealias CFAttributedString = NSAttributedString

public class CTFont {}
public class CTLine {}

public enum CTFontUIFontType: UInt32, Sendable {
  case system = 2
}

public let kCTFontAttributeName: CFString = ""
public let kCTForegroundColorAttributeName: CFString = ""

public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? { nil }
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine() }
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double { 0 }
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {}
