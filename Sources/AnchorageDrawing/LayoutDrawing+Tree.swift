import AnchorageHeadless

extension LayoutDrawing {
  /// Collects the visible items of a view tree with the frames of its last layout, and its active constraints.
  ///
  /// Hidden views are omitted with everything inside. Guides that a view makes itself, such as its margins,
  /// are included if they are in use. The content of a scroll view is at its scrolled position, and clipped
  /// at the edges.
  public init(of root: LayoutView) {
    self.init(items: [])
    var lines = ConstraintLines()
    // Trees can be too deep for recursion. The stack carries the layout direction, for which each view would
    // have to ask its superviews.
    var stack: [Waiting] = [Waiting(item: root, direction: root.effectiveLayoutDirection)]
    while let waiting = stack.popLast() {
      if let view = waiting.item as? LayoutView {
        guard !view.isHidden else { continue }
        let place = view === root ? LayoutPoint.zero : waiting.origin + view.frame.origin
        let direction = view.layoutDirection ?? waiting.direction
        let item = Item(
          of: view, LayoutRect(origin: place, size: view.frame.size), waiting.window, direction)
        let visible = item.visibleFrame
        // Only a scroll view cuts off what is inside of it.
        if visible == nil && view is LayoutScrollView { continue }
        let offset = view.bounds.origin
        var inside = Waiting(
          item: view, origin: LayoutPoint(x: place.x - offset.x, y: place.y - offset.y), direction: direction,
          window: view is LayoutScrollView ? visible : waiting.window, parent: waiting.parent)
        if visible != nil {
          if let parent = waiting.parent {
            if view is LayoutLabel {
              items[parent].contents.labels += 1
            } else {
              items[parent].contents.views += 1
            }
          }
          items.append(item)
          lines.add(view, item)
          inside.parent = items.count - 1
        }
        // Item by item, because Embedded Swift cannot convert a whole array.
        for guide in view.layoutGuides.reversed() { stack.append(inside.with(guide)) }
        for subview in view.subviews.reversed() { stack.append(inside.with(subview)) }
        if let scroll = view as? LayoutScrollView {
          stack.append(inside.with(scroll.contentLayoutGuide, isOwn: true))
        }
        for guide in view.ownGuides { stack.append(inside.with(guide, isOwn: true)) }
      } else if let guide = waiting.item as? LayoutGuide {
        let frame = LayoutRect(
          origin: waiting.origin + guide.layoutFrame.origin, size: guide.layoutFrame.size)
        let item = Item(
          name: guide.displayName, frame: frame, kind: waiting.isOwn ? .ownGuide : .guide,
          isRightToLeft: waiting.direction == .rightToLeft, window: waiting.window)
        guard item.visibleFrame != nil else { continue }
        items.append(item)
        lines.add(guide, item)
      }
    }
    constraints = lines.constraints
  }

  /// An item that is yet to be collected, with the properties inherited from its ancestors.
  private struct Waiting {
    var item: HeadlessItem
    var origin = LayoutPoint.zero
    var direction: LayoutDirection
    /// The area that the enclosing scroll views show; `nil` without scroll views.
    var window: LayoutRect?
    /// The index of the view that it is in; `nil` for the root.
    var parent: Int?
    /// Whether it is a guide that its view makes itself.
    var isOwn = false

    func with(_ item: HeadlessItem, isOwn: Bool = false) -> Waiting {
      var waiting = self
      waiting.item = item
      waiting.isOwn = isOwn
      return waiting
    }
  }
}

extension LayoutDrawing.Item {
  fileprivate init(
    of view: LayoutView, _ frame: LayoutRect, _ window: LayoutRect?, _ direction: LayoutDirection
  ) {
    var kind = LayoutDrawing.Kind.view
    if let label = view as? LayoutLabel { kind = .label(lines: label.drawnLines, metrics: label.metrics) }
    self.init(
      name: view.displayName, frame: frame, kind: kind, isRightToLeft: direction == .rightToLeft,
      window: window)
    isStack = view is LayoutStackView || view is LayoutGravityStackView
    // Baselines are measured from the alignment rectangle.
    let insets = view.alignmentRectInsets
    let first = insets.top + view.firstBaselineOffsetFromTop
    let last = frame.height - insets.bottom - view.baselineOffsetFromBottom
    if case .label(let lines, _) = kind {
      isCut = (view as? LayoutLabel)?.isCut(lines) ?? false
      if !lines.isEmpty { baselines = lines.count > 1 ? [first, last] : [first] }
    } else {
      // Without text, a view's baselines are its edges.
      if view.firstBaselineOffsetFromTop != 0 { baselines.append(first) }
      if view.baselineOffsetFromBottom != 0 && last != first { baselines.append(last) }
    }
  }
}

private func + (point: LayoutPoint, other: LayoutPoint) -> LayoutPoint {
  LayoutPoint(x: point.x + other.x, y: point.y + other.y)
}
