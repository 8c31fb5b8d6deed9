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
}

extension LayoutBackend {
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
