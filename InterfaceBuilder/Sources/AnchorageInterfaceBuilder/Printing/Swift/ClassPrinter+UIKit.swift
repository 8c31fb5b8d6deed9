@_spi(Printing) import AnchorageCode
import AnchorageHeadless

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
        writer.line("\(member("image", of: view)) = \(ImageCode.code(name, image.catalog))")
      }
    case .button(let button):
      if let title = button.title, !title.isEmpty {
        writer.line("\(member("setTitle", of: view))(\(StringLiteral.line(title)), for: .normal)")
      }
      if let image = button.image {
        writer.line(
          "\(member("setImage", of: view))(\(ImageCode.code(image, button.catalog)), for: .normal)")
      }
      if let font = FontCode.code(of: button.font, standard: 15) {
        writer.line("\(member("titleLabel?.font", of: view)) = \(font)")
      }
    case .activityIndicator where view.element["animating"] == "YES":
      writer.line("\(member("startAnimating", of: view))()")
    default: break
    }
  }

  private func configure(_ text: InterfaceText, of view: InterfaceView, _ writer: inout CodeWriter) {
    if !text.text.isEmpty { writer.assign(text.text, to: member("text", of: view)) }
    if let font = FontCode.code(of: text.font, standard: 17) {
      writer.line("\(member("font", of: view)) = \(font)")
    }
    // A file without an alignment means left, as views had it before iOS 9; since then they are natural without being told.
    let alignment = text.alignment ?? "left"
    if ["left", "center", "right", "justified"].contains(alignment) {
      writer.line("\(member("textAlignment", of: view)) = .\(alignment)")
    }
  }

  // MARK: Omissions

  /// The attributes that views and stack views have by size classes.
  private static let followed: Set<String> = ["axis", "distribution", "alignment", "spacing", "hidden"]

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
        omit("'\(name)' is not installed on the document's device")
        continue
      }
      if style == .uiKit, let missing = ViewClass(uiKit: view).missing {
        omit(view.id == tree.root.id ? "the view is \(missing)" : "'\(name)' is \(missing)")
      }
      for variation in view.variations where !variation.conditions.isEmpty {
        for part in variation.parts {
          omit("\(part) of '\(name)' is another for \(variation.key)")
        }
        let isFollowed = variation.conditions.allSatisfy {
          $0.name == "widthClass" || $0.name == "heightClass"
        }
        for attribute in variation.attributes.keys.sorted()
        where !(isFollowed && ClassPrinter.followed.contains(attribute)) {
          omit("\(attribute) of '\(name)' is \(variation.attributes[attribute] ?? "") for \(variation.key)")
        }
        for change in variation.changes where change.target == .subviews && !isFollowed {
          let other = names.views[change.reference] ?? change.reference
          omit("'\(other)' is \(change.isInstalled ? "installed" : "taken out") for \(variation.key)")
        }
      }
      if style == .uiKit, view.placeholderWidth != nil || view.placeholderHeight != nil {
        omit("the content size of '\(name)' is a placeholder")
      }
      if view.followsReadableWidth { omit("the margins of '\(name)' follow the readable width") }
    }
    return omissions
  }
}
