/*:
 # Stacks and scrolls

 A stack view places its views one after the other, and closes the gap of those that are hidden. What is inside a scroll
 view sees the content at its edges, and the visible frame in its size.
 */
import AnchorageHeadless
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 160))
let page = LayoutScrollView(name: "page")
let title = LayoutLabel(name: "title", text: "Harbour lights")
let story = LayoutLabel(name: "story", text: "Boats come in at dusk, and leave before the sun is up.")
let photo = LayoutView(name: "photo", intrinsicContentSize: LayoutSize(width: 160, height: 90))
let column = LayoutStackView(name: "column", arrangedSubviews: [title, photo, story])
root.addSubview(page)
page.addSubview(column)
page.edges == root.edges

//: The stack view fills the width of its column, and every view keeps its own height.
story.numberOfLines = 0
column.axis = .vertical
column.spacing = 8
column.setCustomSpacing(16, after: photo)

//: The edges of the page are those of its content: how far it scrolls follows from the column.
column.edges == page.edges.inset(by: 16)

//: Nothing says that it scrolls down only. The text stays on one line, and a note says what is missing.
root.layoutIfNeeded()
for note in root.notes() { print(note) }
print("The content is \(page.contentLayoutGuide.layoutFrame.size).\n")

//: The width of the page is that of its frame.
column.width == page.width - 32
root.layoutIfNeeded()
print("The content is \(page.contentLayoutGuide.layoutFrame.size).")
print(LayoutDrawing(of: root).terminal())

//: A hidden view takes no room, and neither does the space behind it. Nothing else has to change.
photo.isHidden = true
root.layoutIfNeeded()
print("Without the photo, it is \(page.contentLayoutGuide.layoutFrame.size).")
print(LayoutDrawing(of: root).terminal())

//: ## Try it
//: Add a button that stays where it is while the page scrolls:
//: `button.bottomTrailing == page.frameLayoutGuide.bottomTrailing.offset(x: -16, y: -16)`.
//:
//: [Previous](@previous) | [Next](@next)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
