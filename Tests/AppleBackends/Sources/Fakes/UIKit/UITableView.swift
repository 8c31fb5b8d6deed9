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
