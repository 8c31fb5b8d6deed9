import AnchorageHeadless
import Testing

struct LayoutDescriptionTests {
  @Test
  func `the table lines up names and numbers`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: -0.001, y: 0, width: 800, height: 600))
    let side = LayoutView(name: "seite", frame: LayoutRect(x: 0, y: 0, width: 200.5, height: 600))
    let title = LayoutView(name: "título", frame: LayoutRect(x: 8, y: 8.125, width: 2.0 / 3, height: 20))
    let last = LayoutView(frame: LayoutRect(x: 1e6, y: -12.5, width: 1, height: 1))
    let guide = LayoutGuide(name: "g")
    add(side, last, to: root)
    side.addSubview(title)
    side.addLayoutGuide(guide)
    guide.edges == side.edges
    root.addLayoutGuide(LayoutGuide())
    last.isHidden = true
    root.layoutIfNeeded()
    #expect(
      root.layoutDescription == """
        root              0      0    800  600
        ├ seite           0      0  200.5  600
        │ ├ título        8   8.13   0.67   20
        │ └ g             0      0  200.5  600
        ├ view      1000000  -12.5      1    1  hidden
        └ guide           0      0      0    0  ambiguous
        """)
  }

  @Test
  func `lines of the tree end where its views do`() {
    let root = makeRoot(100, 50)
    var outer = root
    for name in ["a", "b", "c"] {
      let (view, last) = (LayoutView(name: name), LayoutView(name: name + "2"))
      add(view, last, to: outer)
      outer = view
    }
    outer.addSubview(LayoutView(name: "d"))
    #expect(
      root.layoutDescription == """
        root       0  0  100  50
        ├ a        0  0    0   0
        │ ├ b      0  0    0   0
        │ │ ├ c    0  0    0   0
        │ │ │ └ d  0  0    0   0
        │ │ └ c2   0  0    0   0
        │ └ b2     0  0    0   0
        └ a2       0  0    0   0
        """)
  }
}
