/*:
 # Intrinsic size

 A label is as large as its text, unless constraints say otherwise. How strongly it resists being larger (it *hugs* its
 content, at 250) and smaller (its *compression resistance* is 750) decides between views that share the room.
 */
import AnchorageHeadless
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 80))
let name = LayoutLabel(name: "name", text: "The Count of Monte Cristo")
let price = LayoutLabel(name: "price", text: "19 EUR")
let note = LayoutLabel(name: "note", text: "Used, with a dedication by the author on the first page")
for view in [name, price, note] { root.addSubview(view) }

//: No line says how wide the name and the price are.
name.topLeading == root.topLeading.offset(x: 8, y: 8)
name.lineBreakMode = .byTruncatingTail
price.leading == name.trailing + 8
price.trailing == root.trailing - 8
price.firstBaseline == name.firstBaseline

//: A label of any number of lines wraps at the width that it gets, and is as high as its lines.
note.numberOfLines = 0
note.horizontalEdges == root.horizontalEdges.inset(by: 8)
note.top == name.bottom + 8

//: There is more room than both texts need, and both labels hug them equally: the report says what settles it.
root.layoutIfNeeded()
for problem in root.diagnostics { print(problem) }

//: Where there is too much room, the name takes it; where there is too little, the name is cut.
price.hugging.horizontal = 251
price.compressionResistance.horizontal = 751

//: The content also decides how high the root has to be in a width, as for a cell of a list.
note.bottom <= root.bottom - 8
for width in [320.0, 240] {
  root.frame.size = root.systemLayoutSizeFitting(LayoutSize(width: width, height: 0), horizontal: .required)
  root.layoutIfNeeded()
  print("\(root.frame.size):")
  print(LayoutDrawing(of: root).terminal())
}

//: ## Try it
//: Set `name.numberOfLines = 0`: the name is no longer cut, and the narrow root is higher by a line.
//:
//: [Previous](@previous) | [Next](@next)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
