/// What a call of `grid` asks for, and the constraints that it means.
struct Grid<Backend: LayoutBackend> {
  let items: [Backend.Item]
  let first: Backend.Item
  let columns: Int
  let spacing: Double
  let rowSpacing: Double
  /// What the items fill, if they fill something.
  var container: Backend.Item?
  var insets = LayoutInsets.zero

  /// Takes up a call; nothing for no items, which have nothing to be constrained.
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

  /// The constraints: item by item, then the far edges of the container.
  func constraints() -> [Backend.Constraint] {
    for item in items { Backend.prepareSubject(item) }
    guard columns >= 1 else {
      Backend.report(.wrongNumberOfColumns(columns), about: first)
      return []
    }
    var constraints: [Backend.Constraint] = []
    if let container {
      constraints.append(relate(first, .leading, to: container, .leading, plus: insets.leading))
      constraints.append(relate(first, .top, to: container, .top, plus: insets.top))
    }
    for index in items.indices.dropFirst() { constraints += cell(at: index) }
    if let container { constraints += farEdges(in: container) }
    return constraints
  }
}

extension Grid {
  private func cell(at index: Int) -> [Backend.Constraint] {
    let item = items[index]
    let column = index % columns
    let rowStart = items[index - column]
    if column == 0 {
      return [
        relate(item, .leading, to: first, .leading),
        relate(item, .top, to: items[index - columns], .bottom, plus: rowSpacing),
        relate(item, .width, to: first, .width),
      ]
    }
    return [
      relate(item, .leading, to: items[index - 1], .trailing, plus: spacing),
      relate(item, .top, to: rowStart, .top),
      relate(item, .width, to: first, .width),
      relate(item, .height, to: rowStart, .height),
    ]
  }

  private func farEdges(in container: Backend.Item) -> [Backend.Constraint] {
    let lastRow = items[(items.count - 1) / columns * columns]
    return [
      items.count >= columns
        ? relate(items[columns - 1], .trailing, to: container, .trailing, plus: -insets.trailing)
        : widthOfFullRow(in: container),
      relate(lastRow, .bottom, to: container, .bottom, plus: -insets.bottom),
    ]
  }

  /// What is left of the container's width without insets and gaps, divided among the columns.
  private func widthOfFullRow(in container: Backend.Item) -> Backend.Constraint {
    var width = LayoutSum(LayoutTerm<Backend>(1, container, .width))
    width.constant = -(insets.leading + insets.trailing + spacing * Double(columns - 1))
    width = width.mapped { $0 / Double(columns) }
    return makeConstraint(LayoutSum(LayoutTerm<Backend>(1, first, .width)), .equal, width)
  }

  private func relate(
    _ item: Backend.Item, _ attribute: LayoutAttribute,
    to other: Backend.Item, _ otherAttribute: LayoutAttribute, plus constant: Double = 0
  ) -> Backend.Constraint {
    var right = LayoutSum(LayoutTerm<Backend>(1, other, otherAttribute))
    right.constant = constant
    return makeConstraint(LayoutSum(LayoutTerm<Backend>(1, item, attribute)), .equal, right)
  }
}
