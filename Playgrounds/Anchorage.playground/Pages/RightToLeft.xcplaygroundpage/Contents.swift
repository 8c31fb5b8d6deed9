/*:
 # Right-to-left

 In Arabic and Hebrew a layout is mirrored. `leading` and `trailing` follow the layout direction, `left` and `right` do
 not: with the former, the same constraints serve both directions.
 */
import AnchorageHeadless
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 104))
let avatar = LayoutView(name: "avatar")
let sender = LayoutLabel(name: "sender", text: "Ada Lovelace")
let time = LayoutLabel(name: "time", text: "9:41")
let player = LayoutView(name: "player")
let buttons = ["back", "play", "next"].map { LayoutLabel(name: $0, text: $0) }
for view in [avatar, sender, time, player] { root.addSubview(view) }
for button in buttons { player.addSubview(button) }

//: All of this is mirrored: edges, corners, offsets and rows.
avatar.size == 40
avatar.topLeading == root.topLeading.offset(x: 8, y: 8)
sender.leading == avatar.trailing + 8
sender.centerY == avatar.centerY
time.trailing == root.trailing - 8
time.firstBaseline == sender.firstBaseline
player.edges.excluding(.top) == root.edges.inset(by: 8)
player.top == avatar.bottom + 8
buttons.centerY == player.centerY
buttons.distribute(.horizontal, spacing: 8, sizes: .equal, in: player, insets: LayoutInsets(horizontal: 8))

for direction in [LayoutDirection.leftToRight, .rightToLeft] {
  root.layoutDirection = direction
  root.layoutIfNeeded()
  print(LayoutDrawing(of: root).terminal())
}

//: The buttons of a player are in the same order everywhere: a view may have a direction of its own.
player.layoutDirection = .leftToRight
root.layoutIfNeeded()
print(LayoutDrawing(of: root).terminal())

//: An edge that follows the direction and one that does not cannot be compared.
time.leading == root.left + 8
root.layoutIfNeeded()
for problem in root.diagnostics { print(problem) }

//: ## Try it
//: Place the avatar with `avatar.topLeft == root.topLeft.offset(x: 8, y: 8)`, and print `root.notes()`: from right to left
//: the sender is outside.
//:
//: [Previous](@previous) | [Next](@next)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
