import AnchorageHeadless
import Testing

/// The calls to the platform that groups of its constraints make.
@MainActor @Suite(.nothingRaised)
struct PlatformGroupTests {
  private let root = makeRoot()
  private let a: FakeView
  private let b: FakeView

  init() {
    a = FakeView(name: "a", in: root)
    b = FakeView(name: "b", in: root)
  }

  private func texts(_ group: ConstraintGroup<FakeView.Backend>) -> [String] {
    group.map { $0.layoutDescription }
  }

  /// The numbers of constraints in the calls of `activate` and `deactivate` that something makes.
  private func calls(_ body: () -> Void) -> [[Int]] {
    (FakeLog.current.activations, FakeLog.current.deactivations) = ([], [])
    body()
    return [FakeLog.current.activations, FakeLog.current.deactivations]
  }

  @Test
  func `a batch and a composite activate in one call`() {
    let batched = calls {
      batch {
        a.edges == root.edges
        for view in [a, b] { view.height == 10 ~ .low }
        [a, b].align(.top)
      }
    }
    #expect(batched == [[7], []])
    #expect(calls { b.edges == root.edges } == [[4], []])
  }

  @Test
  func `an inactive batch asks for nothing, and a nested one for its own`() {
    let found = calls {
      batch(active: false) {
        a.width == 10
        batch { a.height == 10 }
      }
    }
    #expect(found == [[1], []])
  }

  @Test
  func `another multiplier swaps that constraint and touches no other`() {
    let group = batch {
      a.width == b.width * 2
      a.top == root.top
      b.width == 10
    }
    let before = Array(group)
    let found = calls {
      group.update {
        a.width == b.width * 3
        a.top == root.top
        b.width == 10
      }
    }
    #expect(found == [[1], [1]])
    #expect(zip(before, group).map { $0 === $1 } == [false, true, true])
    #expect(before.map { $0.isActive } == [false, true, true] && group.isActive)
    #expect(texts(group) == ["a.width == b.width * 3", "a.top == root.top", "b.width == 10"])
  }

