/// Edges of an item, related to those of another one at once.
///
///     card.edges == root.edges.inset(by: 16)
///     card.edges.excluding(.bottom) == root.margins.edges
///     card.edges <= root.safeArea.edges              // lies within
///
/// Relating edges makes one constraint for each edge that both sides have, in the order top, leading, bottom,
/// trailing. They follow the layout direction, unless one side is ``absolute``.
public struct EdgeAnchors<Backend: LayoutBackend> {
  let item: Backend.Item
  var edges: LayoutEdges
  /// What is added to each edge; insets have the opposite sign on bottom and trailing.
  var top: Double = 0
  var leading: Double = 0
  var bottom: Double = 0
  var trailing: Double = 0
  /// Whether leading means left and trailing right.
  var isAbsolute = false
  var priority: LayoutPriority?

  init(_ item: Backend.Item, _ edges: LayoutEdges) {
    self.item = item
    self.edges = edges
  }
}

extension EdgeAnchors {
  /// The same edges whatever the layout direction: left for leading and right for trailing, on both sides.
  ///
  ///     ruler.edges.absolute == root.edges.inset(by: LayoutInsets(leading: 20))
  ///     // ruler.top == root.top, ruler.left == root.left + 20, ruler.bottom == root.bottom, ruler.right == root.right
  ///
  /// One side of the relation is enough. What is said about leading then means left: insets, and the edges
  /// that ``excluding(_:)`` leaves out.
  public var absolute: EdgeAnchors {
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
  public func inset(by distance: Double) -> EdgeAnchors {
    inset(by: LayoutInsets(distance))
  }

  /// Moves every edge towards the centre, each by its own distance.
  public func inset(by insets: LayoutInsets) -> EdgeAnchors {
    var result = self
    result.top += insets.top
    result.leading += insets.leading
    result.bottom -= insets.bottom
    result.trailing -= insets.trailing
    return result
  }

  /// Moves every edge away from the centre; the opposite of ``inset(by:)-(Double)``.
  public func outset(by distance: Double) -> EdgeAnchors {
    inset(by: LayoutInsets(-distance))
  }

  /// Moves every edge away from the centre, each by its own distance.
  public func outset(by insets: LayoutInsets) -> EdgeAnchors {
    inset(
      by: LayoutInsets(
        top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing))
  }

  /// Moves the whole rectangle: `x` towards the trailing edge (or the right one, if ``absolute``), `y`
  /// downwards.
  public func offset(x: Double = 0, y: Double = 0) -> EdgeAnchors {
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
  ///     card.edges.excluding([.top, .bottom]) == root.edges
  public func excluding(_ edges: LayoutEdges) -> EdgeAnchors {
    var result = self
    result.edges.subtract(edges)
    return result
  }
}

extension EdgeAnchors {
  /// Constrains the edges to be the same.
  @discardableResult
  public static func == (a: EdgeAnchors, b: EdgeAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .equal, b))
  }

  /// Constrains the first rectangle to lie within the second.
  @discardableResult
  public static func <= (a: EdgeAnchors, b: EdgeAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .lessThanOrEqual, b))
  }

  /// Constrains the first rectangle to enclose the second.
  @discardableResult
  public static func >= (a: EdgeAnchors, b: EdgeAnchors) -> ConstraintGroup<Backend> {
    .installing(relate(a, .greaterThanOrEqual, b))
  }

  /// Makes the constraints; the near edges of a rectangle that lies within another one are *greater*.
  static func relate(_ a: EdgeAnchors, _ relation: LayoutRelation, _ b: EdgeAnchors) -> [Backend.Constraint] {
    let common = a.edges.intersection(b.edges)
    let priority = b.priority ?? a.priority
    let isAbsolute = a.isAbsolute || b.isAbsolute
    if common.isEmpty { Backend.report(.nothingInCommon, about: a.item) }
    var constraints: [Backend.Constraint] = []
    constraints.reserveCapacity(4)
    func relate(
      _ edge: LayoutEdges, _ attribute: LayoutAttribute, _ offset: KeyedOffset, _ relation: LayoutRelation
    ) {
      guard common.contains(edge) else { return }
      constraints.append(
        makeConstraint(
          a.sum(attribute, offset(a)), relation, b.sum(attribute, offset(b)), priority: priority))
    }
    relate(.top, .top, { $0.top }, relation.reversed)
    relate(.leading, isAbsolute ? .left : .leading, { $0.leading }, relation.reversed)
    relate(.bottom, .bottom, { $0.bottom }, relation)
    relate(.trailing, isAbsolute ? .right : .trailing, { $0.trailing }, relation)
    return constraints
  }

  private typealias KeyedOffset = (EdgeAnchors) -> Double

  private func sum(_ attribute: LayoutAttribute, _ offset: Double) -> LayoutSum<Backend> {
    var sum = LayoutSum(LayoutTerm<Backend>(1, item, attribute))
    sum.constant = offset
    return sum
  }
}
