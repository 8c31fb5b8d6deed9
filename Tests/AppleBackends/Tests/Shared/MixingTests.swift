import AnchorageHeadless
import Testing

/// The platform's own constraints and those of the DSL in one screen.
@MainActor @Suite(.nothingRaised)
struct MixingTests {
  private let root = makeRoot()
  private let title: FakeView
  private let badge: FakeView
  private let hasBadge = true

  init() {
    title = FakeView(name: "title", in: root)
    badge = FakeView(name: "badge", in: root)
  }

  /// 20 from the left, 100 wide and 30 high; said by the platform's own calls.
  private func placeTitle() -> [NSLayoutConstraint] {
    [
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.widthAnchor.constraint(equalToConstant: 100),
      title.heightAnchor.constraint(equalToConstant: 30),
    ]
  }

  @Test
  func `anchors of the platform and of the DSL place one screen`() {
    NSLayoutConstraint.activate(placeTitle())
    badge.leading == title.trailing + 8
    badge.size == 8
    NSLayoutConstraint(
      item: badge, attribute: .centerY, relatedBy: .equal, toItem: title, attribute: .centerY, multiplier: 1,
      constant: 0
    ).isActive = true
    expectTable(
      root,
      """
      root       0   0  400  300
      ├ title   20   0  100   30
      └ badge  128  11    8    8
      """)
  }

  @Test
  func `constraints of the DSL go where the platform takes some`() {
    let constraints = batch(active: false) {
      title.leading == root.leading + 20
      title.width == 100
    }
    #expect(!constraints.isActive)
    NSLayoutConstraint.activate(Array(constraints) + [title.heightAnchor.constraint(equalToConstant: 30)])
    #expect(constraints.isActive)
    NSLayoutConstraint.activate([title.top == root.top])
    root.layOut()
    #expect(title.frame.minX == 20 && title.frame.width == 100)
    NSLayoutConstraint.deactivate(Array(constraints))
    #expect(!constraints.isActive)
  }

  @Test
  func `the DSL's functions change constraints that the platform made`() {
    let width = title.widthAnchor.constraint(equalToConstant: 100)
    let group = ConstraintGroup<FakeView.Backend>([width])
    group.isActive = true
    #expect(width.isActive)
    #expect(group[.width].first === width)
    group.identifier("title width")
    #expect(width.identifier == "title width")
    group.removeAll()
    #expect(!width.isActive)
  }

  @Test
  func `a batch takes constraints that the platform made`() {
    let line = #line + 3
    let group = batch {
      badge.size == 8
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
      badge.leading == title.trailing
      placeTitle()
      if hasBadge { badge.topAnchor.constraint(equalTo: root.topAnchor) }
    }
    #expect(
      group.map { $0.layoutDescription } == [
        "badge.width == 8", "badge.height == 8", "title.leading == root.leading + 20",
        "badge.leading == title.trailing", "title.leading == root.leading + 20", "title.top == root.top",
        "title.width == 100", "title.height == 30", "badge.top == root.top",
      ])
    #expect(group.isActive)
    #expect(group[2].identifier == "MixingTests.swift:\(line)")
  }

  @Test
  func `an inactive batch leaves constraints of the platform inactive`() {
    let group = batch(active: false) { title.widthAnchor.constraint(equalToConstant: 100) }
    #expect(group.count == 1 && !group[0].isActive)
    group.activate()
    #expect(group[0].isActive)
  }

  @Test
  func `a constraint that stands in a batch twice is in it once`() {
    let group = batch {
      let width = title.width == 100
      let height = title.heightAnchor.constraint(equalToConstant: 30)
      height
      title.top == root.top
      width
      height
    }
    #expect(
      group.map { $0.layoutDescription } == [
        "title.width == 100", "title.height == 30", "title.top == root.top",
      ])
  }

  @Test
  func `a constraint of the platform that is declared again is not touched`() {
    let width = title.widthAnchor.constraint(equalToConstant: 100)
    let group = batch {
      width
      title.height == 30
    }
    group.update {
      width
      title.height == 40
    }
    #expect(group.map { $0.layoutDescription } == ["title.width == 100", "title.height == 40"])
    #expect(group[0] === width)
    #expect(group.isActive)
  }

  @Test
  func `declaring a layout again takes off what the platform made for it`() {
    let group = batch {
      title.widthAnchor.constraint(equalToConstant: 100)
      title.height == 30
    }
    let width = group[0]
    group.update { title.height == 30 }
    #expect(!width.isActive && group.count == 1)
  }

  @Test
  func `a line of the DSL takes over a constraint that the platform made`() {
    let group = batch { title.widthAnchor.constraint(equalToConstant: 100) }
    let width = group[0]
    group.update { title.width == 120 }
    #expect(group.count == 1 && group[0] === width && width.constant == 120)
  }

  @Test
  func `constraints of the platform read as lines of the DSL`() {
    let trailing = title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8).with(
      750)
    #expect(trailing.layoutDescription == "title.trailing <= badge.leading - 8 ~ .high")
    let half = title.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 4)
    #expect(half.layoutDescription == "title.width == root.width * 0.5 + 4")
  }

  @Test
  func `merging adds constraints that the platform made`() {
    let group = batch { title.width == 100 }
    let height = title.heightAnchor.constraint(equalToConstant: 30)
    group.merge { height }
    group.add { title.topAnchor.constraint(equalTo: root.topAnchor) }
    #expect(
      group.map { $0.layoutDescription } == [
        "title.width == 100", "title.height == 30", "title.top == root.top",
      ])
    #expect(group.isActive)
  }

  @Test
  func `the identifier of a batch is that of its constraints, not the line they stand on`() {
    let group = batch(identifier: "title") {
      title.width == 100
      title.heightAnchor.constraint(equalToConstant: 30)
    }
    group.add { (title.top == root.top).identifier("top") }
    group.add { title.leading == root.leading }
    #expect(group["title"].count == 3 && group["top"].count == 1)
  }
}

/// The library as it is where there is UIKit or AppKit.
@MainActor @Suite(.nothingRaised)
struct LibraryTests {
  @Test
  func `the library's own views are laid out beside those of the platform`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 50))
    let a = LayoutView(name: "a")
    root.addSubview(a)
    a.edges.excluding(.trailing) == root.edges.inset(by: 4) ~ .high
    batch { a.width == root.width * 0.5 - 8 }
    root.layoutIfNeeded()
    #expect(
      root.layoutDescription == """
        root  0  0  100  50
        └ a   4  4   42  42
        """)
  }

  @Test
  func `a batch of headless constraints holds those that functions make`() {
    let a = LayoutView(name: "a")
    func declare() { a.width == 100 }
    let named = batch(of: HeadlessBackend.self, active: false) { declare() }
    let typed: ConstraintGroup<HeadlessBackend> = batch(active: false) { declare() }
    #expect(named.description == "a.width == 100" && !named.isActive)
    #expect(typed.description == "a.width == 100" && !typed.isActive)
  }

  @Test
  func `a constraint of another backend is active at once, and not of the batch`() {
    let (a, b) = (LayoutView(name: "a"), FakeView(name: "b"))
    var headless: LayoutConstraint?
    let group = batch(active: false) {
      headless = a.width == 100
      #expect(headless?.isActive == true)
      b.width == 100
    }
    #expect(group.map { $0.layoutDescription } == ["b.width == 100"] && !group.isActive)
    #expect(headless?.isActive == true)
  }
}
