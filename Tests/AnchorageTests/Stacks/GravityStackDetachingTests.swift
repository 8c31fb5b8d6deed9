import AnchorageHeadless
import Testing

/// Views that an `NSStackView` clips, or detaches.
struct GravityStackDetachingTests {
  private let root = makeRoot()
  private let row = LayoutGravityStackView(name: "row")
  private let a = ContentView("a", 40, 20)
  private let b = ContentView("b", 60, 30)
  private let c = ContentView("c", 20, 10)
  private let width: LayoutConstraint

  /// Keeps what it hears.
  private final class Listener: LayoutGravityStackViewDelegate {
    var heard: [String] = []

    func stackView(_ stackView: LayoutGravityStackView, willDetach views: [LayoutView]) {
      heard.append("- " + views.map { $0.name }.joined(separator: " "))
    }

    func stackView(_ stackView: LayoutGravityStackView, didReattach views: [LayoutView]) {
      heard.append("+ " + views.map { $0.name }.joined(separator: " "))
    }
  }
  private let listener = Listener()

  init() {
    width = row.width == 140
    root.addSubview(row)
    row.topLeading == root.topLeading
    row.spacing = 10
    row.delegate = listener
    for view in [a, b, c] { row.addArrangedSubview(view) }
    width.isActive = true
  }

  /// Lays out at a width; returns the names of the views that are detached.
  private func detached(at points: Double) -> [String] {
    width.constant = points
    root.layoutIfNeeded()
    return row.detachedViews.map { $0.name }
  }

  private func mayClip(_ priority: LayoutPriority = .low) {
    row.setClippingResistancePriority(priority, for: .horizontal)
  }

  @Test
  func `a hidden view takes neither room nor spacing`() {
    b.isHidden = true
    #expect(detached(at: 200) == ["b"])
    #expect(row.arrangedSubviews.count == 3 && c.frame.minX == 50)
    b.isHidden = false
    #expect(detached(at: 200).isEmpty && c.frame.minX == 120)
    #expect(listener.heard.isEmpty)
  }

  @Test
  func `views are shown again when gaps or insets leave room for them`() {
    mayClip()
    c.removeFromSuperview()
    row.setVisibilityPriority(.detachOnlyIfNecessary, for: b)
    // 40 + 60 and a gap of 10. What stays attached keeps its frame.
    #expect(detached(at: 105) == ["b"])
    row.spacing = 5
    #expect(detached(at: 105).isEmpty && b.frame.minX == 45)
    row.setCustomSpacing(20, after: a)
    #expect(detached(at: 105) == ["b"])
    row.setCustomSpacing(0, after: a)
    #expect(detached(at: 105).isEmpty)
    row.edgeInsets.trailing = 10
    #expect(detached(at: 105) == ["b"])
    row.edgeInsets.trailing = 0
    #expect(detached(at: 105).isEmpty)
  }

  @Test
  func `a hidden view keeps its room if the stack is told so`() {
    row.detachesHiddenViews = false
    b.isHidden = true
    #expect(detached(at: 200).isEmpty && c.frame.minX == 120)
  }

  @Test
  func `what does not fit is cut off at the end`() {
    mayClip()
    row.clipsAcross()
    #expect(detached(at: 100).isEmpty)
    #expect([a, b, c].map { $0.frame.minX } == [0, 50, 120])
    #expect(b.frame == LayoutRect(x: 50, y: 0, width: 60, height: 30))
    #expect(row.frame.size == LayoutSize(width: 100, height: 12) && root.diagnostics.isEmpty)
  }

  @Test(arguments: LayoutGravityStackView.Distribution.allCases)
  func `views are cut off with every distribution`(distribution: LayoutGravityStackView.Distribution) {
    // Above 300, at which sizes and gaps are equal.
    mayClip(350)
    row.distribution = distribution
    #expect(detached(at: 100).isEmpty)
    #expect([a, b, c].map { $0.frame.minX } == [0, 50, 120] && root.diagnostics.isEmpty)
  }

  @Test
  func `content that resists less than the stack is compressed first`() {
    mayClip(.required - 1)
    row.setVisibilityPriority(.detachOnlyIfNecessary, for: b)
    #expect(detached(at: 110).isEmpty)
    #expect(a.frame.size.width + b.frame.size.width + c.frame.size.width == 90)
  }

  @Test
  func `a stack that may not be too small detaches nothing`() {
    row.setVisibilityPriority(.detachOnlyIfNecessary, for: b)
    width.priority = .windowSizeStayPut
    #expect(detached(at: 100).isEmpty && row.frame.size.width == 140)
  }

