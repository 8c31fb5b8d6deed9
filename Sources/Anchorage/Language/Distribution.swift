/// What a call of `distribute` asks for, and the constraints that it means.
struct Distribution<Backend: LayoutBackend> {
  let items: [Backend.Item]
  let first: Backend.Item
  let last: Backend.Item
  let axis: LayoutAxis
  let spacing: LayoutSpacing
  let sizes: LayoutSizing
  let alignment: LayoutAlignment?
  /// What the items fill, if they fill something.
  var container: Backend.Item?
  var insets = LayoutInsets.zero

  /// Takes up a call; nothing for no items, which have nothing to be constrained.
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

  /// The constraints: ends and gaps along the axis, sizes, alignment.
  func constraints() -> [Backend.Constraint] {
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
  private var extent: LayoutAttribute { axis == .horizontal ? .width : .height }
  /// The distance of the first item from its end of the container.
  private var lead: Double { axis == .horizontal ? insets.leading : insets.top }
  /// The distance of the last item from its end of the container.
  private var tail: Double { axis == .horizontal ? insets.trailing : insets.bottom }

  /// Whether the gaps can be what they are asked to be; reports it if not.
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

  private func alongAxis() -> [Backend.Constraint] {
    if spacing == .evenly { return evenGaps() }
    var constraints: [Backend.Constraint] = []
    // Nothing says to which end a single item belongs that keeps its distances.
    var isLoose = false
    if case .atLeast = spacing { isLoose = items.count == 1 }
    if let container {
      constraints.append(
        makeConstraint(
          place(first, near), isLoose ? .greaterThanOrEqual : .equal, place(container, near, plus: lead)))
    }
    for index in items.indices.dropFirst() {
      if let gap = gap(before: index) { constraints.append(gap) }
    }
    if let container {
      constraints.append(
        makeConstraint(
          place(last, far), isLoose ? .lessThanOrEqual : .equal, place(container, far, plus: -tail)))
    }
    return constraints
  }

  private func gap(before index: Int) -> Backend.Constraint? {
    let (item, previous) = (items[index], items[index - 1])
    switch spacing {
    case .fixed(let length):
      return makeConstraint(place(item, near), .equal, place(previous, far, plus: length))
    case .each(let lengths):
      return makeConstraint(place(item, near), .equal, place(previous, far, plus: lengths[index - 1]))
    case .atLeast(let length):
      return makeConstraint(place(item, near), .greaterThanOrEqual, place(previous, far, plus: length))
    case .equal, .evenly:
      guard index > 1 else { return nil }
      return makeConstraint(
        distance(item, near, from: previous, far), .equal, distance(items[1], near, from: first, far))
    }
  }

  /// Every gap like the one between the container and the first item, the last one included.
  private func evenGaps() -> [Backend.Constraint] {
    guard let container else { return [] }
    var start = distance(first, near, from: container, near)
    start.constant = -lead
    var constraints = items.indices.dropFirst().map { index in
      makeConstraint(distance(items[index], near, from: items[index - 1], far), .equal, start)
    }
    var end = distance(container, far, from: last, far)
    end.constant = -tail
    // The item first: it is the one that is placed.
    constraints.append(makeConstraint(start, .equal, end))
    return constraints
  }

  private func place(
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
    var sum = place(item, attribute)
    sum.add(LayoutTerm<Backend>(-1, other, otherAttribute))
    return sum
  }
}

// MARK: - Sizes and alignment

extension Distribution {
  private func lengths() -> [Backend.Constraint] {
    switch sizes {
    case .intrinsic:
      return []
    case .equal:
      return items.dropFirst().map { makeConstraint(place($0, extent), .equal, place(first, extent)) }
    case .fixed(let length):
      return items.map { makeConstraint(place($0, extent), .equal, Sum(constant: length)) }
    }
  }

  private func acrossAxis() -> [Backend.Constraint] {
    let inset =
      axis == .horizontal
      ? (insets.top != 0 || insets.bottom != 0) : (insets.leading != 0 || insets.trailing != 0)
    if inset { Backend.report(.insetAcrossAxis(axis), about: first) }
    guard let attribute = alignment?.attribute else { return [] }
    guard attribute.axis != axis else {
      Backend.report(.alignmentAlongAxis(attribute, axis), about: first)
      return []
    }
    return items.dropFirst().map { makeConstraint(place($0, attribute), .equal, place(first, attribute)) }
  }
}
