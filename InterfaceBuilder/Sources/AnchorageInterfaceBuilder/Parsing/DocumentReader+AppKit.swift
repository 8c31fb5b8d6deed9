import AnchorageHeadless

// Views of AppKit, whose contents are in cells.

extension DocumentReader {
  /// The kind of a view of AppKit, by its element and its cell.
  mutating func appKitKind(of element: InterfaceElement) -> InterfaceViewKind {
    switch element.name {
    case "view", "customView", "ruleEditor", "predicateEditor", "matrix", "scrubber": return .plain
    case "tableCellView": return .tableCell
    case "textField", "secureTextField", "searchField", "tokenField":
      return DocumentReader.isLabel(element)
        ? .label(appKitText(of: element)) : .textField(appKitText(of: element))
    case "imageView": return .imageView(appKitImage(of: element))
    case "button", "comboButton": return .button(appKitButton(of: element))
    case "stackView": return .stack(appKitStack(of: element))
    case "slider": return DocumentReader.isUpright(element) ? .appKit(.verticalSlider) : .slider
    case "progressIndicator": return element["style"] == "spinning" ? .activityIndicator : .progressView
    case "box":
      guard element["boxType"] == "separator" else { return .appKit(.box) }
      return .appKit(DocumentReader.isUpright(element) ? .verticalLine : .horizontalLine)
    case "textView": return .textView(InterfaceText())
    default:
      if let kind = DocumentReader.appKitKinds[element.name] {
        noteOwnRules(of: element)
        return kind
      }
      if viewElements[element.name] != nil { return .web }
      note(.unknownElement(element.name, in: "subviews"), at: element)
      return .unknown
    }
  }

  private static let appKitKinds: [String: InterfaceViewKind] = [
    "visualEffectView": .visualEffect, "containerView": .container, "switch": .toggle, "stepper": .stepper,
    "segmentedControl": .segmentedControl, "datePicker": .datePicker, "tableView": .table,
    "outlineView": .table, "browser": .table, "collectionView": .collection,
    "popUpButton": .appKit(.popUpButton), "comboBox": .appKit(.comboBox),
    "levelIndicator": .appKit(.levelIndicator), "pathControl": .appKit(.comboBox),
    "colorWell": .appKit(.colorWell), "gridView": .appKit(.gridView), "splitView": .appKit(.splitView),
    "tabView": .appKit(.tabView), "scrollView": .appKit(.scrollView), "clipView": .appKit(.clipView),
  ]

  /// Notes views that place others by rules that are not those of constraints.
  private mutating func noteOwnRules(of element: InterfaceElement) {
    switch element.name {
    case "gridView", "splitView":
      note(
        .elsewhere("<\(element.name)> places its views itself: they stay where they were saved"), at: element)
    case "tabView": note(.elsewhere("the views of the tabs of <tabView> are trees of their own"), at: element)
    default: break
    }
  }

  /// Whether the coordinates of a view begin at its top: it is flipped, as lists and texts are.
  static func isFlipped(_ element: InterfaceElement) -> Bool {
    switch element.name {
    case "tableView", "outlineView", "collectionView", "textView", "scrollView", "splitView", "tabView":
      return true
    // A clip view is flipped as its document is.
    case "clipView": return element.grandchildren(in: "subviews").first.map(isFlipped) ?? false
    default: return false
    }
  }

  /// Whether a line or a slider is vertical, by its frame: nothing else in the file says so.
  static func isUpright(_ element: InterfaceElement) -> Bool {
    guard let rect = element.child(forKey: "frame"), let width = rect["width"].flatMap(Double.init),
      let height = rect["height"].flatMap(Double.init)
    else { return false }
    return height > width
  }

  /// Whether a text field only shows its text.
  static func isLabel(_ element: InterfaceElement) -> Bool {
    guard element.name == "textField", let cell = element.child(forKey: "cell") else { return false }
    return cell["editable"] != "YES" && cell["borderStyle"] == nil
  }

  // MARK: Contents

  private mutating func appKitText(of element: InterfaceElement) -> InterfaceText {
    var text = InterfaceText()
    guard let cell = element.child(forKey: "cell") else { return text }
    text.text = string("title", of: cell) ?? ""
    text.placeholder = string("placeholderString", of: cell)
    // A cell wraps its text unless it says otherwise.
    let isLine =
      cell["lineBreakMode"] != nil && cell["lineBreakMode"] != "charWrapping"
      || cell["scrollable"] == "YES" || cell["usesSingleLineMode"] == "YES"
    text.numberOfLines = isLine ? 1 : 0
    if let width = number("preferredMaxLayoutWidth", of: element), width > 0 {
      text.preferredMaxLayoutWidth = width
    }
    text.lineBreakMode = cell["lineBreakMode"]
    text.alignment = cell["alignment"]
    text.font = appKitFont(of: cell)
    return text
  }

  private mutating func appKitFont(of cell: InterfaceElement) -> InterfaceFont? {
    guard let child = cell.child(named: "font") else { return nil }
    let type = child["metaFont"]
    let size = number("size", of: child) ?? DocumentReader.fontSizes[type ?? ""] ?? 13
    return InterfaceFont(
      style: nil, type: type, name: child["name"], family: nil, weight: nil, pointSize: size)
  }

