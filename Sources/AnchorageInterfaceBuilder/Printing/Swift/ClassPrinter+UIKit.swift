import Anchorage

extension ClassPrinter {
  /// The lines that give a view of UIKit its text or picture.
  func configureContent(of view: InterfaceView, _ writer: inout CodeWriter) {
    switch view.kind {
    case .label(let text):
      configure(text, of: view, &writer)
      if text.numberOfLines != 1 {
        writer.line("\(member("numberOfLines", of: view)) = \(text.numberOfLines)")
      }
      if let width = text.preferredMaxLayoutWidth {
        writer.line("\(member("preferredMaxLayoutWidth", of: view)) = \(CodeLanguage.number(width))")
      }
    case .textField(let text):
      configure(text, of: view, &writer)
      if let placeholder = text.placeholder, !placeholder.isEmpty {
        writer.assign(placeholder, to: member("placeholder", of: view))
      }
    case .textView(let text):
      configure(text, of: view, &writer)
      if !text.scrolls { writer.line("\(member("isScrollEnabled", of: view)) = false") }
    case .imageView(let image):
      if let name = image.name {
        writer.line("\(member("image", of: view)) = \(ClassPrinter.image(name, image.catalog))")
      }
    case .button(let button):
      if let title = button.title, !title.isEmpty {
        writer.line("\(member("setTitle", of: view))(\(StringLiteral.line(title)), for: .normal)")
      }
      if let image = button.image {
        writer.line(
          "\(member("setImage", of: view))(UIImage(named: \(StringLiteral.line(image))), for: .normal)")
      }
      if let font = ClassPrinter.code(of: button.font, standard: 15) {
        writer.line("\(member("titleLabel?.font", of: view)) = \(font)")
      }
    default: break
    }
  }

  private func configure(_ text: InterfaceText, of view: InterfaceView, _ writer: inout CodeWriter) {
    if !text.text.isEmpty { writer.assign(text.text, to: member("text", of: view)) }
    if let font = ClassPrinter.code(of: text.font, standard: 17) {
      writer.line("\(member("font", of: view)) = \(font)")
    }
    if let alignment = text.alignment, ["left", "center", "right", "justified"].contains(alignment) {
      writer.line("\(member("textAlignment", of: view)) = .\(alignment)")
    }
  }

  private static func image(_ name: String, _ catalog: String?) -> String {
    catalog == "system"
      ? "UIImage(systemName: \(StringLiteral.line(name)))" : "UIImage(named: \(StringLiteral.line(name)))"
  }

  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static let styles: [String: String] = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]

  /// A font, or `nil` if it is the one that the view has.
  private static func code(of font: InterfaceFont?, standard: Double) -> String? {
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

  // MARK: Omissions

  /// The omissions that concern views.
  func viewOmissions() -> [InterfaceCode.Omission] {
    var omissions: [InterfaceCode.Omission] = []
    let installed = Set([tree.root.id] + views.map(\.id))
    for view in tree.views {
      let name = name(of: view)
      func omit(_ sentence: String) {
        omissions.append(InterfaceCode.Omission(position: view.position, sentence: sentence))
      }
      guard installed.contains(view.id) else {
        omit("'\(name)' is not installed for the size class of the document's device")
        continue
      }
      if style == .uiKit, let missing = ViewClass(uiKit: view).missing {
        omit(view.id == tree.root.id ? "the view is \(missing)" : "'\(name)' is \(missing)")
      }
      for variation in view.variations where !variation.conditions.isEmpty {
        for attribute in variation.attributes.keys.sorted() {
          omit("\(attribute) of '\(name)' is \(variation.attributes[attribute] ?? "") for \(variation.key)")
        }
        for change in variation.changes where change.target == .subviews {
          let other = names.views[change.reference] ?? change.reference
          omit("'\(other)' is \(change.isInstalled ? "installed" : "taken out") for \(variation.key)")
        }
      }
      if style == .uiKit, view.placeholderWidth != nil || view.placeholderHeight != nil {
        omit("the content size of '\(name)' is a placeholder")
      }
      if view.followsReadableWidth, style == .headless {
        omit("the margins of '\(name)' follow the readable width")
      }
    }
    return omissions
  }
}
