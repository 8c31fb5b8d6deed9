import AnchorageHeadless

/// A number with two decimals, which is finer than any screen.
func svg(_ number: Double) -> String {
  let rounded = (number * 100).rounded() / 100
  return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
}

/// A view that draws itself.
class Shape: LayoutView {
  /// The elements of SVG that the view consists of, without those of its subviews.
  func elements(in frame: LayoutRect) -> String { "" }

  final func rectangle(_ frame: LayoutRect, radius: Double, _ style: String) -> String {
    "<rect x=\"\(svg(frame.minX))\" y=\"\(svg(frame.minY))\" width=\"\(svg(frame.size.width))\" "
      + "height=\"\(svg(frame.size.height))\" rx=\"\(svg(radius))\" \(style)/>\n"
  }
}

/// A rectangle, perhaps with round corners.
final class Box: Shape {
  private let style: String
  private let radius: Double

  init(_ name: String, _ style: String, radius: Double = 0) {
    (self.style, self.radius) = (style, radius)
    super.init(name: name)
  }

  override func elements(in frame: LayoutRect) -> String {
    rectangle(frame, radius: min(radius, frame.size.height / 2), style)
  }
}

/// Text that wraps in the width that it gets: HarfBuzz says how wide its lines are.
final class Text: Shape {
  private let text: String
  private let typeface: Typeface
  private let size: Double
  private let color: String
  private let limit: Int
  private let lineHeight: Double
  private let balances: Bool

  init(
    _ name: String, _ text: String, _ typeface: Typeface, _ size: Double, _ color: String,
    lines limit: Int = 0, leading: Double = 1, balances: Bool = false
  ) {
    (self.text, self.typeface, self.size, self.color) = (text, typeface, size, color)
    (self.limit, self.balances) = (limit, balances)
    lineHeight = typeface.lineHeight(size: size) * leading
    super.init(name: name)
  }

  override var isMeasuredByWidth: Bool { true }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    let lines = lines(fitting: size.width)
    let longest = lines.map { typeface.width(of: $0, size: self.size) }.max() ?? 0
    // Up to whole pixels, as labels of UIKit: moved to pixels, the frame must not be narrower than the text.
    return LayoutSize(
      width: (longest * 2).rounded(.up) / 2, height: (Double(lines.count) * lineHeight * 2).rounded(.up) / 2)
  }

  override var firstBaselineOffsetFromTop: Double {
    (lineHeight - typeface.lineHeight(size: size)) / 2 + typeface.ascender(size: size)
  }
  override var baselineOffsetFromBottom: Double { lineHeight - firstBaselineOffsetFromTop }

  private func lines(fitting width: Double) -> [String] {
    typeface.lines(of: text, size: size, fitting: width, limit: limit, balances: balances)
  }

  override func elements(in frame: LayoutRect) -> String {
    var baseline = frame.minY + firstBaselineOffsetFromTop
    var text = "<g fill=\"\(color)\">\n"
    for line in lines(fitting: frame.size.width + 0.5) {  // the frame may have lost half a pixel at each side
      let room = frame.size.width - typeface.width(of: line, size: size)
      let start = effectiveLayoutDirection == .rightToLeft ? frame.minX + room : frame.minX
      text += typeface.elements(of: line, size: size, at: LayoutPoint(x: start, y: baseline))
      baseline += lineHeight
    }
    return text + "</g>\n"
  }
}

/// Tags in rows, as many in each as fit.
final class Tags: Shape {
  private let tags: [String]
  private let typeface: Typeface
  private let (ground, ink): (String, String)
  private let size = 13.0
  private let (height, gap, inset) = (28.0, 8.0, 12.0)

  init(_ name: String, _ tags: [String], _ typeface: Typeface, _ ink: String, on ground: String) {
    (self.tags, self.typeface, self.ink, self.ground) = (tags, typeface, ink, ground)
    super.init(name: name)
  }

  override var isMeasuredByWidth: Bool { true }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    let frames = frames(fitting: size.width)
    return LayoutSize(width: frames.map(\.maxX).max() ?? 0, height: frames.last?.maxY ?? 0)
  }

  private func frames(fitting width: Double) -> [LayoutRect] {
    var (x, y): (Double, Double) = (0, 0)
    return tags.map { tag in
      let length = typeface.width(of: tag, size: size) + 2 * inset
      if x > 0 && x + length > width + 0.01 { (x, y) = (0, y + height + gap) }
      defer { x += length + gap }
      return LayoutRect(x: x, y: y, width: length, height: height)
    }
  }

  override func elements(in frame: LayoutRect) -> String {
    zip(tags, frames(fitting: frame.size.width)).map { tag, place in
      let isMirrored = effectiveLayoutDirection == .rightToLeft
      let x = isMirrored ? frame.maxX - place.maxX : frame.minX + place.minX
      let y = frame.minY + place.minY
      let rise = (typeface.ascender(size: size) * 2 - typeface.lineHeight(size: size)) / 2
      return rectangle(
        LayoutRect(x: x, y: y, width: place.size.width, height: height), radius: height / 2,
        "fill=\"\(ground)\"")
        + "<g fill=\"\(ink)\">"
        + typeface.elements(of: tag, size: size, at: LayoutPoint(x: x + inset, y: y + height / 2 + rise))
        + "</g>\n"
    }.joined()
  }
}
