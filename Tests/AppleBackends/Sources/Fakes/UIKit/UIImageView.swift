// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that has no size of its picture.
open class UIImageView: UIView {
  open var image: UIImage?
}
