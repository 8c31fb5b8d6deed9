import AnchorageHeadless
import TestSupport
import Testing

@testable import AnchorageTesting

@Suite struct ExpectSameLayoutTests {
  /// A root of 320 × 96 with a title and an icon, of which nothing is placed yet.
  private func makeScreen() -> (root: LayoutView, title: LayoutLabel, icon: LayoutView) {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 96))
    let (icon, title) = (LayoutView(name: "icon"), LayoutLabel(name: "title", text: "Ada"))
    root.addSubviews(icon, title)
    return (root, title, icon)
  }

  private func makeOld() -> LayoutView {
    let (root, title, icon) = makeScreen()
    for constraint in [
      icon.top == root.top + 8, icon.leading == root.leading + 8, icon.width == 48, icon.height == 48,
      title.leading == icon.trailing + 12, title.centerY == icon.centerY,
    ] { constraint.isActive = true }
    return root
  }

  private func message(_ old: LayoutView, _ new: LayoutView, ignoring names: [String] = []) -> String? {
    differenceFailure(old, new, ignoring: names)?.message
  }

  @Test func `the same frames by other statements are the same layout`() {
    let (root, title, icon) = makeScreen()
    icon.topLeading == root.topLeading.offset(x: 8, y: 8)
    icon.size == 48
    [icon, title].distribute(.horizontal, spacing: 12, alignment: .centerY)
    expectSameLayout(makeOld(), root)
  }

  @Test func `the first view that differs is shown with the constraints behind it`() {
    let (root, title, icon) = makeScreen()
    icon.topLeading == root.topLeading.offset(x: 8, y: 8)
    icon.size == 48
    title.leading == icon.trailing + 8
    title.centerY == icon.centerY
    let old = makeOld()
    let report = message(old, root)
    let was = old.explanation(of: old.subviews[1], .leading).description
    #expect(was.contains("title.leading == icon.trailing + 12"))
    #expect(
      report == """
        the new layout of 'root' differs from the old in 1 of 3 views, first in 'title'
        - title  68  24  24  16
        + title  64  24  24  16
        old: \(was)
        new: \(root.explain(title.leading))
        """)
  }

  @Test func `views are found by their names, wherever they are in the tree`() {
    let (root, title, icon) = makeScreen()
    let row = LayoutStackView(name: "row")
    root.addSubview(row)
    row.addArrangedSubviews(icon, title)
    row.spacing = 12
    row.alignment = .center
    icon.size == 48
    row.topLeading == root.topLeading.offset(x: 8, y: 8)
    #expect(
      message(makeOld(), root) == """
        the new layout of 'root' differs from the old in 1 of 4 views, first in 'row'
        note: only the new layout has 'row'
        + row  8  8  84  48
        """)
    expectSameLayout(makeOld(), root, ignoring: ["row"])
  }

  @Test func `views without names are those of their classes, in order`() {
    func makeColumn(_ heights: [Double]) -> LayoutView {
      let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
      for height in heights {
        let view = LayoutView()
        root.addSubview(view)
        view.topLeading == root.topLeading
        view.size == LayoutSize(width: 10, height: height)
      }
      return root
    }
    expectSameLayout(makeColumn([1, 2]), makeColumn([1, 2]))
    #expect(message(makeColumn([1, 2]), makeColumn([1, 3]))?.contains("first in 'LayoutView[1]'") == true)
    #expect(
      message(makeColumn([1, 2]), makeColumn([1])) == """
        the new layout of the view differs from the old in 1 of 3 views, first in 'LayoutView[1]'
        - LayoutView[1]  0  0  10  2
        note: the new layout has no 'LayoutView[1]'
        """)
  }

  @Test func `a hidden view, another size and the same view twice are differences`() {
    let (old, new) = (makeOld(), makeOld())
    new.subviews[0].isHidden = true
    #expect(
      message(old, new) == """
        the new layout of 'root' differs from the old in 1 of 3 views, first in 'icon'
        - icon  8  8  48  48
        + icon  8  8  48  48  hidden
        """)
    new.subviews[0].isHidden = false
    new.frame.size.width = 300
    let report = message(old, new)
    #expect(
      report == """
        the new layout of 'root' differs from the old in 1 of 3 views, first in 'root'
        - root  0  0  320  96
        + root  0  0  300  96
        old: \(old.explain(old.width))
        new: \(new.explain(new.width))
        """)
    #expect(message(old, old) == "the layout of 'root' is compared with itself")
  }

  @Test func `the places inside scroll views are those that are shown`() {
    func makeList(offset: Double) -> LayoutView {
      let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
      let (scroll, row) = (LayoutScrollView(name: "scroll"), LayoutView(name: "row"))
      root.addSubview(scroll)
      scroll.addSubview(row)
      scroll.edges == root.edges
      row.edges == scroll.contentLayoutGuide.edges
      row.size == LayoutSize(width: 100, height: 300)
      scroll.contentOffset = LayoutPoint(x: 0, y: offset)
      return root
    }
    expectSameLayout(makeList(offset: 10), makeList(offset: 10))
    let report = message(makeList(offset: 10), makeList(offset: 20))
    #expect(report?.contains("- row  0  -10  100  300\n+ row  0  -20  100  300") == true)
  }

  @Test func `views placed from the right are compared by their leading edges`() {
    func makeRow(width: Double) -> LayoutView {
      let (root, _, icon) = makeScreen()
      root.layoutDirection = .rightToLeft
      icon.topLeading == root.topLeading
      icon.size == LayoutSize(width: width, height: 10)
      return root
    }
    let report = message(makeRow(width: 10), makeRow(width: 20), ignoring: ["title"])
    #expect(report?.contains("old: icon.width is 10") == true)
    #expect(report?.contains("icon.leading") == false)
  }

  @Test func `a view may have the name of one of the roots`() {
    func makeTree(name: String) -> LayoutView {
      let root = LayoutView(name: name, frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(LayoutView(name: "card", frame: LayoutRect(x: 10, y: 10, width: 20, height: 20)))
      return root
    }
    expectSameLayout(makeTree(name: "card"), makeTree(name: "screen"))
    expectSameLayout(makeTree(name: "screen"), makeTree(name: "card"))
  }

  @Test func `thousands of views are compared`() {
    func makeChain(_ count: Int) -> LayoutView {
      let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 5_000, height: 5_000))
      var outer = root
      for index in 0..<count {
        let view = LayoutView(name: "v\(index)", frame: LayoutRect(x: 1, y: 1, width: 10, height: 10))
        outer.addSubview(view)
        outer = view
      }
      return root
    }
    expectSameLayout(makeChain(2_000), makeChain(2_000))
  }

  @Test(.failsOnPurpose) func `a difference is an issue at the line of the call`() {
    let line = #line + 2
    let found = failures {
      expectSameLayout(makeOld(), makeScreen().root)
    }
    #expect(found.map { $0.location?.line } == [line])
  }
}
