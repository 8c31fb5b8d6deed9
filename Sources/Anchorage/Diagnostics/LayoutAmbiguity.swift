/// An item that could be elsewhere, all constraints being as well satisfied.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// The item.
  public var item: String
  /// What is not determined, in the order `left`, `top`, `width`, `height`.
  public var attributes: [LayoutAttribute]
}
