extension Collection where Element: LayoutItem {
  /// Puts the items one after the other along an axis.
  ///
  ///     [a, b, c].distribute(.horizontal, spacing: 8)
  ///     // b.leading == a.trailing + 8, c.leading == b.trailing + 8
  ///
  /// The constraints come in this order: gaps, sizes, alignment. Fewer than two items have no gaps. Every item is
  /// taken for one that constraints place: its `translatesAutoresizingMaskIntoConstraints` becomes false.
  ///
  /// - Parameters:
  ///   - axis: The axis; horizontal runs from leading to trailing.
  ///   - spacing: The gap between neighbours, in points; negative values overlap them.
  ///   - sizes: How long the items become.
  ///   - alignment: What they share across the axis; nothing by default.
  @discardableResult
  public func distribute(
    _ axis: LayoutAxis, spacing: Double = 0, sizes: LayoutSizing = .intrinsic,
    alignment: LayoutAlignment? = nil
  ) -> ConstraintGroup<Element.Backend> {
    distribute(axis, spacing: spacing, sizes: sizes, alignment: alignment, container: nil)
  }

  /// Puts the items one after the other along an axis, from one end of a container to the other.
  ///
  ///     [a, b, c].distribute(.horizontal, spacing: 8, sizes: .equal, in: root)
  ///     // a.leading == root.leading, b.leading == a.trailing + 8, c.leading == b.trailing + 8,
  ///     // c.trailing == root.trailing, b.width == a.width, c.width == a.width
  ///
  /// - Parameters:
  ///   - axis: The axis; horizontal runs from leading to trailing.
  ///   - spacing: The gap between neighbours, in points; the ends touch the container.
  ///   - sizes: How long the items become.
  ///   - alignment: What they share across the axis; nothing by default.
  ///   - container: The view or guide to fill, for example `root.margins`.
  @discardableResult
  public func distribute<Container: LayoutItem>(
    _ axis: LayoutAxis, spacing: Double = 0, sizes: LayoutSizing = .intrinsic,
    alignment: LayoutAlignment? = nil, in container: Container
  ) -> ConstraintGroup<Element.Backend> where Container.Backend == Element.Backend {
    distribute(axis, spacing: spacing, sizes: sizes, alignment: alignment, container: container.layoutItem)
  }

  private func distribute(
    _ axis: LayoutAxis, spacing: Double, sizes: LayoutSizing, alignment: LayoutAlignment?,
    container: Element.Backend.Item?
  ) -> ConstraintGroup<Element.Backend> {
    guard let first else { return ConstraintGroup([]) }
    let near: LayoutAttribute = axis == .horizontal ? .leading : .top
    let far: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    for item in self { Element.Backend.prepareSubject(item.layoutItem) }

    var constraints: [Element.Backend.Constraint] = []
    if let container { constraints.append(equal(first.layoutItem, near, container, near)) }
    var previous = first
    for item in dropFirst() {
      constraints.append(equal(item.layoutItem, near, previous.layoutItem, far, plus: spacing))
      previous = item
    }
    if let container { constraints.append(equal(previous.layoutItem, far, container, far)) }
    constraints.append(contentsOf: sized(sizes, axis == .horizontal ? .width : .height))
    if let alignment {
      if alignment.attribute.axis == axis {
        Element.Backend.report(.alignmentAlongAxis(alignment.attribute, axis), about: first.layoutItem)
      } else {
        constraints.append(contentsOf: aligned(alignment))
      }
    }
    return .installing(constraints)
  }

  private func sized(_ sizes: LayoutSizing, _ extent: LayoutAttribute) -> [Element.Backend.Constraint] {
    guard let first else { return [] }
    switch sizes {
    case .intrinsic:
      return []
    case .equal:
      return dropFirst().map { equal($0.layoutItem, extent, first.layoutItem, extent) }
    case .fixed(let length):
      return map { item in
        makeConstraint(
          LayoutSum(LayoutTerm<Element.Backend>(1, item.layoutItem, extent)), .equal,
          LayoutSum(constant: length))
      }
    }
  }
}
