extension Collection where Element: LayoutItem {
  /// Puts the items into rows, in columns of equal width.
  ///
  ///     [a, b, c].grid(columns: 2, spacing: 8)
  ///     // b.leading == a.trailing + 8, b.top == a.top, b.width == a.width, b.height == a.height,
  ///     // c.leading == a.leading, c.top == a.bottom + 8, c.width == a.width
  ///
  /// The items of a row share their top and their height. The last row may be short. The constraints come item
  /// by item: x, y, width, height. Every item counts as placed by constraints.
  ///
  /// - Parameters:
  ///   - columns: The number of items in a full row. Less than 1 is reported, and no constraint is made.
  ///   - spacing: The gaps between the items of a row, in points.
  ///   - rowSpacing: The gaps between rows, in points; `nil`, the default, stands for `spacing`.
  ///   - rowHeights: How tall the rows are. With ``LayoutSizing/intrinsic``, the default, each is as tall as its
  ///     items make it; with ``LayoutSizing/proportional(_:)`` there is one weight for each row.
  @discardableResult
  @inlinable public func grid(
    columns: Int, spacing: Double = 0, rowSpacing: Double? = nil, rowHeights: LayoutSizing = .intrinsic
  ) -> ConstraintGroup<Element.Backend> {
    Element.Backend.grid(
      map { $0.layoutItem }, columns: columns, spacing: spacing, rowSpacing: rowSpacing ?? spacing,
      rowHeights: rowHeights, in: nil, insets: .zero)
  }

  /// Puts the items into rows, in columns of equal width, that fill a container.
  ///
  ///     [a, b, c].grid(columns: 2, spacing: 8, rowHeights: .equal, in: root)
  ///     // a.leading == root.leading, a.top == root.top,
  ///     // b.leading == a.trailing + 8, b.top == a.top, b.width == a.width, b.height == a.height,
  ///     // c.leading == a.leading, c.top == a.bottom + 8, c.width == a.width, c.height == a.height,
  ///     // b.trailing == root.trailing, c.bottom == root.bottom
  ///
  /// The first row touches the top and both sides of the container, the last row its bottom. If there are
  /// fewer items than columns, they are as wide as in a full row. The constraints come as without a
  /// container, with the first item's leading and top edges before them, and after them the trailing edge of
  /// the first row (or the width of its items, when it is short) and the bottom of the last row.
  ///
  /// - Parameters:
  ///   - columns: The number of items in a full row. Less than 1 is reported, and no constraint is made.
  ///   - spacing: The gaps between the items of a row, in points.
  ///   - rowSpacing: The gaps between rows, in points; `nil`, the default, stands for `spacing`.
  ///   - rowHeights: How tall the rows are. With ``LayoutSizing/intrinsic``, the default, each is as tall as its
  ///     items make it; with ``LayoutSizing/proportional(_:)`` there is one weight for each row.
  ///   - container: The view or guide to fill, for example `root.margins`.
  ///   - insets: The distances of the outer items from the edges of the container.
  @discardableResult
  @inlinable public func grid<Container: LayoutItem>(
    columns: Int, spacing: Double = 0, rowSpacing: Double? = nil, rowHeights: LayoutSizing = .intrinsic,
    in container: Container, insets: LayoutInsets = .zero
  ) -> ConstraintGroup<Element.Backend> where Container.Backend == Element.Backend {
    Element.Backend.grid(
      map { $0.layoutItem }, columns: columns, spacing: spacing, rowSpacing: rowSpacing ?? spacing,
      rowHeights: rowHeights, in: container.layoutItem, insets: insets)
  }

  /// Puts the items into rows that fill a container, all edges at the same distance.
  ///
  ///     [a, b].grid(columns: 2, spacing: 8, in: root, insets: 16)
  ///     // a.leading == root.leading + 16, a.top == root.top + 16, b.leading == a.trailing + 8, b.top == a.top,
  ///     // b.width == a.width, b.height == a.height, b.trailing == root.trailing - 16, a.bottom == root.bottom - 16
  @discardableResult
  @inlinable public func grid<Container: LayoutItem>(
    columns: Int, spacing: Double = 0, rowSpacing: Double? = nil, rowHeights: LayoutSizing = .intrinsic,
    in container: Container, insets: Double
  ) -> ConstraintGroup<Element.Backend> where Container.Backend == Element.Backend {
    grid(
      columns: columns, spacing: spacing, rowSpacing: rowSpacing, rowHeights: rowHeights, in: container,
      insets: LayoutInsets(insets))
  }
}

extension LayoutBackend {
  @inlinable static func grid(
    _ items: [Item], columns: Int, spacing: Double, rowSpacing: Double, rowHeights: LayoutSizing,
    in container: Item?, insets: LayoutInsets
  ) -> ConstraintGroup<Self> {
    var composite = Composite<Self>(about: items.first, capacity: 4 * items.count + 4)
    let grid = Grid<Self>(
      items, columns: columns, spacing: spacing, rowSpacing: rowSpacing, rowHeights: rowHeights,
      in: container, insets: insets)
    grid?.append(to: &composite)
    return composite.install()
  }
}
