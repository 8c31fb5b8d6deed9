// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
