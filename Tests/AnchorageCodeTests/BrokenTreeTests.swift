@testable import AnchorageCode
import AnchorageHeadless
import Testing

/// What trees that are not in order print as, and that asking leaves a tree alone.
@Suite struct BrokenTreeTests {
  private let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  private let card = LayoutView(name: "card")

  init() { root.addSubview(card) }

  @Test func `conflicting constraints stand by themselves, in their order`() {
    batch {
      card.width == 400
      card.horizontalEdges == root.horizontalEdges.inset(by: 16)
      card.height == 400
    }
    root.layoutIfNeeded()
    #expect(
      root.layoutCode() == """
        // required constraints conflict, and their order decides which give way: each is by itself
        batch {
          card.leading == root.leading + 16
          card.trailing == root.trailing - 16
          card.width == 400
          card.height == 400
        }

        """)
  }

  @Test func `refused and inactive constraints are comments`() {
    let stranger = LayoutView(name: "stranger")
    card.width == 320 ~ 2000
    card.top == stranger.top
    card.ownConstraints.add { card.height == 40 }
    card.ownConstraints.deactivate()
    #expect(
      root.layoutCode() == """
        // refused: card.width == 320 ~ 2000: a priority of 'card' cannot be 2000
        // refused: card.top == stranger.top: 'stranger' and 'root' have no common ancestor
        // inactive: card.height == 40

        """)
  }

  @Test func `constraints with views around the printed view are counted`() {
    let title = LayoutView(name: "title")
    card.addSubview(title)
    card.edges == root.edges
    title.top == root.safeArea.top
    title.leading == card.leading + 8
    #expect(
      card.layoutCode() == """
        // left out: 5 constraints with views outside of card
        batch {
          title.leading == card.leading + 8
        }

        """)
  }

  @Test func `an empty tree and a view without a superview print`() {
    #expect(root.layoutCode() == "// no constraints\n")
    #expect(root.layoutCode(as: .anchors).hasPrefix("// no constraints"))
    #expect(LayoutView().layoutCode(as: .scene) == "root 0 0\n")
  }

  @Test func `asking makes no guides, lays nothing out and keeps nothing alive`() {
    card.edges == root.edges.inset(by: 8)
    weak var gone: LayoutView?
    do {
      let view = LayoutView(name: "gone")
      card.addSubview(view)
      view.width == 8
      gone = view
      for language in LayoutCodeLanguage.allCases { _ = root.layoutCode(as: language) }
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    #expect(card.frame == .zero)
    #expect(root.ownGuides.isEmpty && card.ownGuides.isEmpty)
    #expect(!root.wasLaidOut)
  }

  @Test(arguments: [100, 10_000])
  func `each view and each constraint is visited once`(_ count: Int) {
    for index in 0..<count {
      let view = LayoutView(name: "v\(index)")
      root.addSubview(view)
      view.height == Double(index)
    }
    #expect(CodeTree(root, .statements).visitedCount == 2 * count + 2)
  }

  @Test func `deep and long trees print`() {
    var outer = card
    for index in 0..<3_000 {
      let view = LayoutView(name: "v\(index)")
      outer.addSubview(view)
      view.edges == outer.edges.inset(by: 1)
      outer = view
    }
    #expect(root.layoutCode().split(separator: "\n").count == 3_002)
  }
}
