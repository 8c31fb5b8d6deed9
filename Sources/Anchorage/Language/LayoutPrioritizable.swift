/// What `~` gives a priority: one side of a relation.
///
///     card.edges == root.edges.inset(by: 16).withPriority(.high)
///     card.edges == root.edges.inset(by: 16) ~ .high               // the same
///
/// Anchors, expressions and composites are, of one item and of arrays.
public protocol LayoutPrioritizable {
  /// The backend of the items.
  associatedtype Backend: LayoutBackend

  /// Returns the same side, for constraints of a priority.
  func withPriority(_ priority: LayoutPriority) -> Self
}

// Few overloads on purpose: in `view.width >= 100 ~ .high - 1` the compiler tries every one of them with
// every meaning of `-`.
extension LayoutPriority {
  /// Gives the constraints to be made a priority.
  @inlinable public static func ~ <Side: LayoutPrioritizable>(side: Side, priority: LayoutPriority) -> Side {
    side.withPriority(priority)
  }

  /// Gives a number that an extent is compared with a priority: `view.width == 44 ~ .high`.
  ///
  /// A backend that declares the same for itself alone spares the compiler hundreds of attempts, because a
  /// result without type parameters is one that it expects; see ``HeadlessBackend``.
  @inlinable public static func ~ <Backend>(
    number: Double, priority: LayoutPriority
  ) -> LayoutExpression<LayoutDimension, Backend> {
    LayoutExpression(LayoutSum(constant: number), priority: priority)
  }

  /// Gives a size that an item's is compared with a priority.
  public static func ~ <Backend>(size: LayoutSize, priority: LayoutPriority) -> SizeAnchors<Backend> {
    SizeAnchors(nil, constant: size).withPriority(priority)
  }
}

extension LayoutExpression: LayoutPrioritizable {
  /// Returns the expression with a priority.
  @inlinable public func withPriority(_ priority: LayoutPriority) -> LayoutExpression {
    LayoutExpression(sum, priority: priority)
  }
}

extension EdgeAnchors: LayoutPrioritizable {
  /// Returns the edges with a priority.
  public func withPriority(_ priority: LayoutPriority) -> EdgeAnchors {
    var result = self
    result.priority = priority
    return result
  }
}

extension SizeAnchors: LayoutPrioritizable {
  /// Returns the size with a priority.
  public func withPriority(_ priority: LayoutPriority) -> SizeAnchors {
    var result = self
    result.priority = priority
    return result
  }
}

extension PointAnchors: LayoutPrioritizable {
  /// Returns the point with a priority.
  public func withPriority(_ priority: LayoutPriority) -> PointAnchors {
    var result = self
    result.priority = priority
    return result
  }
}

extension AnchorList: LayoutPrioritizable {
  /// Returns the list with a priority.
  public func withPriority(_ priority: LayoutPriority) -> AnchorList {
    AnchorList(expressions.map { $0.withPriority(priority) })
  }
}

extension EdgeAnchorsList: LayoutPrioritizable {
  /// Returns the list with a priority.
  public func withPriority(_ priority: LayoutPriority) -> EdgeAnchorsList {
    EdgeAnchorsList(members.map { $0.withPriority(priority) })
  }
}

extension SizeAnchorsList: LayoutPrioritizable {
  /// Returns the list with a priority.
  public func withPriority(_ priority: LayoutPriority) -> SizeAnchorsList {
    SizeAnchorsList(members.map { $0.withPriority(priority) })
  }
}

extension PointAnchorsList: LayoutPrioritizable {
  /// Returns the list with a priority.
  public func withPriority(_ priority: LayoutPriority) -> PointAnchorsList {
    PointAnchorsList(members.map { $0.withPriority(priority) })
  }
}
