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
  @inline(__always)
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
  @inline(__always)
  mutating func removeHighest() -> (definition: Int32, entry: RootEntry)? {
    guard let item = queue.removeHighest() else { return nil }
    entries[item.definition].isQueued = false
    return (item.definition, entries[item.definition])
  }
}
