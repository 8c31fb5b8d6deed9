// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A list whose layout estimates every item, and asks the cells before these are laid out.
open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Asks cells how high they are, and places and lays them out after that.
  public func fakeShow(_ cells: [UICollectionReusableView]) {
    subviews.forEach { $0.removeFromSuperview() }
    var y: CGFloat = 0
    for cell in cells {
      addSubview(cell)
      let estimated = UICollectionViewLayoutAttributes()
      estimated.frame = CGRect(x: 0, y: y, width: bounds.width, height: 44)
      cell.frame.size.width = bounds.width
      let preferred = cell.preferredLayoutAttributesFitting(estimated)
      cell.frame = CGRect(x: 0, y: y, width: preferred.size.width, height: preferred.size.height)
      y += preferred.size.height
    }
    layoutIfNeeded()
  }
}

/// The places of the items of a collection, which the fakes always list from top to bottom.
@MainActor open class UICollectionViewLayout: NSObject {
  public nonisolated override init() { super.init() }
}

/// A layout of lines, which the fakes do not have.
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

open class UICollectionReusableView: UIView {
  /// The attributes with the size that the content has.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.frame = layoutAttributes.frame
    attributes.size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return attributes
  }
}

open class UICollectionViewCell: UICollectionReusableView {
  private let storedContentView = UIView(frame: .zero)
  open var contentView: UIView { storedContentView }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(self)
  }

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

open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
