/// The arguments of a call of `grid`, and the equations that they amount to.
struct Grid<Backend: LayoutBackend> {
  let items: [Backend.Item]
  let first: Backend.Item
  let columns: Int
  let spacing: Double
  let rowSpacing: Double
  /// The item that the others fill; `nil` if they fill none.
  var container: Backend.Item?
  var insets = LayoutInsets.zero

  /// Stores the arguments of a call; `nil` if there are no items.
  init?<Items: Collection>(
    _ items: Items, _ columns: Int, _ spacing: Double, _ rowSpacing: Double?
  ) where Items.Element: LayoutItem, Items.Element.Backend == Backend {
    self.items = items.map { $0.layoutItem }
    guard let first = self.items.first else { return nil }
    self.first = first
    self.columns = columns
    self.spacing = spacing
    self.rowSpacing = rowSpacing ?? spacing
  }

  /// The equations: item by item, then the far edges of the container.
  func equations() -> [LayoutEquation<Backend>] {
    for item in items { Backend.prepareSubject(item) }
    guard columns >= 1 else {
      Backend.report(.wrongNumberOfColumns(columns), about: first)
      return []
    }
    var equations: [LayoutEquation<Backend>] = []
    if let container {
      equations.append(equation(first, .leading, to: container, .leading, plus: insets.leading))
      equations.append(equation(first, .top, to: container, .top, plus: insets.top))
    }
    for index in items.indices.dropFirst() { equations += cell(at: index) }
    if let container { equations += farEdges(in: container) }
    return equations
  }
}

extension Grid {
  private func cell(at index: Int) -> [LayoutEquation<Backend>] {
    let item = items[index]
    let column = index % columns
    let rowStart = items[index - column]
    if column == 0 {
      return [
        equation(item, .leading, to: first, .leading),
        equation(item, .top, to: items[index - columns], .bottom, plus: rowSpacing),
        equation(item, .width, to: first, .width),
      ]
    }
    return [
      equation(item, .leading, to: items[index - 1], .trailing, plus: spacing),
      equation(item, .top, to: rowStart, .top),
      equation(item, .width, to: first, .width),
      equation(item, .height, to: rowStart, .height),
    ]
  }

  private func farEdges(in container: Backend.Item) -> [LayoutEquation<Backend>] {
    let lastRow = items[(items.count - 1) / columns * columns]
    return [
      items.count >= columns
        ? equation(items[columns - 1], .trailing, to: container, .trailing, plus: -insets.trailing)
        : widthOfFullRow(in: container),
      equation(lastRow, .bottom, to: container, .bottom, plus: -insets.bottom),
    ]
  }

  /// The width of a column: that of the container without insets and gaps, divided among the columns.
  private func widthOfFullRow(in container: Backend.Item) -> LayoutEquation<Backend> {
    var width = LayoutSum(LayoutTerm<Backend>(1, container, .width))
    width.constant = -(insets.leading + insets.trailing + spacing * Double(columns - 1))
    width = width.mapped { $0 / Double(columns) }
    return Backend.equation(LayoutSum(LayoutTerm<Backend>(1, first, .width)), .equal, width)
  }

  private func equation(
    _ item: Backend.Item, _ attribute: LayoutAttribute,
    to other: Backend.Item, _ otherAttribute: LayoutAttribute, plus constant: Double = 0
  ) -> LayoutEquation<Backend> {
    var right = LayoutSum(LayoutTerm<Backend>(1, other, otherAttribute))
    right.constant = constant
    return Backend.equation(LayoutSum(LayoutTerm<Backend>(1, item, attribute)), .equal, right)
  }
}
