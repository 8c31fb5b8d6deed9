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
  @inlinable public var edges: EdgeAnchorList<Element.Backend> { EdgeAnchorList(map { $0.edges }) }

  /// The leading and trailing edges of every item.
  @inlinable public var horizontalEdges: EdgeAnchorList<Element.Backend> {
    EdgeAnchorList(map { $0.horizontalEdges })
  }

  /// The top and bottom edges of every item.
  ///
  ///     [a, b].verticalEdges == root.verticalEdges
  ///     // a.top == root.top, a.bottom == root.bottom, b.top == root.top, b.bottom == root.bottom
  @inlinable public var verticalEdges: EdgeAnchorList<Element.Backend> {
    EdgeAnchorList(map { $0.verticalEdges })
  }

  /// The size of every item.
  @inlinable public var size: SizeAnchorList<Element.Backend> { SizeAnchorList(map { $0.size }) }

  /// The centre of every item.
  @inlinable public var centerXY: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.centerXY }) }
}

// MARK: - Corners

extension Collection where Element: LayoutItem {
  /// The ``LayoutItem/topLeading`` of every item.
  @inlinable public var topLeading: PointAnchorList<Element.Backend> {
    PointAnchorList(map { $0.topLeading })
  }

  /// The ``LayoutItem/topTrailing`` of every item.
  @inlinable public var topTrailing: PointAnchorList<Element.Backend> {
    PointAnchorList(map { $0.topTrailing })
  }

  /// The ``LayoutItem/bottomLeading`` of every item.
  @inlinable public var bottomLeading: PointAnchorList<Element.Backend> {
    PointAnchorList(map { $0.bottomLeading })
  }

  /// The ``LayoutItem/bottomTrailing`` of every item.
  ///
  ///     [a, b].bottomTrailing == root.bottomTrailing
  @inlinable public var bottomTrailing: PointAnchorList<Element.Backend> {
    PointAnchorList(map { $0.bottomTrailing })
  }

  /// The ``LayoutItem/topLeft`` of every item.
  ///
  ///     [a, b].topLeft == root.topLeft
  @inlinable public var topLeft: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.topLeft }) }

  /// The ``LayoutItem/topRight`` of every item.
  ///
  ///     [a, b].topRight == root.topRight
  @inlinable public var topRight: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.topRight }) }

  /// The ``LayoutItem/bottomLeft`` of every item.
  ///
  ///     [a, b].bottomLeft == root.bottomLeft
  @inlinable public var bottomLeft: PointAnchorList<Element.Backend> {
    PointAnchorList(map { $0.bottomLeft })
  }

  /// The ``LayoutItem/bottomRight`` of every item.
  ///
  ///     [a, b].bottomRight == root.bottomRight
  @inlinable public var bottomRight: PointAnchorList<Element.Backend> {
    PointAnchorList(map { $0.bottomRight })
  }
}
