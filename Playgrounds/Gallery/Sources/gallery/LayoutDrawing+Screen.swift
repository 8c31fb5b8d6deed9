import AnchorageHeadless
import AnchorageDrawing

extension LayoutDrawing {
  /// Collects what a screen shows: nothing of what lies outside of it.
  init(onScreen root: LayoutView) {
    self.init(of: root)
    for index in items.indices.dropFirst() where items[index].window == nil {
      items[index].window = root.frame
      // Items inside are not cut.
      if items[index].visibleFrame == items[index].frame { items[index].window = nil }
    }
  }
}
