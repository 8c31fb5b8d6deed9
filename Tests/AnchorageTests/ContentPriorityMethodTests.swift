import AnchorageHeadless
import Testing

/// The methods for content priorities, whose names and meaning are those of UIView, and what they refuse.
struct ContentPriorityMethodTests {
  let view = LayoutView(name: "view")

  @Test
  func `the methods and the properties say the same`() {
    view.setContentHuggingPriority(1, for: .horizontal)
    view.setContentHuggingPriority(2, for: .vertical)
    view.setContentCompressionResistancePriority(3, for: .horizontal)
    view.setContentCompressionResistancePriority(4, for: .vertical)
    #expect(view.hugging == LayoutContentPriorities(horizontal: 1, vertical: 2))
    #expect(view.compressionResistance == LayoutContentPriorities(horizontal: 3, vertical: 4))
  }

  @Test
  func `a priority that is none is refused and reported`() {
    view.hugging = 0
    view.compressionResistance.vertical = 1001
    #expect(view.hugging == 250)
    #expect(view.compressionResistance == 750)
    expectLines(
      problems(of: view),
      """
      error: a priority of 'view' cannot be 0
      help: use a priority above 0 and up to 1000, for example '~ .high'
      error: a priority of 'view' cannot be 1001
      help: use a priority above 0 and up to 1000, for example '~ .high'
      """)
  }
}
