/// One attribute of one item: what constraints relate.
///
/// Anchors are made by their items and used at once:
///
///     title.leading == icon.trailing + 8
///
/// `Kind` keeps places along x, places along y and extents apart; `Backend` keeps items of different worlds
/// apart. An anchor is an expression of one term: with a type of its own, every operator would need two to
/// four times the overloads, and the compiler would try them all.
public typealias LayoutAnchor<Kind: LayoutKind, Backend: LayoutBackend> = LayoutExpression<Kind, Backend>

extension LayoutAnchor {
  /// Creates an anchor; `attribute` must be of the kind.
  @inlinable init(_ item: Backend.Item, _ attribute: LayoutAttribute) {
    self.init(LayoutSum(LayoutTerm(1, item, attribute)))
  }

  /// The item the anchor belongs to, the first one of an expression.
  public var item: Backend.Item? { sum.first?.item }

  /// The part of the item, the first one of an expression.
  public var attribute: LayoutAttribute? { sum.first?.attribute }
}
