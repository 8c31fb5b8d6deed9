// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A picture that nobody sees.
open class UIImage: NSObject {
  public init?(named name: String) { super.init() }
  public init?(systemName name: String) { super.init() }
}
