import Anchorage

/// What there is to draw of a view tree: its visible items with their absolute frames, parents before
/// children.
///
/// Every kind of drawing starts from here:
///
///     root.layoutIfNeeded()
///     print(LayoutDrawing(of: root).terminal(columns: 80))
public struct LayoutDrawing: Sendable {
  /// The items, the root first.
  public var items: [Item]

  /// Makes a drawing of items.
  public init(items: [Item]) {
    self.items = items
  }

  /// A rectangle of a drawing.
  public struct Item: Sendable {
    /// The name of the view or guide.
    public var name: String
    /// Its frame in the root's coordinates.
    public var frame: LayoutRect
    /// What it is.
    public var kind: Kind
    /// Whether text begins at its right.
    public var isRightToLeft: Bool

    /// Makes an item.
    public init(name: String, frame: LayoutRect, kind: Kind = .view, isRightToLeft: Bool = false) {
      self.name = name
      self.frame = frame
      self.kind = kind
      self.isRightToLeft = isRightToLeft
    }
  }

  /// The kinds of items.
  public enum Kind: Sendable, Equatable {
    /// A view.
    case view
    /// A label with the lines of its text and the height of one.
    case label(lines: [String], lineHeight: Double)
    /// A layout guide.
    case guide
  }
}
