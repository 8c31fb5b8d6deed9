import Anchorage
import Testing

/// Every mistake, with the whole text of its report.
struct MistakeTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
    a.edges == root.edges
    b.edges == root.edges
  }

  @Test(arguments: [
    (Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (1e300, "1e+300"), (2e9, "2000000000"),
  ])
  func `a number that is not finite or too large is refused everywhere`(number: Double, text: String) {
    let constraint = a.leading >= root.leading - 5
    constraint.constant = number
    #expect(constraint.constant == -5)
    a.frame.origin.x = number
    a.layoutMargins.top = number
    a.safeAreaInsets = LayoutInsets(number)
    a.alignmentRectInsets.leading = number
    #expect(a.layoutMargins == LayoutInsets(8) && a.safeAreaInsets == .zero)
    expectLines(
      problems(of: root),
      """
      error: the constant of a constraint of 'a' cannot be \(text)
          a.leading >= root.leading - 5
      help: use a finite number of magnitude 1000000000 or less
      error: the frame of 'a' cannot be \(text)
      help: use a finite number of magnitude 1000000000 or less
      error: the layout margins of 'a' cannot be \(text)
      help: use a finite number of magnitude 1000000000 or less
      error: the safe area of 'a' cannot be \(text)
      help: use a finite number of magnitude 1000000000 or less
      error: the alignment insets of 'a' cannot be \(text)
      help: use a finite number of magnitude 1000000000 or less
      """)
    #expect(problems(of: root) != "")
    #expect(a.frame == LayoutRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test
  func `a constraint that cannot mean anything stays inactive and is reported`() {
    let group = batch {
      a.width == b.width * .infinity
      a.width * .infinity == b.width
      a.width / 0 == b.width
      a.width == b.width + .nan
      a.width == 10 ~ 0
      a.width == 10 ~ 1001
      a.width == 10 ~ LayoutPriority(.nan)
      a.leading == b.leading * 0
      a.leading == b.left
      a.leading - b.right == b.left - a.right
      a.width - a.width == 10
    }
    #expect(group.allSatisfy { !$0.isActive })
    let line = #line - 13
    let range = "use a finite number of magnitude 1000000000 or less"
    let multipliers =
      "use a multiplier from 0.0001 to 10000: with others, rounding errors would decide the layout"
    let priority = "use a priority above 0 and up to 1000, for example '~ .high'"
    let mixed = "use leading and trailing for both, or left and right for both"
    expectLines(
      problems(of: root),
      """
      error: the multiplier of a constraint of 'a' cannot be inf
          a.width == b.width * inf   MistakeTests.swift:\(line)
      help: \(multipliers)
      error: the multiplier of a constraint of 'a' cannot be inf
          a.width * inf == b.width   MistakeTests.swift:\(line + 1)
      help: \(multipliers)
      error: the multiplier of a constraint of 'a' cannot be inf
          a.width * inf == b.width   MistakeTests.swift:\(line + 2)
      help: \(multipliers)
      error: the constant of a constraint of 'a' cannot be nan
          a.width == b.width + nan   MistakeTests.swift:\(line + 3)
      help: \(range)
      error: a priority of 'a' cannot be 0
          a.width == 10 ~ 0   MistakeTests.swift:\(line + 4)
      help: \(priority)
      error: a priority of 'a' cannot be 1001
          a.width == 10 ~ 1001   MistakeTests.swift:\(line + 5)
      help: \(priority)
      error: a priority of 'a' cannot be nan
          a.width == 10 ~ nan   MistakeTests.swift:\(line + 6)
      help: \(priority)
      error: 'a.leading' is a coordinate and cannot be compared with a number alone
          a.leading == 0   MistakeTests.swift:\(line + 7)
      help: compare it with another anchor, for example 'a.leading == superview.leading + 8'
      error: 'a.leading' and 'b.left' cannot be compared: one follows the layout direction, the other does not
          a.leading == b.left   MistakeTests.swift:\(line + 8)
      help: \(mixed)
      error: 'a.leading' and 'b.right' cannot be compared: one follows the layout direction, the other does not
          a.leading - b.right == b.left - a.right   MistakeTests.swift:\(line + 9)
      help: \(mixed)
      error: the anchors of the constraint cancel out
          a.width * 0 == 10   MistakeTests.swift:\(line + 10)
      help: relate two different anchors, or a dimension and a number
      """)
    expectLayout(root, "root 0 0 400 300\n├ a 0 0 400 300\n└ b 0 0 400 300")
    #expect(root.diagnostics.count == 11)
  }

  @Test
  func `a mistake is reported by one pass, and a mended constraint becomes active`() {
    let constraint = a.width >= .nan
    #expect(!constraint.isActive)
    #expect(problems(of: root) != "")
    constraint.constant = 50
    constraint.isActive = true
    #expect(constraint.isActive)
    #expect(problems(of: root) == "")
    constraint.priority = 0
    #expect(constraint.priority == .required)
    #expect(
      problems(of: root) == """
        error: a priority of 'a' cannot be 0
            a.width >= 50
        help: use a priority above 0 and up to 1000, for example '~ .high'
        """)
  }

  @Test
  func `items without a common ancestor are reported by both trees`() {
    let other = LayoutView(name: "other")
    let constraint = other.leading == root.leading + 8
    #expect(!constraint.isActive)
    let text = """
      error: 'other' and 'root' have no common ancestor
          other.leading == root.leading + 8
      help: put both into one tree first, for example 'root.addSubview(other)'
      """
    #expect(problems(of: root) == text)
    #expect(problems(of: other) == text)
    root.addSubview(other)
    constraint.isActive = true
    #expect(constraint.isActive)
    other.verticalEdges == root.verticalEdges
    other.width == 5
    #expect(problems(of: root) == "")
    #expect(other.frame == LayoutRect(x: 8, y: 0, width: 5, height: 300))
  }

  @Test
  func `whichever way strangers are related, the help is to add what was forgotten`() {
    let (other, cell) = (LayoutView(name: "other"), LayoutView(name: "cell"))
    let (title, guide) = (LayoutView(name: "title"), LayoutGuide(name: "g"))
    cell.addSubview(title)
    other.addLayoutGuide(guide)
    let constraints = [
      root.leading == other.leading, a.leading == other.leading, a.leading == guide.leading,
      other.leading == root.margins.leading, title.leading == other.leading, a.width == title.width,
      cell.width == a.width,
    ]
    let trees = [
      ("other", "root"), ("other", "root"), ("other", "root"), ("other", "root"), ("other", "cell"),
      ("root", "cell"), ("cell", "root"),
    ]
    for (constraint, (newcomer, tree)) in zip(constraints, trees) {
      constraint.isActive = true
      let text = """
        error: '\(newcomer)' and '\(tree)' have no common ancestor
            \(constraint)
        help: put both into one tree first, for example '\(tree).addSubview(\(newcomer))'
        """
      let reports = [root, other, cell].map { problems(of: $0) }
      #expect(reports.filter { $0.contains(text) }.count == 2)
    }
  }

  @Test
  func `a guide needs a view`() {
    let guide = LayoutGuide(name: "g")
    let constraint = guide.width == a.width
    #expect(!constraint.isActive)
    #expect(
      problems(of: root) == """
        error: the guide 'g' belongs to no view
            g.width == a.width
        help: give it to a view first: 'view.addLayoutGuide(g)'
        """)
  }

  @Test
  func `an item that is gone is reported`() {
    var gone: LayoutView? = LayoutView(name: "gone")
    let constraint = a.width == (gone ?? a).width
    _ = problems(of: root)
    gone = nil
    #expect(constraint.secondItem == nil)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(
      problems(of: root) == """
        error: an item of the constraint no longer exists
            a.width == gone.width
        help: make the constraint again for the new item
        """)
  }

  @Test
  func `a cycle of parents is refused`() {
    a.addSubview(b)
    b.addSubview(a)
    a.addSubview(a)
    #expect(a.superview === root && b.superview === a && a.subviews.count == 1)
    #expect(root.subviews.count == 1)
    expectLines(
      problems(of: root),
      """
      error: 'a' cannot be its own subview
      help: remove the outer view from its superview first, or add another view
      error: 'a' contains 'b' and cannot be its subview
      help: remove the outer view from its superview first, or add another view
      warning: the layout of 'b' is ambiguous
      note: b.left, b.top, b.width, b.height are not determined
      help: add a constraint on 'b.left'
      """)
  }

  @Test
  func `a place among subviews that does not exist is replaced by the nearest`() {
    let c = LayoutView(name: "c")
    root.insertSubview(c, at: 7)
    #expect(root.subviews.map { $0.name } == ["a", "b", "c"])
    root.insertSubview(c, at: -1)
    #expect(root.subviews.map { $0.name } == ["c", "a", "b"])
    expectLines(
      problems(of: root),
      """
      error: 'root' has 2 subviews, so nothing can be inserted at index 7
      help: use an index from 0 to 2
      error: 'root' has 2 subviews, so nothing can be inserted at index -1
      help: use an index from 0 to 2
      """)
  }

  @Test
  func `sizes below zero are refused`() {
    let c = LayoutView(name: "c", frame: LayoutRect(x: 0, y: 0, width: -5, height: 10))
    root.addSubview(c)
    #expect(c.frame == .zero)
    #expect(
      problems(of: root) == """
        error: the width or height of 'c' cannot be -5
        help: use a size of 0 or more
        """)
  }

  @Test
  func `content that is not a size is refused`() {
    let c = ContentView("c", .nan, 1e300, first: .infinity)
    root.addSubview(c)
    c.edges == root.edges
    c.firstBaseline >= root.top
    c.setContentHuggingPriority(0, for: .vertical)
    c.setContentCompressionResistancePriority(1000.5, for: .vertical)
    #expect(c.contentHuggingPriority(for: .vertical) == .low)
    #expect(c.contentCompressionResistancePriority(for: .vertical) == .high)
    expectLines(
      problems(of: root),
      """
      error: a priority of 'c' cannot be 0
      help: use a priority above 0 and up to 1000, for example '~ .high'
      error: a priority of 'c' cannot be 1000.5
      help: use a priority above 0 and up to 1000, for example '~ .high'
      error: the baseline of 'c' cannot be inf
      help: use a finite number of magnitude 1000000000 or less
      error: the intrinsic content size of 'c' cannot be nan
      help: use a finite number of magnitude 1000000000 or less
      error: the intrinsic content size of 'c' cannot be 1e+300
      help: use a finite number of magnitude 1000000000 or less
      """)
  }

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
      help: exclude fewer edges
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
    (LayoutAxis.horizontal, LayoutAlignment?.none, "the top or the bottom", "'.top' or '.bottom'"),
    (.vertical, nil, "the leading or the trailing edge", "'.leading' or '.trailing'"),
    (.horizontal, .bottom, "the top or the bottom", "'.top' or '.bottom'"),
    (.horizontal, .centerY, "the top or the bottom", "'.top' or '.bottom'"),
    (.horizontal, .firstBaseline, "the top or the bottom", "'.top' or '.bottom'"),
    (.vertical, .trailing, "the leading or the trailing edge", "'.leading' or '.trailing'"),
    (.vertical, .left, "the leading or the trailing edge", "'.leading' or '.trailing'"),
  ])
  func `insets that move no item are reported`(
    _ axis: LayoutAxis, _ alignment: LayoutAlignment?, _ edges: String, _ example: String
  ) {
    let group = [a, b].distribute(
      axis, alignment: alignment, in: root, insets: LayoutInsets(top: 8, leading: 9))
    #expect(!group.isEmpty)
    group.deactivate()
    expectLines(
      problems(of: root),
      """
      error: the insets at \(edges) move none of the items that begin with 'a'
      help: align the items with these edges, for example 'alignment: .fill', \(example)
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
      error: the weight of 'a' cannot be nan
      \(help)
      error: the weight of 'b' cannot be nan
      \(help)
      error: the weight of 'b' cannot be 0
      \(help)
      error: the weight of 'b' cannot be -1
      \(help)
      error: the weight of 'b' cannot be inf
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
