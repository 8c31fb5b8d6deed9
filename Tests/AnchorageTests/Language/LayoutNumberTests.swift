import AnchorageHeadless
import Testing

/// Numbers with priorities: what they are compared with, and where they may stand.
struct LayoutNumberTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  @Test
  func `a dimension is compared with a variable that has a priority`() {
    let gap = 8.0
    expectConstraints(batch { a.width == gap ~ .high }, "a.width == 8 ~ .high")
    expectConstraints(batch { a.width <= gap * 2 ~ .high - 1 }, "a.width <= 16 ~ 749")
    expectConstraints(batch { a.width >= gap + 1 ~ .low }, "a.width >= 9 ~ .low")
  }

  @Test
  func `a number with a priority may stand on the left`() {
    expectConstraints(batch { 44 ~ .high == a.width }, "a.width == 44 ~ .high")
    expectConstraints(batch { 44 ~ .high <= a.width }, "a.width >= 44 ~ .high")
    expectConstraints(batch { 44 ~ .high >= a.width }, "a.width <= 44 ~ .high")
  }

  @Test
  func `the priority of the right side counts`() {
    expectConstraints(batch { (a.width ~ .low) == 44 ~ .high }, "a.width == 44 ~ .high")
    expectConstraints(batch { (44 ~ .high) == a.width ~ .low }, "a.width == 44 ~ .low")
    expectConstraints((a.size ~ .low) == 44 ~ .high, "a.width == 44 ~ .high", "a.height == 44 ~ .high")
    expectConstraints(([a].width ~ .low) == 44 ~ .high, "a.width == 44 ~ .high")
  }

  @Test
  func `a variable keeps a number with its priority for any number of items`() {
    let side = 24 ~ .low
    expectConstraints(batch { a.width == side }, "a.width == 24 ~ .low")
    expectConstraints([a, b].height <= side, "a.height <= 24 ~ .low", "b.height <= 24 ~ .low")
    expectConstraints([a].size >= side, "a.width >= 24 ~ .low", "a.height >= 24 ~ .low")
    #expect(side == _LayoutNumber(24, priority: .low))
  }

  @Test
  func `an array of views is compared with a number that has a priority`() {
    expectConstraints([a, b].height == 44 ~ .high, "a.height == 44 ~ .high", "b.height == 44 ~ .high")
    expectConstraints([a].height <= 44 ~ .high, "a.height <= 44 ~ .high")
    expectConstraints([a].height >= 44 ~ .high, "a.height >= 44 ~ .high")
    expectConstraints([a].size == 24 ~ .high, "a.width == 24 ~ .high", "a.height == 24 ~ .high")
    expectConstraints([a].size <= 24 ~ .high, "a.width <= 24 ~ .high", "a.height <= 24 ~ .high")
    expectConstraints([a].size >= 24 ~ .high, "a.width >= 24 ~ .high", "a.height >= 24 ~ .high")
  }

  @Test
  func `a number with a priority stands among expressions`() {
    expectConstraints([b.width, 44 ~ .high] == a.width, "b.width == a.width", "a.width == 44 ~ .high")
  }

  @Test
  func `code for every backend has numbers with priorities on both sides`() {
    func limits<Item: LayoutItem>(_ item: Item) -> ConstraintGroup<Item.Backend> {
      let number: LayoutExpression<LayoutDimension, Item.Backend> = 44 ~ .high
      return batch {
        item.width == number
        8 ~ .low <= item.height
      }
    }
    expectConstraints(limits(a), "a.width == 44 ~ .high", "a.height >= 8 ~ .low")
  }
}
