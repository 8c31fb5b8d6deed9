import AnchorageHeadless
import Testing

/// The worked examples of Auto Layout's documented semantics; their frames come from there.
struct ExampleTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
  }

  @Test
  func `edges and a height place a view`() {
    a.leading == root.leading + 20
    a.trailing == root.trailing - 20
    a.top == root.top + 10
    a.height == 50
    expectLayout(
      root,
      """
      root   0   0  400  300
      └ a   20  10  360   50
      """)
  }

  @Test
  func `a multiplier scales a coordinate of the superview`() {
    a.trailing == 0.8 * root.trailing
    a.top == root.top
    a.size == 50
    expectLayout(
      root,
      """
      root    0  0  400  300
      └ a   270  0   50   50
      """)
    root.layoutDirection = .rightToLeft
    expectLayout(
      root,
      """
      root  0  0  400  300
      └ a   0  0   50   50
      """)
  }

  @Test
  func `a multiplier scales the coordinate that the nearest common ancestor sees`() {
    let (box, c, d) = (LayoutView(name: "box"), LayoutView(name: "c"), LayoutView(name: "d"))
    add(box, b, to: root)
    add(c, d, to: box)
    [a, b, box].verticalEdges == root.verticalEdges
    [c, d].verticalEdges == box.verticalEdges
    box.leading == root.leading + 40
    box.width == 300
    [a, b, c, d].width == 10
    c.leading == box.leading + 30
    d.leading == 2 * c.leading
    a.leading == 2 * c.leading
    b.trailing == 0.5 * root.trailing
    expectLayout(
      root,
      """
      root    0  0  400  300
      ├ a   140  0   10  300
      ├ box  40  0  300  300
      │ ├ c  30  0   10  300
      │ └ d  60  0   10  300
      └ b   190  0   10  300
      """)
  }

  @Test
  func `an aspect ratio fits or fills`() {
    a.width == 2 * a.height
    a.centerXY == root.centerXY
    a.size >= root.size
    a.size == root.size ~ .high
    expectLayout(
      root,
      """
      root     0  0  400  300
      └ a   -100  0  600  300
      """)
  }

  @Test
  func `guides share the room between views`() {
    let views = [a, LayoutView(name: "b"), LayoutView(name: "c")]
    let guides = (1...4).map { LayoutGuide(name: "g\($0)") }
    for view in views { root.addSubview(view) }
    for guide in guides { root.addLayoutGuide(guide) }
    views.size == 50
    views.top == root.top
    [guides[0], a, guides[1], views[1], guides[2], views[2], guides[3]].distribute(.horizontal, in: root)
    guides.dropFirst().width == guides[0].width
    expectLayout(
      root,
      """
      root      0  0   400  300
      ├ a    62.5  0    50   50
      ├ b     175  0    50   50
      ├ c   287.5  0    50   50
      ├ g1      0  0  62.5    0  ambiguous
      ├ g2  112.5  0  62.5    0  ambiguous
      ├ g3    225  0  62.5    0  ambiguous
      └ g4  337.5  0  62.5    0  ambiguous
      """)
  }

  @Test
  func `two distances are made equal`() {
    let c = LayoutView(name: "c")
    add(b, c, to: root)
    [a, b, c].verticalEdges == root.verticalEdges
    a.leading == root.leading
    a.width == 50
    b.width == 100
    c.width == 30
    c.trailing == root.trailing
    let equal = b.leading - a.trailing == c.leading - b.trailing
    #expect(equal.description == "b.leading - a.trailing == c.leading - b.trailing")
    expectLayout(
      root,
      """
      root    0  0  400  300
      ├ a     0  0   50  300
      ├ b   160  0  100  300
      └ c   370  0   30  300
      """)
    root.layoutDirection = .rightToLeft
    expectLayout(
      root,
      """
      root    0  0  400  300
      ├ a   350  0   50  300
      ├ b   140  0  100  300
      └ c     0  0   30  300
      """)
  }

  @Test
  func `a preferred width gives way to the edges`() {
    a.centerX == root.centerX
    a.leading >= root.leading + 20
    a.trailing <= root.trailing - 20
    a.verticalEdges == root.verticalEdges
    a.width == 300 ~ 700
    expectLayout(
      root,
      """
      root   0  0  400  300
      └ a   50  0  300  300
      """)
    root.frame = LayoutRect(x: 0, y: 0, width: 200, height: 300)
    expectLayout(
      root,
      """
      root   0  0  200  300
      └ a   20  0  160  300
      """)
  }
}
