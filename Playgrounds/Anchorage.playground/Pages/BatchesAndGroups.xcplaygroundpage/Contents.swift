/*:
 # Batches and groups

 A `batch` activates the constraints of a block together and returns them as a group. A group can be switched off and
 on, and declared again. A `ConstraintSwitch` has several groups, of which one is active at a time.
 */
import AnchorageHeadless
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 112))
let photo = LayoutView(name: "photo")
let title = LayoutLabel(name: "title", text: "Lighthouse at dusk")
for view in [photo, title] { root.addSubview(view) }

//: This holds in both layouts.
photo.topLeading == root.topLeading.offset(x: 8, y: 8)

//: Two layouts, not active yet: one below the other, and side by side.
let stacked = batch(active: false) {
  photo.trailing == root.trailing - 8
  photo.height == 64
  title.topLeading == photo.bottomLeading.offset(y: 8)
}
let sideBySide = batch(active: false) {
  photo.size == LayoutSize(width: 128, height: 64)
  title.leading == photo.trailing + 8
  title.centerY == photo.centerY
}
print(sideBySide)

//: The size of the root selects a layout: now, and whenever it changes.
enum Shape { case narrow, wide }
let layouts = ConstraintSwitch([Shape.narrow: stacked, .wide: sideBySide])
layouts.select(bySizeOf: root) { $0.width < 300 ? .narrow : .wide }

for width in [240.0, 320] {
  root.frame.size.width = width
  root.layoutIfNeeded()
  print(LayoutDrawing(of: root).terminal())
}

//: Declared again: a statement about the same anchors changes its constraint; what is not repeated is deactivated.
sideBySide.update {
  photo.size == LayoutSize(width: 128, height: 96)
  title.leading == photo.trailing + 8
  title.bottom == photo.bottom
}
root.layoutIfNeeded()
print(sideBySide)
print(LayoutDrawing(of: root).terminal())

//: ## Try it
//: Give a batch `priority: .high` and print its group: the constraints without a priority of their own have got it.
//:
//: [Previous](@previous) | [Next](@next)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
