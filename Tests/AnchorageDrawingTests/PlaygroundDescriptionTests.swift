import AnchorageDrawing
import AnchorageHeadless
import Testing

struct PlaygroundDescriptionTests {
  @Test
  func `a view shows its frame table where there are no images`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 50))
    let card = LayoutView(name: "card")
    root.addSubview(card)
    card.edges == root.edges.inset(by: 8)
    root.layoutIfNeeded()
    let shown: any CustomPlaygroundDisplayConvertible = root
    #if canImport(CoreText)
    #expect(!(shown.playgroundDescription is String))
    #else
    #expect(
      shown.playgroundDescription as? String == """
        root    0  0  100  50
        └ card  8  8   84  34
        """)
    #endif
  }

  @Test
  func `a view without a size shows its frame table`() {
    let root = LayoutView(name: "root")
    #expect(root.playgroundDescription as? String == "root  0  0  0  0")
  }
}
