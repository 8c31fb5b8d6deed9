/// The arguments of a call of `distribute`, and the constraints that they make.
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
    _ items: [Backend.Item], along axis: LayoutAxis, spacing: LayoutSpacing, sizes: LayoutSizing,
    alignment: LayoutAlignment?, in container: Backend.Item?, insets: LayoutInsets
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
  @inlinable func append(to composite: inout Composite<Backend>) {
    for item in items { Backend._prepareSubject(item) }
    guard isPossible() else { return }
    appendAlongAxis(to: &composite)
    appendLengths(to: &composite)
    appendAcrossAxis(to: &composite)
  }
}

// MARK: - Along the axis

extension Distribution {
  @inlinable var near: LayoutAttribute { axis.near }
  @inlinable var far: LayoutAttribute { axis.far }

  /// Whether the arguments are consistent; reports it if they aren't.
  @inlinable func isPossible() -> Bool {
    if case .each(let gaps) = spacing, gaps.count != items.count - 1 {
      Backend._report(.wrongNumberOfGaps(gaps.count, needed: items.count - 1), about: first)
      return false
    }
    if spacing == .evenly, container == nil {
      Backend._report(.evenlyWithoutContainer, about: first)
      return false
    }
    if let (reason, index) = sizes.mistake(for: items.count) {
      Backend._report(reason, about: items[index])
      return false
    }
    return true
  }

  @inlinable func appendAlongAxis(to composite: inout Composite<Backend>) {
    if spacing == .evenly {
      appendEvenGaps(to: &composite)
      return
    }
    let (lead, tail) = insets.ends(along: axis)
    // A single item between two minimum distances is fixed to neither end.
    var isLoose = false
    if case .atLeast = spacing { isLoose = items.count == 1 }
    if let container {
      composite.append((first, near), isLoose ? .greaterThanOrEqual : .equal, (container, near), plus: lead)
    }
    for index in items.indices.dropFirst() { appendGap(before: index, to: &composite) }
    if let container {
      composite.append((last, far), isLoose ? .lessThanOrEqual : .equal, (container, far), plus: -tail)
    }
  }

  @inlinable func appendGap(before index: Int, to composite: inout Composite<Backend>) {
    let (item, previous) = (items[index], items[index - 1])
    switch spacing {
    case .fixed(let length):
      composite.append((item, near), .equal, (previous, far), plus: length)
    case .each(let lengths):
      composite.append((item, near), .equal, (previous, far), plus: lengths[index - 1])
    case .atLeast(let length):
      composite.append((item, near), .greaterThanOrEqual, (previous, far), plus: length)
    case .equal, .evenly:
      guard index > 1 else { return }
      composite.append(
        distance((item, near), from: (previous, far)), .equal,
        distance((items[1], near), from: (first, far)))
    }
  }

  /// Makes every gap as long as the gap before the first item, including the gap after the last item.
  @inlinable func appendEvenGaps(to composite: inout Composite<Backend>) {
    guard let container else { return }
    let (lead, tail) = insets.ends(along: axis)
    let start = distance((first, near), from: (container, near), plus: -lead)
    for index in items.indices.dropFirst() {
      composite.append(distance((items[index], near), from: (items[index - 1], far)), .equal, start)
    }
    // The first item of a constraint is the one that it places.
    composite.append(start, .equal, distance((container, far), from: (last, far), plus: -tail))
  }

  @inlinable func distance(
    _ anchor: (item: Backend.Item, attribute: LayoutAttribute),
    from other: (item: Backend.Item, attribute: LayoutAttribute), plus constant: Double = 0
  ) -> _LayoutSum<Backend> {
    _LayoutSum(_LayoutTerm(1, anchor.item, anchor.attribute), constant: constant)
      .adding(_LayoutTerm(-1, other.item, other.attribute))
  }
}

// MARK: - Sizes and alignment

extension Distribution {
  @inlinable func appendLengths(to composite: inout Composite<Backend>) {
    if case .intrinsic = sizes { return }
    for (index, item) in items.enumerated() {
      sizes.append(axis.dimension, of: item, at: index, first: first, to: &composite)
    }
  }

  @inlinable func appendAcrossAxis(to composite: inout Composite<Backend>) {
    if let attribute = alignment?.attribute, attribute.axis == axis {
      Backend._report(.alignmentAlongAxis(attribute, axis), about: first)
      return
    }
    reportInsetsAcrossAxis()
    guard let alignment else { return }
    for (index, item) in items.enumerated() {
      if let attribute = alignment.attribute {
        align(item, at: index, attribute, to: &composite)
      } else {
        align(item, at: index, axis.crossed.near, to: &composite)
        align(item, at: index, axis.crossed.far, to: &composite)
      }
    }
  }

  /// Aligns an item with the container, or with the first item if there is no container or it lacks the line.
  @inlinable func align(
    _ item: Backend.Item, at index: Int, _ attribute: LayoutAttribute, to composite: inout Composite<Backend>
  ) {
    if let container, !attribute.isBaseline {
      composite.append((item, attribute), .equal, (container, attribute), plus: inset(at: attribute))
    } else if index > 0 {
      composite.append((item, attribute), .equal, (first, attribute))
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
    let (near, far) = insets.ends(along: axis.crossed)
    let isUseless =
      switch alignment {
      case .fill: false
      case .top, .leading: near == 0 && far != 0
      case .bottom, .trailing: far == 0 && near != 0
      // The middle between equal insets is the middle of the container.
      case .centerX, .centerY: near != far
      default: near != 0 || far != 0
      }
    if isUseless { Backend._report(.insetAcrossAxis(axis), about: first) }
  }
}
