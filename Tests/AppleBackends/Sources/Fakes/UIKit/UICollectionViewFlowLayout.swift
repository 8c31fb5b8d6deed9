// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A layout of lines, which the fakes do not have.
open class UICollectionViewFlowLayout: UICollectionViewLayout {}
