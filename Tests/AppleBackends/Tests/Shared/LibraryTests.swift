import AnchorageHeadless
import Testing

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
