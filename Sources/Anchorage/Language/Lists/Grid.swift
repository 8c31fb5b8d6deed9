/// The arguments of a call of `grid`, and the constraints that they make.
@usableFromInline struct Grid<Backend: LayoutBackend> {
  @usableFromInline let items: [Backend.Item]
  @usableFromInline let first: Backend.Item
  @usableFromInline let columns: Int
  @usableFromInline let spacing: Double
  @usableFromInline let rowSpacing: Double
  @usableFromInline let rowHeights: LayoutSizing
  /// The item that the others fill; `nil` if they fill none.
  @usableFromInline let container: Backend.Item?
  @usableFromInline let insets: LayoutInsets

  /// Stores the arguments of a call; `nil` if there are no items.
  @inlinable init?(
    _ items: [Backend.Item], columns: Int, spacing: Double, rowSpacing: Double, rowHeights: LayoutSizing,
    in container: Backend.Item?, insets: LayoutInsets
  ) {
    guard let first = items.first else { return nil }
    self.items = items
    self.first = first
    self.columns = columns
    self.spacing = spacing
    self.rowSpacing = rowSpacing
    self.rowHeights = rowHeights
    self.container = container
    self.insets = insets
  }

  /// Makes the constraints: item by item, then the far edges of the container.
  @inlinable func append(to composite: inout Composite<Backend>) {
    for item in items { Backend._prepareSubject(item) }
    guard columns >= 1 else {
      Backend._report(.wrongNumberOfColumns(columns), about: first)
      return
    }
    if let (reason, row) = rowHeights.mistake(for: (items.count - 1) / columns + 1) {
      Backend._report(reason, about: items[row * columns])
      return
    }
    if let container {
      composite.append((first, .leading), .equal, (container, .leading), plus: insets.leading)
      composite.append((first, .top), .equal, (container, .top), plus: insets.top)
    }
    rowHeights.append(.height, of: first, at: 0, first: first, to: &composite)
    for index in items.indices.dropFirst() { appendCell(at: index, to: &composite) }
    if let container { appendFarEdges(of: container, to: &composite) }
  }
}

extension Grid {
  @inlinable func appendCell(at index: Int, to composite: inout Composite<Backend>) {
    let item = items[index]
    let column = index % columns
    let rowStart = items[index - column]
    if column == 0 {
      composite.append((item, .leading), .equal, (first, .leading))
      composite.append((item, .top), .equal, (items[index - columns], .bottom), plus: rowSpacing)
      composite.append((item, .width), .equal, (first, .width))
      rowHeights.append(.height, of: item, at: index / columns, first: first, to: &composite)
    } else {
      composite.append((item, .leading), .equal, (items[index - 1], .trailing), plus: spacing)
      composite.append((item, .top), .equal, (rowStart, .top))
      composite.append((item, .width), .equal, (first, .width))
      composite.append((item, .height), .equal, (rowStart, .height))
    }
  }

  @inlinable func appendFarEdges(of container: Backend.Item, to composite: inout Composite<Backend>) {
    if items.count >= columns {
      composite.append(
        (items[columns - 1], .trailing), .equal, (container, .trailing), plus: -insets.trailing)
    } else {
      composite.append(_LayoutSum(_LayoutTerm(1, first, .width)), .equal, widthOfColumn(in: container))
    }
    let lastRow = items[(items.count - 1) / columns * columns]
    composite.append((lastRow, .bottom), .equal, (container, .bottom), plus: -insets.bottom)
  }

  /// The width of a column: that of the container without insets and gaps, divided among the columns.
  @inlinable func widthOfColumn(in container: Backend.Item) -> _LayoutSum<Backend> {
    let gaps = insets.leading + insets.trailing + spacing * Double(columns - 1)
    return _LayoutSum(_LayoutTerm(1, container, .width), constant: -gaps).mapped { $0 / Double(columns) }
  }
}
