/// The arguments of a call of `distribute`, and the equations that they amount to.
struct Distribution<Backend: LayoutBackend> {
  let items: [Backend.Item]
  let first: Backend.Item
  let last: Backend.Item
  let axis: LayoutAxis
  let spacing: LayoutSpacing
  let sizes: LayoutSizing
  let alignment: LayoutAlignment?
  /// The item that the others fill; `nil` if they fill none.
  var container: Backend.Item?
  var insets = LayoutInsets.zero

  /// Stores the arguments of a call; `nil` if there are no items.
  init?<Items: Collection>(
    _ items: Items, _ axis: LayoutAxis, _ spacing: LayoutSpacing, _ sizes: LayoutSizing,
    _ alignment: LayoutAlignment?
  ) where Items.Element: LayoutItem, Items.Element.Backend == Backend {
    self.items = items.map { $0.layoutItem }
    guard let first = self.items.first, let last = self.items.last else { return nil }
    self.first = first
    self.last = last
    self.axis = axis
    self.spacing = spacing
    self.sizes = sizes
    self.alignment = alignment
  }

  /// The equations: ends and gaps along the axis, sizes, alignment.
  func equations() -> [LayoutEquation<Backend>] {
    for item in items { Backend.prepareSubject(item) }
    guard isPossible() else { return [] }
    return alongAxis() + lengths() + acrossAxis()
  }
}

// MARK: - Along the axis

extension Distribution {
  private typealias Sum = LayoutSum<Backend>

  private var near: LayoutAttribute { axis == .horizontal ? .leading : .top }
  private var far: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  private var dimension: LayoutAttribute { axis == .horizontal ? .width : .height }
  /// The distance of the first item from its end of the container.
  private var lead: Double { axis == .horizontal ? insets.leading : insets.top }
  /// The distance of the last item from its end of the container.
  private var tail: Double { axis == .horizontal ? insets.trailing : insets.bottom }

  /// Whether the arguments fit together; reports it if they do not.
  private func isPossible() -> Bool {
    if case .each(let gaps) = spacing, gaps.count != items.count - 1 {
      Backend.report(.wrongNumberOfGaps(gaps.count, needed: items.count - 1), about: first)
      return false
    }
    if spacing == .evenly, container == nil {
      Backend.report(.evenlyWithoutContainer, about: first)
      return false
    }
    return true
  }

  private func alongAxis() -> [LayoutEquation<Backend>] {
    if spacing == .evenly { return evenGaps() }
    var equations: [LayoutEquation<Backend>] = []
    // A single item between two minimum distances belongs to neither end.
    var isLoose = false
    if case .atLeast = spacing { isLoose = items.count == 1 }
    if let container {
      equations.append(
        Backend.equation(
          anchor(first, near), isLoose ? .greaterThanOrEqual : .equal, anchor(container, near, plus: lead)))
    }
    for index in items.indices.dropFirst() {
      if let gap = gap(before: index) { equations.append(gap) }
    }
    if let container {
      equations.append(
        Backend.equation(
          anchor(last, far), isLoose ? .lessThanOrEqual : .equal, anchor(container, far, plus: -tail)))
    }
    return equations
  }

  private func gap(before index: Int) -> LayoutEquation<Backend>? {
    let (item, previous) = (items[index], items[index - 1])
    switch spacing {
    case .fixed(let length):
      return Backend.equation(anchor(item, near), .equal, anchor(previous, far, plus: length))
    case .each(let lengths):
      return Backend.equation(anchor(item, near), .equal, anchor(previous, far, plus: lengths[index - 1]))
    case .atLeast(let length):
      return Backend.equation(anchor(item, near), .greaterThanOrEqual, anchor(previous, far, plus: length))
    case .equal, .evenly:
      guard index > 1 else { return nil }
      return Backend.equation(
        distance(item, near, from: previous, far), .equal, distance(items[1], near, from: first, far))
    }
  }

  /// Makes every gap as long as the gap before the first item, including the gap after the last item.
  private func evenGaps() -> [LayoutEquation<Backend>] {
    guard let container else { return [] }
    var start = distance(first, near, from: container, near)
    start.constant = -lead
    var equations = items.indices.dropFirst().map { index in
      Backend.equation(distance(items[index], near, from: items[index - 1], far), .equal, start)
    }
    var end = distance(container, far, from: last, far)
    end.constant = -tail
    // The first item of a constraint is the one that it places.
    equations.append(Backend.equation(start, .equal, end))
    return equations
  }

  private func anchor(
    _ item: Backend.Item, _ attribute: LayoutAttribute, plus constant: Double = 0
  ) -> Sum {
    var sum = Sum(LayoutTerm<Backend>(1, item, attribute))
    sum.constant = constant
    return sum
  }

  private func distance(
    _ item: Backend.Item, _ attribute: LayoutAttribute,
    from other: Backend.Item, _ otherAttribute: LayoutAttribute
  ) -> Sum {
    var sum = anchor(item, attribute)
    sum.add(LayoutTerm<Backend>(-1, other, otherAttribute))
    return sum
  }
}

// MARK: - Sizes and alignment

extension Distribution {
  private func lengths() -> [LayoutEquation<Backend>] {
    switch sizes {
    case .intrinsic:
      return []
    case .equal:
      return items.dropFirst().map {
        Backend.equation(anchor($0, dimension), .equal, anchor(first, dimension))
      }
    case .fixed(let length):
      return items.map { Backend.equation(anchor($0, dimension), .equal, Sum(constant: length)) }
    }
  }

  private func acrossAxis() -> [LayoutEquation<Backend>] {
    let inset =
      axis == .horizontal
      ? (insets.top != 0 || insets.bottom != 0) : (insets.leading != 0 || insets.trailing != 0)
    if inset { Backend.report(.insetAcrossAxis(axis), about: first) }
    guard let attribute = alignment?.attribute else { return [] }
    guard attribute.axis != axis else {
      Backend.report(.alignmentAlongAxis(attribute, axis), about: first)
      return []
    }
    return items.dropFirst().map { Backend.equation(anchor($0, attribute), .equal, anchor(first, attribute)) }
  }
}
