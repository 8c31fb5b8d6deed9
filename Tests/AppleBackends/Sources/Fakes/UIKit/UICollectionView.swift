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
