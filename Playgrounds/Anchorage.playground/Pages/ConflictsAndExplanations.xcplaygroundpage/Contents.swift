/*:
 # Conflicts and explanations

 A report has the fewest constraints that conflict, and help that was tried. A layout that is right but not what you
 expected can be asked why it is so, and what another number would change.
 */
import AnchorageHeadless
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 88))
let card = LayoutView(name: "card")
let title = LayoutLabel(name: "title", text: "Harbour lights in the fog at dusk")
let close = LayoutView(name: "close")
root.addSubview(card)
for view in [title, close] { card.addSubview(view) }

let closeSize = close.size == LayoutSize(width: 32, height: 16)

//: `edges` and `topTrailing` are several anchors at once: the next page explains them. A batch tells constraints their
//: lines, so that reports can name them. Two mistakes: the card cannot be so wide, and nothing says how high in it the
//: title is.
let layout = batch {
  card.edges == root.edges.inset(by: 16)
  card.width == 400
  close.topTrailing == card.topTrailing.offset(x: -8, y: 8)
  title.leading == card.leading + 8
  title.trailing <= close.leading - 8
}
root.layoutIfNeeded()
for problem in root.diagnostics { print("\(problem)\n") }

//: The first help is taken as it is. The second is one place of many, and the middle of the card is meant.
layout[.width].first?.priority = 999
title.centerY == card.centerY
root.layoutIfNeeded()
print("\(root.diagnostics.count) problems are left.\n\(LayoutDrawing(of: root).terminal())")

//: Notes are about what is no error and perhaps not meant.
for note in root.notes() { print("\(note)\n") }

//: Why is the card not 400 points wide? These lines alone decide.
print("\(root.explain(card.width))\n")

//: Which frames would change if the button were narrower? The question leaves nothing behind.
print(root.whatIf { closeSize.width?.constant = 16 })

//: ## Try it
//: Ask `root.explain(title.width)`: the text wants more, and the answer says why it does not get it.
//:
//: [Previous](@previous) | [Next](@next)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
