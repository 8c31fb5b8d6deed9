/// An item whose frame the constraints do not fully determine.
///
///     card.size == LayoutSize(width: 100, height: 50)
///     root.layoutIfNeeded()
///     for case .ambiguity(let ambiguity) in root.diagnostics {
///       ambiguity.item        // "card"
///       ambiguity.attributes  // [.left, .top]
///     }
///
/// Hidden views are left out with everything inside them, because their constraints are often inactive until they are shown.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// The name of the item.
  public var item: String
  /// The undetermined attributes, in the order `left`, `top`, `width`, `height`.
  public var attributes: [LayoutAttribute]
  /// The name of the scroll view if the item is its content area; `nil` otherwise.
  public var scrollView: String?
}
