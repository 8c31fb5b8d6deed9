/// A linear expression over roots while it is being put together.
struct RootSum: ~Copyable {
  var entries = Buffer<RootEntry>()
  var constant = Affine.zero
  /// The sum of the magnitudes that went into the constant.
  var magnitude = 0.0
  /// Of each variable, its entry or −1.
  private var positions = Buffer<Int32>()
}

/// A root with the coefficient gathered so far.
struct RootEntry: BitwiseCopyable {
  var coefficient: Double
  /// The sum of the magnitudes of what was gathered.
  var magnitude: Double
  var variable: Int32
  var isQueued = false
}

extension RootSum {
  mutating func removeAll() {
    clear()
    positions.removeAll()
  }

  mutating func extend(variableCount: Int) {
    positions.append(repeating: -1, count: variableCount - positions.count)
  }

  mutating func clear() {
    for index in 0..<entries.count { positions[entries[index].variable] = -1 }
    entries.removeAll()
    constant = .zero
    magnitude = 0
  }

  mutating func add(_ affine: Affine) {
    constant += affine
    magnitude += affine.coefficientMagnitude
  }

  /// Adds `coefficient × variable` and returns the entry it went into.
  @discardableResult
  mutating func add(_ coefficient: Double, _ variable: Int32) -> Int32 {
    let position = positions[variable]
    if position >= 0 {
      entries[position].coefficient += coefficient
      entries[position].magnitude += abs(coefficient)
      return position
    }
    let added = Int32(entries.count)
    positions[variable] = added
    entries.append(RootEntry(coefficient: coefficient, magnitude: abs(coefficient), variable: variable))
    return added
  }

  /// Removes the entries that cancelled, and those next to nothing beside the others.
  mutating func dropZeros() {
    var largest = 1.0
    for index in 0..<entries.count { largest = max(largest, abs(entries[index].coefficient)) }
    var kept = 0
    for index in 0..<entries.count {
      let entry = entries[index]
      if abs(entry.coefficient) <= Tolerance.relative * max(entry.magnitude, largest) {
        positions[entry.variable] = -1
      } else {
        entries[kept] = entry
        positions[entry.variable] = Int32(kept)
        kept += 1
      }
    }
    entries.truncate(to: kept)
  }
}
