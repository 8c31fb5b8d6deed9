import AnchorageHeadless
import Testing

// Composites, lists, distributions and grids.
extension MistakeTests {
  @Test
  func `composites and arrays that mean nothing are reported`() {
    #expect((a.horizontalEdges == b.verticalEdges).isEmpty)
    let group = [a, b].distribute(.horizontal, alignment: .leading)
    #expect(group.map { $0.description } == ["b.leading == a.trailing"])
    group.deactivate()
    expectLines(
      problems(of: root),
      """
      error: 'a' has no edge in common with the other side
      help: name the same edges on both sides
      error: items distributed horizontally cannot share 'leading'
      help: align across the axis, for example '.centerY'
      """)
  }

  @Test
  func `lists of different lengths are reported and not paired`() {
    #expect(([a, b].top == [root].top).isEmpty)
    #expect(([LayoutView]().top >= [a, b].top).isEmpty)
    #expect(([LayoutView]().top == [LayoutView]().top).isEmpty)
    expectLines(
      problems(of: root),
      """
      error: the list that begins with 'a' has 2 anchors and cannot be paired with a list of 1
      help: relate lists of the same length, or a list and a single anchor
      error: the list that begins with 'a' has 2 anchors and cannot be paired with a list of 0
      help: relate lists of the same length, or a list and a single anchor
      """)
  }

  @Test
  func `edges, sizes and points of different numbers of items are reported and not paired`() {
    #expect(([a, b].edges == [root].edges).isEmpty)
    #expect(([a].size <= [a, b].size).isEmpty)
    #expect(([LayoutView]().centerXY == [a, b].centerXY).isEmpty)
    expectLines(
      problems(of: root),
      """
      error: the list that begins with 'a' has 2 anchors and cannot be paired with a list of 1
      help: relate lists of the same length, or a list and a single anchor
      error: the list that begins with 'a' has 1 anchor and cannot be paired with a list of 2
      help: relate lists of the same length, or a list and a single anchor
      error: the list that begins with 'a' has 2 anchors and cannot be paired with a list of 0
      help: relate lists of the same length, or a list and a single anchor
      """)
  }

  @Test
  func `distributions that mean nothing are reported and not made`() {
    #expect([a, b].distribute(.horizontal, spacing: [1, 2], in: root).isEmpty)
    #expect([a].distribute(.horizontal, spacing: .each([1])).isEmpty)
    #expect([a, b].distribute(.horizontal, spacing: .evenly, sizes: .equal).isEmpty)
    #expect([a, b].grid(columns: 0, in: root).isEmpty)
    #expect([a, b].grid(columns: -1).isEmpty)
    expectLines(
      problems(of: root),
      """
      error: 2 spacings cannot fill the 1 gap between 'a' and the items after it
      help: give 1 spacing, one for each gap
      error: 1 spacing cannot fill the 0 gaps between 'a' and the items after it
      help: leave the spacing out: one item has no gaps
      error: the spacing '.evenly' of 'a' and the items after it needs a container
      help: name the container, for example 'in: root', or use '.equal'
      error: the grid that begins with 'a' cannot have 0 columns
      help: use 1 column or more
      error: the grid that begins with 'a' cannot have -1 columns
      help: use 1 column or more
      """)
  }

  @Test(arguments: [
    (LayoutAxis.horizontal, LayoutAlignment?.none, "the top or the bottom"),
    (.vertical, nil, "the leading or the trailing edge"),
    (.horizontal, .bottom, "the top or the bottom"),
    (.horizontal, .centerY, "the top or the bottom"),
    (.horizontal, .firstBaseline, "the top or the bottom"),
    (.vertical, .trailing, "the leading or the trailing edge"),
    (.vertical, .left, "the leading or the trailing edge"),
  ])
  func `insets that move no item are reported`(
    _ axis: LayoutAxis, _ alignment: LayoutAlignment?, _ edges: String
  ) {
    let group = [a, b].distribute(
      axis, alignment: alignment, in: root, insets: LayoutInsets(top: 8, leading: 9))
    #expect(!group.isEmpty)
    group.deactivate()
    expectLines(
      problems(of: root),
      """
      error: the insets at \(edges) move none of the items that begin with 'a'
      help: align the items with these edges: 'alignment: .fill'
      """)
  }

  @Test
  func `weights that mean nothing are reported and no constraint is made`() {
    #expect([a, b].distribute(.horizontal, sizes: .proportional([1]), in: root).isEmpty)
    #expect([a].distribute(.horizontal, sizes: .proportional([])).isEmpty)
    for weight in [.nan, 0, -1, .infinity, 10_001, 0.000_09] {
      #expect([a, b].distribute(.horizontal, sizes: .proportional([1, weight])).isEmpty)
    }
    #expect([a, b].distribute(.vertical, sizes: .proportional([-0.5, 1]), in: root).isEmpty)
    #expect([a, b].grid(columns: 1, rowHeights: .proportional([1, 2, 3]), in: root).isEmpty)
    #expect([a, b].grid(columns: 2, rowHeights: .proportional([.nan])).isEmpty)
    let help = "help: use weights above 0, none more than 10000 times another"
    expectLines(
      problems(of: root),
      """
      error: 'a' and the items after it need 2 weights, not 1
      help: give one weight for each item, or one for each row of a grid
      error: 'a' and the items after it need 1 weight, not 0
      help: give one weight for each item, or one for each row of a grid
      error: the weight of 'a' cannot be 1
      \(help)
      error: the weight of 'a' cannot be -0.5
      \(help)
      error: 'a' and the items after it need 2 weights, not 3
      help: give one weight for each item, or one for each row of a grid
      error: the weight of 'a' cannot be NaN
      \(help)
      error: the weight of 'b' cannot be NaN
      \(help)
      error: the weight of 'b' cannot be 0
      \(help)
      error: the weight of 'b' cannot be -1
      \(help)
      error: the weight of 'b' cannot be infinite
      \(help)
      error: the weight of 'b' cannot be 10001
      \(help)
      """)
  }

  @Test
  func `distances that are no numbers are refused as constants are`() {
    let gaps = [a, b].distribute(.horizontal, spacing: Double.nan)
    let each = [a, b].distribute(.vertical, spacing: [.infinity])
    let columns = [a, b].grid(columns: 2, spacing: .nan)
    #expect(!gaps[0].isActive)
    #expect(!each[0].isActive)
    #expect(
      columns.filter { $0.isActive }.map { $0.description } == [
        "b.top == a.top", "b.width == a.width", "b.height == a.height",
      ])
  }
}
