// The anchors of every item.

extension LayoutItem {
  /// The edge where lines begin: left, or right under right-to-left.
  public var leading: LayoutAnchor<LayoutXAxis, Backend> { LayoutAnchor(layoutItem, .leading) }

  /// The edge where lines end: right, or left under right-to-left.
  public var trailing: LayoutAnchor<LayoutXAxis, Backend> { LayoutAnchor(layoutItem, .trailing) }

  /// The left edge, whatever the layout direction.
  public var left: LayoutAnchor<LayoutXAxis, Backend> { LayoutAnchor(layoutItem, .left) }

  /// The right edge, whatever the layout direction.
  public var right: LayoutAnchor<LayoutXAxis, Backend> { LayoutAnchor(layoutItem, .right) }

  /// Halfway between the left and the right edge.
  public var centerX: LayoutAnchor<LayoutXAxis, Backend> { LayoutAnchor(layoutItem, .centerX) }

  /// The top edge.
  public var top: LayoutAnchor<LayoutYAxis, Backend> { LayoutAnchor(layoutItem, .top) }

  /// The bottom edge.
  public var bottom: LayoutAnchor<LayoutYAxis, Backend> { LayoutAnchor(layoutItem, .bottom) }

  /// Halfway between the top and the bottom edge.
  public var centerY: LayoutAnchor<LayoutYAxis, Backend> { LayoutAnchor(layoutItem, .centerY) }

  /// Where the first line of text stands; the top edge of an item without text.
  public var firstBaseline: LayoutAnchor<LayoutYAxis, Backend> { LayoutAnchor(layoutItem, .firstBaseline) }

  /// Where the last line of text stands; the bottom edge of an item without text.
  public var lastBaseline: LayoutAnchor<LayoutYAxis, Backend> { LayoutAnchor(layoutItem, .lastBaseline) }

  /// The horizontal extent.
  public var width: LayoutAnchor<LayoutDimension, Backend> { LayoutAnchor(layoutItem, .width) }

  /// The vertical extent.
  public var height: LayoutAnchor<LayoutDimension, Backend> { LayoutAnchor(layoutItem, .height) }

  /// All four edges.
  public var edges: EdgeAnchors<Backend> { EdgeAnchors(layoutItem, .all) }

  /// The leading and the trailing edge.
  public var horizontalEdges: EdgeAnchors<Backend> { EdgeAnchors(layoutItem, .horizontal) }

  /// The top and the bottom edge.
  public var verticalEdges: EdgeAnchors<Backend> { EdgeAnchors(layoutItem, .vertical) }

  /// The width and the height.
  public var size: SizeAnchors<Backend> { SizeAnchors(layoutItem) }

  /// The centre.
  public var centerXY: CenterAnchors<Backend> { CenterAnchors(layoutItem) }
}
