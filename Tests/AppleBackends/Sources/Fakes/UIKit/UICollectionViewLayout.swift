// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The places of the items of a collection, which the fakes always list from top to bottom.
@MainActor open class UICollectionViewLayout: NSObject {
  public nonisolated override init() { super.init() }
}
