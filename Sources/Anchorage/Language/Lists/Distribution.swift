/// The arguments of a call of `distribute`, and the constraints that they amount to.
struct Distribution<Backend: LayoutBackend> {
  let items: [Backend.Item]
  let first: Backend.Item
  let last: Backend.Item
  let axis: LayoutAxis
  let spacing: LayoutSpacing
  let sizes: LayoutSizing
  let alignment: LayoutAlignment?
  /// The item that the others fill; `nil` if they fill none.
  let container: Backend.Item?
  let insets: LayoutInsets

  /// Stores the arguments of a call; `nil` if there are no items.
  init?(
    _ items: [Backend.Item], _ axis: LayoutAxis, _ spacing: LayoutSpacing, _ sizes: LayoutSizing,
    _ alignment: LayoutAlignment?, in container: Backend.Item?, insets: LayoutInsets
  ) {
    guard let first = items.first, let last = items.last else { return nil }
    self.items = items
    self.first = first
    self.last = last
    self.container = container
    self.insets = insets
    self.axis = axis
    self.spacing = spacing
    self.sizes = sizes
    self.alignment = alignment
  }

  /// Makes the constraints: ends and gaps along the axis, sizes, alignment.
  func relate(in composite: inout Composite<Backend>) {
    for item in items { Backend.prepareSubject(item) }
    guard isPossible() else { return }
    relateAlongAxis(in: &composite)
    relateLengths(in: &composite)
    relateAcrossAxis(in: &composite)
  }
}

// MARK: - Along the axis

extension Distribution {
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

  private func relateAlongAxis(in composite: inout Composite<Backend>) {
    if spacing == .evenly {
      relateEvenGaps(in: &composite)
      return
    }
    // A single item between two minimum distances belongs to neither end.
    var isLoose = false
    if case .atLeast = spacing { isLoose = items.count == 1 }
    if let container {
      composite.relate(first, near, isLoose ? .greaterThanOrEqual : .equal, container, near, plus: lead)
    }
    for index in items.indices.dropFirst() { relateGap(before: index, in: &composite) }
    if let container {
      composite.relate(last, far, isLoose ? .lessThanOrEqual : .equal, container, far, plus: -tail)
    }
  }

  private func relateGap(before index: Int, in composite: inout Composite<Backend>) {
    let (item, previous) = (items[index], items[index - 1])
    switch spacing {
    case .fixed(let length):
      composite.relate(item, near, .equal, previous, far, plus: length)
    case .each(let lengths):
      composite.relate(item, near, .equal, previous, far, plus: lengths[index - 1])
    case .atLeast(let length):
      composite.relate(item, near, .greaterThanOrEqual, previous, far, plus: length)
    case .equal, .evenly:
      guard index > 1 else { return }
      composite.relate(
        distance(item, near, from: previous, far), .equal, distance(items[1], near, from: first, far))
    }
  }

  /// Makes every gap as long as the gap before the first item, including the gap after the last item.
  private func relateEvenGaps(in composite: inout Composite<Backend>) {
    guard let container else { return }
    let start = distance(first, near, from: container, near, plus: -lead)
    for index in items.indices.dropFirst() {
      composite.relate(distance(items[index], near, from: items[index - 1], far), .equal, start)
    }
    // The first item of a constraint is the one that it places.
    composite.relate(start, .equal, distance(container, far, from: last, far, plus: -tail))
  }

  private func distance(
    _ item: Backend.Item, _ attribute: LayoutAttribute,
    from other: Backend.Item, _ otherAttribute: LayoutAttribute, plus constant: Double = 0
  ) -> LayoutSum<Backend> {
    LayoutSum(LayoutTerm(1, item, attribute), constant: constant)
      .adding(LayoutTerm(-1, other, otherAttribute))
  }
}

// MARK: - Sizes and alignment

extension Distribution {
  private func relateLengths(in composite: inout Composite<Backend>) {
    switch sizes {
    case .intrinsic: break
    case .equal:
      for item in items.dropFirst() { composite.relate(item, dimension, .equal, first, dimension) }
    case .fixed(let length):
      for item in items {
        composite.relate(LayoutSum(LayoutTerm(1, item, dimension)), .equal, LayoutSum(constant: length))
      }
    }
  }

  private func relateAcrossAxis(in composite: inout Composite<Backend>) {
    let inset =
      axis == .horizontal
      ? (insets.top != 0 || insets.bottom != 0) : (insets.leading != 0 || insets.trailing != 0)
    if inset { Backend.report(.insetAcrossAxis(axis), about: first) }
    guard let attribute = alignment?.attribute else { return }
    guard attribute.axis != axis else {
      Backend.report(.alignmentAlongAxis(attribute, axis), about: first)
      return
    }
    for item in items.dropFirst() { composite.relate(item, attribute, .equal, first, attribute) }
  }
}
