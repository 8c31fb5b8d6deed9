import AnchorageHeadless
import Testing

// Items that are in no tree, or in a wrong one.
extension MistakeTests {
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
      ("cell", "root"), ("cell", "root"),
    ]
    for (constraint, (newcomer, tree)) in zip(constraints, trees) {
      constraint.isActive = true
      let texts = [
        "error: '\(newcomer)' and '\(tree)' have no common ancestor\n",
        "    \(constraint)\n",
        "help: put both into one tree first, for example '\(tree).addSubview(\(newcomer))'",
      ]
      // Those that were refused before are told with it.
      let reports = [root, other, cell].map { problems(of: $0) }
      #expect(reports.filter { report in texts.allSatisfy { report.contains($0) } }.count == 2)
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
      help: add another view
      error: 'a' contains 'b' and cannot be its subview
      help: take the inner view out of the outer one first: 'b.removeFromSuperview()'
      warning: the layout of 'b' is ambiguous
      note: b.leading, b.top, b.width and b.height are not determined; Apple's engine chooses the same
      help: add a constraint, for example 'b.edges == a.edges'
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
}
