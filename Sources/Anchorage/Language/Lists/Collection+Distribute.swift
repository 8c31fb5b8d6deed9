extension Collection where Element: LayoutItem {
  /// Puts the items one after the other along an axis.
  ///
  ///     [a, b, c].distribute(.horizontal, spacing: 8)
  ///     // b.leading == a.trailing + 8, c.leading == b.trailing + 8
  ///
  ///     [a, b, c].distribute(.vertical, spacing: [8, 12], alignment: .leading)
  ///     // b.top == a.bottom + 8, c.top == b.bottom + 12, b.leading == a.leading, c.leading == a.leading
  ///
  /// The constraints come in this order: gaps along the axis, sizes, alignment. Fewer than two items have no
  /// gaps. Every item counts as placed by constraints: its
  /// `translatesAutoresizingMaskIntoConstraints` becomes false.
  ///
  /// - Parameters:
  ///   - axis: The axis; horizontal runs from leading to trailing.
  ///   - spacing: The gaps between neighbours: a number of points, one number for each gap, or a
  ///     ``LayoutSpacing``. If the numbers of lengths and gaps differ, this is reported, and no constraint is made.
  ///   - sizes: How long the items are along the axis.
  ///   - alignment: The line that the items share across the axis, or ``LayoutAlignment/fill`` for both edges;
  ///     `nil`, the default, leaves them unaligned.
  @discardableResult
  @inlinable public func distribute(
    _ axis: LayoutAxis, spacing: LayoutSpacing = 0, sizes: LayoutSizing = .intrinsic,
    alignment: LayoutAlignment? = nil
  ) -> ConstraintGroup<Element.Backend> {
    Element.Backend.distribute(
      map { $0.layoutItem }, along: axis, spacing: spacing, sizes: sizes, alignment: alignment, in: nil,
      insets: .zero)
  }

  /// Puts the items one after the other along an axis, with all gaps of one length.
  @_disfavoredOverload @discardableResult
  @inlinable public func distribute(
    _ axis: LayoutAxis, spacing: Double, sizes: LayoutSizing = .intrinsic,
    alignment: LayoutAlignment? = nil
  ) -> ConstraintGroup<Element.Backend> {
    distribute(axis, spacing: .fixed(spacing), sizes: sizes, alignment: alignment)
  }

  /// Puts the items one after the other along an axis, from one end of a container to the other.
  ///
  ///     [a, b, c].distribute(.horizontal, spacing: 8, sizes: .equal, in: root, insets: LayoutInsets(leading: 16))
  ///     // a.leading == root.leading + 16, b.leading == a.trailing + 8, c.leading == b.trailing + 8,
  ///     // c.trailing == root.trailing, b.width == a.width, c.width == a.width
  ///
  ///     [a, b].distribute(.horizontal, spacing: .evenly, in: root)
  ///     // b.leading - a.trailing == a.leading - root.leading,
  ///     // a.leading - root.leading == root.trailing - b.trailing
  ///
  ///     [a, b].distribute(.horizontal, sizes: .proportional([1, 2]), alignment: .fill, in: root)
  ///     // a.leading == root.leading, b.leading == a.trailing, b.trailing == root.trailing,
  ///     // b.width == a.width * 2,
  ///     // a.top == root.top, a.bottom == root.bottom, b.top == root.top, b.bottom == root.bottom
  ///
  /// The constraints come in this order: ends and gaps along the axis, sizes, alignment. A single item
  /// touches both ends. With ``LayoutSpacing/evenly`` it is in the middle, and with
  /// ``LayoutSpacing/atLeast(_:)`` anywhere between them.
  ///
  /// Every item is aligned with the container. Only baselines are aligned with the first item, because a
  /// container has none. To align the items only with each other, leave `alignment` out and call `align(_:)`.
  ///
  /// - Parameters:
  ///   - axis: The axis; horizontal runs from leading to trailing.
  ///   - spacing: The gaps between neighbours: a number of points, one number for each gap, or a
  ///     ``LayoutSpacing``.
  ///   - sizes: How long the items are along the axis.
  ///   - alignment: The line of the container that the items share across the axis, or
  ///     ``LayoutAlignment/fill`` for both edges; `nil`, the default, leaves them unaligned.
  ///   - container: The view or guide to fill, for example `root.margins`.
  ///   - insets: The distances of the first and the last item from the ends of the container, and those of all
  ///     items from the edges that they are aligned with. Insets without an effect are reported.
  @discardableResult
  @inlinable public func distribute<Container: LayoutItem>(
    _ axis: LayoutAxis, spacing: LayoutSpacing = 0, sizes: LayoutSizing = .intrinsic,
    alignment: LayoutAlignment? = nil, in container: Container, insets: LayoutInsets = .zero
  ) -> ConstraintGroup<Element.Backend> where Container.Backend == Element.Backend {
    Element.Backend.distribute(
      map { $0.layoutItem }, along: axis, spacing: spacing, sizes: sizes, alignment: alignment,
      in: container.layoutItem, insets: insets)
  }

  /// Puts the items one after the other from one end of a container to the other, with all gaps of one length.
  @_disfavoredOverload @discardableResult
  @inlinable public func distribute<Container: LayoutItem>(
    _ axis: LayoutAxis, spacing: Double, sizes: LayoutSizing = .intrinsic,
    alignment: LayoutAlignment? = nil, in container: Container, insets: LayoutInsets = .zero
  ) -> ConstraintGroup<Element.Backend> where Container.Backend == Element.Backend {
    distribute(
      axis, spacing: .fixed(spacing), sizes: sizes, alignment: alignment, in: container, insets: insets)
  }

  /// Puts the items one after the other from one end of a container to the other, each end at the same distance.
  ///
  ///     [a, b].distribute(.horizontal, spacing: 8, in: root, insets: 16)
  ///     // a.leading == root.leading + 16, b.leading == a.trailing + 8, b.trailing == root.trailing - 16
  ///
  /// Insets across the axis count where items are aligned with the container.
  @discardableResult
  @inlinable public func distribute<Container: LayoutItem>(
    _ axis: LayoutAxis, spacing: LayoutSpacing = 0, sizes: LayoutSizing = .intrinsic,
    alignment: LayoutAlignment? = nil, in container: Container, insets: Double
  ) -> ConstraintGroup<Element.Backend> where Container.Backend == Element.Backend {
    let across = alignment == nil || alignment?.attribute?.isBaseline == true ? 0 : insets
    return distribute(
      axis, spacing: spacing, sizes: sizes, alignment: alignment, in: container,
      insets: axis == .horizontal
        ? LayoutInsets(horizontal: insets, vertical: across)
        : LayoutInsets(horizontal: across, vertical: insets))
  }

  /// Puts the items one after the other, with all gaps of one length and each end at the same distance.
  @_disfavoredOverload @discardableResult
  @inlinable public func distribute<Container: LayoutItem>(
    _ axis: LayoutAxis, spacing: Double, sizes: LayoutSizing = .intrinsic,
    alignment: LayoutAlignment? = nil, in container: Container, insets: Double
  ) -> ConstraintGroup<Element.Backend> where Container.Backend == Element.Backend {
    distribute(
      axis, spacing: .fixed(spacing), sizes: sizes, alignment: alignment, in: container, insets: insets)
  }
}

extension LayoutBackend {
  @inlinable static func distribute(
    _ items: [Item], along axis: LayoutAxis, spacing: LayoutSpacing, sizes: LayoutSizing,
    alignment: LayoutAlignment?, in container: Item?, insets: LayoutInsets
  ) -> ConstraintGroup<Self> {
    var composite = Composite<Self>(about: items.first, capacity: 2 * items.count + 2)
    let distribution = Distribution<Self>(
      items, along: axis, spacing: spacing, sizes: sizes, alignment: alignment, in: container, insets: insets)
    distribution?.append(to: &composite)
    return composite.install()
  }
}
