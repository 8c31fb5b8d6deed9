import AnchorageHeadless
import Testing

/// Constraints before anything is solved, and which way they work.
struct LayoutConstraintTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  @Test
  func `attributes and relations have Apple's raw values`() {
    let attributes: [LayoutAttribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY, .lastBaseline, .firstBaseline,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...12))
    #expect(LayoutAttribute.allCases.count == 13)
    let relations: [LayoutRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
  }

  @Test
  func `a fresh constraint is required and has no identifier`() {
    let constraint = a.leading == b.trailing
    #expect(constraint.priority == .required && constraint.identifier == nil)
    #expect(constraint.multiplier == 1 && constraint.constant == 0 && constraint.relation == .equal)
    constraint.identifier = "gap"
    #expect(constraint.identifier == "gap" && constraint.isActive)
  }

  @Test
  func `a constraint with a number has one item and the multiplier 1`() {
    let constraint = a.width == 100
    #expect(constraint.firstItem === a && constraint.firstAttribute == .width)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1 && constraint.constant == 100)
  }

  @Test
  func `a constraint moves whichever side is free`() {
    [a, b].verticalEdges == root.verticalEdges
    [a, b].width == 50
    b.leading == a.trailing + 8
    let left = a.leading == root.leading + 20
    expectLayout(root, "root 0 0 400 300\n├ a 20 0 50 300\n└ b 78 0 50 300")
    left.isActive = false
    b.trailing == root.trailing
    expectLayout(root, "root 0 0 400 300\n├ a 292 0 50 300\n└ b 350 0 50 300")
  }

  @Test
  func `swapping the sides inverts multiplier and constant`() {
    let swapped = 2 * b.width + 10 == a.width
    #expect(swapped.description == "b.width == a.width * 0.5 - 5")
    [a, b].leading == root.leading
    [a, b].verticalEdges == root.verticalEdges
    a.width == 100
    expectLayout(root, "root 0 0 400 300\n├ a 0 0 100 300\n└ b 0 0 45 300")
  }

  @Test
  func `every anchor is where its name says`() {
    let frame = LayoutRect(x: 30, y: 40, width: 100, height: 60)
    a.frame = frame
    b.left == a.left
    b.right == a.centerX
    b.top == a.centerY
    b.bottom == a.bottom
    root.layoutIfNeeded()
    #expect(b.frame == LayoutRect(x: 30, y: 70, width: 50, height: 30))
    let c = LayoutView(name: "c")
    root.addSubview(c)
    c.leading == a.trailing
    c.top == a.top
    c.width == a.height
    c.height == a.width
    root.layoutIfNeeded()
    #expect(c.frame == LayoutRect(x: 130, y: 40, width: 60, height: 100))
    #expect(a.frame == frame)
  }
}
