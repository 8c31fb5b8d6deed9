import Anchorage
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
}
