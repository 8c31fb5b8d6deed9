/*:
 # Expressions and priorities

 Both sides of a constraint may be sums, multiples and fractions of anchors. The operator `~` gives it a priority below
 1000, which is required: where there is no room for all constraints, those of lower priority give way.
 */
import AnchorageHeadless
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 128))
let photo = LayoutView(name: "photo")
let caption = LayoutView(name: "caption")
let button = LayoutView(name: "button")
for view in [photo, caption, button] { root.addSubview(view) }

//: Half the width of the root without the margins, and an aspect ratio of 4 to 3.
photo.leading == root.leading + 8
photo.top == root.top + 8
photo.width == (root.width - 24) / 2
photo.height == photo.width * 3 / 4

//: The difference of two edges is a distance: the gap right of the photo is as large as that above it.
caption.leading - photo.trailing == photo.top - root.top
caption.trailing == root.trailing - 8
caption.top == photo.top
caption.height == 32

//: 120 points if there is room. The last line is required: before the button leaves the root, it gets narrower.
button.width == 120 ~ .high
button.leading == caption.leading
button.bottom == photo.bottom
button.height == 32
button.trailing <= root.trailing - 8

for width in [320.0, 240] {
  root.frame.size.width = width
  root.layoutIfNeeded()
  print(root.layoutDescription)
  print(LayoutDrawing(of: root).terminal())
  for note in root.missedOptionalConstraints { print(note) }
}

//: ## Try it
//: Make the button's priority 800 and that of `photo.width` `.high`, which is 750: in the narrow root the photo gives
//: way now, and the button keeps its 120 points.
//:
//: [Previous](@previous) | [Next](@next)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
