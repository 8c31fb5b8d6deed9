@_spi(Printing) import AnchorageCode

/// How a view of UIKit looks and behaves: statements of code, and what they leave out.
struct ViewLook {
  /// A statement about a view.
  struct Statement {
    /// The statement without the view: `textColor = .white`.
    let text: String
    /// The class that has the property or method.
    let owner: String
  }

  private(set) var statements: [Statement] = []
  /// The parts of the element that code does not say, as the file has them: `keyboardAppearance="alert"`.
  private(set) var leftOut: [String] = []
  let view: InterfaceView
  /// The name of the view in code.
  let name: String
  /// The names of views by object identifiers, but for that of the root.
  let names: [String: String]
  /// The identifiers of the views, guides and constraints of the tree.
  let ids: Set<String>
  /// The class of the view and those that it inherits from, but for `UIResponder`.
  let classes: [String]

  init(of view: InterfaceView, name: String, names: [String: String], ids: Set<String>) {
    (self.view, self.name, self.names, self.ids) = (view, name, names, ids)
    classes = ViewLook.lineage(of: ViewClass(uiKit: view).name)
    readAttributes(of: view.element, classes)
    for part in view.element.children { read(part) }
    // Segments come first: the selected one has to be there.
    statements =
      statements.filter { $0.text.hasPrefix("insertSegment") }
      + statements.filter { !$0.text.hasPrefix("insertSegment") }
  }

  /// The part that is left out as an omission, or `nil` if that is none.
  var omission: InterfaceCode.Omission? {
    guard !leftOut.isEmpty else { return nil }
    let subject = name == "self" ? "the view" : "'\(name)'"
    return InterfaceCode.Omission(
      position: view.position, sentence: "\(subject) has \(leftOut.joined(separator: ", "))")
  }

  mutating func add(_ text: String, _ owner: String? = nil) {
    statements.append(Statement(text: text, owner: owner ?? classes[0]))
  }

  mutating func leaveOut(_ text: String) { if !leftOut.contains(text) { leftOut.append(text) } }

  /// An attribute as the file has it, cut short.
  static func text(of attribute: String, _ value: String) -> String {
    let short = value.unicodeScalars.prefix(40)
    let isCut = short.count < value.unicodeScalars.count
    return
      "\(attribute)=\"\(StringLiteral.comment(String(String.UnicodeScalarView(short))))\(isCut ? "…" : "")\""
  }

  private static func lineage(of name: String) -> [String] {
    switch name {
    case "UIView": ["UIView"]
    case "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper",
      "UIPageControl", "UIDatePicker":
      [name, "UIControl", "UIView"]
    case "UITableView", "UICollectionView", "UITextView": [name, "UIScrollView", "UIView"]
    default: [name, "UIView"]
    }
  }
}

extension ViewLook {
  /// The attributes that the layout, the content of the view or its name are made of.
  private static let readElsewhere: Set<String> =
    InterfaceVocabulary.viewAttributes.subtracting(["contentMode"])
  /// The attributes that only Interface Builder or a drawing method reads.
  private static let withoutLook: Set<String> = [
    "opaque", "clearsContextBeforeDrawing", "customModuleProvider", "sceneMemberID",
    // The labels and the picture of a cell are views in it, and its rows are other elements.
    "textLabel", "detailTextLabel", "imageView", "dataMode",
  ]
  /// The attributes of views that UIKit makes itself, as it makes them.
  private static let ofContentViews: Set<String> = [
    "multipleTouchEnabled", "contentMode", "clipsSubviews", "tableViewCell", "collectionViewCell",
  ]

  private mutating func readAttributes(of element: InterfaceElement, _ classes: [String]) {
    var isRead = ViewLook.readElsewhere.union(ViewLook.withoutLook)
    isRead.formUnion(ViewLook.contentAttributes(of: view))
    if view.kind == .contentView { isRead.formUnion(ViewLook.ofContentViews) }
    for owner in classes {
      for attribute in LookAttribute.table[owner] ?? [] where isRead.insert(attribute.name).inserted {
        read(attribute, of: element, owner)
      }
    }
    for name in element.attributeNames where !isRead.contains(name) {
      let value = element[name] ?? ""
      let usual = classes.lazy.compactMap { LookAttribute.usual[$0]?[name] }.first
      if usual != value { leaveOut(ViewLook.text(of: name, value)) }
    }
  }

  mutating func read(_ attribute: LookAttribute, of element: InterfaceElement, _ owner: String) {
    let value = element[attribute.name] ?? attribute.absent
    guard let code = attribute.code(for: value) else {
      return leaveOut(ViewLook.text(of: attribute.name, value))
    }
    guard code != attribute.code(for: attribute.standard) else { return }
    let isInherited = (LookAttribute.table["UIView"] ?? []).contains { $0.property == attribute.property }
    add("\(attribute.property) = \(code)", isInherited ? "UIView" : nil)
  }

  /// The attributes that are the content of a view, which code has already.
  private static func contentAttributes(of view: InterfaceView) -> Set<String> {
    switch view.kind {
    case .label: ["text", "numberOfLines", "preferredMaxLayoutWidth", "textAlignment"]
    case .textField: ["text", "placeholder", "textAlignment"]
    case .textView: ["text", "textAlignment", "scrollEnabled"]
    case .imageView: ["image", "catalog"]
    case .stack:
      ["axis", "distribution", "alignment", "spacing", "spacingType", "baselineRelativeArrangement"]
    case .table: ["style"]
    case .activityIndicator: ["animating"]
    case .button(let button) where ViewClass.buttonTypes[button.type ?? "custom"] != nil: ["buttonType"]
    default: []
    }
  }
}
