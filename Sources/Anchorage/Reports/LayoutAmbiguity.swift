/// An item that could be elsewhere, all constraints being as well satisfied.
///
///     card.size == LayoutSize(width: 100, height: 50)
///     root.layoutIfNeeded()
///     for case .ambiguity(let ambiguity) in root.diagnostics {
///       ambiguity.item        // "card"
///       ambiguity.attributes  // [.left, .top]
///     }
public struct LayoutAmbiguity: Hashable, Sendable {
  /// The item.
  public var item: String
  /// What is not determined, in the order `left`, `top`, `width`, `height`.
  public var attributes: [LayoutAttribute]
}
