import Anchorage

extension LayoutDrawing {
  /// Collects the visible items of a view tree, with the frames of its last layout.
  ///
  /// Hidden views are omitted with everything in them. The guides that every view has, such as its margins,
  /// are omitted as well.
  public init(of root: LayoutView) {
    self.init(items: [])
    // Trees can be too deep for recursion. The stack carries the layout direction, for which each view would
    // have to ask its superviews.
    var stack: [(item: HeadlessItem, origin: LayoutPoint, direction: LayoutDirection)] = [
      (root, .zero, root.effectiveLayoutDirection)
    ]
    while let (item, origin, inherited) = stack.popLast() {
      if let view = item as? LayoutView {
        guard !view.isHidden else { continue }
        let place = view === root ? LayoutPoint.zero : origin + view.frame.origin
        let direction = view.layoutDirection ?? inherited
        items.append(Item(of: view, at: place, direction: direction))
        for guide in view.layoutGuides.reversed() { stack.append((guide, place, direction)) }
        for subview in view.subviews.reversed() { stack.append((subview, place, direction)) }
      } else if let guide = item as? LayoutGuide {
        let frame = LayoutRect(origin: origin + guide.layoutFrame.origin, size: guide.layoutFrame.size)
        items.append(Item(name: guide.name, frame: frame, kind: .guide))
      }
    }
  }
}

extension LayoutDrawing.Item {
  fileprivate init(of view: LayoutView, at place: LayoutPoint, direction: LayoutDirection) {
    var kind = LayoutDrawing.Kind.view
    if let label = view as? LayoutLabel {
      kind = .label(lines: label.lines(fitting: label.frame.size.width), lineHeight: label.metrics.lineHeight)
    }
    self.init(
      name: view.name, frame: LayoutRect(origin: place, size: view.frame.size), kind: kind,
      isRightToLeft: direction == .rightToLeft)
  }
}

private func + (point: LayoutPoint, other: LayoutPoint) -> LayoutPoint {
  LayoutPoint(x: point.x + other.x, y: point.y + other.y)
}
