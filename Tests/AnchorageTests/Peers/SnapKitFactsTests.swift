import AnchorageHeadless
import Testing

// Facts from SnapKit's own tests, with the same numbers. Where ours means something else, the test says what
// ours does; the article "Migrating from SnapKit" lists these.

/// The parts of constraints.
struct SnapKitConstraintFactsTests {
  let container = makeRoot()
  let v1 = LayoutView(name: "v1")
  let v2 = LayoutView(name: "v2")

  init() {
    container.name = "container"
    add(v1, v2, to: container)
  }

  @Test
  func `horizontal and vertical edges relate the edges of both views`() {
    let horizontal = v1.horizontalEdges.absolute == container.horizontalEdges
    let vertical = v1.verticalEdges == container.verticalEdges
    #expect(horizontal.map(\.firstAttribute) == [.left, .right])
    #expect(vertical.map(\.firstAttribute) == [.top, .bottom])
    for constraint in Array(horizontal) + Array(vertical) {
      #expect(constraint.secondItem === container && constraint.firstAttribute == constraint.secondAttribute)
    }
  }

  @Test
  func `directional edges relate leading and trailing edges`() {
    let horizontal = v1.horizontalEdges == container.horizontalEdges
    #expect(horizontal.map(\.firstAttribute) == [.leading, .trailing])
    #expect(horizontal.map(\.secondAttribute) == [.leading, .trailing])
  }

  @Test
  func `edges go with edges, once each`() {
    let absolute = v1.edges.absolute == container.edges
    #expect(Set(absolute.map(\.firstAttribute)) == [.top, .left, .bottom, .right] && absolute.count == 4)
    let directional = v1.edges == container.edges
    #expect(Set(directional.map(\.secondAttribute)) == [.top, .leading, .bottom, .trailing])
  }

  @Test
  func `edges that are offset have the same constant`() {
    #expect((v1.edges == container.edges.offset(x: 50, y: 50)).map(\.constant) == [50, 50, 50, 50])
  }

  @Test
  func `edges that are inset turn the sign at the bottom and the trailing edge`() {
    let group = v1.edges == container.edges.inset(by: 50)
    #expect(group[.top].map(\.constant) == [50] && group[.leading].map(\.constant) == [50])
    #expect(group[.bottom].map(\.constant) == [-50] && group[.trailing].map(\.constant) == [-50])
  }

  @Test(arguments: [true, false])
  func `insets of a superview need no name for it`(isAbsolute: Bool) {
    let insets = LayoutInsets(25)
    let group =
      isAbsolute ? v1.edges.absolute == container.edges.inset(by: insets) : v1.pinToSuperview(insets: insets)
    #expect(group.map(\.constant) == [25, 25, -25, -25])
    #expect(
      group.map(\.firstAttribute)
        == (isAbsolute ? [.top, .left, .bottom, .right] : [.top, .leading, .bottom, .trailing]))
    #expect(group.allSatisfy { $0.secondItem === container && $0.isActive })
  }

  @Test
  func `directional insets stand beside left and right edges too`() {
    let insets = LayoutInsets(leading: 25, trailing: 25)
    expectConstraints(
      v1.horizontalEdges.absolute == container.horizontalEdges.inset(by: insets),
      "v1.left == container.left + 25", "v1.right == container.right - 25")
  }

  @Test
  func `a fixed size lies with the view, a place with its superview`() {
    v1.size == LayoutSize(width: 50, height: 50)
    v1.topLeft == container.topLeft
    #expect(v1.constraints.map(\.firstAttribute) == [.width, .height])
    #expect(container.constraints.map(\.firstAttribute) == [.left, .top])
  }

  @Test
  func `a centre that is offset has the constant on both axes`() {
    #expect((v1.centerXY == container.centerXY.offset(x: 50, y: 50)).map(\.constant) == [50, 50])
  }

  @Test
  func `margins go with edges in both directions`() {
    expectConstraints(
      v1.edges == container.margins.edges, "v1.top == container.margins.top",
      "v1.leading == container.margins.leading", "v1.bottom == container.margins.bottom",
      "v1.trailing == container.margins.trailing")
    expectConstraints(
      v1.margins.edges.excluding([.bottom, .horizontal]) == container.edges,
      "v1.margins.top == container.top")
  }

  /// Theirs adds an inset as soon as the anchor on the right is a top or a leading edge.
  @Test
  func `the sign of a number is the one that is written`() {
    #expect((v1.bottom == v2.top - 8).constant == -8 && (v1.bottom == v2.top + 8).constant == 8)
  }

  /// Theirs counts from the left and the top edge of the superview in UIKit, from its centre in AppKit.
  @Test
  func `a point beside a centre is the one that is written`() {
    v1.size == 20
    let centre = v1.centerXY == container.topLeft.offset(x: 100, y: 50)
    container.layoutIfNeeded()
    #expect(v1.frame == LayoutRect(x: 90, y: 40, width: 20, height: 20))
    centre.update { v1.centerXY == container.centerXY.offset(x: 100, y: 50) }
    container.layoutIfNeeded()
    #expect(v1.frame == LayoutRect(x: 290, y: 190, width: 20, height: 20))
  }

  @Test
  func `priorities have numbers, names and steps`() {
    #expect((v1.width == 10).priority == 1000)
    #expect((v1.width == 10 ~ .low).priority == 250)
    #expect((v1.width == 10 ~ .low + 1).priority == 251)
    #expect(LayoutPriority.high + 1 == 751 && LayoutPriority.high > .medium)
  }

  @Test
  func `constraints have identifiers, views have names`() {
    let group = (v1.edges == container.edges).identifier("edges of v1")
    #expect(group.allSatisfy { $0.identifier == "edges of v1" } && group["edges of v1"].count == 4)
    v1.name = "Hello World"
    #expect("\(v1.width == 10)" == "Hello World.width == 10")
  }
}