  @Test
  func `another relation and a crossing of required swap, other numbers do not`() {
    let group = batch {
      a.width == 10
      a.height == 10
      a.leading == root.leading + 1 ~ .high
    }
    let before = Array(group)
    let found = calls {
      group.update {
        a.width >= 10
        a.height == 10 ~ .high
        a.leading == root.leading + 2 ~ .low
      }
    }
    #expect(found == [[2], [2]])
    #expect(zip(before, group).map { $0 === $1 } == [false, false, true])
    #expect(
      texts(group) == ["a.width >= 10", "a.height == 10 ~ .high", "a.leading == root.leading + 2 ~ .low"])
  }

  @Test
  func `other constants make no calls`() {
    let group = batch { a.edges == root.edges.inset(by: 8) }
    #expect(calls { group.update { a.edges == root.edges.inset(by: 9) } } == [[], []])
    root.layOut()
    #expect(a.frame == CGRect(x: 9, y: 9, width: 382, height: 282))
  }

  @Test
  func `replacing and switching are one call off and one on`() {
    let group = batch { a.size == 10 }
    #expect(calls { group.replace { a.size == b.size } } == [[2], [2]])
    let layouts = ConstraintSwitch(
      [true: batch(active: false) { b.size == 10 }, false: batch(active: false) { b.edges == root.edges }],
      selection: true)
    #expect(calls { layouts.selection = false } == [[4], [2]])
    #expect(calls { layouts.selection = nil } == [[], [4]])
  }

  @Test
  func `merging swaps in place of what it changes`() {
    let group = batch {
      a.width == b.width * 2
      a.height == 10
    }
    #expect(calls { group.merge { a.width == b.width * 3 } } == [[1], [1]])
    #expect(texts(group).sorted() == ["a.height == 10", "a.width == b.width * 3"])
    #expect(a.constraints.map { $0.layoutDescription } == ["a.height == 10"])
  }

  // MARK: Distances

  @Test
  func `distances are read back, found and changed`() {
    let group = batch { b.leading - a.trailing == a.leading - root.leading + 4 }
    let before = group[0]
    #expect(texts(group) == ["b.leading - a.trailing == a.leading - root.leading + 4"])
    #expect(group[.leading].count == 1)
    #expect(calls { group.update { b.leading - a.trailing == a.leading - root.leading + 6 } } == [[], []])
    #expect(group[0] === before && before.constant == 6)
  }

  @Test
  func `a distance that is multiplied otherwise is swapped`() {
    func declare(_ factor: Double) {
      (b.leading - a.trailing) * factor <= a.leading - root.leading + 6
    }
    let group = batch(of: FakeView.Backend.self) { declare(2) }
    #expect(texts(group) == ["b.leading * 2 - a.trailing * 2 <= a.leading - root.leading + 6"])
    #expect(group[0].multiplier == 0.5 && group[0].constant == 3 && group[0].relation == .lessThanOrEqual)
    #expect(calls { group.update { declare(-2) } } == [[1], [1]])
    #expect(
      group[0].multiplier == -0.5 && group[0].constant == -3 && group[0].relation == .greaterThanOrEqual)
    #expect(calls { group.update { declare(-2) } } == [[], []])
  }

  @Test
  func `an extent that is a distance is not taken for one that is a number`() {
    let group = batch { a.width == root.bottom - b.bottom }
    let before = group[0]
    #expect(texts(group) == ["a.width == root.bottom - b.bottom"])
    group.update { a.width == 10 }
    #expect(group[0] !== before && !before.isActive)
    #expect(texts(group) == ["a.width == 10"])
  }

  // MARK: Names

  @Test
  func `an identifier is the name, or else the line`() {
    let line = #line
    let group = batch {
      a.width == 10
      (a.height == 10).identifier("height")
    }
    #expect(group.map { $0.identifier } == ["PlatformGroupTests.swift:\(line + 2)", "height"])
    group.update {
      a.width == 11
      a.height == 11
    }
    #expect(group.map { $0.identifier } == ["PlatformGroupTests.swift:\(line + 7)", "height"])
    let named = batch(identifier: "card") { b.size == 10 }
    #expect(named.map { $0.identifier } == ["card", "card"])
    #expect((b.top == root.top).identifier == nil)
  }

  @Test
  func `a group prints as the DSL writes it`() {
    #expect("\(a.size == b.size ~ .high)" == "a.width == b.width ~ .high\na.height == b.height ~ .high")
  }
}

/// A switch that a view sets where a platform tells it its size.
@MainActor @Suite(.nothingRaised)
struct PlatformSwitchTests {
  private enum Width { case compact, regular }

  /// A screen with a layout for narrow windows and a layout for wide ones.
  private final class Screen: FakeView {
    let icon = FakeView(name: "icon")
    var layouts: ConstraintSwitch<Width, Backend>?

    func declareLayouts() {
      addSubview(icon)
      icon.topLeading == topLeading
      icon.height == 20
      layouts = ConstraintSwitch([
        .compact: batch(active: false) { icon.width == width * 0.5 },
        .regular: batch(active: false) { icon.width == 48 },
      ])
    }

    private func choose() { layouts?.selection = bounds.width < 600 ? .compact : .regular }

    #if FAKE_UIKIT
    override func layoutSubviews() {
      choose()
      super.layoutSubviews()
    }
    #else
    override var isFlipped: Bool { true }

    override func layout() {
      choose()
      super.layout()
    }
    #endif
  }

  @Test
  func `a view selects its layout by its size while it is laid out`() {
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    screen.name("root")
    screen.declareLayouts()
    for (width, table) in [(400, "200"), (800, " 48"), (500, "250"), (600, " 48")] {
      screen.frame.size.width = CGFloat(width)
      screen.markLayout()
      expectTable(screen, "root    0  0  \(width)  300\n└ icon  0  0  \(table)   20")
    }
    #expect(screen.layouts?.selection == .regular)
  }
}
