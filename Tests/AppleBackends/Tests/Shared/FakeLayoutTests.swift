import Testing

/// The fakes lay out as Auto Layout does.
@MainActor @Suite(.nothingRaised)
struct FakeLayoutTests {
  private let root = makeRoot()
  private let a: FakeView
  private let b: FakeView

  init() {
    a = FakeView(name: "a", in: root)
    b = FakeView(name: "b", in: root)
  }

  @Test
  func `anchors place views`() {
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      a.heightAnchor.constraint(equalToConstant: 50),
      b.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      b.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      b.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
      b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0.8),
    ])
    expectTable(
      root,
      """
      root    0    0  400  300
      ├ a    20   10  360   50
      └ b   105  130  190   40
      """)
  }

  @Test
  func `a place can be multiplied, and sticks to the left from right to left`() {
    let far = NSLayoutConstraint(
      item: a, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.8,
      constant: 0)
    NSLayoutConstraint.activate([far, a.widthAnchor.constraint(equalToConstant: 50)])
    root.layOut()
    #expect(a.frame.minX == 270)
    root.readFromRightToLeft()
    root.layOut()
    #expect(a.frame.minX == 0)
  }

  @Test
  func `leading and trailing follow the direction of the view that holds the constraint`() {
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 100),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    ])
    root.layOut()
    #expect([a.frame.minX, b.frame.minX, b.frame.width] == [20, 128, 252])
    // Of no consequence: the root holds the constraints.
    a.readFromRightToLeft()
    root.layOut()
    #expect(a.frame.minX == 20)
    root.readFromRightToLeft()
    root.layOut()
    #expect([a.frame.minX, b.frame.minX, b.frame.width] == [280, 20, 252])
  }

  @Test
  func `directions do not go down the tree`() {
    let inner = FakeView(name: "inner", in: a)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 100), inner.widthAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 5),
    ])
    root.readFromRightToLeft()
    root.layOut()
    #expect(inner.frame.minX == 5)
  }

  @Test
  func `distances are dimensions`() {
    let c = FakeView(name: "c", in: root)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 50),
      c.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      c.widthAnchor.constraint(equalToConstant: 30),
      b.widthAnchor.constraint(equalToConstant: 100),
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        .constraint(equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)),
    ])
    root.layOut()
    #expect([b.frame.minX, c.frame.minX] == [160, 370])
  }

  @Test
  func `the higher priority decides`() {
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 100).with(251),
      a.widthAnchor.constraint(equalToConstant: 200).with(250),
      a.widthAnchor.constraint(equalToConstant: 210).with(250),
    ])
    root.layOut()
    #expect(a.frame.width == 100)
  }

  @Test
  func `system spacing is 8`() {
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      a.widthAnchor.constraint(equalToConstant: 50), a.heightAnchor.constraint(equalToConstant: 20),
    ])
    expectTable(
      root,
      """
      root   0  0  400  300
      ├ a   16  8   50   20
      └ b    0  0    0    0  ambiguous
      """)
  }

  @Test
  func `a view keeps its frame while it translates its mask`() {
    a.translatesAutoresizingMaskIntoConstraints = true
    a.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    // Being the first item does not change it.
    a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor).isActive = true
    root.layOut()
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    #expect(a.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(b.frame.minX == 40)
  }

  @Test
  func `guides take part`() {
    let guide = FakeGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 40),
      a.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.layOut()
    #expect(a.frame.minX == 70)
    #expect(root.layoutGuides == [guide] && guide.owningView === root)
    root.removeLayoutGuide(guide)
    #expect(root.constraints == [] && guide.owningView == nil)
  }
}
