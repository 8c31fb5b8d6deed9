@_spi(Printing) import AnchorageCode

extension InterfaceDocument {
  /// The names of the classes of all trees, in their order.
  var classNames: [String] {
    var names = UniqueNames(without: ReservedNames.types)
    return trees.map { tree in names.unique(className(of: tree)) }
  }

  /// A name by the class of the root, of the controller, or by the name of the file.
  private func className(of tree: InterfaceTree) -> String {
    let suffix = InterfaceDocument.suffix(of: tree)
    if let custom = tree.root.customClass, let name = typeName(custom.name) { return name }
    if tree.role == .controllerView, let controller = tree.controller {
      let candidates = [
        controller.customClass?.name, controller.storyboardIdentifier, controller.userLabel, controller.title,
      ]
      if let name = candidates.lazy.compactMap({ $0.flatMap(self.typeName) }).first {
        return InterfaceDocument.withoutEnding(name) + suffix
      }
    }
    for candidate in [tree.root.userLabel, tree.root.reuseIdentifier] {
      if let name = candidate.flatMap(typeName) { return name.hasSuffix(suffix) ? name : name + suffix }
    }
    let path = file.split(separator: "/").last.map(String.init) ?? file
    let stem = path.split(separator: ".").first.map(String.init) ?? path
    guard let name = typeName(stem) else { return "Screen" + suffix }
    return name.hasSuffix(suffix) ? name : InterfaceDocument.withoutEnding(name) + suffix
  }

  private func typeName(_ text: String) -> String? {
    let name = CodeWords(text, limit: (12, 60)).upperCamelCase
    // UIKit's own names begin so.
    return name.isEmpty || name.hasPrefix("UI") || name.hasPrefix("NS") ? nil : name
  }

  private static func suffix(of tree: InterfaceTree) -> String {
    switch tree.role {
    case .tableCell, .collectionCell: "Cell"
    case .header: "Header"
    case .footer: "Footer"
    default: "View"
    }
  }

  /// `LoginViewController` and `LoginView` are `Login`.
  private static func withoutEnding(_ name: String) -> String {
    for ending in ["ViewController", "Controller", "View"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

extension InterfaceViewKind {
  /// The word at the end of a name, by the kind of the view: `Label`.
  var nameSuffix: String {
    switch self {
    case .plain, .unknown: "View"
    case .label: "Label"
    case .imageView: "ImageView"
    case .button: "Button"
    case .textField: "Field"
    case .textView: "TextView"
    case .toggle: "Switch"
    case .slider: "Slider"
    case .segmentedControl: "SegmentedControl"
    case .stepper: "Stepper"
    case .activityIndicator: "ActivityIndicator"
    case .progressView: "ProgressView"
    case .pageControl: "PageControl"
    case .datePicker: "DatePicker"
    case .pickerView: "PickerView"
    case .searchBar: "SearchBar"
    case .stack(let stack): stack.axis == .vertical ? "Column" : "Row"
    case .scroll: "ScrollView"
    case .table: "TableView"
    case .collection: "CollectionView"
    case .tableCell, .collectionCell: "Cell"
    case .contentView: "ContentView"
    case .visualEffect: "EffectView"
    case .container: "ContainerView"
    case .navigationBar: "NavigationBar"
    case .toolbar: "Toolbar"
    case .tabBar: "TabBar"
    case .web: "WebView"
    case .appKit(let view): view.nameSuffix
    }
  }

  /// The text that tells a view from others of its kind.
  var nameText: String {
    switch self {
    case .label(let text), .textView(let text): text.text
    case .textField(let text): text.placeholder ?? text.text
    case .button(let button): button.title ?? button.image ?? ""
    case .imageView(let image): image.name ?? ""
    default: ""
    }
  }
}
