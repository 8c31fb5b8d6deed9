/*:
 # Tests without a screen

 A table of frames is the test of a layout: it is exact, and it is the whole tree. What holds at one size need not hold at
 another, so a range of sizes is searched for problems.
 */
import AnchorageHeadless
import AnchorageDrawing

let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 60))
let title = LayoutLabel(name: "title", text: "Harbour lights")
let book = LayoutView(name: "book", intrinsicContentSize: LayoutSize(width: 96, height: 44))
root.addSubviews(title, book)

batch {
  title.leading == root.leading + 16
  book.leading >= title.trailing + 8
  book.trailing == root.trailing - 16
  [title, book].centerY == root.centerY
}

//: The expectation is written by hand: the button ends 16 points before the root, so it begins at 320 - 16 - 96 = 208.
let expected = """
  root     0   0  320  60
  ├ title  16  22  112  16
  └ book  208   8   96  44
  """

//: In a test, `expectLayout(root, width: 320, expected)` lays out, compares, and shows the lines that differ. Here the
//: words of both tables are compared.
func words(_ table: String) -> [Substring] { table.split { $0 == " " || $0 == "\n" } }
root.layoutIfNeeded()
print("As expected: \(words(root.layoutDescription) == words(expected))\n")

//: At 320 points nothing is wrong. At which widths is something?
for problem in root.problems(overWidths: 160...400) { print("\(problem)\n") }

//: The button keeps its width, and the title gets more lines where it needs them. What is left is a limit: with less than
//: 184 - 136 = 48 points it has four, of 64 points, in a row of 60.
book.compressionResistance.horizontal = .required
title.numberOfLines = 0
for problem in root.problems(overWidths: 160...400) { print("\(problem)\n") }
root.frame.size.width = 200
root.layoutIfNeeded()
print(LayoutDrawing(of: root).terminal())

//: With AnchorageTesting that search is a test, from right to left and with long texts, too:
//:
//:     @Test func `the row adapts`() {
//:       expectLayoutAdapts(Row(), widths: 184...400)
//:     }
//:
//: ## Try it
//: Make the row work at 160 points: which of the two gives way, and what do readers lose?
//:
//: [Previous](@previous) | [Next](@next)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
