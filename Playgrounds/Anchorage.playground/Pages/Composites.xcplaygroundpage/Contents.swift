/*:
 # Composites

 Edges, sizes and corners stand for several anchors: a statement about them makes several constraints, and returns
 them.
 */
import AnchorageHeadless
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 136))
let cover = LayoutView(name: "cover")
let avatar = LayoutView(name: "avatar")
let badge = LayoutView(name: "badge")
let about = LayoutLabel(name: "about", text: "Keeper of the light")
for view in [cover, avatar, badge, about] { root.addSubview(view) }

//: An inset moves each edge towards the centre, so the signs of `bottom` and `trailing` look after themselves.
let edges = cover.edges.excluding(.bottom) == root.edges.inset(by: 8)
cover.height == 56
print("The cover:\n\(edges)")

//: A size, and a corner relative to another point. `offset` moves to the trailing edge and down.
avatar.size == 56
avatar.bottomLeading == cover.bottomLeading.offset(x: 16, y: 24)
badge.size == LayoutSize(width: 32, height: 16)
badge.centerXY == avatar.bottomTrailing

//: `<=` between edges means *lies within*, and a range is two constraints.
let within = about.edges <= root.edges.inset(by: 8)
about.topLeading == avatar.bottomLeading.offset(y: 16)
about.width == 120...240
print("The text:\n\(within)")

root.layoutIfNeeded()
print(root.layoutDescription)
print(LayoutDrawing(of: root).terminal())

//: A member of a composite is a constraint like any other.
edges.top?.constant = 16
root.layoutIfNeeded()
print("The cover is now at \(cover.frame).")

//: ## Try it
//: Move the badge to `avatar.topTrailing`, or half out of the root with `badge.centerXY == root.topTrailing`.
//:
//: [Previous](@previous) | [Next](@next)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
