// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view without a picture.
open class UIImageView: UIView {}