  /// The sizes of AppKit's fonts that are not 13 points.
  private static let fontSizes: [String: Double] = [
    "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "label": 10, "cellTitle": 12, "toolTip": 11,
    "controlContent": 12,
  ]

  private func appKitImage(of element: InterfaceElement) -> InterfaceImage {
    let cell = element.child(forKey: "cell")
    let image = cell?.image
    return InterfaceImage(
      name: image?.name, catalog: image?.catalog, size: image.flatMap { images[$0.name] },
      contentMode: cell?["imageScaling"], hasSymbolConfiguration: false)
  }

  /// The name of the symbol of a cell; `nil` if it has none.
  static func symbol(of cell: InterfaceElement?) -> String? {
    guard let image = cell?.image, image.catalog == "system" else { return nil }
    return image.name
  }

  private mutating func appKitButton(of element: InterfaceElement) -> InterfaceButton {
    guard let cell = element.child(forKey: "cell") else {
      return InterfaceButton(title: nil, image: nil, catalog: nil, font: nil, type: nil)
    }
    return InterfaceButton(
      title: string("title", of: cell), image: cell.image?.name, catalog: cell.image?.catalog,
      font: appKitFont(of: cell), type: cell["type"])
  }

  // MARK: Stack views

  private mutating func appKitStack(of element: InterfaceElement) -> InterfaceStack {
    var stack = InterfaceStack()
    stack.axis = choice(
      "orientation", of: element, among: ["horizontal": .horizontal, "vertical": .vertical],
      default: .horizontal)
    var appKit = InterfaceGravityStack()
    appKit.distribution = choice(
      "distribution", of: element, among: InterfaceGravityStack.distributions, default: .gravityAreas)
    // What the equations of a stack view say of saved frames is the same for both toolkits. Areas leave gaps open.
    stack.distribution = LayoutStackView.Distribution(rawValue: appKit.distribution.rawValue) ?? .equalSpacing
    let standard = stack.axis == .horizontal ? "centerY" : "centerX"
    let alignments =
      stack.axis == .horizontal ? DocumentReader.rowAlignments : DocumentReader.columnAlignments
    stack.alignment =
      element["alignment"] == nil
      ? alignments[standard] ?? .center
      : choice("alignment", of: element, among: alignments, default: .center)
    appKit.alignment = element["alignment"].flatMap { DocumentReader.alignmentAttributes[$0] }
    stack.spacing = number("spacing", of: element) ?? 8
    stack.isMarginsRelative = element.children.contains { $0.key == "edgeInsets" }
    stack.keepsHiddenViews = !flag("detachesHiddenViews", of: element)
    for axis in [LayoutAxis.horizontal, .vertical] {
      let prefix = axis == .horizontal ? "horizontal" : "vertical"
      if let priority = number("\(prefix)StackHuggingPriority", of: element) {
        // The standard priority is saved as the number just below it.
        appKit.hugging[axis] = LayoutPriority(Float(priority) == Float(250).nextDown ? 250 : Float(priority))
      }
      if let priority = number("\(prefix)ClippingResistancePriority", of: element) {
        appKit.clippingResistance[axis] = LayoutPriority(Float(priority))
      }
    }
    let subviews = readAreas(of: element, &appKit)
    for (subview, spacing) in zip(subviews, element.grandchildren(in: "customSpacing")) {
      // The largest number of the type stands for the stack's own spacing.
      guard let id = subview["id"], let value = number("value", of: spacing), value < 1e30 else { continue }
      stack.customSpacing[id] = value
    }
    for (subview, priority) in zip(subviews, element.grandchildren(in: "visibilityPriorities")) {
      guard let id = subview["id"], let value = number("value", of: priority), value < 1000 else { continue }
      appKit.visibility[id] = Float(max(0, value))
    }
    stack.appKit = appKit
    return stack
  }

  /// Notes which views of a stack view are in which area; returns all of them in their order.
  private func readAreas(
    of element: InterfaceElement, _ stack: inout InterfaceGravityStack
  ) -> [InterfaceElement] {
    var subviews: [InterfaceElement] = []
    for child in element.children {
      let area = InterfaceGravityStack.areaElements[child.name]
      guard child.name == "subviews" || area != nil else { continue }
      for subview in child.children {
        subviews.append(subview)
        if let id = subview["id"], let area, area != .leading { stack.areas[id] = area }
      }
    }
    return subviews
  }

  private static let alignmentAttributes: [String: LayoutAttribute] = [
    "top": .top, "centerY": .centerY, "bottom": .bottom, "height": .height, "firstBaseline": .firstBaseline,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "leading": .leading, "left": .left,
    "centerX": .centerX, "trailing": .trailing, "right": .right, "width": .width,
  ]

  private static let rowAlignments: [String: LayoutStackView.Alignment] = [
    "top": .leading, "centerY": .center, "bottom": .trailing, "height": .fill,
    "firstBaseline": .firstBaseline,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
  ]

  private static let columnAlignments: [String: LayoutStackView.Alignment] = [
    "leading": .leading, "left": .leading, "centerX": .center, "trailing": .trailing, "right": .trailing,
    "width": .fill,
  ]
}
