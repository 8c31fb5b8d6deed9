extension Collection where Element: LayoutItem {
  /// The ``LayoutItem/leading`` of every item.
  public var leading: AnchorList<LayoutXAxis, Element.Backend> {
    AnchorList(map { $0.leading })
  }

  /// The ``LayoutItem/trailing`` of every item.
  public var trailing: AnchorList<LayoutXAxis, Element.Backend> {
    AnchorList(map { $0.trailing })
  }

  /// The ``LayoutItem/left`` of every item.
  public var left: AnchorList<LayoutXAxis, Element.Backend> {
    AnchorList(map { $0.left })
  }

  /// The ``LayoutItem/right`` of every item.
  ///
  ///     [a, b].right == root.right - 8
  public var right: AnchorList<LayoutXAxis, Element.Backend> {
    AnchorList(map { $0.right })
  }

  /// The ``LayoutItem/centerX`` of every item.
  public var centerX: AnchorList<LayoutXAxis, Element.Backend> {
    AnchorList(map { $0.centerX })
  }

  /// The ``LayoutItem/top`` of every item.
  public var top: AnchorList<LayoutYAxis, Element.Backend> {
    AnchorList(map { $0.top })
  }

  /// The ``LayoutItem/bottom`` of every item.
  public var bottom: AnchorList<LayoutYAxis, Element.Backend> {
    AnchorList(map { $0.bottom })
  }

  /// The ``LayoutItem/centerY`` of every item.
  public var centerY: AnchorList<LayoutYAxis, Element.Backend> {
    AnchorList(map { $0.centerY })
  }

  /// The ``LayoutItem/firstBaseline`` of every item.
  public var firstBaseline: AnchorList<LayoutYAxis, Element.Backend> {
    AnchorList(map { $0.firstBaseline })
  }

  /// The ``LayoutItem/lastBaseline`` of every item.
  public var lastBaseline: AnchorList<LayoutYAxis, Element.Backend> {
    AnchorList(map { $0.lastBaseline })
  }

  /// The ``LayoutItem/width`` of every item.
  public var width: AnchorList<LayoutDimension, Element.Backend> {
    AnchorList(map { $0.width })
  }

  /// The ``LayoutItem/height`` of every item.
  public var height: AnchorList<LayoutDimension, Element.Backend> {
    AnchorList(map { $0.height })
  }

  /// The edges of every item.
  public var edges: EdgeAnchorList<Element.Backend> { EdgeAnchorList(map { $0.edges }) }

  /// The leading and trailing edges of every item.
  public var horizontalEdges: EdgeAnchorList<Element.Backend> { EdgeAnchorList(map { $0.horizontalEdges }) }

  /// The top and bottom edges of every item.
  ///
  ///     [a, b].verticalEdges == root.verticalEdges
  ///     // a.top == root.top, a.bottom == root.bottom, b.top == root.top, b.bottom == root.bottom
  public var verticalEdges: EdgeAnchorList<Element.Backend> { EdgeAnchorList(map { $0.verticalEdges }) }

  /// The size of every item.
  public var size: SizeAnchorList<Element.Backend> { SizeAnchorList(map { $0.size }) }

  /// The centre of every item.
  public var centerXY: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.centerXY }) }
}

// MARK: - Corners

extension Collection where Element: LayoutItem {
  /// The ``LayoutItem/topLeading`` of every item.
  public var topLeading: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.topLeading }) }

  /// The ``LayoutItem/topTrailing`` of every item.
  public var topTrailing: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.topTrailing }) }

  /// The ``LayoutItem/bottomLeading`` of every item.
  public var bottomLeading: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.bottomLeading }) }

  /// The ``LayoutItem/bottomTrailing`` of every item.
  ///
  ///     [a, b].bottomTrailing == root.bottomTrailing
  public var bottomTrailing: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.bottomTrailing }) }

  /// The ``LayoutItem/topLeft`` of every item.
  ///
  ///     [a, b].topLeft == root.topLeft
  public var topLeft: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.topLeft }) }

  /// The ``LayoutItem/topRight`` of every item.
  ///
  ///     [a, b].topRight == root.topRight
  public var topRight: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.topRight }) }

  /// The ``LayoutItem/bottomLeft`` of every item.
  ///
  ///     [a, b].bottomLeft == root.bottomLeft
  public var bottomLeft: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.bottomLeft }) }

  /// The ``LayoutItem/bottomRight`` of every item.
  ///
  ///     [a, b].bottomRight == root.bottomRight
  public var bottomRight: PointAnchorList<Element.Backend> { PointAnchorList(map { $0.bottomRight }) }
}