  @Test
  func `views are detached from the lowest priority up, and come back in reverse order`() {
    mayClip()
    row.setVisibilityPriority(.detachOnlyIfNecessary, for: b)
    row.setVisibilityPriority(500, for: c)
    #expect(detached(at: 140).isEmpty)
    #expect(detached(at: 139) == ["c"] && c.isHidden)
    #expect(detached(at: 109) == ["b", "c"] && a.frame.minX == 0)
    #expect(detached(at: 110) == ["c"])
    #expect(detached(at: 140).isEmpty && !b.isHidden && !c.isHidden && c.frame.minX == 120)
    #expect(listener.heard == ["- c", "- b", "+ b", "+ c"])
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `views of one priority go and come together`() {
    mayClip()
    for view in [a, c] { row.setVisibilityPriority(400, for: view) }
    #expect(detached(at: 139) == ["a", "c"] && b.frame.minX == 0)
    #expect(detached(at: 139.5) == ["a", "c"])
    #expect(detached(at: 140).isEmpty)
    #expect(listener.heard == ["- a c", "+ a c"])
  }

  @Test
  func `several priorities go at once`() {
    mayClip()
    row.setVisibilityPriority(1, for: c)
    row.setVisibilityPriority(2, for: b)
    row.setVisibilityPriority(3, for: a)
    #expect(detached(at: 30) == ["a", "b", "c"])
    #expect(detached(at: 400).isEmpty)
    #expect(listener.heard == ["- c b a", "+ a b c"])
  }

  @Test
  func `a view that must hold is clipped`() {
    mayClip()
    row.setVisibilityPriority(900, for: a)
    #expect(detached(at: 50) == ["a"])
    #expect(b.frame.minX == 0 && c.frame.maxX == 90)
  }

  @Test(arguments: [LayoutGravityStackView.Distribution.fill, .equalSpacing, .fillProportionally])
  func `what is detached does not depend on what was`(distribution: LayoutGravityStackView.Distribution) {
    mayClip()
    row.distribution = distribution
    row.setVisibilityPriority(1, for: c)
    row.setVisibilityPriority(2, for: b)
    for points in [200.0, 90, 135, 40, 109, 400, 110] {
      let other = LayoutGravityStackView(name: "other", views: [])
      let views = [a, b, c].map { ContentView($0.name, $0.content.width, $0.content.height) }
      for (view, number) in zip(views, [1000, 2, 1]) {
        other.addArrangedSubview(view)
        other.setVisibilityPriority(.init(integerLiteral: number), for: view)
      }
      (other.spacing, other.distribution) = (10, distribution)
      other.setClippingResistancePriority(.low, for: .horizontal)
      let tree = makeRoot()
      tree.addSubview(other)
      other.topLeading == tree.topLeading
      other.width == points
      tree.layoutIfNeeded()
      #expect(detached(at: points) == other.detachedViews.map { $0.name }, "at \(points)")
      #expect(a.frame == views[0].frame, "at \(points)")
    }
  }

  @Test
  func `a view that is not visible is detached whatever room there is`() {
    row.setVisibilityPriority(.notVisible, for: b)
    #expect(detached(at: 400) == ["b"] && b.isHidden && c.frame.minX == 50)
    b.isHidden = false
    #expect(detached(at: 400) == ["b"])
    row.setVisibilityPriority(.mustHold, for: b)
    #expect(detached(at: 400).isEmpty && !b.isHidden)
    #expect(listener.heard == ["- b", "+ b"])
  }

  @Test
  func `a detached view comes back when it needs less room`() {
    mayClip()
    row.setVisibilityPriority(900, for: b)
    #expect(detached(at: 100) == ["b"])
    b.content.width = 10
    b.invalidateIntrinsicContentSize()
    #expect(detached(at: 100).isEmpty && c.frame.minX == 70)
  }

  @Test
  func `a detached view comes back when it resists compression less`() {
    mayClip()
    row.setVisibilityPriority(900, for: b)
    #expect(detached(at: 100) == ["b"])
    // The stack resists at 250.
    b.compressionResistance.horizontal = 100
    #expect(detached(at: 100).isEmpty && b.frame.size.width == 20)
  }

  @Test
  func `detached views come back when there is room around the stack`() {
    mayClip(400)
    row.setVisibilityPriority(900, for: b)
    row.setVisibilityPriority(900, for: c)
    width.isActive = false
    row.trailing <= root.trailing
    root.frame.size.width = 60
    root.layoutIfNeeded()
    // The stack is as wide as what is left in it.
    #expect(row.detachedViews.map { $0.name } == ["b", "c"] && row.frame.size.width == 40)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(row.detachedViews.isEmpty && row.frame.size.width == 140)
    #expect(listener.heard == ["- b c", "+ b c"] && root.diagnostics.isEmpty)
  }

  @Test
  func `detached views come back when the stack moves to where there is room`() {
    mayClip(400)
    row.setVisibilityPriority(900, for: b)
    width.isActive = false
    let wide = makeRoot()
    for (tree, points) in [(root, 90.0), (wide, 200)] {
      tree.frame.size.width = points
      tree.addSubview(row)
      row.topLeading == tree.topLeading
      row.trailing <= tree.trailing
      tree.layoutIfNeeded()
      #expect(row.detachedViews.map { $0.name } == (tree === root ? ["b"] : []))
      #expect(row.frame.size.width == (tree === root ? 70 : 140) && tree.diagnostics.isEmpty)
    }
  }

  @Test
  func `detached views come back when the stack may not be too small any more`() {
    mayClip()
    row.setVisibilityPriority(900, for: b)
    #expect(detached(at: 100) == ["b"])
    width.priority = .low
    mayClip(.required)
    #expect(detached(at: 100).isEmpty && row.frame.size.width == 140)
  }

  @Test
  func `a view that leaves while it is detached is shown again`() {
    mayClip()
    for view in [a, b, c] { row.setVisibilityPriority(900, for: view) }
    #expect(detached(at: 100).count == 3)
    row.removeView(a)
    b.removeFromSuperview()
    row.removeArrangedSubview(c)
    #expect([a, b, c].allSatisfy { !$0.isHidden } && row.views.isEmpty && c.superview === row)
    #expect(problems(of: root).contains("'c'"))
  }

  @Test
  func `a view can be detached while a pass runs`() {
    c.intentions[.layingOut] = { [row, c] in row.setVisibilityPriority(.notVisible, for: c) }
    #expect(detached(at: 200) == ["c"] && root.diagnostics.isEmpty)
    c.intentions = [:]
    b.intentions[.layingOut] = { [row, b] in row.removeView(b) }
    b.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(row.views.map { $0.name } == ["a", "c"] && problems(of: root) == "")
  }

  @Test
  func `a stack whose length hangs on what it detaches is reported`() {
    mayClip()
    row.setVisibilityPriority(900, for: c)
    width.isActive = false
    // Detached, c is at the left, and the stack wider than all views need; attached, it is at the right.
    let spacer = LayoutView(name: "spacer")
    root.addSubview(spacer)
    spacer.topLeading == root.topLeading
    spacer.height == 1
    spacer.trailing == c.trailing
    c.leading == root.leading ~ 300
    row.width == 200 - spacer.width ~ .high
    root.layoutIfNeeded()
    #expect(row.detachedViews.map { $0.name } == ["c"])
    expectLines(
      problems(of: root),
      """
      error: the layout did not settle in 3 rounds
      note: 'row' detached views for which there was room without them
      help: give the stack a length that does not depend on the views in it
      """)
  }

  @Test
  func `the end is on the left under right-to-left`() {
    mayClip()
    row.layoutDirection = .rightToLeft
    row.setVisibilityPriority(900, for: c)
    row.edgeInsets = LayoutInsets(top: 0, leading: 5, bottom: 0, trailing: 7)
    #expect(detached(at: 152).isEmpty && a.frame.maxX == 145 && c.frame.minX == 5)
    #expect(detached(at: 151) == ["c"] && b.frame.minX == 34)
  }

  @Test
  func `a column detaches what is below its end`() {
    let views = [ContentView("d", 10, 30), ContentView("e", 10, 50)]
    let column = LayoutGravityStackView(name: "column", views: views)
    root.addSubview(column)
    column.orientation = .vertical
    column.topLeading == row.bottomLeading
    column.height == 60
    column.setClippingResistancePriority(.low, for: .vertical)
    column.setVisibilityPriority(.detachOnlyIfNecessary, for: column.views[0])
    root.layoutIfNeeded()
    #expect(column.detachedViews.map { $0.name } == ["d"])
    #expect(column.views[1].frame == LayoutRect(x: 0, y: 0, width: 10, height: 50))
  }
}

extension LayoutGravityStackView {
  /// Makes the stack 12 points high, which its content does not resist.
  fileprivate func clipsAcross() {
    setClippingResistancePriority(.low, for: .vertical)
    height == 12
  }
}
