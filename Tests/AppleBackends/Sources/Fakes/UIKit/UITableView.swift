// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A list whose rows are as high as their cells say before these are laid out.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public let style: Style
  open var separatorColor: UIColor?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Asks cells how high they are, and places and lays them out after that.
  public func fakeShow(_ cells: [UITableViewCell]) {
    subviews.forEach { $0.removeFromSuperview() }
    var y: CGFloat = 0
    for cell in cells {
      addSubview(cell)
      let height = cell.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    layoutIfNeeded()
  }
}

open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  private let storedContentView = UIView(frame: .zero)
  open var contentView: UIView { storedContentView }

  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.fill(self)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.fill(self)
  }

  /// The size of the content view, which is not laid out for that.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

open class UITableViewHeaderFooterView: UIView {
  private let storedContentView = UIView(frame: .zero)
  open var contentView: UIView { storedContentView }

  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.fill(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.fill(self)
  }
}
