/// A side of a relation, which `~` can give a priority.
///
///     card.edges == root.edges.inset(by: 16).withPriority(.high)
///     card.edges == root.edges.inset(by: 16) ~ .high               // the same
///
/// Anchors, expressions and composites conform, of one item and of arrays.
@_documentation(visibility: internal)
public protocol _LayoutPrioritizable {
  /// The backend of the items.
  associatedtype Backend: LayoutBackend

  /// Returns the same side with a priority.
  func withPriority(_ priority: LayoutPriority) -> Self
}

extension LayoutExpression: _LayoutPrioritizable {
  /// Returns the expression with a priority.
  @inlinable public func withPriority(_ priority: LayoutPriority) -> LayoutExpression {
    LayoutExpression(sum, priority: priority)
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

extension SizeAnchors: _LayoutPrioritizable {
  /// Returns the size with a priority.
  public func withPriority(_ priority: LayoutPriority) -> SizeAnchors {
    var result = self
    result.priority = priority
    return result
  }
}

extension PointAnchors: _LayoutPrioritizable {
  /// Returns the point with a priority.
  public func withPriority(_ priority: LayoutPriority) -> PointAnchors {
    var result = self
    result.priority = priority
    return result
  }
}
