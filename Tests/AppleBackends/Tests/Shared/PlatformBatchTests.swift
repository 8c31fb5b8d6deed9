import AnchorageHeadless
import Testing

/// One call of the platform for many constraints, and none of those that raise.
@MainActor @Suite(.nothingRaised)
struct PlatformBatchTests {
  private let root = makeRoot()
  private let a: FakeView
  private let b: FakeView

  init() {
    a = FakeView(name: "a", in: root)
    b = FakeView(name: "b", in: root)
  }

  // MARK: - Calls

  @Test
  func `ten thousand constraints are activated in one call`() {
    var group: ConstraintGroup<FakeView.Backend>?
    let made = calls {
      group = batch {
        for _ in 0..<2_500 {
          a.edges == root.edges
        }
      }
    }
    #expect(made.activations == [10_000] && made.deactivations == [])
    #expect(root.constraints.count == 10_000)
    let off = calls { group?.deactivate() }
    #expect(off.activations == [] && off.deactivations == [10_000])
    #expect(root.constraints == [])
  }

  @Test
  func `nothing to do is no call`() {
    let made = calls {
      let empty = batch { if a === b { a.width == 10 } }
      empty.activate()
      empty.deactivate()
      empty.update { for _ in 0..<0 { a.width == 10 } }
      [FakeView]().leading == root.leading
      let off = batch(active: false) { a.width == 10 }
      off.deactivate()
      off.removeAll()
    }
    #expect(made.activations == [] && made.deactivations == [])
    #expect(a.constraints == [])
  }

  @Test
  func `a batch of refused constraints is no call`() {
    var found = ""
    let made = calls {
      found = reports { batch { a.width == .nan } }
    }
    #expect(made.activations == [] && found != "")
  }

  @Test
  func `an inactive batch is made and checked, and activated in one call`() {
    var group: ConstraintGroup<FakeView.Backend>?
    var found = ""
    let made = calls {
      found = reports {
        group = batch(active: false) {
          a.edges == root.edges
          b.width == 10 ~ 0
        }
      }
    }
    #expect(made.activations == [] && root.constraints == [])
    let text = """
      error: a priority of 'b' cannot be 0
          b.width == 10 ~ 0      PlatformBatchTests.swift:\(#line - 7)
      help: use a priority above 0 and up to 1000, for example '~ .high'
      """
    #expect(found == text)
    let activation = calls { found = reports { group?.activate() } }
    #expect(activation.activations == [4] && found == text)
  }

  @Test
  func `activating and deactivating twice is done once`() {
    let made = calls {
      let group = batch { a.edges == root.edges }
      group.activate()
      group.isActive = true
      group.deactivate()
      group.deactivate()
    }
    #expect(made.activations == [4] && made.deactivations == [4])
  }

  @Test
  func `the same constraint twice is installed once`() {
    let width = batch(active: false) { a.width == 10 }[0]
    let group = ConstraintGroup<FakeView.Backend>([width, width])
    group.activate()
    #expect(a.constraints == [width] && group.isActive)
    group.deactivate()
    #expect(a.constraints == [] && !group.isActive)
  }

  @Test
  func `a batch inside a batch is a call of its own`() {
    let made = calls {
      batch {
        a.edges == root.edges
        let _ = batch { b.size == 20 }
        b.topLeading == a.topLeading
      }
    }
    #expect(made.activations == [2, 6])
  }

  @Test
  func `a handler may lay out, too`() {
    typealias Backend = FakeView.Backend
    let handler = Backend.onMistake
    defer { Backend.onMistake = handler }
    Backend.onMistake = { [a, b] _ in
      batch { a.height == b.height }
    }
    batch {
      a.width == .nan
      a.width == 10
    }
    let texts = (a.constraints + root.constraints).map { $0.layoutDescription }
    #expect(texts == ["a.width == 10", "a.height == b.height"])
  }

