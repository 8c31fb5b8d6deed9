/*:
 # Expressions and priorities

 Arithmetic with anchors is exact algebra: `(w + 10) / 2` has the constant 5. The operator `~` gives a constraint
 its priority; it binds tighter than a relation and looser than `+`.
 */
import Anchorage
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 360, height: 200))
let photo = LayoutView(name: "photo")
let title = LayoutLabel(name: "title", text: "Lighthouse at dusk")
let price = LayoutLabel(name: "price", text: "12 €")
for view in [photo, title, price] { root.addSubview(view) }

//: Half the width of the root minus a margin, and an aspect ratio of 16 to 9.
photo.top == root.top + 8
photo.leading == root.leading + 8
photo.width == root.width / 2 - 12
photo.height == photo.width * 9 / 16

//: The title may be truncated, but not the price: it resists compression more strongly, and hugs its text.
title.leading == photo.trailing + 8
title.top == photo.top
price.leading >= title.trailing + 8
price.trailing == root.trailing - 8
price.firstBaseline == title.firstBaseline
price.setContentHuggingPriority(.high, for: .horizontal)
price.setContentCompressionResistancePriority(.required, for: .horizontal)

//: An optional constraint: the button is 200 points wide if there is room, and narrower if there is not.
let button = LayoutView(name: "button")
root.addSubview(button)
button.width == 200 ~ .high
button.trailing == root.trailing - 8
button.leading >= photo.trailing + 8
button.bottom == photo.bottom
button.height == 32

//: Distances are dimensions: the gap between photo and caption is as large as the gap above the photo.
let caption = LayoutView(name: "caption")
root.addSubview(caption)
caption.horizontalEdges == root.horizontalEdges.inset(by: 8)
caption.bottom == root.bottom - 8
caption.top - photo.bottom == photo.top - root.top

for width in [360.0, 480] {
  root.frame = LayoutRect(x: 0, y: 0, width: width, height: 200)
  root.layoutIfNeeded()
  print(root.layoutDescription)
  print(LayoutDrawing(of: root).terminal())
}

//: Xcode draws the tree beside the page, *Editor ▸ Live View*.
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
