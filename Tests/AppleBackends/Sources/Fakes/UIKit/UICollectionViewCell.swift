// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
