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

/// The definitions still to substitute in a sum, each with the coefficient that its variable has so far.
struct PendingDefinitions: ~Copyable {
  private var queue = RankQueue()
  /// For each definition, its variable in the sum; queued as long as the definition is still to substitute.
  private var entries = Buffer<RootEntry>()

  /// Makes room for definitions.
  mutating func extend(definitionCount: Int) {
    if entries.count < definitionCount {
      entries.append(repeating: .empty, count: definitionCount - entries.count)
    }
  }

  /// Adds a coefficient of the variable of a definition, with the magnitudes that went into it.
  mutating func add(
    _ coefficient: Double, magnitude: Double, _ definition: Int32, of variable: Int32, rank: Int32
  ) {
    if entries[definition].isQueued {
      entries[definition].coefficient += coefficient
      entries[definition].magnitude += magnitude
    } else {
      entries[definition] = RootEntry(
        coefficient: coefficient, magnitude: magnitude, variable: variable, isQueued: true)
      queue.insert(RankQueue.Item(rank: rank, definition: definition))
    }
  }

  /// Removes the definition with the highest rank.
  mutating func removeHighest() -> (definition: Int32, entry: RootEntry)? {
    guard let item = queue.removeHighest() else { return nil }
    entries[item.definition].isQueued = false
    return (item.definition, entries[item.definition])
  }
}
