/*:
 # Your own view

 A view with content says how large that is: with `intrinsicContentSize`, or, where the height depends on the width, with
 `isMeasuredByWidth` and `sizeThatFits`.
 */
import AnchorageHeadless
import AnchorageDrawing

//: Labels in rows, as many in each as fit. A view belongs to no actor, and so a subclass is `nonisolated` where the main
//: actor is the default, as in new apps.
nonisolated final class TagCloud: LayoutView {
  let gap = 8.0

  func add(_ word: String) {
    addSubview(LayoutLabel(name: word, text: word))
    invalidateIntrinsicContentSize()
  }

  override var isMeasuredByWidth: Bool { true }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    let frames = tagFrames(width: size.width)
    let (right, bottom) = (frames.map(\.maxX).max() ?? 0, frames.map(\.maxY).max() ?? 0)
    return LayoutSize(width: right + gap, height: bottom + gap)
  }

  override func layoutSubviews() {
    for (tag, frame) in zip(subviews, tagFrames(width: bounds.width)) { tag.frame = frame }
  }

  private func tagFrames(width: Double) -> [LayoutRect] {
    var corner = LayoutPoint(x: gap, y: gap)
    return subviews.map { tag in
      let size = tag.intrinsicContentSize
      if corner.x > gap, corner.x + size.width + gap > width {
        corner = LayoutPoint(x: gap, y: corner.y + size.height + gap)
      }
      defer { corner.x += size.width + gap }
      return LayoutRect(origin: corner, size: size)
    }
  }
}

//: Constraints treat it as they treat a label: the footer is below it, however high it is.
let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 120))
let tags = TagCloud(name: "tags")
let footer = LayoutLabel(name: "footer", text: "Show all")
for view in [tags, footer] { root.addSubview(view) }
for word in ["layout", "constraints", "swift", "simplex", "tableau"] { tags.add(word) }
tags.edges.excluding(.bottom) == root.edges.inset(by: 8)
footer.topLeading == tags.bottomLeading.offset(y: 8)

for width in [320.0, 208] {
  root.frame.size.width = width
  root.layoutIfNeeded()
  print(LayoutDrawing(of: root).terminal())
}

//: `add` says that the content is another one, so the next pass measures again.
tags.add("Cassowary")
root.layoutIfNeeded()
print(root.layoutDescription)

//: ## Try it
//: Set `root.layoutDirection = .rightToLeft`. The tags still begin at the left, because the view places them by their
//: frames: mirror these where `effectiveLayoutDirection` is `.rightToLeft`.
//:
//: [Previous](@previous) | [Next](@next)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
