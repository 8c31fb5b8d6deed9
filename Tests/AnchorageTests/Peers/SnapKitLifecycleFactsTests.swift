import AnchorageHeadless
import Testing

// Facts from SnapKit's own tests about changes of constraints after they are made, with the same counts.

/// Making, updating, remaking, preparing, and handles.
struct SnapKitLifecycleFactsTests {
  let container = makeRoot()
  let v1 = LayoutView(name: "v1")
  let v2 = LayoutView(name: "v2")

  init() {
    add(v1, v2, to: container)
  }

  private var count: Int { container.constraints.count }

  /// Theirs compiles a left edge beside a top edge, and counts it.
  @Test
  func `two constraints for one view and four for another are six`() {
    v1.ownConstraints.add {
      v1.top == v2.top + 50
      v1.left == v2.left + 50
    }
    #expect(count == 2)
    v2.ownConstraints.add { v2.edges == v1.edges }
    #expect(count == 6)
  }

  @Test
  func `a guide is a subject and a target`() {
    let guide = LayoutGuide(name: "guide")
    container.addLayoutGuide(guide)
    guide.ownConstraints.add {
      guide.top == v1.top + 50
      guide.left == v1.left + 50
    }
    #expect(count == 2)
    v1.ownConstraints.add { v1.edges == guide.edges }
    #expect(count == 6)
  }

  @Test
  func `a superview is pinned to edge by edge, or at all four`() {
    v1.pinToSuperview([.top, .leading], insets: 50)
    #expect(count == 2)
    v2.pinToSuperview()
    #expect(count == 6)
  }

  @Test
  func `an update leaves two constraints of two`() {
    v1.ownConstraints.add {
      v1.top == v2.top + 50
      v1.left == v2.left + 50
    }
    v1.ownConstraints.update {
      v1.top == v2.top + 15
      v1.left == v2.left + 50
    }
    #expect(container.constraints.map(\.constant) == [15, 50])
  }

  /// Theirs ends the program.
  @Test
  func `an update that matches nothing makes what it declares`() {
    v1.ownConstraints.add { v1.top == v2.top }
    v1.ownConstraints.update { v1.bottom >= v2.bottom * 2 ~ .high }
    #expect(container.constraints.map(\.description) == ["v1.bottom >= v2.bottom * 2 ~ .high"])
  }

  @Test
  func `remaking makes four of two, removing makes none`() {
    v1.ownConstraints.add {
      v1.top == v2.top + 50
      v1.left == v2.left + 50
    }
    v1.ownConstraints.replace { v1.edges == v2.edges }
    #expect(count == 4)
    v1.ownConstraints.removeAll()
    #expect(count == 0 && v1.ownConstraints.isEmpty)
  }

  @Test
  func `what is prepared counts once it is activated, again and again`() {
    let edges = batch(active: false) { v1.edges == v2.edges }
    #expect(count == 0 && edges.count == 4)
    for _ in 0..<2 {
      edges.activate()
      #expect(count == 4)
      edges.activate()
      #expect(count == 4)
      edges.deactivate()
      #expect(count == 0)
    }
  }

  @Test
  func `constraints of a batch are activated one by one`() {
    let batch = batch(active: false) {
      v1.top == v2.top
      v1.left == v2.left
    }
    var counts: [Int] = []
    for states in [(true, false), (true, true), (false, false)] {
      (batch[0].isActive, batch[1].isActive) = states
      counts.append(count)
    }
    #expect(counts == [1, 2, 0])
  }

  /// Theirs says that one is enough.
  @Test
  func `a group is active when all of its constraints are`() {
    let size = v1.size == v2.size
    size[0].isActive = false
    #expect(!size.isActive && size[1].isActive)
  }

  @Test
  func `handles take other numbers, with the sign that is written`() {
    let (top, bottom) = (v1.top == v2.top, v1.bottom == v2.bottom)
    (top.constant, bottom.constant) = (15, 15)
    #expect(container.constraints.map(\.constant) == [15, 15])
    let edges = batch { v1.verticalEdges == v2.verticalEdges }
    edges.update { v1.verticalEdges == v2.verticalEdges.inset(by: 20) }
    #expect(edges.map(\.constant) == [20, -20])
  }

  /// Theirs ignores it without a word.
  @Test
  func `a priority changes from and to required`() {
    let width = v1.width == 100
    v1.width == 200 ~ .high
    width.priority = .low
    container.layoutIfNeeded()
    #expect(v1.frame.width == 200)
    width.priority = .required
    container.layoutIfNeeded()
    #expect(v1.frame.width == 100)
  }

  @Test
  func `top and bottom guides are edges of the safe area`() {
    v1.top == container.safeArea.top
    v1.bottom == container.safeArea.bottom
    container.safeAreaInsets = LayoutInsets(top: 64, bottom: 49)
    container.layoutIfNeeded()
    #expect(count == 2 && v1.frame.minY == 64 && v1.frame.maxY == 300 - 49)
  }

  /// Theirs ends the program.
  @Test
  func `pinning a view without a superview is reported`() {
    let orphan = LayoutView(name: "orphan")
    #expect(orphan.pinToSuperview().isEmpty)
    orphan.layoutIfNeeded()
    #expect(orphan.diagnostics.first?.description.contains("'orphan'") == true)
  }
}
