import Testing

@testable import Cassowary

/// The lists behind an edit: what it rests on.
struct AdjacencyListsTests {
  @Test
  func `lists know how many numbers they hold, and take out what is out of date`() {
    var lists = AdjacencyLists()
    lists.reset(listCount: 1)
    lists.extend(listCount: 2)
    for value in Int32(0)..<5 { lists.add(value, to: value % 2) }
    var (count, seen) = (lists.count, [Int32]())
    #expect(count == 5)
    // Those added last come first.
    lists.filter(0) { value in
      seen.append(value)
      return value != 2
    }
    count = lists.count
    #expect(seen == [4, 2, 0] && count == 4)
    seen = []
    lists.add(7, to: 1)
    for list in Int32(0)..<3 {
      lists.filter(list) { value in
        seen.append(value)
        return true
      }
    }
    count = lists.count
    #expect(seen == [4, 0, 7, 3, 1] && count == 5)
  }
}
