// What does not mean anything, with a sentence for each. The overloads are disfavoured, so that valid code
// never sees them, and unavailable, so that invalid code stops here instead of in a list of candidates.

extension LayoutAnchor {
  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, b: LayoutAnchor<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that a place cannot be compared with a number alone.
  @available(
    *, unavailable,
    message: "a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'"
  )
  @_disfavoredOverload @discardableResult
  public static func == (a: Self, number: Double) -> Backend.Constraint {
    relate(a.sum, .equal, a.sum)
  }

  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, b: LayoutAnchor<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that a place cannot be compared with a number alone.
  @available(
    *, unavailable,
    message: "a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'"
  )
  @_disfavoredOverload @discardableResult
  public static func <= (a: Self, number: Double) -> Backend.Constraint {
    relate(a.sum, .equal, a.sum)
  }

  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, b: LayoutAnchor<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that a place cannot be compared with a number alone.
  @available(
    *, unavailable,
    message: "a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'"
  )
  @_disfavoredOverload @discardableResult
  public static func >= (a: Self, number: Double) -> Backend.Constraint {
    relate(a.sum, .equal, a.sum)
  }
}

extension LayoutExpression {
  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, b: LayoutAnchor<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func == <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that a place cannot be compared with a number alone.
  @available(
    *, unavailable,
    message: "a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'"
  )
  @_disfavoredOverload @discardableResult
  public static func == (a: Self, number: Double) -> Backend.Constraint {
    relate(a.sum, .equal, a.sum)
  }

  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, b: LayoutAnchor<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func <= <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that a place cannot be compared with a number alone.
  @available(
    *, unavailable,
    message: "a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'"
  )
  @_disfavoredOverload @discardableResult
  public static func <= (a: Self, number: Double) -> Backend.Constraint {
    relate(a.sum, .equal, a.sum)
  }

  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, b: LayoutAnchor<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that anchors of different kinds cannot be related.
  @available(
    *, unavailable,
    message: "anchors of different kinds cannot be related: relate places along x, places along y, or extents"
  )
  @_disfavoredOverload @discardableResult
  public static func >= <Other>(a: Self, b: LayoutExpression<Other, Backend>) -> Backend.Constraint {
    relate(a.sum, .equal, b.sum)
  }

  /// Says that a place cannot be compared with a number alone.
  @available(
    *, unavailable,
    message: "a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'"
  )
  @_disfavoredOverload @discardableResult
  public static func >= (a: Self, number: Double) -> Backend.Constraint {
    relate(a.sum, .equal, a.sum)
  }
}

extension EdgeAnchors {
  /// Says what to compare with instead of a number.
  @available(
    *, unavailable,
    message:
      "edges cannot be compared with a number: name other edges, as in 'a.edges == b.edges.inset(by: 8)'"
  )
  @discardableResult
  public static func == (a: Self, number: Double) -> ConstraintGroup<Backend> {
    ConstraintGroup([])
  }

  /// Says what to compare with instead of a number.
  @available(
    *, unavailable,
    message:
      "edges cannot be compared with a number: name other edges, as in 'a.edges == b.edges.inset(by: 8)'"
  )
  @discardableResult
  public static func <= (a: Self, number: Double) -> ConstraintGroup<Backend> {
    ConstraintGroup([])
  }

  /// Says what to compare with instead of a number.
  @available(
    *, unavailable,
    message:
      "edges cannot be compared with a number: name other edges, as in 'a.edges == b.edges.inset(by: 8)'"
  )
  @discardableResult
  public static func >= (a: Self, number: Double) -> ConstraintGroup<Backend> {
    ConstraintGroup([])
  }
}

extension PointAnchors {
  /// Says what to compare with instead of a number.
  @available(
    *, unavailable,
    message: "a point cannot be compared with a number: name another one, as in 'a.centerXY == b.centerXY'"
  )
  @discardableResult
  public static func == (a: Self, number: Double) -> ConstraintGroup<Backend> {
    ConstraintGroup([])
  }

  /// Says what to compare with instead of a number.
  @available(
    *, unavailable,
    message: "a point cannot be compared with a number: name another one, as in 'a.centerXY == b.centerXY'"
  )
  @discardableResult
  public static func <= (a: Self, number: Double) -> ConstraintGroup<Backend> {
    ConstraintGroup([])
  }

  /// Says what to compare with instead of a number.
  @available(
    *, unavailable,
    message: "a point cannot be compared with a number: name another one, as in 'a.centerXY == b.centerXY'"
  )
  @discardableResult
  public static func >= (a: Self, number: Double) -> ConstraintGroup<Backend> {
    ConstraintGroup([])
  }
}

extension LayoutPriority {
  /// Says where the priority belongs.
  @available(
    *, unavailable,
    message: "the priority belongs to the right side, without parentheses: 'a.width == 100 ~ .high'"
  )
  @_disfavoredOverload @discardableResult
  public static func ~ <Constraint: LayoutBackendConstraint>(
    constraint: Constraint, priority: LayoutPriority
  ) -> Constraint {
    constraint
  }
}

extension ConstraintBuilder {
  /// Says that an anchor is not a constraint.
  @available(
    *, unavailable, message: "this is an anchor, not a constraint: relate it with '==', '<=' or '>='"
  )
  public static func buildExpression<Kind, Backend>(
    _ anchor: LayoutAnchor<Kind, Backend>
  ) -> Statements<Backend> {
    Statements()
  }

  /// Says that an expression is not a constraint.
  @available(
    *, unavailable, message: "this is an expression, not a constraint: relate it with '==', '<=' or '>='"
  )
  public static func buildExpression<Kind, Backend>(
    _ expression: LayoutExpression<Kind, Backend>
  ) -> Statements<Backend> {
    Statements()
  }

  /// Says that a composite is not a constraint.
  @available(*, unavailable, message: "these are edges, not constraints: relate them with '==', '<=' or '>='")
  public static func buildExpression<Backend>(_ composite: EdgeAnchors<Backend>) -> Statements<Backend> {
    Statements()
  }

  /// Says that a composite is not a constraint.
  @available(*, unavailable, message: "this is a size, not a constraint: relate it with '==', '<=' or '>='")
  public static func buildExpression<Backend>(_ composite: SizeAnchors<Backend>) -> Statements<Backend> {
    Statements()
  }

  /// Says that a composite is not a constraint.
  @available(*, unavailable, message: "this is a point, not a constraint: relate it with '==', '<=' or '>='")
  public static func buildExpression<Backend>(_ composite: PointAnchors<Backend>) -> Statements<Backend> {
    Statements()
  }
}

extension LayoutConstraint {
  /// Says that anchors are not constraints.
  @available(
    *, unavailable, message: "these are anchors, not constraints: relate them with '==', '<=' or '>='"
  )
  @_disfavoredOverload
  public static func activate<Kind>(_ anchors: [LayoutAnchor<Kind, HeadlessBackend>]) {}
}
