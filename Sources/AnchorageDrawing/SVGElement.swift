import AnchorageHeadless

/// An element of an SVG document as text, built attribute by attribute.
struct SVGElement {
  private let name: String
  private var start: String
  private var content = ""

  init(_ name: String, class style: String = "") {
    self.name = name
    start = "<" + name
    if !style.isEmpty { add("class", style) }
  }

  /// Adds an attribute; the value is escaped.
  mutating func add(_ attribute: String, _ value: String) {
    start += " \(attribute)=\"\(value.escapedForXML)\""
  }

  /// Adds an attribute that is a number.
  mutating func add(_ attribute: String, _ number: Double) {
    start += " \(attribute)=\"\(number.isFinite ? roundedText(of: number) : "0")\""
  }

  /// Adds the attributes of a rectangle.
  mutating func add(_ rect: LayoutRect) {
    add("x", rect.minX)
    add("y", rect.minY)
    add("width", rect.width)
    add("height", rect.height)
  }

  /// Adds text, which is escaped.
  mutating func add(text: String) { content += text.escapedForXML }

  /// Adds text without escaping.
  mutating func add(verbatim text: String) { content += text }

  /// Adds an element inside.
  mutating func add(_ element: SVGElement) { content += element.text }

  /// The element as text.
  var text: String { content.isEmpty ? start + "/>" : start + ">" + content + "</" + name + ">" }
}

extension SVGElement {
  /// A tooltip.
  static func title(_ text: String) -> SVGElement {
    var title = SVGElement("title")
    title.add(text: text)
    return title
  }

  static func rect(_ rect: LayoutRect, class style: String) -> SVGElement {
    var element = SVGElement("rect", class: style)
    element.add(rect)
    return element
  }

  static func line(_ start: LayoutPoint, _ end: LayoutPoint, class style: String) -> SVGElement {
    var line = SVGElement("line", class: style)
    line.add("x1", start.x)
    line.add("y1", start.y)
    line.add("x2", end.x)
    line.add("y2", end.y)
    return line
  }

  static func text(_ text: String, x: Double, y: Double, class style: String) -> SVGElement {
    var element = SVGElement("text", class: style)
    element.add("x", x)
    element.add("y", y)
    element.add(text: text)
    return element
  }
}

extension String {
  /// The text escaped for XML and HTML; characters that XML forbids become a space or `�`.
  var escapedForXML: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value): escaped.append(" ")
      case "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
