#if canImport(CoreGraphics) && canImport(CoreText)
import AnchorageHeadless
import CoreGraphics
import CoreText
import Foundation

extension LayoutDrawing {
  /// Draws the layout as a screen, as ``Look/shown`` does, into an image.
  ///
  ///     let picture = LayoutDrawing(of: root).image().map { NSImage(cgImage: $0, size: .zero) }
  ///
  /// - Parameter scale: The pixels in a point, up to 16,384 pixels a side.
  /// - Returns: `nil` if there is nothing to draw.
  public func image(scale: Double = 2) -> CGImage? {
    guard let area, area.width > 0, area.height > 0, scale > 0,
      let space = CGColorSpace(name: CGColorSpace.sRGB)
    else { return nil }
    let scale = Swift.min(scale, 16_384 / Swift.max(area.width, area.height))
    let (width, height) = (pixels(area.width * scale), pixels(area.height * scale))
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    // From the top left down, as the layout has it.
    context.translateBy(x: 0, y: CGFloat(Double(height)))
    context.scaleBy(x: CGFloat(scale), y: CGFloat(-scale))
    context.translateBy(x: CGFloat(-area.minX), y: CGFloat(-area.minY))
    var hues = SVGHues()
    for (index, item) in items.enumerated() where item.frame.isDrawable && !item.isGuide {
      context.saveGState()
      if let window = item.window { context.clip(to: CGRect(window)) }
      if index == 0 {
        context.fill(item, ImageColors.sheet)
      } else if case .label(let lines, let metrics) = item.kind {
        context.draw(lines, metrics, of: item)
      } else if !item.isStack {
        let isLeaf = item.contents.views == 0 && item.contents.labels <= 1
        context.fill(item, ImageColors.hue(hues.hue(of: item.name), alpha: isLeaf ? 1 : 0.2))
      }
      context.restoreGState()
    }
    return context.makeImage()
  }

  private func pixels(_ length: Double) -> Int { Swift.max(1, Int(length.rounded(.up))) }
}

extension CGContext {
  fileprivate func fill(_ item: LayoutDrawing.Item, _ color: CGColor) {
    let radius = CGFloat(Swift.min(10, Swift.min(item.frame.width, item.frame.height) / 4))
    setFillColor(color)
    addPath(
      CGPath(roundedRect: CGRect(item.frame), cornerWidth: radius, cornerHeight: radius, transform: nil))
    fillPath()
  }

  /// Draws lines of text with the widths that they have in the layout.
  fileprivate func draw(_ lines: [String], _ metrics: LayoutTextMetrics, of item: LayoutDrawing.Item) {
    let font = CTFontCreateUIFontForLanguage(.system, CGFloat(metrics.lineHeight * 0.8), nil)
    let attributes: [NSAttributedString.Key: Any] = [
      NSAttributedString.Key(kCTFontAttributeName as String): font as Any,
      NSAttributedString.Key(kCTForegroundColorAttributeName as String): ImageColors.ink,
    ]
    for (index, text) in lines.prefix(1000).enumerated() where !text.isEmpty {
      let line = CTLineCreateWithAttributedString(
        NSAttributedString(string: text, attributes: attributes) as CFAttributedString)
      let (natural, width) = (CTLineGetTypographicBounds(line, nil, nil, nil), metrics.size(of: [text]).width)
      guard natural > 0 else { continue }
      saveGState()
      translateBy(
        x: CGFloat(item.isRightToLeft ? item.frame.maxX - width : item.frame.minX),
        y: CGFloat(item.frame.minY + Double(index) * metrics.lineHeight + metrics.baseline))
      // Letters stand upright where y grows upwards.
      scaleBy(x: CGFloat(width / natural), y: -1)
      textPosition = .zero
      CTLineDraw(line, self)
      restoreGState()
    }
  }
}

/// The light colors of ``LayoutDrawing/Look/shown``.
private enum ImageColors {
  static var sheet: CGColor { color(0xFFFFFF) }
  static var ink: CGColor { color(0x17202B) }

  static func hue(_ number: Int, alpha: Double) -> CGColor {
    color([0xA9C9F7, 0xF6D28A, 0xA5DCB6, 0xF3B3C4, 0xC9B8F2, 0x9DDCE2][number], alpha: alpha)
  }

  private static func color(_ code: Int, alpha: Double = 1) -> CGColor {
    func part(_ shift: Int) -> CGFloat { CGFloat(Double(code >> shift & 0xFF) / 255) }
    return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: CGFloat(alpha))
  }
}

extension CGRect {
  fileprivate init(_ frame: LayoutRect) {
    self.init(
      x: CGFloat(frame.minX), y: CGFloat(frame.minY), width: CGFloat(frame.width),
      height: CGFloat(frame.height))
  }
}
#endif
