/// Anything that has anchors: a view or a layout guide.
///
///     func fill<Item: LayoutItem, Container: LayoutItem>(_ item: Item, _ container: Container)
///     where Item.Backend == Container.Backend {
///       item.edges == container.edges
///     }
///     fill(card, root.margins)
///
/// A type of your own names its backend, which cannot be inferred. Without the type alias, Swift 6.3 crashes
/// without a message:
///
///     final class Panel: LayoutItem {
///       typealias Backend = HeadlessBackend
///       let view = LayoutView(name: "panel")
///       var layoutItem: HeadlessItem { view }
///     }
public protocol LayoutItem: AnyObject {
  /// The backend of the item's constraints.
  associatedtype Backend: LayoutBackend
  /// The item as its backend knows it.
  var layoutItem: Backend.Item { get }
}

extension LayoutItem {
  /// The group of constraints that belongs to the item, empty at first.
  ///
  ///     card.ownConstraints.add { card.width == 320 }              // makes a constraint
  ///     card.ownConstraints.update { card.width == 400 }           // changes the same constraint
  ///     card.ownConstraints.replace { card.edges == root.edges }   // deactivates it and makes others
  ///     card.ownConstraints.removeAll()                            // deactivates them
  ///
  /// For layouts that are declared item by item. The group has only the constraints that were declared
  /// through it, even if other constraints are about the item.
  public var ownConstraints: ConstraintGroup<Backend> {
    Backend._ownConstraints(of: layoutItem)
  }
}

extension _LayoutBackendConstraint {
  /// Gives the constraint an identifier.
  ///
  ///     (card.width == 320).identifier("card width")
  ///
  /// - Returns: The constraint.
  @discardableResult
  public func identifier(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }
}

// MARK: - Anchors

extension LayoutItem {
  /// The edge where lines begin: left, or right under right-to-left.
  @inlinable public var leading: LayoutAnchor<LayoutXAxis, Backend> { LayoutAnchor(layoutItem, .leading) }

  /// The edge where lines end: right, or left under right-to-left.
  @inlinable public var trailing: LayoutAnchor<LayoutXAxis, Backend> { LayoutAnchor(layoutItem, .trailing) }

  /// The left edge, whatever the layout direction.
  @inlinable public var left: LayoutAnchor<LayoutXAxis, Backend> { LayoutAnchor(layoutItem, .left) }

  /// The right edge, whatever the layout direction.
  ///
  ///     badge.right == avatar.right - 4
  @inlinable public var right: LayoutAnchor<LayoutXAxis, Backend> { LayoutAnchor(layoutItem, .right) }

  /// Halfway between the left and the right edge.
  @inlinable public var centerX: LayoutAnchor<LayoutXAxis, Backend> { LayoutAnchor(layoutItem, .centerX) }

  /// The top edge.
  @inlinable public var top: LayoutAnchor<LayoutYAxis, Backend> { LayoutAnchor(layoutItem, .top) }

  /// The bottom edge.
  @inlinable public var bottom: LayoutAnchor<LayoutYAxis, Backend> { LayoutAnchor(layoutItem, .bottom) }

  /// Halfway between the top and the bottom edge.
  @inlinable public var centerY: LayoutAnchor<LayoutYAxis, Backend> { LayoutAnchor(layoutItem, .centerY) }

  /// The baseline of the first line of text; the top edge of an item without text.
  @inlinable public var firstBaseline: LayoutAnchor<LayoutYAxis, Backend> {
    LayoutAnchor(layoutItem, .firstBaseline)
  }

  /// The baseline of the last line of text; the bottom edge of an item without text.
  @inlinable public var lastBaseline: LayoutAnchor<LayoutYAxis, Backend> {
    LayoutAnchor(layoutItem, .lastBaseline)
  }

  /// The distance from the left to the right edge.
  @inlinable public var width: LayoutAnchor<LayoutDimension, Backend> { LayoutAnchor(layoutItem, .width) }

  /// The distance from the top to the bottom edge.
  @inlinable public var height: LayoutAnchor<LayoutDimension, Backend> { LayoutAnchor(layoutItem, .height) }

  /// All four edges.
  ///
  ///     card.edges == root.safeArea.edges.inset(by: 16)
  @inlinable public var edges: EdgeAnchors<Backend> { EdgeAnchors(.one(layoutItem), .all) }

  /// The leading and the trailing edge.
  ///
  ///     bar.horizontalEdges == root.horizontalEdges
  ///     // bar.leading == root.leading, bar.trailing == root.trailing
  @inlinable public var horizontalEdges: EdgeAnchors<Backend> { EdgeAnchors(.one(layoutItem), .horizontal) }

  /// The top and the bottom edge.
  ///
  ///     bar.verticalEdges == root.verticalEdges.inset(by: 8)
  ///     // bar.top == root.top + 8, bar.bottom == root.bottom - 8
  @inlinable public var verticalEdges: EdgeAnchors<Backend> { EdgeAnchors(.one(layoutItem), .vertical) }

  /// The width and the height.
  @inlinable public var size: SizeAnchors<Backend> { SizeAnchors(.one(layoutItem)) }

  /// The centre.
  ///
  ///     badge.centerXY == avatar.topTrailing.offset(x: -4, y: 4)
  @inlinable public var centerXY: PointAnchors<Backend> { PointAnchors(.one(layoutItem), .centerX, .centerY) }
}

// MARK: - Corners

extension LayoutItem {
  /// The top corner where lines begin: left, or right under right-to-left.
  @inlinable public var topLeading: PointAnchors<Backend> { PointAnchors(.one(layoutItem), .leading, .top) }

  /// The top corner where lines end: right, or left under right-to-left.
  @inlinable public var topTrailing: PointAnchors<Backend> { PointAnchors(.one(layoutItem), .trailing, .top) }

  /// The bottom corner where lines begin: left, or right under right-to-left.
  @inlinable public var bottomLeading: PointAnchors<Backend> {
    PointAnchors(.one(layoutItem), .leading, .bottom)
  }

  /// The bottom corner where lines end: right, or left under right-to-left.
  ///
  ///     button.bottomTrailing == root.margins.bottomTrailing
  ///     // button.trailing == root.margins.trailing, button.bottom == root.margins.bottom
  @inlinable public var bottomTrailing: PointAnchors<Backend> {
    PointAnchors(.one(layoutItem), .trailing, .bottom)
  }

  /// The top left corner, whatever the layout direction.
  ///
  ///     ruler.topLeft == photo.topLeft
  ///     // ruler.left == photo.left, ruler.top == photo.top
  @inlinable public var topLeft: PointAnchors<Backend> { PointAnchors(.one(layoutItem), .left, .top) }

  /// The top right corner, whatever the layout direction.
  ///
  ///     badge.topRight == photo.topRight.offset(x: -4, y: 4)
  @inlinable public var topRight: PointAnchors<Backend> { PointAnchors(.one(layoutItem), .right, .top) }

  /// The bottom left corner, whatever the layout direction.
  ///
  ///     tooltip.bottomLeft == button.topLeft
  @inlinable public var bottomLeft: PointAnchors<Backend> { PointAnchors(.one(layoutItem), .left, .bottom) }

  /// The bottom right corner, whatever the layout direction.
  ///
  ///     tooltip.bottomRight == button.topRight
  @inlinable public var bottomRight: PointAnchors<Backend> { PointAnchors(.one(layoutItem), .right, .bottom) }
}
