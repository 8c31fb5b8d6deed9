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
