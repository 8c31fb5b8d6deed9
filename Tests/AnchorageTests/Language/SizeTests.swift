import AnchorageHeadless
import Testing

/// Arithmetic of sizes, and ranges of extents.
struct SizeTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  @Test
  func `the arithmetic of sizes is that of both extents`() {
    expectConstraints(
      a.size == b.size / 2 + 8, "a.width == b.width * 0.5 + 8", "a.height == b.height * 0.5 + 8")
    expectConstraints(
      a.size == (b.size - LayoutSize(width: 1, height: 2)) * 3,
      "a.width == b.width * 3 - 3", "a.height == b.height * 3 - 6")
    expectConstraints(
      a.size * 2 <= 4 * b.size - 2 ~ .high,
      "a.width <= b.width * 2 - 1 ~ .high", "a.height <= b.height * 2 - 1 ~ .high")
    expectConstraints(a.size + 8 >= LayoutSize(width: 10, height: 20), "a.width >= 2", "a.height >= 12")
    expectConstraints(a.size / 0.5 == 30, "a.width == 15", "a.height == 15")
    expectConstraints(
      a.size + LayoutSize(width: 1, height: 2) == b.size, "a.width == b.width - 1", "a.height == b.height - 2"
    )
    expectConstraints(
      a.size == (b.size + LayoutSize(width: 2, height: 8)) / 2,
      "a.width == b.width * 0.5 + 1", "a.height == b.height * 0.5 + 4")
  }

  @Test
  func `sizes of arrays are compared with sizes and numbers`() {
    expectConstraints(
      [a, b].size <= root.size * 0.5, "a.width <= root.width * 0.5", "a.height <= root.height * 0.5",
      "b.width <= root.width * 0.5", "b.height <= root.height * 0.5")
    expectConstraints(
      [a, b].size >= LayoutSize(width: 1, height: 2) ~ .low, "a.width >= 1 ~ .low", "a.height >= 2 ~ .low",
      "b.width >= 1 ~ .low", "b.height >= 2 ~ .low")
  }

  @Test
  func `a number with a priority beside a size means both extents`() {
    expectConstraints(a.size == 24 ~ .high, "a.width == 24 ~ .high", "a.height == 24 ~ .high")
    expectConstraints(a.size * 2 <= 24 ~ .high - 1, "a.width <= 12 ~ 749", "a.height <= 12 ~ 749")
    expectConstraints(a.size >= 24 ~ .low, "a.width >= 24 ~ .low", "a.height >= 24 ~ .low")
  }

  @Test
  func `an extent beside a size means both extents`() {
    expectConstraints(a.size + 8 <= b.width * 2, "a.width <= b.width * 2 - 8", "a.height <= b.width * 2 - 8")
    expectConstraints(
      a.size ~ .low == b.height ~ .high, "a.width == b.height ~ .high", "a.height == b.height ~ .high")
    expectConstraints(a.size >= b.width + 4, "a.width >= b.width + 4", "a.height >= b.width + 4")
  }

  @Test
  func `a number with a priority beside sizes of an array means both extents of each`() {
    expectConstraints(
      [a, b].size == 24 ~ .high, "a.width == 24 ~ .high", "a.height == 24 ~ .high", "b.width == 24 ~ .high",
      "b.height == 24 ~ .high")
    expectConstraints(
      [a, b].size <= root.width, "a.width <= root.width", "a.height <= root.width", "b.width <= root.width",
      "b.height <= root.width")
    expectConstraints([b].size >= 24 ~ .low, "b.width >= 24 ~ .low", "b.height >= 24 ~ .low")
  }

  @Test
  func `an extent beside sizes of an array means both extents of each`() {
    expectConstraints(
      [a, b].size == root.width / 2, "a.width == root.width * 0.5", "a.height == root.width * 0.5",
      "b.width == root.width * 0.5", "b.height == root.width * 0.5")
    expectConstraints([b].size >= a.width + 4, "b.width >= a.width + 4", "b.height >= a.width + 4")
  }

  @Test
  func `a range is at least its lower and at most its upper bound`() {
    expectConstraints(a.width == 100...200, "a.width >= 100", "a.width <= 200")
    expectConstraints(a.height == 0.5...0.5 ~ .high - 1, "a.height >= 0.5 ~ 749", "a.height <= 0.5 ~ 749")
    let (low, high) = (10.0, 20.0)
    expectConstraints(a.width == low - 2...high * 2 ~ 9, "a.width >= 8 ~ 9", "a.width <= 40 ~ 9")
  }

  @Test
  func `an expression and an array lie in ranges too`() {
    expectConstraints(
      b.leading - a.trailing == 8...16 ~ .low, "b.leading >= a.trailing + 8 ~ .low",
      "b.leading <= a.trailing + 16 ~ .low")
    expectConstraints(a.width * -1 + 10 == 2...4, "a.width <= 8", "a.width >= 6")
    expectConstraints((a.width ~ .low) == 1...2, "a.width >= 1 ~ .low", "a.width <= 2 ~ .low")
    expectConstraints(
      [a, b].height == 20...44, "a.height >= 20", "a.height <= 44", "b.height >= 20", "b.height <= 44")
    expectConstraints([a].width * 2 == 1...2 ~ 3, "a.width >= 0.5 ~ 3", "a.width <= 1 ~ 3")
  }

  @Test
  func `a group of a range belongs to the batch that runs`() {
    let group = batch(active: false) { a.width == 100...200 }
    #expect(group.count == 2)
    #expect(!group.contains { $0.isActive })
    #expect(group.allSatisfy { $0.location?.line == #line - 3 })
  }

  @Test(arguments: [(150, 100), (300, 150), (600, 200)])
  func `an extent stays in its range`(_ width: Double, _ expected: Double) {
    root.frame.size.width = width
    a.width == 100...200
    a.width == root.width * 0.5 ~ .high
    a.topLeft == root.topLeft
    root.layoutIfNeeded()
    #expect(Double(a.frame.width) == expected)
  }
}
