import Anchorage

/// Items whose frames the constraints do not fully determine, for one reason.
///
///     card.size == LayoutSize(width: 100, height: 50)
///     card.top == root.top
///     card.leading >= root.leading + 8
///     card.trailing <= root.trailing  // root is 320 wide
///     root.layoutIfNeeded()
///     for case .ambiguity(let ambiguity) in root.diagnostics {
///       ambiguity.parts[0].item        // "card"
///       ambiguity.parts[0].attributes  // [.leading]
///       ambiguity.parts[0].ranges[0]?.lowerBound  // 8
///       ambiguity.parts[0].ranges[0]?.upperBound  // 220
///     }
///
/// Items whose open attributes follow from those of others are left out: of a row of views of open, equal heights, the first
/// is named. Hidden views are left out with everything inside them, because their constraints are often inactive until they
/// are shown. Optional constraints that compete are a ``LayoutTie``.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// An item with its undetermined attributes.
  public struct Part: Hashable, Sendable {
    /// The name of the item.
    public var item: String
    /// The undetermined attributes, in the order `leading`, `top`, `width`, `height`.
    public var attributes: [LayoutAttribute]
    /// For each of the ``attributes``, the values that it can have, in points and in the coordinates of the superview, all
    /// else being as good. Infinite where nothing bounds it; `nil` beyond the first 100 open attributes of a layout, and
    /// where rounding errors hide it.
    public var ranges: [ClosedRange<Double>?]
  }

  /// The items, in the order of the tree.
  public var parts: [Part]
  /// The name of the scroll view if the item is its content area; `nil` otherwise.
  public var scrollView: String?
  /// A change that fixes it; `nil` if none is known.
  public internal(set) var help: LayoutHelp?
}

extension LayoutAmbiguity {
  /// The names of the items.
  var items: [String] { parts.map { $0.item } }

  /// The anchors that constraints have to determine: `card.width`.
  var anchors: [String] { parts.flatMap { part in part.attributes.map { "\(part.item).\($0)" } } }
}
