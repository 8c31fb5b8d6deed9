extension Collection where Element: LayoutItem {
  /// Aligns every item with the first item.
  ///
  ///     [icon, title, badge].align(.centerY)
  ///     // title.centerY == icon.centerY, badge.centerY == icon.centerY
  ///
  ///     [photo, overlay].align(.fill)
  ///     // overlay.top == photo.top, overlay.leading == photo.leading,
  ///     // overlay.bottom == photo.bottom, overlay.trailing == photo.trailing
  ///
  /// Fewer than two items need no constraint.
  @discardableResult
  @inlinable public func align(_ alignment: LayoutAlignment) -> ConstraintGroup<Element.Backend> {
    Element.Backend.equateWithFirst(
      map { $0.layoutItem }, alignment.attribute.map { [$0] } ?? [.top, .leading, .bottom, .trailing])
  }

  /// Makes every item as large as the first item.
  ///
  ///     [ok, cancel].match(.width)
  ///     // cancel.width == ok.width
  ///
  ///     [a, b, c].match(.size)
  ///     // b.width == a.width, b.height == a.height, c.width == a.width, c.height == a.height
  ///
  /// Fewer than two items need no constraint.
  @discardableResult
  @inlinable public func match(_ extent: LayoutMatch) -> ConstraintGroup<Element.Backend> {
    Element.Backend.equateWithFirst(map { $0.layoutItem }, extent.attributes)
  }

  /// Puts the middle of the items, from the first to the last, into the middle of a container.
  ///
  ///     [icon, title].distribute(.horizontal, spacing: 8)
  ///     [icon, title].center(.horizontal, in: root)
  ///     // icon.leading - root.leading == root.trailing - title.trailing
  ///
  /// The items stay together; `[icon, title].centerX == root.centerX` would put each into the middle.
  ///
  /// - Parameters:
  ///   - axis: The axis; the first item begins and the last one ends at equal distances from the middle.
  ///   - container: The view or guide in which the items are centred. Without items there is no constraint.
  @discardableResult
  @inlinable public func center<Container: LayoutItem>(
    _ axis: LayoutAxis, in container: Container
  ) -> ConstraintGroup<Element.Backend> where Container.Backend == Element.Backend {
    Element.Backend.center(map { $0.layoutItem }, along: axis, in: container.layoutItem)
  }
}

extension LayoutBackend {
  /// Constrains the first and the last item to be equally far from the middle of a container.
  @inlinable static func center(
    _ items: [Item], along axis: LayoutAxis, in container: Item
  ) -> ConstraintGroup<Self> {
    var composite = Composite<Self>(about: items.first, container, capacity: 1)
    for item in items { _prepareSubject(item) }
    if let first = items.first, let last = items.last {
      func distance(to end: (Item, LayoutAttribute), from start: (Item, LayoutAttribute)) -> _LayoutSum<Self>
      {
        _LayoutSum(_LayoutTerm(1, end.0, end.1)).adding(_LayoutTerm(-1, start.0, start.1))
      }
      composite.append(
        distance(to: (first, axis.near), from: (container, axis.near)), .equal,
        distance(to: (container, axis.far), from: (last, axis.far)))
    }
    return composite.install()
  }

  /// Equates attributes of every item with those of the first item.
  @inlinable static func equateWithFirst(
    _ items: [Item], _ attributes: [LayoutAttribute]
  ) -> ConstraintGroup<Self> {
    for item in items { _prepareSubject(item) }
    var composite = Composite<Self>(about: items.first, capacity: items.count * attributes.count)
    if let first = items.first {
      for item in items.dropFirst() {
        for attribute in attributes { composite.append((item, attribute), .equal, (first, attribute)) }
      }
    }
    return composite.install()
  }
}

/// The dimensions that `match` makes equal.
///
///     [ok, cancel].match(.size)
///     // cancel.width == ok.width, cancel.height == ok.height
public enum LayoutMatch: Hashable, Sendable, CaseIterable {
  /// Their widths.
  case width
  /// Their heights.
  case height
  /// Their widths and their heights.
  case size

  @usableFromInline var attributes: [LayoutAttribute] {
    switch self {
    case .width: [.width]
    case .height: [.height]
    case .size: [.width, .height]
    }
  }
}
