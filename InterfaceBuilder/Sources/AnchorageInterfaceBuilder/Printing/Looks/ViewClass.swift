/// The class of a view in code, and how an instance of it is made.
struct ViewClass: Hashable {
  /// The name of the class: `UILabel`.
  let name: String
  /// The expression that makes a view: `UIButton(type: .system)`.
  let creation: String
  /// The parameters of the initializer of a subclass.
  var parameters = "frame: CGRect"
  /// The arguments that the initializer passes on.
  var arguments = "frame: frame"
  /// The class in the file, if the code has a plain view instead.
  var missing: String?

  init(_ name: String, creation: String? = nil) {
    self.name = name
    self.creation = creation ?? "\(name)()"
  }

  /// The types of buttons by their names in files; the first buttons of systems had round corners.
  static let buttonTypes = [
    "custom": "custom", "system": "system", "roundedRect": "system", "detailDisclosure": "detailDisclosure",
    "infoLight": "infoLight", "infoDark": "infoDark", "contactAdd": "contactAdd",
  ]

  /// The class of UIKit for a view.
  init(uiKit view: InterfaceView) {
    switch view.kind {
    case .label: self.init("UILabel")
    case .imageView: self.init("UIImageView")
    case .button(let button):
      let type = button.type.flatMap { ViewClass.buttonTypes[$0] } ?? "custom"
      self.init("UIButton", creation: type == "custom" ? nil : "UIButton(type: .\(type))")
    case .textField: self.init("UITextField")
    case .textView: self.init("UITextView")
    case .toggle: self.init("UISwitch")
    case .slider: self.init("UISlider")
    case .segmentedControl: self.init("UISegmentedControl")
    case .stepper: self.init("UIStepper")
    case .activityIndicator: self.init("UIActivityIndicatorView")
    case .progressView: self.init("UIProgressView")
    case .pageControl: self.init("UIPageControl")
    case .datePicker: self.init("UIDatePicker")
    case .pickerView: self.init("UIPickerView")
    case .searchBar: self.init("UISearchBar")
    case .stack: self.init("UIStackView")
    case .scroll: self.init("UIScrollView")
    case .navigationBar: self.init("UINavigationBar")
    case .toolbar: self.init("UIToolbar")
    case .tabBar: self.init("UITabBar")
    case .table:
      let style = view.element["style"] ?? ""
      let isPlain = !["grouped", "insetGrouped"].contains(style)
      self.init("UITableView", creation: isPlain ? nil : "UITableView(frame: .zero, style: .\(style))")
      (parameters, arguments) = ("frame: CGRect, style: UITableView.Style", "frame: frame, style: style")
    case .collection:
      self.init(
        "UICollectionView",
        creation: "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())")
      parameters = "frame: CGRect, collectionViewLayout layout: UICollectionViewLayout"
      arguments = "frame: frame, collectionViewLayout: layout"
    case .tableCell:
      self.init("UITableViewCell")
      parameters = "style: UITableViewCell.CellStyle, reuseIdentifier: String?"
      arguments = "style: style, reuseIdentifier: reuseIdentifier"
    case .collectionCell:
      self.init(
        view.elementName == "collectionReusableView" ? "UICollectionReusableView" : "UICollectionViewCell")
    case .visualEffect:
      self.init("UIVisualEffectView")
      (parameters, arguments) = ("effect: UIVisualEffect?", "effect: effect")
    case .plain, .contentView: self.init("UIView")
    case .container:
      self.init("UIView")
      missing = "the place of another controller's view"
    case .web, .unknown, .appKit:
      self.init("UIView")
      missing = "the element <\(view.elementName)>"
    }
    if let custom = view.customClass { missing = "an object of the class \(custom.name)" }
  }
}
