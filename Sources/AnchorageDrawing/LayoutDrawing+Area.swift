import AnchorageHeadless

extension LayoutDrawing {
  /// The rectangle to draw: the root, and items outside it up to the root's size away, such as views before
  /// they fly in.
  var area: LayoutRect? {
    guard let root = items.first(where: { $0.frame.isDrawable })?.frame else { return nil }
    let reachX = root.size.width > 0 ? root.size.width : 1e6
    let reachY = root.size.height > 0 ? root.size.height : 1e6
    var (left, top) = (root.origin.x, root.origin.y)
    var (right, bottom) = (left + root.size.width, top + root.size.height)
    for item in items where item.frame.isDrawable {
      // Parts that a scroll view clips need no room.
      guard let frame = item.visibleFrame else { continue }
      left = Swift.min(left, Swift.max(frame.origin.x, root.origin.x - reachX))
      top = Swift.min(top, Swift.max(frame.origin.y, root.origin.y - reachY))
      right = Swift.max(
        right, Swift.min(frame.origin.x + frame.size.width, root.origin.x + root.size.width + reachX))
      bottom = Swift.max(
        bottom, Swift.min(frame.origin.y + frame.size.height, root.origin.y + root.size.height + reachY))
    }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension LayoutRect {
  /// Whether the rectangle can be drawn: its numbers are finite and not too large, and its size is not
  /// negative.
  var isDrawable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && size.width >= 0 && size.height >= 0 && origin.x.magnitude <= 1e12 && origin.y.magnitude <= 1e12
      && size.width <= 1e12 && size.height <= 1e12
  }
}
