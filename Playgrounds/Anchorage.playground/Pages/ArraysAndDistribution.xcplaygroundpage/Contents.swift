/*:
 # Arrays and distribution

 An array of views has anchors, too: a relation makes one constraint for each view. `align`, `distribute`, `match` and
 `grid` say how the views of an array lie to each other.
 */
import AnchorageHeadless
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 192))
let tabs = ["Calls", "Contacts", "Keypad"].map { LayoutLabel(name: $0, text: $0) }
let keys = "123456789".map { LayoutLabel(name: "key\($0)", text: "\($0)") }
let (erase, call) = (LayoutView(name: "erase"), LayoutView(name: "call"))
for view in tabs + keys + [erase, call] { root.addSubview(view) }

//: Three constraints a line. Then the tabs, as wide as their texts, with equal gaps between them and at both ends.
tabs.top == root.top + 8
tabs.height == 24
tabs.distribute(.horizontal, spacing: .evenly, in: root)

//: Rows of three that fill a guide, 8 points apart.
let pad = LayoutGuide(name: "pad")
root.addLayoutGuide(pad)
pad.edges.excluding(.top) == root.edges.inset(by: LayoutInsets(top: 0, leading: 8, bottom: 48, trailing: 8))
pad.top == tabs[0].bottom + 8
keys.grid(columns: 3, spacing: 8, rowHeights: .equal, in: pad)

//: The weights divide the width that the gaps leave: the second button is twice as wide.
[erase, call].height == 32
[erase, call].bottom == root.bottom - 8
let weights = [erase, call].distribute(.horizontal, spacing: 8, sizes: .proportional([1, 2]), in: pad)

root.layoutIfNeeded()
print(root.layoutDescription)
print(LayoutDrawing(of: root).terminal())
print(weights)

//: ## Try it
//: Add a key with `"1234567890"`, or make four columns: the last row is short, and its keys are as wide as the others.
//:
//: [Previous](@previous) | [Next](@next)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
