import AnchorageHeadless
import Testing

/// Mistakes for which the platform would raise an exception, or crash, when a constraint is activated are
/// reported instead.
@MainActor @Suite(.nothingRaised)
struct PlatformActivationTests {
  private let root = makeRoot()
  private let a: FakeView
  private let b: FakeView
  private let other = FakeView(name: "other")

  init() {
    a = FakeView(name: "a", in: root)
    b = FakeView(name: "b", in: root)
  }

  private func noAncestor(_ newcomer: String, _ tree: String, _ constraint: String) -> String {
    """
    error: '\(newcomer)' and '\(tree)' have no common ancestor
        \(constraint)
    help: put both into one tree first, for example '\(tree).addSubview(\(newcomer))'
    """
  }

  private func noView(_ guide: String, _ constraint: String) -> String {
    """
    error: the guide '\(guide)' belongs to no view
        \(constraint)
    help: give it to a view first: 'view.addLayoutGuide(\(guide))'
    """
  }

  private func makeGuide(_ name: String) -> FakeGuide {
    let guide = FakeGuide()
    #if FAKE_UIKIT
    guide.identifier = name
    #else
    guide.identifier = NSUserInterfaceItemIdentifier(name)
    #endif
    return guide
  }

  // MARK: - Trees

  @Test
  func `items without a common ancestor are reported, and the others of the batch hold`() {
    var group: ConstraintGroup<FakeView.Backend>?
    let found = reports {
      group = batch {
        a.width == 10
        a.top == other.bottom + 8 ~ .high
        b.width == 20
      }
    }
    let constraint = "a.top == other.bottom + 8 ~ .high      PlatformActivationTests.swift:\(#line - 4)"
    #expect(found == noAncestor("other", "root", constraint))
    #expect(group?.map { $0.isActive } == [true, false, true])
    root.addSubview(other)
    #expect(reports { group?.activate() } == "")
    #expect(group?.isActive == true)
  }

