/// The expression for a font.
enum FontCode {
  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The text styles by their names in files.
  static let styles: [String: String] = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]

  /// A font, or `nil` if it is the one that the view has.
  static func code(of font: InterfaceFont?, standard: Double) -> String? {
    guard let font else { return nil }
    if let style = font.style.flatMap({ styles[$0] }) { return ".preferredFont(forTextStyle: .\(style))" }
    guard let size = font.pointSize else { return nil }
    if let name = font.name {
      return "UIFont(name: \(StringLiteral.line(name)), size: \(CodeLanguage.number(size)))"
    }
    if font.type == "boldSystem" { return ".boldSystemFont(ofSize: \(CodeLanguage.number(size)))" }
    if font.type == "italicSystem" { return ".italicSystemFont(ofSize: \(CodeLanguage.number(size)))" }
    if let weight = font.weight, weights.contains(weight), weight != "regular" {
      return ".systemFont(ofSize: \(CodeLanguage.number(size)), weight: .\(weight))"
    }
    return size == standard ? nil : ".systemFont(ofSize: \(CodeLanguage.number(size)))"
  }
}
