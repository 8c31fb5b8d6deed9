import AnchorageHeadless
import Testing

/// Lists of different anchors, written as arrays.
struct AnchorListTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  @Test
  func `an anchor is related to each anchor of an array`() {
    expectConstraints(a.top >= [b.bottom, root.top], "a.top >= b.bottom", "a.top >= root.top")
    expectConstraints(a.top <= [b.bottom, root.top], "a.top <= b.bottom", "a.top <= root.top")
    expectConstraints(
      a.leading == [b.trailing + 8, root.leading] ~ .high, "a.leading == b.trailing + 8 ~ .high",
      "a.leading == root.leading ~ .high")
  }

  @Test
  func `each anchor of an array is related to an anchor`() {
    expectConstraints([b.bottom, root.top] <= a.top, "b.bottom <= a.top", "root.top <= a.top")
    expectConstraints([b.bottom, root.top] >= a.top - 8, "b.bottom >= a.top - 8", "root.top >= a.top - 8")
    expectConstraints(
      [a.leading, b.trailing] == root.centerX ~ .low, "a.leading == root.centerX ~ .low",
      "b.trailing == root.centerX ~ .low")
  }

  @Test
  func `the anchors of two arrays are related one by one`() {
    let (c, d) = (LayoutView(name: "c"), LayoutView(name: "d"))
    add(c, d, to: root)
    expectConstraints([a, b].centerY == [c, d].centerY, "a.centerY == c.centerY", "b.centerY == d.centerY")
    expectConstraints(
      [a, b].trailing <= [c, d].leading - 8 ~ .high, "a.trailing <= c.leading - 8 ~ .high",
      "b.trailing <= d.leading - 8 ~ .high")
    expectConstraints([a, b].width >= [c, d].width * 2, "a.width >= c.width * 2", "b.width >= d.width * 2")
    expectConstraints(
      [a.width, b.height] == [c.height, d.width], "a.width == c.height", "b.height == d.width")
  }

  @Test
  func `the edges, sizes and points of two arrays are related one by one`() {
    let (c, d) = (LayoutView(name: "c"), LayoutView(name: "d"))
    add(c, d, to: root)
    expectConstraints(
      [a, b].horizontalEdges <= [c, d].edges.inset(by: 8) ~ .high, "a.leading >= c.leading + 8 ~ .high",
      "a.trailing <= c.trailing - 8 ~ .high", "b.leading >= d.leading + 8 ~ .high",
      "b.trailing <= d.trailing - 8 ~ .high")
    expectConstraints(
      [a, b].size == [c, d].size * 0.5, "a.width == c.width * 0.5", "a.height == c.height * 0.5",
      "b.width == d.width * 0.5", "b.height == d.height * 0.5")
    expectConstraints(
      [a, b].centerXY == [c, d].topLeading.offset(x: 4), "a.centerX == c.leading + 4", "a.centerY == c.top",
      "b.centerX == d.leading + 4", "b.centerY == d.top")
  }

  @Test
  func `pairs that a group declares again are changed and not replaced`() {
    let (c, d) = (LayoutView(name: "c"), LayoutView(name: "d"))
    add(c, d, to: root)
    let group = batch { [a, b].edges == [c, d].edges.inset(by: 4) }
    let before = Array(group)
    group.update { [a, b].edges == [c, d].edges.inset(by: 6) }
    #expect(before.count == 8 && group.elementsEqual(before) { $0 === $1 })
    #expect(before[0].constant == 6 && before[7].constant == -6)
  }

  @Test
  func `edges, sizes and points of an array go with those of a single item on either side`() {
    expectConstraints(
      root.verticalEdges >= [a, b].edges, "root.top <= a.top", "root.bottom >= a.bottom",
      "root.top <= b.top", "root.bottom >= b.bottom")
    expectConstraints([a].size <= root.size - 8, "a.width <= root.width - 8", "a.height <= root.height - 8")
    expectConstraints(
      root.centerXY == [a, b].centerXY, "root.centerX == a.centerX", "root.centerY == a.centerY",
      "root.centerX == b.centerX", "root.centerY == b.centerY")
    expectConstraints([LayoutView]().edges == root.edges)
  }

  @Test
  func `each extent of an array is compared with a number`() {
    expectConstraints([a.width, b.height] == 44, "a.width == 44", "b.height == 44")
  }

  @Test
  func `a list is made from an array of anchors`() {
    let bottoms = [a, b].map { $0.bottom }
    expectConstraints(
      root.bottom >= AnchorList(bottoms), "root.bottom >= a.bottom", "root.bottom >= b.bottom")
  }
}
