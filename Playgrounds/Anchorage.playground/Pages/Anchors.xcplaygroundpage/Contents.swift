/*:
 # Anchors

 A view has anchors: its edges, centre, baselines, width and height. A relation between two anchors is a constraint,
 which is active as soon as it is written.
 */
import Anchorage
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
let header = LayoutView(name: "header")
let sidebar = LayoutView(name: "sidebar")
let content = LayoutView(name: "content")
for view in [header, sidebar, content] { root.addSubview(view) }

//: `leading` and `trailing` follow the layout direction; `left` and `right` do not.
header.top == root.top
header.leading == root.leading
header.trailing == root.trailing
header.height == 44

//: Only anchors of one kind can be related: `sidebar.top == header.leading` does not compile.
sidebar.top == header.bottom + 8
sidebar.leading == root.leading + 8
sidebar.bottom == root.bottom - 8
sidebar.width == 80

//: `edges` stands for four anchors at once. `excluding` leaves out those that other constraints determine.
content.edges.excluding([.top, .leading]) == root.edges.inset(by: 8)
content.top == sidebar.top
content.leading == sidebar.trailing + 8

root.layoutIfNeeded()
print(root.layoutDescription)
print(LayoutDrawing(of: root).terminal())

//: A constraint prints as the line that made it.
for constraint in root.constraints { print(constraint) }

//: ## Try it
//: Give the root a `layoutDirection` of `.rightToLeft` and lay it out again: the sidebar changes sides.
root.layoutDirection = .rightToLeft
root.layoutIfNeeded()
print(LayoutDrawing(of: root).terminal())

//: Xcode draws the tree beside the page, *Editor ▸ Live View*.
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
