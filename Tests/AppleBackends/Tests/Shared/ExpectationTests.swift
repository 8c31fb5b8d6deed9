import AnchorageHeadless
import Testing

@testable import AnchorageTesting

/// Expectations about views of the platform.
@MainActor @Suite(.nothingRaised)
struct ExpectationTests {
  private let root = makeFlippedRoot()

  private func message(_ view: FakeView, _ table: String?) -> String? {
    var recording = Recording(at: CallSite(fileID: "", filePath: "", line: 1, column: 1), isAsked: false)
    recording.isOn = false
    return layoutFailure(view, table, recording)?.message
  }

  @Test
  func `views and guides have the frames that the platform gave them`() {
    let (card, title) = (FakeView(name: "card", in: root), FakeView(frame: .zero))
    card.addSubview(title)
    let column = FakeGuide()
    card.addLayoutGuide(column)
    card.edges == root.edges.inset(by: 20)
    title.edges == column.edges
    column.topLeading == card.topLeading.offset(x: 8, y: 4)
    column.size == LayoutSize(width: 100, height: 30)
    // Without names, they are called by their types.
    let names = (view: "\(type(of: title))", guide: "\(type(of: column))")
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ card 20 20 360 260
        ├ \(names.view) 8 4 100 30
        └ \(names.guide) 8 4 100 30
      """)
    expectNoProblems(root, includingNotes: true)
    // A view that constraints place keeps its place.
    #expect(message(card, "card 20 20 360 260\n\(names.view) 8 4 100 30\n\(names.guide) 8 4 100 30") == nil)
  }

  @Test
  func `a frame that differs is shown with the table`() {
    let card = FakeView(name: "card", in: root)
    card.edges == root.edges.inset(by: 20)
    card.isHidden = true
    #expect(
      message(root, "root 0 0 400 300\n└ card 20 20 360 100 hidden") == """
        the layout of 'root' is not as expected
          root     0   0  400  300
        - └ card 20 20 360 100 hidden
        + └ card  20  20  360  260  hidden
        the table as it is, to be pasted
        root     0   0  400  300
        └ card  20  20  360  260  hidden
        help: ANCHORAGE_RECORD=1 in the environment writes such tables into the tests
        """)
  }

  @Test
  func `a view that constraints mention and that is outside is in no table`() {
    let (side, panel) = (FakeView(name: "side", in: root), FakeView(name: "panel", in: root))
    side.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    panel.frame = CGRect(x: 100, y: 0, width: 300, height: 300)
    for view in [side, panel] { view.translatesAutoresizingMaskIntoConstraints = true }
    let card = FakeView(name: "card", in: panel)
    card.topLeading == panel.topLeading.offset(x: 8, y: 8)
    card.size == side.size
    expectLayout(panel, "panel 0 0 300 300\n└ card 8 8 100 300")
  }

  @Test
  func `a conflict and what is ambiguous are told as in a headless tree`() {
    let card = FakeView(name: "card", in: root)
    card.topLeading == root.topLeading
    card.width == 100
    card.width == 200
    root.layOut()
    let problems = root.layoutProblems().map(\.description)
    #expect(problems.count == 2)
    #expect(
      problemFailure(root, includingNotes: false)?.message
        == (["the layout of 'root' has 2 problems"] + problems).joined(separator: "\n"))
    #expect(message(root, nil)?.hasSuffix(problems[0]) == true)
    withKnownIssue { expectNoProblems(root) }
  }

  @Test
  func `a screen that is written again has the same layout, or the first view that differs is named`() {
    let (old, new) = (makeFlippedRoot(), makeFlippedRoot())
    let views = [old, new].map { root in
      root.name("root")
      return (icon: FakeView(name: "icon", in: root), title: FakeView(name: "title", in: root))
    }
    NSLayoutConstraint.activate([
      views[0].icon.topAnchor.constraint(equalTo: old.topAnchor, constant: 16),
      views[0].icon.leadingAnchor.constraint(equalTo: old.leadingAnchor, constant: 16),
      views[0].icon.widthAnchor.constraint(equalToConstant: 48),
      views[0].icon.heightAnchor.constraint(equalToConstant: 48),
      views[0].title.topAnchor.constraint(equalTo: views[0].icon.bottomAnchor, constant: 8),
      views[0].title.leadingAnchor.constraint(equalTo: views[0].icon.leadingAnchor),
      views[0].title.widthAnchor.constraint(equalToConstant: 100),
      views[0].title.heightAnchor.constraint(equalToConstant: 20),
    ])
    let (icon, title) = views[1]
    icon.topLeading == new.topLeading.offset(x: 16, y: 16)
    icon.size == 48
    [icon, title].align(.leading)
    title.size == LayoutSize(width: 100, height: 20)
    let gap = title.top == icon.bottom + 8
    expectSameLayout(old, new)
    gap.constant = 12
    let report = differenceFailure(old, new)?.message ?? ""
    #expect(
      report.hasPrefix(
        """
        the new layout of 'root' differs from the old in 1 of 3 views, first in 'title'
        - title  16  72  100  20
        + title  16  76  100  20
        old: title.top is 72
        """))
    for gap in [8, 12] { #expect(report.contains("title.top == icon.bottom + \(gap)")) }
  }
}
