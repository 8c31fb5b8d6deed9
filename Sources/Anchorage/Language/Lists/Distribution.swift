/// The arguments of a call of `distribute`, and the constraints that they amount to.
@usableFromInline struct Distribution<Backend: LayoutBackend> {
  @usableFromInline let items: [Backend.Item]
  @usableFromInline let first: Backend.Item
  @usableFromInline let last: Backend.Item
  @usableFromInline let axis: LayoutAxis
  @usableFromInline let spacing: LayoutSpacing
  @usableFromInline let sizes: LayoutSizing
  @usableFromInline let alignment: LayoutAlignment?
  /// The item that the others fill; `nil` if they fill none.
  @usableFromInline let container: Backend.Item?
  @usableFromInline let insets: LayoutInsets

  /// Stores the arguments of a call; `nil` if there are no items.
  @inlinable init?(
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
  @inlinable func relate(in composite: inout Composite<Backend>) {
    for item in items { Backend.prepareSubject(item) }
    guard isPossible() else { return }
    relateAlongAxis(in: &composite)
    relateLengths(in: &composite)
    relateAcrossAxis(in: &composite)
  }
}

// MARK: - Along the axis

extension Distribution {
  @inlinable var near: LayoutAttribute { axis == .horizontal ? .leading : .top }
  @inlinable var far: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  @inlinable var dimension: LayoutAttribute { axis == .horizontal ? .width : .height }
  /// The distance of the first item from its end of the container.
  @inlinable var lead: Double { axis == .horizontal ? insets.leading : insets.top }
  /// The distance of the last item from its end of the container.
  @inlinable var tail: Double { axis == .horizontal ? insets.trailing : insets.bottom }

  /// Whether the arguments fit together; reports it if they do not.
  @inlinable func isPossible() -> Bool {
    if case .each(let gaps) = spacing, gaps.count != items.count - 1 {
      Backend.report(.wrongNumberOfGaps(gaps.count, needed: items.count - 1), about: first)
      return false
    }
    if spacing == .evenly, container == nil {
      Backend.report(.evenlyWithoutContainer, about: first)
      return false
    }
    if let (reason, index) = sizes.mistake(for: items.count) {
      Backend.report(reason, about: items[index])
      return false
    }
    return true
  }

  @inlinable func relateAlongAxis(in composite: inout Composite<Backend>) {
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

  @inlinable func relateGap(before index: Int, in composite: inout Composite<Backend>) {
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
  @inlinable func relateEvenGaps(in composite: inout Composite<Backend>) {
    guard let container else { return }
    let start = distance(first, near, from: container, near, plus: -lead)
    for index in items.indices.dropFirst() {
      composite.relate(distance(items[index], near, from: items[index - 1], far), .equal, start)
    }
    // The first item of a constraint is the one that it places.
    composite.relate(start, .equal, distance(container, far, from: last, far, plus: -tail))
  }

  @inlinable func distance(
    _ item: Backend.Item, _ attribute: LayoutAttribute,
    from other: Backend.Item, _ otherAttribute: LayoutAttribute, plus constant: Double = 0
  ) -> LayoutSum<Backend> {
    LayoutSum(LayoutTerm(1, item, attribute), constant: constant)
      .adding(LayoutTerm(-1, other, otherAttribute))
  }
}

// MARK: - Sizes and alignment

extension Distribution {
  @inlinable func relateLengths(in composite: inout Composite<Backend>) {
    if case .intrinsic = sizes { return }
    for (index, item) in items.enumerated() {
      sizes.relate(item, at: index, dimension, first: first, in: &composite)
    }
  }

  @inlinable func relateAcrossAxis(in composite: inout Composite<Backend>) {
    if let attribute = alignment?.attribute, attribute.axis == axis {
      Backend.report(.alignmentAlongAxis(attribute, axis), about: first)
      return
    }
    reportInsetsAcrossAxis()
    guard let alignment else { return }
    for (index, item) in items.enumerated() {
      if let attribute = alignment.attribute {
        align(item, at: index, attribute, in: &composite)
      } else {
        align(item, at: index, axis == .horizontal ? .top : .leading, in: &composite)
        align(item, at: index, axis == .horizontal ? .bottom : .trailing, in: &composite)
      }
    }
  }

  /// Aligns an item with the container, or with the first item if there is no container or it has no such line.
  @inlinable func align(
    _ item: Backend.Item, at index: Int, _ attribute: LayoutAttribute, in composite: inout Composite<Backend>
  ) {
    if let container, !attribute.isBaseline {
      composite.relate(item, attribute, .equal, container, attribute, plus: inset(at: attribute))
    } else if index > 0 {
      composite.relate(item, attribute, .equal, first, attribute)
    }
  }

  /// The distance of the items from an edge of the container, along the axis of that edge.
  @inlinable func inset(at attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .top: insets.top
    case .leading: insets.leading
    case .bottom: -insets.bottom
    case .trailing: -insets.trailing
    default: 0
    }
  }

  /// Reports insets across the axis that move no item.
  @inlinable func reportInsetsAcrossAxis() {
    let (near, far) = axis == .horizontal ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let isUseless =
      switch alignment {
      case .fill: false
      case .top, .leading: near == 0 && far != 0
      case .bottom, .trailing: far == 0 && near != 0
      // The middle between equal insets is the middle of the container.
      case .centerX, .centerY: near != far
      default: near != 0 || far != 0
      }
    if isUseless { Backend.report(.insetAcrossAxis(axis), about: first) }
  }
}
