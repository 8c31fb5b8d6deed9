/*:
 # Guides and margins

 A guide is a rectangle with anchors that is not seen: for gaps and groups that need no view. Each view has some of its
 own: `safeArea` is the part that nothing covers, `margins` leave a border inside it.
 */
import AnchorageHeadless
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
let photo = LayoutView(name: "photo")
let title = LayoutLabel(name: "title", text: "No messages yet")
let start = LayoutLabel(name: "start", text: "Write one")
let bar = LayoutView(name: "bar")
for view in [bar, photo, title, start] { root.addSubview(view) }

//: The clock covers the top of the screen, a bar for gestures the bottom.
root.safeAreaInsets = LayoutInsets(top: 24, bottom: 16)
root.layoutMargins = LayoutInsets(horizontal: 16, vertical: 8)

//: 32 points above the bottom of the safe area, and on to the edge of the screen.
bar.edges.excluding(.top) == root.edges
bar.top == root.safeArea.bottom - 32

//: Photo, title and button fill a guide from top to bottom, which is halfway between the margin and the bar.
let group = LayoutGuide(name: "group")
root.addLayoutGuide(group)
group.horizontalEdges == root.margins.horizontalEdges
group.top - root.margins.top == bar.top - group.bottom

photo.size == LayoutSize(width: 64, height: 32)
[photo, title, start].distribute(.vertical, spacing: 8, alignment: .centerX, in: group)

//: A guide that you add is dashed in the drawing, and below the views in the table.
root.layoutIfNeeded()
print(root.layoutDescription)
print(LayoutDrawing(of: root).terminal())
print("The safe area is \(root.safeArea.layoutFrame), and the margins are \(root.margins.layoutFrame).")

//: ## Try it
//: Rotate the phone: a root of 400 × 160, and `LayoutInsets(leading: 44, bottom: 16, trailing: 44)` as safe area.
//:
//: [Previous](@previous) | [Next](@next)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
