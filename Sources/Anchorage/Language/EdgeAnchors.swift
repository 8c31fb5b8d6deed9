/// Edges of an item, or of every item of an array, to be related to other edges in one statement.
///
///     card.edges == root.edges.inset(by: 16)
///     card.edges.excluding(.bottom) == root.margins.edges
///     card.edges <= root.safeArea.edges              // lies within
///     [background, overlay].edges == card.edges      // both of them
///     [a, b].edges == [icon, badge].edges            // a to icon, b to badge
///
/// Relating edges makes one constraint for each edge that both sides have, in the order top, leading, bottom,
/// trailing. They follow the layout direction, unless one side is ``absolute``. Two arrays are related one by one, and
/// arrays of different lengths are reported.
public struct EdgeAnchors<Backend: LayoutBackend> {
  @usableFromInline package let items: CompositeItems<Backend>
  @usableFromInline package var edges: LayoutEdges
  /// The number added to each edge; an inset is negative at bottom and trailing.
  @usableFromInline package var top: Double = 0
  @usableFromInline package var leading: Double = 0
  @usableFromInline package var bottom: Double = 0
  @usableFromInline package var trailing: Double = 0
  /// Whether leading means left, and trailing means right.
  @usableFromInline package var isAbsolute = false
  @usableFromInline package var priority: LayoutPriority?

  @inlinable init(_ items: CompositeItems<Backend>, _ edges: LayoutEdges) {
    self.items = items
    self.edges = edges
  }
}

extension EdgeAnchors: _LayoutPrioritizable {
  /// Returns the edges with a priority.
  public func withPriority(_ priority: LayoutPriority) -> EdgeAnchors {
    var result = self
    result.priority = priority
    return result
  }
}

extension EdgeAnchors {
  /// The same edges whatever the layout direction: left for leading and right for trailing, on both sides.
  ///
  ///     ruler.edges.absolute == root.edges.inset(by: LayoutInsets(leading: 20))
  ///     // ruler.top == root.top, ruler.left == root.left + 20, ruler.bottom == root.bottom, ruler.right == root.right
  ///
  /// One side of the relation is enough. Leading then means left everywhere: in insets, and in
  /// ``excluding(_:)``.
  @inlinable public var absolute: EdgeAnchors {
    var result = self
    result.isAbsolute = true
    return result
  }

  /// Moves every edge towards the centre.
  ///
  ///     card.edges == root.edges.inset(by: 16)
  ///     // card.top == root.top + 16, card.leading == root.leading + 16,
  ///     // card.bottom == root.bottom - 16, card.trailing == root.trailing - 16
  ///
  /// - Parameter distance: Points towards the centre; negative values grow the rectangle. Must be finite.
  @inlinable public func inset(by distance: Double) -> EdgeAnchors {
    inset(by: LayoutInsets(distance))
  }

  /// Moves every edge towards the centre, each by its own distance.
  @inlinable public func inset(by insets: LayoutInsets) -> EdgeAnchors {
    var result = self
    result.top += insets.top
    result.leading += insets.leading
    result.bottom -= insets.bottom
    result.trailing -= insets.trailing
    return result
  }

  /// Moves the edges of each axis towards the centre.
  ///
  ///     card.edges == root.edges.inset(horizontal: 16, vertical: 8)
  ///     // card.top == root.top + 8, card.leading == root.leading + 16,
  ///     // card.bottom == root.bottom - 8, card.trailing == root.trailing - 16
  @inlinable public func inset(horizontal: Double = 0, vertical: Double = 0) -> EdgeAnchors {
    inset(by: LayoutInsets(horizontal: horizontal, vertical: vertical))
  }

  /// Moves every edge away from the centre; the opposite of ``inset(by:)-(Double)``.
  @inlinable public func outset(by distance: Double) -> EdgeAnchors {
    inset(by: LayoutInsets(-distance))
  }

  /// Moves every edge away from the centre, each by its own distance.
  @inlinable public func outset(by insets: LayoutInsets) -> EdgeAnchors {
    inset(
      by: LayoutInsets(
        top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing))
  }

  /// Moves the whole rectangle: `x` towards the trailing edge (or the right one, if ``absolute``), `y`
  /// downwards.
  @inlinable public func offset(x: Double = 0, y: Double = 0) -> EdgeAnchors {
    var result = self
    result.top += y
    result.leading += x
    result.bottom += y
    result.trailing += x
    return result
  }

  /// Leaves edges out.
  ///
  ///     sheet.edges.excluding(.top) == root.edges
  ///     card.edges.excluding(.top, .bottom) == root.edges
  ///     // card.leading == root.leading, card.trailing == root.trailing
  @inlinable public func excluding(_ edges: LayoutEdges...) -> EdgeAnchors {
    var result = self
    for each in edges { result.edges.subtract(each) }
    return result
  }
}

extension EdgeAnchors {
  /// Constrains the edges to be the same.
  @discardableResult
  @inlinable public static func == (a: EdgeAnchors, b: EdgeAnchors) -> ConstraintGroup<Backend> {
    install(a, .equal, b)
  }

  /// Constrains the first rectangle to lie within the second.
  @discardableResult
  @inlinable public static func <= (a: EdgeAnchors, b: EdgeAnchors) -> ConstraintGroup<Backend> {
    install(a, .lessThanOrEqual, b)
  }

  /// Constrains the first rectangle to enclose the second.
  @discardableResult
  @inlinable public static func >= (a: EdgeAnchors, b: EdgeAnchors) -> ConstraintGroup<Backend> {
    install(a, .greaterThanOrEqual, b)
  }

  @inlinable static func install(
    _ a: EdgeAnchors, _ relation: LayoutRelation, _ b: EdgeAnchors
  ) -> ConstraintGroup<Backend> {
    CompositeItems.install(a.items, b.items, constraintCount: 4) { item, other, composite in
      guard let item, let other else { return }
      append(a, relation, b, of: (item, other), to: &composite)
    }
  }

  /// Makes the constraints; a rectangle lies within another if its top and leading edges are *greater*.
  @inlinable static func append(
    _ a: EdgeAnchors, _ relation: LayoutRelation, _ b: EdgeAnchors,
    of items: (first: Backend.Item, second: Backend.Item), to composite: inout Composite<Backend>
  ) {
    let common = a.edges.intersection(b.edges)
    let priority = b.priority ?? a.priority
    let isAbsolute = a.isAbsolute || b.isAbsolute
    if common.isEmpty { Backend._report(.nothingInCommon, about: items.first) }
    func append(_ edge: LayoutAttribute, _ relation: LayoutRelation, plus constant: Double) {
      composite.append(
        (items.first, edge), relation, (items.second, edge), plus: constant, priority: priority)
    }
    if common.contains(.top) { append(.top, relation.reversed, plus: b.top - a.top) }
    if common.contains(.leading) {
      append(isAbsolute ? .left : .leading, relation.reversed, plus: b.leading - a.leading)
    }
    if common.contains(.bottom) { append(.bottom, relation, plus: b.bottom - a.bottom) }
    if common.contains(.trailing) {
      append(isAbsolute ? .right : .trailing, relation, plus: b.trailing - a.trailing)
    }
  }
}
