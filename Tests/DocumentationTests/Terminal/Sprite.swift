import AnchorageHeadless

/// The element of a toolkit that has no views.
class Node {
  var position = (x: 0.0, y: 0.0)
}

/// A picture that is laid out, and is no view.
final class Sprite: Node, LayoutItem {
  typealias Backend = HeadlessBackend

  /// The rectangle of the sprite in the layout.
  let layout: LayoutView
  var layoutItem: HeadlessItem { layout }

  init(name: String, width: Double, height: Double) {
    layout = LayoutView(name: name)
    super.init()
    size == LayoutSize(width: width, height: height)
  }

  /// Moves the sprite where its rectangle is.
  func followLayout() {
    let corner = layout.frameInRoot.origin
    position = (corner.x, corner.y)
  }
}
