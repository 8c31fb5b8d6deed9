// The constraints of a composite by attribute. If several have the same attribute, use the subscript.

extension ConstraintGroup {
  /// The first constraint about a top edge; `nil` if there is none.
  ///
  ///     let pinned = card.edges == root.edges.inset(by: 16)
  ///     pinned.top?.constant = 40
  public var top: Backend.Constraint? { first(about: .top) }
  /// The first constraint about a bottom edge; `nil` if there is none.
  public var bottom: Backend.Constraint? { first(about: .bottom) }
  /// The first constraint about a leading edge; `nil` if there is none.
  public var leading: Backend.Constraint? { first(about: .leading) }
  /// The first constraint about a trailing edge; `nil` if there is none.
  public var trailing: Backend.Constraint? { first(about: .trailing) }
  /// The first constraint about a left edge; `nil` if there is none.
  public var left: Backend.Constraint? { first(about: .left) }
  /// The first constraint about a right edge; `nil` if there is none.
  public var right: Backend.Constraint? { first(about: .right) }
  /// The first constraint about a width; `nil` if there is none.
  public var width: Backend.Constraint? { first(about: .width) }
  /// The first constraint about a height; `nil` if there is none.
  public var height: Backend.Constraint? { first(about: .height) }
  /// The first constraint about a centre along x; `nil` if there is none.
  public var centerX: Backend.Constraint? { first(about: .centerX) }
  /// The first constraint about a centre along y; `nil` if there is none.
  public var centerY: Backend.Constraint? { first(about: .centerY) }

  private func first(about attribute: LayoutAttribute) -> Backend.Constraint? {
    first { Backend._firstAttribute(of: $0) == attribute }
  }
}
