import AnchorageHeadless
import Foundation

extension DocumentReader {
  /// The kind of a view, by its element.
  mutating func kind(of element: InterfaceElement) -> InterfaceViewKind {
    if toolkit == .cocoa { return appKitKind(of: element) }
    if element.key == "contentView" { return .contentView }
    switch element.name {
    case "view", "customView", "inputAccessoryView": return .plain
    case "label": return .label(text(of: element))
    case "imageView": return .imageView(image(of: element))
    case "button": return .button(button(of: element))
    case "textField": return .textField(text(of: element))
    case "textView": return .textView(text(of: element))
    case "stackView": return .stack(stack(of: element))
    default:
      if let kind = DocumentReader.plainKinds[element.name] { return kind }
      if InterfaceVocabulary.viewElements[element.name] != nil { return .web }
      note(.unknownElement(element.name, in: "subviews"), at: element)
      return .unknown
    }
  }

  private static let plainKinds: [String: InterfaceViewKind] = [
    "switch": .toggle, "slider": .slider, "segmentedControl": .segmentedControl, "stepper": .stepper,
    "activityIndicatorView": .activityIndicator, "progressView": .progressView, "pageControl": .pageControl,
    "datePicker": .datePicker, "pickerView": .pickerView, "searchBar": .searchBar, "scrollView": .scroll,
    "tableView": .table, "collectionView": .collection, "tableViewCell": .tableCell,
    "collectionViewCell": .collectionCell, "collectionReusableView": .collectionCell,
    "tableViewCellContentView": .contentView, "collectionViewCellContentView": .contentView,
    "visualEffectView": .visualEffect, "containerView": .container, "navigationBar": .navigationBar,
    "toolbar": .toolbar, "tabBar": .tabBar,
  ]

  // MARK: Texts

  private mutating func text(of element: InterfaceElement) -> InterfaceText {
    var text = InterfaceText()
    text.text = string("text", of: element) ?? ""
    text.placeholder = string("placeholder", of: element)
    if let lines = number("numberOfLines", of: element) {
      text.numberOfLines = Int(exactly: lines) ?? 1
    } else if element.name == "textView" {
      text.numberOfLines = 0
    }
    if let width = number("preferredMaxLayoutWidth", of: element), width > 0 {
      text.preferredMaxLayoutWidth = width
    }
    text.font = font(of: element)
    text.lineBreakMode = element["lineBreakMode"]
    text.alignment = element["textAlignment"]
    if let attributed = element.child(named: "attributedString") {
      text.isAttributed = true
      let parts = attributed.children.filter { $0.name == "fragment" }.map { string("content", of: $0) ?? "" }
      if !parts.isEmpty { text.text = parts.joined() }
    }
    text.scrolls = flag("scrollEnabled", of: element, default: true)
    text.shrinks = element["adjustsFontSizeToFit"] == "YES" || element["minimumScaleFactor"] != nil
    return text
  }

  /// A text that is an attribute, or an element of its own where it has line feeds.
  mutating func string(_ key: String, of element: InterfaceElement) -> String? {
    if let text = element[key] { return text }
    guard let child = element.children.first(where: { $0.name == "string" && $0.key == key }) else {
      return nil
    }
    guard child["base64-UTF8"] == "YES" else { return child.text }
    guard let text = Base64.text(child.text) else {
      note(.unknownValue(child.text, attribute: "base64-UTF8", of: "string"), at: child)
      return child.text
    }
    return text
  }

  private mutating func font(of element: InterfaceElement) -> InterfaceFont? {
    guard let child = element.child(named: "fontDescription") else { return nil }
    return InterfaceFont(
      style: child["style"], type: child["type"], name: child["name"], family: child["family"],
      weight: child["weight"], pointSize: number("pointSize", of: child))
  }

  // MARK: Other content

  private func image(of element: InterfaceElement) -> InterfaceImage {
    let image = element.image
    return InterfaceImage(
      name: image?.name, catalog: image?.catalog, size: image.flatMap { images[$0.name] },
      contentMode: element["contentMode"],
      hasSymbolConfiguration: element.child(named: "preferredSymbolConfiguration") != nil)
  }

  private mutating func button(of element: InterfaceElement) -> InterfaceButton {
    let normal = element.children.first { $0.name == "state" && $0.key == "normal" }
    let configuration = element.child(named: "buttonConfiguration")
    let image = normal?.image ?? configuration?.image
    return InterfaceButton(
      title: normal.flatMap { string("title", of: $0) } ?? configuration.flatMap { string("title", of: $0) },
      image: image?.name, catalog: image?.catalog, font: font(of: element), type: element["buttonType"])
  }

  private mutating func stack(of element: InterfaceElement) -> InterfaceStack {
    var stack = InterfaceStack()
    stack.axis = choice(
      "axis", of: element, among: ["horizontal": .horizontal, "vertical": .vertical], default: .horizontal)
    stack.distribution = choice(
      "distribution", of: element, among: InterfaceStack.distributions, default: .fill)
    stack.alignment = choice("alignment", of: element, among: InterfaceStack.alignments, default: .fill)
    stack.hasSystemSpacing = choice(
      "spacingType", of: element, among: ["standard": true, "default": false], default: false)
    stack.spacing = stack.hasSystemSpacing ? 8 : number("spacing", of: element) ?? 0
    stack.isBaselineRelative = flag("baselineRelativeArrangement", of: element)
    stack.isMarginsRelative = element.children.contains {
      $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins"
    }
    let spacings = element.grandchildren(in: "customSpacing")
    for (subview, spacing) in zip(element.grandchildren(in: "subviews"), spacings) {
      // The largest number of the type stands for the stack's own spacing.
      guard let id = subview["id"], let value = number("value", of: spacing), value < 1e30 else { continue }
      stack.customSpacing[id] = value
    }
    return stack
  }
}

extension InterfaceElement {
  /// The image of an element: its attributes, or those of an element of its own, which can have a scale as well.
  var image: (name: String, catalog: String?)? {
    let owner = self["image"] == nil ? child(forKey: "image") : self
    return owner?["image"].map { ($0, owner?["catalog"]) }
  }
}

/// Text that a file has in base 64, because XML could not hold it.
enum Base64 {
  /// The text, or `nil` if it is not in base 64 or not UTF-8. Interface Builder leaves out the padding.
  static func text(_ encoded: String) -> String? {
    let digits = encoded.filter { !$0.isWhitespace && $0 != "=" }
    let padded = digits + String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) }
  }
}