  @Test
  func `nobody adds one window to another`() {
    let panel = makeRoot()
    let title = FakeView(name: "title", in: panel)
    #expect(
      reports { a.top == title.bottom } == """
        error: 'root' and 'root' have no common ancestor
            a.top == title.bottom
        help: use views of one tree: each of these roots has a size of its own
        """)
  }

  @Test
  func `whichever way strangers are related, the help is to add what was forgotten`() {
    let cell = FakeView(name: "cell")
    let title = FakeView(name: "title", in: cell)
    let guide = makeGuide("g")
    other.addLayoutGuide(guide)
    let found = [
      reports { root.leading == other.leading }, reports { other.leading == root.leading },
      reports { a.leading >= guide.leading }, reports { guide.width == title.width },
      reports { a.width == title.width }, reports { cell.width == a.width },
    ]
    #expect(
      found == [
        noAncestor("other", "root", "root.leading == other.leading"),
        noAncestor("other", "root", "other.leading == root.leading"),
        noAncestor("other", "root", "a.leading >= g.leading"),
        noAncestor("other", "cell", "g.width == title.width"),
        noAncestor("cell", "root", "a.width == title.width"),
        noAncestor("cell", "root", "cell.width == a.width"),
      ])
  }

  @Test
  func `distances between strangers are reported`() {
    let found = reports {
      a.leading - b.trailing == b.leading - other.trailing
      a.top - other.top >= a.height
      a.height <= b.top - other.bottom
    }
    let texts = [
      "a.leading - b.trailing == b.leading - other.trailing", "a.top - other.top >= a.height",
      "a.height <= b.top - other.bottom",
    ]
    #expect(found == texts.map { noAncestor("other", "root", $0) }.joined(separator: "\n"))
    root.addSubview(other)
    #expect(reports { a.top - other.top >= a.height } == "")
    #expect(root.constraints.count == 1)
  }

  @Test
  func `a guide needs a view, wherever it is mentioned`() {
    let guide = makeGuide("g")
    let found = reports {
      guide.width == 10
      a.leading == guide.leading
      a.leading - b.leading == b.leading - guide.trailing
    }
    let distances = "a.leading - b.leading == b.leading - g.trailing"
    let expected = ["g.width == 10", "a.leading == g.leading", distances].map { noView("g", $0) }
    #expect(found == expected.joined(separator: "\n"))
    root.addLayoutGuide(guide)
    #expect(reports { a.leading == guide.leading } == "")
  }

  @Test
  func `what is to be pinned needs a superview`() {
    let guide = makeGuide("g")
    let found = reports {
      other.pinToSuperview()
      guide.pinToSuperview(.top)
    }
    #expect(
      found == """
        error: 'other' has no superview to be pinned to
        help: add it to a view first: 'view.addSubview(other)'
        error: the guide 'g' belongs to no view
        help: give it to a view first: 'view.addLayoutGuide(g)'
        """)
  }

  @Test
  func `without a name, an item is called by its type`() {
    let (view, guide) = (FakeView(), FakeGuide())
    let (kind, guideKind) = ("\(type(of: view))", "\(type(of: guide))")
    #expect(reports { a.width == view.width } == noAncestor(kind, "root", "a.width == \(kind).width"))
    #expect(reports { guide.width >= 4 } == noView(guideKind, "\(guideKind).width >= 4"))
  }

  // MARK: - Items that leave

  @Test
  func `a view that leaves during the batch takes its lines with it and no others`() {
    func declare() {
      a.width == b.width
      a.height == 10
      b.removeFromSuperview()
      b.height == 20
    }
    let found = reports { batch(of: FakeView.Backend.self) { declare() } }
    #expect(found == noAncestor("b", "root", "a.width == b.width"))
    #expect(a.constraints.map { $0.layoutDescription } == ["a.height == 10"])
    #expect(b.constraints.map { $0.layoutDescription } == ["b.height == 20"])
  }

  @Test
  func `a group whose view or guide left is activated as far as that is possible`() {
    let guide = makeGuide("g")
    root.addLayoutGuide(guide)
    let group = batch {
      a.width == b.width
      a.leading == guide.leading
      a.height == 10
    }.identifier("mine")
    b.removeFromSuperview()
    root.removeLayoutGuide(guide)
    #expect(group.map { $0.isActive } == [false, false, true])
    let lines = [
      noAncestor("b", "root", "a.width == b.width"), noView("g", "a.leading == g.leading"),
    ]
    #expect(reports { group.activate() } == lines.joined(separator: "\n"))
    root.addSubview(b)
    root.addLayoutGuide(guide)
    #expect(reports { group.activate() } == "")
    #expect(group.isActive)
  }

  @Test
  func `an item that is gone is reported, not read`() {
    var gone: FakeView? = FakeView(name: "short", in: root)
    let group = gone.map { view in
      batch {
        a.width == 2 * view.width - 4 ~ .high
        view.height <= a.height
        a.leading - b.leading == b.leading - view.leading
        b.width == 20
      }
    }
    let line = #line - 6
    gone?.removeFromSuperview()
    gone = nil
    let text = "error: an item of the constraint no longer exists"
    let help = "help: make the constraint again for the new item"
    #expect(
      reports { group?.activate() } == """
        \(text)
            a.width == gone.width * 2 - 4 ~ .high      PlatformActivationTests.swift:\(line)
        \(help)
        \(text)
            gone.height <= a.height      PlatformActivationTests.swift:\(line + 1)
        \(help)
        \(text)
            a.leading - b.leading == b.leading - gone.leading      PlatformActivationTests.swift:\(line + 2)
        \(help)
        """)
    #expect(group?.map { $0.isActive } == [false, false, false, true])
    group?.update { b.width == 30 }
    #expect(group?.map { $0.layoutDescription } == ["b.width == 30"])
  }
}
