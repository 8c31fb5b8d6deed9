import AnchorageHeadless

/// The value of an expression in a scene; the case represents its type in Swift.
indirect enum SceneValue {
  typealias Expression<Kind: LayoutKind> = LayoutExpression<Kind, HeadlessBackend>
  typealias List<Kind: LayoutKind> = AnchorList<Kind, HeadlessBackend>

  // Numbers
  case number(Double)
  case priority(LayoutPriority)
  case layoutSize(LayoutSize)
  case layoutPoint(LayoutPoint)
  case insets(LayoutInsets)
  case range(_LayoutRange)

  // Items
  case item(HeadlessItem)
  case items([HeadlessItem])

  // Anchors of an item
  case x(Expression<LayoutXAxis>)
  case y(Expression<LayoutYAxis>)
  case dimension(Expression<LayoutDimension>)

  // Anchors of an item or of an array
  case edges(EdgeAnchors<HeadlessBackend>)
  case size(SizeAnchors<HeadlessBackend>)
  case point(PointAnchors<HeadlessBackend>)

  // Anchors of an array
  case xs(List<LayoutXAxis>)
  case ys(List<LayoutYAxis>)
  case dimensions(List<LayoutDimension>)

  /// The result of a method that is called for its effect.
  case void
}

extension SceneValue {
  /// Whether the value is a number, with or without a priority.
  var isNumber: Bool {
    switch self {
    case .number: true
    case .dimension(let expression): expression.sum.termCount == 0
    default: false
    }
  }

  /// The kind of the value, for messages.
  var kindName: String {
    switch self {
    case .number: "a number"
    case .priority: "a priority"
    case .layoutSize: "a LayoutSize"
    case .layoutPoint: "a LayoutPoint"
    case .insets: "LayoutInsets"
    case .range: "a range"
    case .item(let item): item is LayoutGuide ? "a guide" : "a view"
    case .items: "an array of items"
    case .x: "a place along x"
    case .y: "a place along y"
    case .dimension: isNumber ? "a number" : "a dimension"
    case .edges: "edges"
    case .size: "a size"
    case .point: "a point"
    case .xs: "an array of places along x"
    case .ys: "an array of places along y"
    case .dimensions: "an array of dimensions"
    case .void: "a call"
    }
  }
}
