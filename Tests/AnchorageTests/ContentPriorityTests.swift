import AnchorageHeadless
import Testing

/// The short forms of content priorities.
struct ContentPriorityTests {
  let view = LayoutView(name: "view")

  @Test
  func `content priorities begin as UIKit's`() {
    #expect(view.hugging == 250)
    #expect(view.compressionResistance == 750)
  }

  @Test
  func `a priority is set for both axes or for one`() {
    view.hugging = 251
    view.hugging.vertical = .required
    view.compressionResistance = LayoutContentPriorities(horizontal: .low, vertical: 3.5)
    view.compressionResistance.horizontal = .low - 1
    #expect(view.hugging == LayoutContentPriorities(horizontal: 251, vertical: 1000))
    #expect(view.compressionResistance == LayoutContentPriorities(horizontal: 249, vertical: 3.5))
  }

  @Test
  func `the views of an array get the same priority`() {
    let other = LayoutView(name: "other")
    [view, other].setContentHuggingPriority(.required, for: .vertical)
    [view, other].setContentCompressionResistancePriority(9, for: .horizontal)
    for view in [view, other] {
      #expect(view.hugging == LayoutContentPriorities(horizontal: 250, vertical: 1000))
      #expect(view.compressionResistance == LayoutContentPriorities(horizontal: 9, vertical: 750))
    }
  }

  @Test
  func `a stronger hold on content wins`() {
    let root = makeRoot(100, 20)
    let (a, b) = (ContentView("a", 30, 20), ContentView("b", 30, 20))
    add(a, b, to: root)
    [a, b].distribute(.horizontal, in: root)
    [a, b].verticalEdges == root.verticalEdges
    a.hugging.horizontal = 251
    expectLayout(root, "root 0 0 100 20\n├ a 0 0 30 20\n└ b 30 0 70 20")
    b.hugging = 252
    expectLayout(root, "root 0 0 100 20\n├ a 0 0 70 20\n└ b 70 0 30 20")
  }
}
