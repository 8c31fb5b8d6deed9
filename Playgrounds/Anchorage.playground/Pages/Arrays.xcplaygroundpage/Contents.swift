/*:
 # Arrays and distribution

 An array of views has anchors, too. A relation with an array makes one constraint for each view, in order.
 */
import Anchorage
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
let keys = ["play", "stop", "next", "loop"].map { LayoutLabel(name: $0, text: $0) }
for key in keys { root.addSubview(key) }

//: Each line makes four constraints.
keys.top == root.top + 16
keys.height == 44

//: Side by side from edge to edge of the root, 8 points apart and equally wide.
keys.distribute(.horizontal, spacing: 8, sizes: .equal, in: root)

//: Without a container, only the gaps are fixed. The tags keep their own widths, and the first tag is pinned.
let tags = ["new", "bestseller", "sale"].map { LayoutLabel(name: $0, text: $0) }
for tag in tags { root.addSubview(tag) }
tags.distribute(.horizontal, spacing: 8)
tags.align(.centerY)
tags[0].leading == root.leading
tags[0].bottom == root.bottom - 16

//: `.evenly` makes all gaps equal, including those at both ends. A badge sits on the corner of the last key.
let dots = ["a", "bb", "ccc"].map { LayoutLabel(name: $0, text: $0) }
for dot in dots { root.addSubview(dot) }
dots.distribute(.horizontal, spacing: .evenly, in: root)
dots.top == keys[0].bottom + 16
let badge = LayoutView(name: "badge")
root.addSubview(badge)
badge.size == 16
badge.centerXY == keys[3].topTrailing.offset(x: -8)

//: A batch activates its constraints together, and its group deactivates them together.
let cursor = LayoutView(name: "cursor")
root.addSubview(cursor)
let highlight = batch {
  cursor.edges == keys[1].edges.outset(by: 4)
}

root.layoutIfNeeded()
print(root.layoutDescription)
print(LayoutDrawing(of: root).terminal())
for constraint in highlight { print(constraint) }

//: ## Try it
//: Move the cursor: deactivate the group, and pin the cursor to another key.
highlight.deactivate()
cursor.edges == keys[3].edges.outset(by: 4)
root.layoutIfNeeded()
print(LayoutDrawing(of: root).terminal())

//: Xcode draws the tree beside the page, *Editor ▸ Live View*.
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
