/*:
 # Anchors

 A view has anchors: its edges, its centre, its baselines, its width and its height. An equation between anchors is a
 constraint, and a layout pass finds the frames for which all constraints hold.

 * **Anchors** (this page)
 * [Expressions and priorities](ExpressionsAndPriorities): arithmetic, and which constraint gives way
 * [Conflicts and explanations](ConflictsAndExplanations): what is wrong, and why a frame is what it is
 * [Composites](Composites): edges, sizes and corners in one statement
 * [Arrays and distribution](ArraysAndDistribution): rows, columns and grids
 * [Batches and groups](BatchesAndGroups): layouts to switch between
 * [Intrinsic size](IntrinsicSize): as large as the text
 * [Stacks and scrolls](StacksAndScrolls): views one after the other, and content larger than its frame
 * [Guides and margins](GuidesAndMargins): rectangles that are not seen
 * [Right-to-left](RightToLeft): the mirror image
 * [Your own view](YourOwnView): content that you measure
 * [Tests without a screen](TestsWithoutAScreen): frames and ranges of sizes as tests
 * [A whole screen](AWholeScreen): all of it together
 */
import AnchorageHeadless
import AnchorageDrawing

//: The root alone has a frame. There is no screen: all of this also runs on Linux and in a test.
let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 120))
let header = LayoutView(name: "header")
let sidebar = LayoutView(name: "sidebar")
let content = LayoutView(name: "content")
for view in [header, sidebar, content] { root.addSubview(view) }

//: A line is a constraint. `leading` is the edge where lines of text begin: here the left one.
header.top == root.top
header.leading == root.leading
header.trailing == root.trailing
header.height == 32

sidebar.top == header.bottom + 8
sidebar.leading == root.leading + 8
sidebar.bottom == root.bottom - 8
let width = sidebar.width == 80

content.top == sidebar.top
content.leading == sidebar.trailing + 8
content.trailing == root.trailing - 8
content.bottom == sidebar.bottom

//: The pass sets the frames: x and y in the superview, width, height. No line says how wide `content` is: that follows.
root.layoutIfNeeded()
print(root.layoutDescription)
print(LayoutDrawing(of: root).terminal())

//: A constraint prints as the line that made it, and its constant can be changed.
width.constant = 160
print("Now \(width).")
root.layoutIfNeeded()
print(LayoutDrawing(of: root).terminal())

//: ## Try it
//: Add the line `sidebar.top == header.leading`. It does not compile, and the compiler says why in a sentence.
//:
//: [Next](@next)
//:
//: Xcode draws the tree beside the page: *Editor ▸ Live View*.
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
