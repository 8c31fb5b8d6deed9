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
    add(verbatim: value.escapedForXML, to: attribute)
  }

  /// Adds an attribute that is a number.
  mutating func add(_ attribute: String, _ number: Double) {
    add(verbatim: number.isFinite ? roundedText(of: number) : "0", to: attribute)
  }

  /// Adds an attribute without escaping. Interpolating it would make a string for each.
  private mutating func add(verbatim value: String, to attribute: String) {
    start += " "
    start += attribute
    start += "=\""
    start += value
    start += "\""
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
    if utf8.allSatisfy({ $0.isPlainInXML }) { return self }
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

extension UInt8 {
  /// Whether a byte of UTF-8 is part of no character that is escaped or replaced; 0xC2 and 0xEF may be.
  fileprivate var isPlainInXML: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x7F,
      0xC2, 0xEF:
      false
    default: self >= 0x20
    }
  }
}

/// The style sheet of SVG drawings.
enum SVGStyle {
  /// The variables for light and dark drawings, and the rules that use them.
  ///
  /// Each colour is a variable, which a page can set for `.anchorage`.
  ///
  /// The sheet of a shown drawing also does for a measured one.
  static func text(_ look: LayoutDrawing.Look) -> String {
    let measured = sheet(".anchorage", colors, rules)
    return look == .measured ? measured : measured + "\n" + sheet(".anchorage.shown", shownColors, shownRules)
  }

  private typealias Color = (name: String, light: String, dark: String)
  private typealias Rule = (selector: String, properties: [Property])

  private static func sheet(_ scope: String, _ colors: [Color], _ rules: [Rule]) -> String {
    var text = scope + "{"
    for color in colors { text += "--\(color.name):\(color.light);" }
    text += "}\n@media(prefers-color-scheme:dark){\(scope){"
    for color in colors { text += "--\(color.name):\(color.dark);" }
    text += "}}"
    for rule in rules { text += "\n" + self.rule(rule, in: scope, colors) }
    return text
  }

  private static let colors: [Color] = [
    ("ground", "#ffffff", "#14181f"), ("ink", "#17202b", "#e8ecf1"), ("faint", "#596473", "#9aa7b6"),
    ("box", "#2f6fb3", "#6cb2f7"), ("guide", "#8142b5", "#c493f5"), ("own-guide", "#1b7a53", "#56c596"),
    ("line", "#a34d00", "#f2a85c"), ("error", "#c01722", "#ff7b78"), ("warning", "#8a5a00", "#e3b341"),
  ]

  private typealias Property = (name: String, value: String)

  private static let rules: [Rule] = [
    ("text", [("font-family", mono), ("font-size", "10px"), ("fill", "@ink"), ("white-space", "pre")]),
    ("line,.box", [("fill", "none"), ("stroke-width", "1px"), ("vector-effect", "non-scaling-stroke")]),
    (".ground", [("fill", "@ground")]),
    // Faint fills accumulate for nested views.
    (".box", [("fill", "@box"), ("fill-opacity", ".05"), ("stroke", "@box")]),
    (".root .box", [("stroke", "@faint"), ("fill", "@faint")]),
    (".guide .box", [("fill", "none"), ("stroke", "@guide"), ("stroke-dasharray", "5 3")]),
    (".own-guide .box", [("fill", "none"), ("stroke", "@own-guide"), ("stroke-dasharray", "2 3")]),
    (".baseline", [("stroke", "@faint"), ("stroke-opacity", ".7"), ("stroke-dasharray", "1 2")]),
    (".sans", [("font-family", "Helvetica,Arial,'Liberation Sans',sans-serif")]),
    (
      ".caption,.distance",
      [
        ("paint-order", "stroke"), ("stroke", "@ground"), ("stroke-width", "4px"),
        ("stroke-linejoin", "round"),
      ]
    ),
    (".caption", [("fill", "@box")]), (".caption.root,.size", [("fill", "@faint")]),
    (".caption.guide", [("fill", "@guide")]), (".caption.own-guide", [("fill", "@own-guide")]),
    (".constraint line", [("stroke", "@line"), ("stroke-opacity", ".8")]), (".distance", [("fill", "@line")]),
    (".item.tied .box", [("stroke", "@warning"), ("stroke-width", "2px")]),
    (".item.wrong .box", [("stroke", "@error"), ("stroke-width", "2px")]),
    (".constraint.wrong line", [("stroke", "@error"), ("stroke-width", "1.5px")]),
    (".constraint.broken line", [("stroke-dasharray", "4 2")]),
    (".wrong .distance,.report .error", [("fill", "@error")]),
    (".report .warning", [("fill", "@warning")]), (".report .faint", [("fill", "@faint")]),
  ]

  /// The number of hues that views have.
  static let hues = 6

  private static let shownColors: [Color] = [
    ("ground", "#eef1f5", "#0c0f14"), ("sheet", "#ffffff", "#1a202a"), ("edge", "#cbd3dd", "#39434f"),
    ("ink", "#17202b", "#f0f3f7"), ("error", "#c01722", "#ff7b78"), ("warning", "#8a5a00", "#e3b341"),
    ("hue0", "#a9c9f7", "#2f5f9e"), ("hue1", "#f6d28a", "#745618"), ("hue2", "#a5dcb6", "#2a6645"),
    ("hue3", "#f3b3c4", "#7d3a50"), ("hue4", "#c9b8f2", "#57428c"), ("hue5", "#9ddce2", "#21616a"),
  ]

  private static let shownRules: [Rule] =
    [
      ("text", [("fill", "@ink")]), (".ground", [("fill", "@ground")]),
      (".label text", [("font-family", sans)]), (".large text", [("font-weight", "600")]),
      // A fill that cannot be seen can be clicked.
      (".box", [("fill-opacity", "0"), ("stroke", "none")]),
      (".root .box", [("fill", "@sheet"), ("fill-opacity", "1"), ("stroke", "@edge")]),
    ] + hueRules + [
      // Where views overlap, each of them can be seen.
      (".leaf .box", [("fill-opacity", "1"), ("stroke", "@sheet")]),
      (".container .box", [("fill-opacity", ".2")]),
      (".item.tied .box", [("stroke", "@warning"), ("stroke-width", "2px")]),
      (".item.wrong .box", [("stroke", "@error"), ("stroke-width", "2px")]),
      (".report .error", [("fill", "@error")]), (".report .warning", [("fill", "@warning")]),
    ]

  private static var hueRules: [Rule] {
    (0..<hues).map { (".hue\($0) .box", [("fill", "@hue\($0)"), ("stroke", "@hue\($0)")]) }
  }

  private static let sans = "system-ui,-apple-system,'Segoe UI',Helvetica,Arial,'Liberation Sans',sans-serif"
  private static let mono = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"

  private static func rule(_ rule: Rule, in scope: String, _ colors: [Color]) -> String {
    let selectors = rule.selector.split(separator: ",").map { "\(scope) \($0)" }.joined(separator: ",")
    var text = selectors + "{"
    for property in rule.properties {
      let name = property.value.dropFirst()
      if property.value.hasPrefix("@"), let color = colors.first(where: { $0.name == name }) {
        // The first is for renderers without variables, which ignore the second.
        text += "\(property.name):\(color.light);\(property.name):var(--\(color.name));"
      } else {
        text += "\(property.name):\(property.value);"
      }
    }
    return text + "}"
  }
}
