import AllocationCounter
import AnchorageHeadless
import Testing

/// How much making and activating constraints allocates: the constraint object, and one more at most.
@Suite(.enabled(if: allocation_counter_works(), "the allocator is not ours to count with here"))
struct AllocationTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  /// The allocations of one `body`, on average over a thousand, so that growing arrays count with their
  /// share.
  private func allocations(_ body: () -> Void) -> Double {
    body()
    allocation_counter_start()
    for _ in 0..<1000 { body() }
    return Double(allocation_counter_stop()) / 1000
  }

  @Test
  func `the counter counts`() {
    final class Thing {}
    var things: [Thing] = []
    things.reserveCapacity(1100)
    #expect(allocations { things.append(Thing()) } == 1)
  }

  @Test
  func `a relation of two anchors allocates the constraint`() {
    #expect(allocations { a.leading == b.trailing + 8 } <= 2)
    #expect(allocations { a.top >= root.top } <= 2)
    #expect(allocations { a.width == b.width * 0.5 - 8 ~ .high } <= 2)
  }

  @Test
  func `a relation with a number allocates the constraint`() {
    #expect(allocations { a.height == 44 } <= 2)
    #expect(allocations { a.height >= 44 ~ .high - 1 } <= 2)
  }

  @Test
  func `arithmetic on both sides allocates nothing more`() {
    #expect(allocations { (a.width + 10) * 2 == 10 - b.width / 3 } <= 2)
    #expect(allocations { a.leading - 8 == b.trailing } <= 2)
  }

  @Test
  func `a batch allocates little beside its constraints`() {
    let count = allocations {
      batch {
        for _ in 0..<25 {
          a.leading == b.trailing + 8
          a.top == b.top
          a.width == 10
          a.height == 10
        }
      }
    }
    // A loop over an array allocates for each element unless it is optimised.
    #if DEBUG
    #expect(count <= 2 * 100 + 100)
    #else
    #expect(count <= 100 + 20)
    #endif
  }

  @Test
  func `a composite allocates its constraints and a group of them`() {
    // The group and its array, and in a build that is not optimised one more for each element of the array.
    #if DEBUG
    #expect(allocations { a.edges == root.edges.inset(by: 8) } <= 4 + 2 + 7)
    #expect(allocations { a.size == LayoutSize(width: 10, height: 10) } <= 2 + 2 + 4)
    #else
    #expect(allocations { a.edges == root.edges.inset(by: 8) } <= 2 * 4)
    #expect(allocations { a.size == LayoutSize(width: 10, height: 10) } < 2 * 2 + 2)
    #endif
  }

  @Test
  func `declaring a layout again makes no constraint`() {
    let group = batch { a.width == 0 }
    var number = 0.0
    var kept: LayoutConstraint?
    kept = group[0]
    _ = allocations {
      number += 1
      group.update { a.width == number }
    }
    #expect(group[0] === kept)
    #expect(group[0].constant == 1001)
  }

  @Test
  func `the table of frames allocates little more for a nested view than for a sibling`() {
    func allocations(isNested: Bool) -> Double {
      let root = makeRoot()
      var outer = root
      for index in 0..<1000 {
        let view = LayoutView(name: "v\(index)")
        outer.addSubview(view)
        if isNested { outer = view }
      }
      allocation_counter_start()
      let table = root.layoutDescription
      let count = allocation_counter_stop()
      #expect(table.utf8.count { $0 == UInt8(ascii: "\n") } == 1000)
      return Double(count) / 1000
    }
    // The list of its subviews, and two for the spaces behind its name. The lines of the tree, which are as long, are not
    // made for each view.
    #expect(allocations(isNested: true) <= allocations(isNested: false) + 3.1)
  }
}
