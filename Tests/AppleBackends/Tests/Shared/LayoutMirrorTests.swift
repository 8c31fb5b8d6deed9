import AnchorageHeadless
import Testing

/// The features of the mirror of real views that headless trees do not have.
@MainActor @Suite(.nothingRaised)
struct LayoutMirrorTests {
  private let root = makeFlippedRoot()

  @Test
  func `what a constraint mentions outside stays where it is`() {
    let (header, panel) = (FakeView(name: "header", in: root), FakeView(frame: .zero))
    panel.name("panel")
    root.addSubview(panel)
    panel.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    let title = FakeView(name: "title", in: panel)
    header.edges.excluding(.bottom) == root.edges.excluding(.bottom)
    header.height == 44
    title.top == header.bottom + 60
    title.leading == header.leading + 20
    title.size == 200
    title.bottom <= panel.bottom - 8
    root.layOut()
    // The header begins 100 above the panel and 20 to the left of it; the title would end at 4 + 200.
    #expect(
      panel.layoutProblems().map(\.description) == [
        """
        error: required constraints conflict on the y-axis of 'title'
            header.top == panel.top - 100         (its frame)
            header.height == 44                   (its frame)
            title.top == header.bottom + 60
            title.bottom <= panel.bottom - 8
            title.height == 200                   gives way
        note: panel.height is 200
        note: wrap the statements in 'batch { }' to see their lines
        help: make one of them optional, for example 'title.height == 200 ~ 999'; then title.height is 188
        """
      ])
    // Said of the header, the same line leaves it where it is.
    root.constraints.filter { $0.firstItem === title && $0.firstAttribute == .top }.forEach {
      $0.isActive = false
    }
    header.bottom == title.top - 60
    #expect(
      panel.layoutProblems().map { $0.constraints.sorted() } == [
        [
          "header.bottom == title.top - 60", "header.height == 44", "header.top == panel.top - 100",
          "title.bottom <= panel.bottom - 8", "title.height == 200",
        ]
      ])
  }

  @Test
  func `what places a view itself is not asked twice`() {
    let (screen, side) = (root, FakeView(name: "side", in: root))
    let panel = FakeView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    screen.addSubview(panel)
    side.leadingAnchor.constraint(equalTo: panel.trailingAnchor, constant: 500).isActive = true
    #expect(panel.layoutProblems() == [])
  }

  @Test
  func `a guide of the view itself may be placed by what is outside`() {
    let (side, column) = (FakeView(frame: CGRect(x: 380, y: 0, width: 20, height: 20)), FakeGuide())
    let panel = FakeView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    for view in [side, panel] { root.addSubview(view) }
    side.name("side")
    panel.name("panel")
    panel.addLayoutGuide(column)
    column.verticalEdges == panel.verticalEdges
    column.leadingAnchor.constraint(equalTo: side.leadingAnchor).isActive = true
    column.trailing == panel.trailing - 10
    // The column would end 70 to the left of where it begins.
    let problems = panel.layoutProblems()
    #expect(problems.map(\.kind) == ["conflict"])
    #expect(problems.first?.constraints.contains("side.left == panel.left + 360") == true)
  }

  @Test
  func `the mirror begins with the nearest view that is placed by its frame`() {
    let (card, title) = (FakeView(name: "card", in: root), FakeView(name: "title"))
    card.addSubview(title)
    card.edges == root.edges.inset(by: 10.3)
    title.edges == card.edges
    title.width == 100
    #expect(root.layoutProblems().map(\.kind) == ["conflict"])
    #expect(title.layoutProblems() == root.layoutProblems())
    #expect(card.layoutProblems() == root.layoutProblems())
  }

  @Test
  func `views without a name are told apart by type and index`() {
    let (a, b) = (FakeLabel(name: "", text: "Ada"), FakeLabel(name: "", text: "Bob"))
    let other = FakeView(name: "", in: root)
    for view in [a, b] { root.addSubview(view) }
    [a, b].top == root.top
    [a, b].leading == root.leading
    let (type, plain) = ("\(FakeLabel.self)", "\(FakeView.self)")
    other.top == b.bottom
    other.size == 8
    #expect(root.layoutProblems().flatMap(\.items) == [plain])
    b.top == a.bottom
    a.height == 20
    let conflict = root.layoutProblems().first
    #expect(
      conflict?.constraints == [
        "\(type)[0].top == root.top", "\(type)[1].top == root.top", "\(type)[1].top == \(type)[0].bottom",
        "\(type)[0].height == 20",
      ])
  }

  @Test
  func `a constraint whose anchors the platform does not tell is reported as such`() {
    let (a, b) = (FakeView(name: "a", in: root), FakeView(name: "b", in: root))
    [a, b].size == 10
    [a, b].topLeading == root.topLeading
    let distance = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let constraint = distance.constraint(equalToConstant: 8)
    constraint.isActive = true
    #expect(
      root.layoutProblems().map(\.description) == [
        """
        error: the anchors of a constraint cannot be read, so the problems of 'root' are reported without it
            \(constraint)
        help: declare it with Anchorage, which remembers them, for example 'b.leading - a.trailing == c.leading - b.trailing'
        """
      ])
  }

  @Test
  func `asking changes nothing`() {
    let (a, b) = (FakeView(name: "a", in: root), FakeLabel(name: "b", text: "Ada"))
    root.addSubview(b)
    a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    a.translatesAutoresizingMaskIntoConstraints = true
    b.edges == root.edges
    b.width == 10
    root.layOut()
    let (table, constraints) = (root.fakeTable, root.constraints)
    let (activations, deactivations) = (FakeLog.current.activations, FakeLog.current.deactivations)
    #expect(!root.layoutProblems().isEmpty)
    #expect(root.fakeTable == table && root.constraints == constraints)
    #expect(a.translatesAutoresizingMaskIntoConstraints && !b.translatesAutoresizingMaskIntoConstraints)
    #expect(FakeLog.current.activations == activations && FakeLog.current.deactivations == deactivations)
  }

  @Test
  func `a view alone, an empty view and one of no size have no problems`() {
    #expect(FakeView(name: "alone").layoutProblems() == [])
    #expect(root.layoutProblems() == [])
    let (empty, inside) = (FakeView(frame: .zero), FakeView(name: "inside"))
    empty.addSubview(inside)
    inside.edges == empty.edges
    #expect(empty.layoutProblems() == [])
  }

  @Test
  func `a view may ask while it is laid out`() {
    let view = Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inside = FakeView(name: "inside", in: view)
    inside.leading == view.leading
    view.layOut()
    #expect(view.found?.map(\.kind) == ["ambiguity"])
    #expect(view.found == view.layoutProblems())
  }

  @Test
  func `an inactive constraint is nobody's problem`() {
    let card = FakeView(name: "card", in: root)
    card.edges == root.edges
    let wide = batch(active: false) { card.width == 1000 }
    #expect(root.layoutProblems() == [])
    wide.activate()
    #expect(root.layoutProblems().map(\.kind) == ["conflict"])
  }

  @Test
  func `constraints that the platform makes for frames and contents are not counted twice`() {
    let label = FakeLabel(name: "label", text: "Ada")
    root.addSubview(label)
    label.topLeading == root.topLeading
    NSContentSizeLayoutConstraint(
      item: label, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 500
    ).isActive = true
    NSAutoresizingMaskLayoutConstraint(
      item: root, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 500
    ).isActive = true
    let encapsulated = root.heightAnchor.constraint(equalToConstant: 44)
    encapsulated.identifier = "UIView-Encapsulated-Layout-Height"
    encapsulated.isActive = true
    #expect(root.layoutProblems() == [])
  }
}

private final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
private final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {}

private final class Asking: FakeView {
  var found: [LayoutDiagnostic]?

  #if FAKE_UIKIT
  override func layoutSubviews() { found = layoutProblems() }
  #else
  override func layout() { found = layoutProblems() }
  #endif
}

/// A view whose frames count from the top on both platforms.
final class Flipped: FakeView {
  #if !FAKE_UIKIT
  override var isFlipped: Bool { true }
  #endif
}

@MainActor func makeFlippedRoot() -> FakeView {
  let root = Flipped(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  root.name("root")
  return root
}
