/*:
 # Expressions and priorities

 Anchors take part in arithmetic, and it is exact: `(w + 10) / 2` has the constant 5. The operator `~` gives a
 constraint its priority; it binds tighter than the relation and looser than `+`.
 */
import Anchorage
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 360, height: 200))
let photo = LayoutView(name: "photo")
let title = LayoutLabel(name: "title", text: "Lighthouse at dusk")
let price = LayoutLabel(name: "price", text: "12 €")
for view in [photo, title, price] { root.addSubview(view) }

//: Half of the root less a margin, and an aspect ratio.
photo.top == root.top + 8
photo.leading == root.leading + 8
photo.width == root.width / 2 - 12
photo.height == photo.width * 9 / 16

//: The title may be cut off, the price may not: it resists compression more, and hugs its text.
title.leading == photo.trailing + 8
title.top == photo.top
price.leading >= title.trailing + 8
price.trailing == root.trailing - 8
price.firstBaseline == title.firstBaseline
price.setContentHuggingPriority(.high, for: .horizontal)
price.setContentCompressionResistancePriority(.required, for: .horizontal)

//: A wish that gives way: 200 points if there is room, never more than the root allows.
let button = LayoutView(name: "button")
root.addSubview(button)
button.width == 200 ~ .high
button.trailing == root.trailing - 8
button.leading >= photo.trailing + 8
button.bottom == photo.bottom
button.height == 32

//: Distances are dimensions: the gap above the button is as large as the one below the photo.
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
