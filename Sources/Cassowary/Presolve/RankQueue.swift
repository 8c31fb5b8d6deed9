/// The definitions still to substitute, as a binary heap by rank.
struct RankQueue: ~Copyable {
  struct Item: BitwiseCopyable {
    var rank: Int32
    var definition: Int32
  }

  private var items = Buffer<Item>()

  mutating func insert(_ item: Item) {
    items.append(item)
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if items[parent].rank >= items[child].rank { break }
      swap(parent, child)
      child = parent
    }
  }

  mutating func removeHighest() -> Item? {
    if items.count == 0 { return nil }
    let highest = items[0]
    let last = items.removeLast()
    if items.count == 0 { return highest }
    items[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= items.count { break }
      if child + 1 < items.count && items[child + 1].rank > items[child].rank { child += 1 }
      if items[child].rank <= items[parent].rank { break }
      swap(parent, child)
      parent = child
    }
    return highest
  }

  private func swap(_ a: Int, _ b: Int) {
    let item = items[a]
    items[a] = items[b]
    items[b] = item
  }
}
