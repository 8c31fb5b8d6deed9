extension Collection where Element: LayoutItem {
  /// The ``LayoutItem/leading`` of every item.
  @inlinable public var leading: AnchorList<LayoutXAxis, Element.Backend> {
    AnchorList(self, .leading)
  }

  /// The ``LayoutItem/trailing`` of every item.
  @inlinable public var trailing: AnchorList<LayoutXAxis, Element.Backend> {
    AnchorList(self, .trailing)
  }

  /// The ``LayoutItem/left`` of every item.
  @inlinable public var left: AnchorList<LayoutXAxis, Element.Backend> {
    AnchorList(self, .left)
  }

  /// The ``LayoutItem/right`` of every item.
  ///
  ///     [a, b].right == root.right - 8
  @inlinable public var right: AnchorList<LayoutXAxis, Element.Backend> {
    AnchorList(self, .right)
  }

  /// The ``LayoutItem/centerX`` of every item.
  @inlinable public var centerX: AnchorList<LayoutXAxis, Element.Backend> {
    AnchorList(self, .centerX)
  }

  /// The ``LayoutItem/top`` of every item.
  @inlinable public var top: AnchorList<LayoutYAxis, Element.Backend> {
    AnchorList(self, .top)
  }

  /// The ``LayoutItem/bottom`` of every item.
  @inlinable public var bottom: AnchorList<LayoutYAxis, Element.Backend> {
    AnchorList(self, .bottom)
  }

  /// The ``LayoutItem/centerY`` of every item.
  @inlinable public var centerY: AnchorList<LayoutYAxis, Element.Backend> {
    AnchorList(self, .centerY)
  }

  /// The ``LayoutItem/firstBaseline`` of every item.
  @inlinable public var firstBaseline: AnchorList<LayoutYAxis, Element.Backend> {
    AnchorList(self, .firstBaseline)
  }

  /// The ``LayoutItem/lastBaseline`` of every item.
  @inlinable public var lastBaseline: AnchorList<LayoutYAxis, Element.Backend> {
    AnchorList(self, .lastBaseline)
  }

  /// The ``LayoutItem/width`` of every item.
  @inlinable public var width: AnchorList<LayoutDimension, Element.Backend> {
    AnchorList(self, .width)
  }

  /// The ``LayoutItem/height`` of every item.
  @inlinable public var height: AnchorList<LayoutDimension, Element.Backend> {
    AnchorList(self, .height)
  }

  /// The edges of every item.
  @inlinable public var edges: EdgeAnchors<Element.Backend> { EdgeAnchors(CompositeItems(self), .all) }

  /// The leading and trailing edges of every item.
  @inlinable public var horizontalEdges: EdgeAnchors<Element.Backend> {
    EdgeAnchors(CompositeItems(self), .horizontal)
  }

  /// The top and bottom edges of every item.
  ///
  ///     [a, b].verticalEdges == root.verticalEdges
  ///     // a.top == root.top, a.bottom == root.bottom, b.top == root.top, b.bottom == root.bottom
  @inlinable public var verticalEdges: EdgeAnchors<Element.Backend> {
    EdgeAnchors(CompositeItems(self), .vertical)
  }

  /// The size of every item.
  @inlinable public var size: SizeAnchors<Element.Backend> { SizeAnchors(CompositeItems(self)) }

  /// The centre of every item.
  @inlinable public var centerXY: PointAnchors<Element.Backend> {
    PointAnchors(CompositeItems(self), .centerX, .centerY)
  }
}

// MARK: - Corners

extension Collection where Element: LayoutItem {
  /// The ``LayoutItem/topLeading`` of every item.
  @inlinable public var topLeading: PointAnchors<Element.Backend> {
    PointAnchors(CompositeItems(self), .leading, .top)
  }

  /// The ``LayoutItem/topTrailing`` of every item.
  @inlinable public var topTrailing: PointAnchors<Element.Backend> {
    PointAnchors(CompositeItems(self), .trailing, .top)
  }

  /// The ``LayoutItem/bottomLeading`` of every item.
  @inlinable public var bottomLeading: PointAnchors<Element.Backend> {
    PointAnchors(CompositeItems(self), .leading, .bottom)
  }

  /// The ``LayoutItem/bottomTrailing`` of every item.
  ///
  ///     [a, b].bottomTrailing == root.bottomTrailing
  @inlinable public var bottomTrailing: PointAnchors<Element.Backend> {
    PointAnchors(CompositeItems(self), .trailing, .bottom)
  }

  /// The ``LayoutItem/topLeft`` of every item.
  ///
  ///     [a, b].topLeft == root.topLeft
  @inlinable public var topLeft: PointAnchors<Element.Backend> {
    PointAnchors(CompositeItems(self), .left, .top)
  }

  /// The ``LayoutItem/topRight`` of every item.
  ///
  ///     [a, b].topRight == root.topRight
  @inlinable public var topRight: PointAnchors<Element.Backend> {
    PointAnchors(CompositeItems(self), .right, .top)
  }

  /// The ``LayoutItem/bottomLeft`` of every item.
  ///
  ///     [a, b].bottomLeft == root.bottomLeft
  @inlinable public var bottomLeft: PointAnchors<Element.Backend> {
    PointAnchors(CompositeItems(self), .left, .bottom)
  }

  /// The ``LayoutItem/bottomRight`` of every item.
  ///
  ///     [a, b].bottomRight == root.bottomRight
  @inlinable public var bottomRight: PointAnchors<Element.Backend> {
    PointAnchors(CompositeItems(self), .right, .bottom)
  }
}
