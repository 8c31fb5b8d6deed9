import Anchorage

/// The visible items of a view tree with their absolute frames, parents before children.
///
/// Make a drawing of a tree that has been laid out:
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
    /// The kind of the item.
    public var kind: Kind
    /// Whether text in it begins at the right.
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
    /// A label with the lines of its text and the height of a line.
    case label(lines: [String], lineHeight: Double)
    /// A layout guide.
    case guide
  }
}