  @Test
  func `constraints that the platform made are activated with the others, and not touched by an update`() {
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    let top = b.topAnchor.constraint(equalTo: root.topAnchor)
    var group: ConstraintGroup<FakeView.Backend>?
    let made = calls {
      group = batch {
        width
        a.height == 30
        [top]
      }
    }
    #expect(made.activations == [3])
    let updated = calls {
      group?.update {
        width
        a.height == 40
        top
      }
    }
    #expect(updated.activations == [] && updated.deactivations == [])
  }

  // MARK: - Changes that an active constraint refuses

  @Test
  func `a required constraint declared again as optional is replaced, and back`() {
    let group = batch { a.width == 10 }
    let required = group[0]
    group.update { a.width == 10 ~ .high }
    let optional = group[0]
    #expect(!required.isActive && optional.isActive && optional.priority == .defaultHigh)
    group.update { a.width == 12 ~ .low }
    #expect(group[0] === optional && optional.priority == .defaultLow && optional.constant == 12)
    group.update { a.width == 12 }
    #expect(!optional.isActive && group[0].isActive && group[0].priority == .required)
    #expect(a.constraints == [group[0]])
  }

  @Test
  func `another multiplier replaces a constraint`() {
    let group = batch { a.width == b.width * 2 }
    let before = group[0]
    group.update { a.width == b.width * 3 }
    #expect(!before.isActive && group[0].multiplier == 3)
    #expect(root.constraints == [group[0]])
  }

  @Test
  func `distances are declared again without harm`() {
    let group = batch { a.leading - b.trailing == b.leading - root.leading + 4 ~ .high }
    #expect(reports { group.update { a.leading - b.trailing == b.leading - root.leading + 8 } } == "")
    #expect(root.constraints == Array(group) && group[0].constant == 8 && group[0].priority == .required)
  }

  @Test
  func `declared again with a number that is none, a constraint is taken off`() {
    let group = batch { a.width == 10 }
    let found = reports { group.update { a.width == .nan } }
    let line = #line - 1
    #expect(
      found == """
        error: the constant of a constraint of 'a' cannot be NaN
            a.width == nan      PlatformBatchTests.swift:\(line)
        help: use a finite number of magnitude 1000000000 or less
        """)
    #expect(a.constraints == [])
  }

  // MARK: - What is allowed

  @Test
  func `the largest numbers and the ends of the priorities are taken`() {
    let found = reports {
      a.width <= 1e9
      a.height == a.width * 1e4 - 1e9 ~ 1000
      b.width == 1 ~ LayoutPriority(.leastNonzeroMagnitude)
    }
    #expect(found == "" && a.constraints.count == 2 && b.constraints.count == 1)
  }

  @Test
  func `a view may be related to itself`() {
    let found = reports {
      a.width == a.height * 2
      a.leading <= a.trailing
      a.top == a.top
    }
    #expect(found == "" && a.constraints.count == 3)
  }

  @Test
  func `only a view that comes first is taken from its frame`() {
    let views = (0..<5).map { FakeView(name: "v\($0)", in: root) }
    for view in views { view.translatesAutoresizingMaskIntoConstraints = true }
    let guide = FakeGuide()
    views[0].addLayoutGuide(guide)
    guide.leading == views[1].leading
    root.safeArea.top <= views[2].top
    views[3].width == views[4].width
    10 <= views[4].width
    #expect(views.map { $0.translatesAutoresizingMaskIntoConstraints } == [true, true, true, false, false])
    #expect(root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `the baselines of a guide, which has none, are its edges`() {
    let guide = FakeGuide()
    root.addLayoutGuide(guide)
    let group = batch {
      a.firstBaseline == guide.firstBaseline
      guide.lastBaseline >= a.lastBaseline
      guide.firstBaseline - root.top == guide.height * 0.5
    }
    #expect(group[0].firstAttribute == .firstBaseline && group[0].secondAttribute == .top)
    #expect(group[1].firstAttribute == .bottom && group[1].secondAttribute == .lastBaseline)
    #expect(group.isActive)
  }
}
