import Anchorage

extension LayoutDrawing {
  /// Collects what there is to draw of a view tree as it was laid out last.
  ///
  /// Hidden views are left out with everything inside them, and so are the guides that views make themselves, such
  /// as their margins.
  public init(of root: LayoutView) {
    self.init(items: [])
    // No recursion: trees may be deep.
    var stack: [(item: HeadlessItem, origin: LayoutPoint)] = [(root, .zero)]
    while let (item, origin) = stack.popLast() {
      if let view = item as? LayoutView {
        guard !view.isHidden else { continue }
        let place = view === root ? LayoutPoint.zero : origin + view.frame.origin
        items.append(Item(of: view, at: place))
        for guide in view.layoutGuides.reversed() { stack.append((guide, place)) }
        for subview in view.subviews.reversed() { stack.append((subview, place)) }
      } else if let guide = item as? LayoutGuide {
        let frame = LayoutRect(origin: origin + guide.layoutFrame.origin, size: guide.layoutFrame.size)
        items.append(Item(name: guide.name, frame: frame, kind: .guide))
      }
    }
  }
}

extension LayoutDrawing.Item {
  fileprivate init(of view: LayoutView, at place: LayoutPoint) {
    var kind = LayoutDrawing.Kind.view
    if let label = view as? LayoutLabel {
      kind = .label(lines: label.lines(fitting: label.frame.size.width), lineHeight: label.metrics.lineHeight)
    }
    self.init(
      name: view.name, frame: LayoutRect(origin: place, size: view.frame.size), kind: kind,
      isRightToLeft: view.effectiveLayoutDirection == .rightToLeft)
  }
}

private func + (point: LayoutPoint, other: LayoutPoint) -> LayoutPoint {
  LayoutPoint(x: point.x + other.x, y: point.y + other.y)
}
