import Anchorage

extension LayoutDrawing {
  /// Collects the visible items of a view tree, with the frames of its last layout.
  ///
  /// Hidden views are omitted with everything in them. The guides that every view has, such as its margins,
  /// are omitted as well. The content of a scroll view is where it was scrolled to, and cut at its edges.
  public init(of root: LayoutView) {
    self.init(items: [])
    // Trees can be too deep for recursion. The stack carries the layout direction, for which each view would
    // have to ask its superviews.
    var stack: [Waiting] = [Waiting(item: root, direction: root.effectiveLayoutDirection)]
    while let waiting = stack.popLast() {
      if let view = waiting.item as? LayoutView {
        guard !view.isHidden else { continue }
        let place = view === root ? LayoutPoint.zero : waiting.origin + view.frame.origin
        let frame = LayoutRect(origin: place, size: view.frame.size)
        guard let shown = frame.cut(by: waiting.window) else { continue }
        let direction = view.layoutDirection ?? waiting.direction
        items.append(Item(of: view, frame, shown, direction))
        let window = view is LayoutScrollView ? shown : waiting.window
        let offset = view.bounds.origin
        let inside = LayoutPoint(x: place.x - offset.x, y: place.y - offset.y)
        // Item by item, because Embedded Swift cannot convert a whole array.
        for guide in view.layoutGuides.reversed() {
          stack.append(Waiting(item: guide, origin: inside, direction: direction, window: window))
        }
        for subview in view.subviews.reversed() {
          stack.append(Waiting(item: subview, origin: inside, direction: direction, window: window))
        }
      } else if let guide = waiting.item as? LayoutGuide {
        let frame = LayoutRect(
          origin: waiting.origin + guide.layoutFrame.origin, size: guide.layoutFrame.size)
        guard let shown = frame.cut(by: waiting.window) else { continue }
        items.append(Item(name: guide.name, frame: shown, kind: .guide))
      }
    }
  }

  /// An item that is yet to be collected, with what it has from the views around it.
  private struct Waiting {
    var item: HeadlessItem
    var origin = LayoutPoint.zero
    var direction: LayoutDirection
    /// What the scroll views around it show; `nil` without any.
    var window: LayoutRect?
  }
}

extension LayoutDrawing.Item {
  /// - Parameters:
  ///   - frame: The frame in the root's coordinates.
  ///   - shown: The part of it that is shown.
  fileprivate init(
    of view: LayoutView, _ frame: LayoutRect, _ shown: LayoutRect, _ direction: LayoutDirection
  ) {
    var kind = LayoutDrawing.Kind.view
    if let label = view as? LayoutLabel {
      let lines = label.lines(fitting: frame.size.width)
      let lineHeight = label.metrics.lineHeight
      // Lines of which more than half is cut off at the top are not shown.
      let cut = Swift.min((shown.minY - frame.minY) / lineHeight + 0.5, Double(lines.count))
      kind = .label(lines: Array(lines.dropFirst(Int(Swift.max(0, cut)))), lineHeight: lineHeight)
    }
    self.init(name: view.name, frame: shown, kind: kind, isRightToLeft: direction == .rightToLeft)
  }
}

extension LayoutRect {
  /// The part of the rectangle inside a window; `nil` if that is none, and all of it without a window.
  fileprivate func cut(by window: LayoutRect?) -> LayoutRect? {
    guard let window else { return self }
    let (left, right) = (Swift.max(minX, window.minX), Swift.min(maxX, window.maxX))
    let (top, bottom) = (Swift.max(minY, window.minY), Swift.min(maxY, window.maxY))
    // A line at the edge is shown, and nothing beyond.
    guard left <= right, top <= bottom else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

private func + (point: LayoutPoint, other: LayoutPoint) -> LayoutPoint {
  LayoutPoint(x: point.x + other.x, y: point.y + other.y)
}
