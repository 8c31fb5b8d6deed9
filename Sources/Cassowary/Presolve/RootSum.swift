/// A linear expression over roots while it is being assembled.
struct RootSum: ~Copyable {
  var entries = Buffer<RootEntry>()
  var constant = Affine.zero
  /// The sum of the magnitudes that went into the constant.
  var magnitude = 0.0
  /// For each variable, its entry or −1; kept only while there are too many entries to scan.
  private var positions = Buffer<Int32>()
  private var variableCount = 0
  private static let mostUnindexed = 8
}

extension RootSum {
  mutating func removeAll() {
    clear()
    positions.removeAll()
  }

  mutating func extend(variableCount: Int) {
    self.variableCount = variableCount
  }

  mutating func clear() {
    if isIndexed { unindex() }
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
    let position = position(of: variable)
    if position >= 0 {
      entries[position].coefficient += coefficient
      entries[position].magnitude += abs(coefficient)
      return position
    }
    entries.append(RootEntry(coefficient: coefficient, magnitude: abs(coefficient), variable: variable))
    if isIndexed { indexLast() }
    return entries.end - 1
  }

  /// Starts with the entries of a short sum.
  mutating func begin(with short: ShortSum) {
    clear()
    if short.a.variable >= 0 { entries.append(short.a) }
    if short.b.variable >= 0 { entries.append(short.b) }
  }

  /// Removes the entries whose parts cancelled up to rounding errors.
  mutating func dropZeros() {
    for index in 0..<entries.count where entries[index].isZero {
      removeAll { $0.isZero }
      return
    }
  }

  /// Removes the entries that satisfy a condition; the others keep their order.
  mutating func removeAll(where isUnwanted: (RootEntry) -> Bool) {
    if isIndexed { unindex() }
    entries.removeAll(where: isUnwanted)
    if isIndexed { index() }
  }
}

// MARK: - Looking up

extension RootSum {
  private var isIndexed: Bool { entries.count > RootSum.mostUnindexed }

  private func position(of variable: Int32) -> Int32 {
    if isIndexed { return positions[variable] }
    for index in 0..<entries.count where entries[index].variable == variable { return Int32(index) }
    return -1
  }

  private mutating func indexLast() {
    if entries.count == RootSum.mostUnindexed + 1 { return index() }
    positions[entries[entries.count - 1].variable] = entries.end - 1
  }

  private mutating func index() {
    positions.append(repeating: -1, count: variableCount - positions.count)
    for index in 0..<entries.count { positions[entries[index].variable] = Int32(index) }
  }

  private func unindex() {
    for index in 0..<entries.count { positions[entries[index].variable] = -1 }
  }
}

/// A coefficient times a root.
struct RootTerm: BitwiseCopyable {
  private var packed: PackedDouble
  var variable: Int32

  init(coefficient: Double, variable: Int32) {
    packed = PackedDouble(coefficient)
    self.variable = variable
  }

  var coefficient: Double {
    get { packed.value }
    set { packed = PackedDouble(newValue) }
  }
}

/// A root with its coefficient so far.
struct RootEntry: BitwiseCopyable {
  var coefficient: Double
  /// The sum of the magnitudes that were added up.
  var magnitude: Double
  var variable: Int32
  var isQueued = false

  static let empty = RootEntry(coefficient: 0, magnitude: 0, variable: -1)

  /// Whether the coefficient is missing, or its parts have cancelled exactly.
  var isEmpty: Bool { coefficient == 0 }
  /// Whether the parts of the coefficient have cancelled up to rounding errors. A coefficient that is small
  /// from the start isn't such an error, however large the others are.
  var isZero: Bool { abs(coefficient) <= Tolerance.relative * magnitude }
}

/// A sum of at most two roots and a constant, `a + b + constant`.
///
/// Most constraints reduce to a short sum, which needs no memory of its own.
struct ShortSum {
  var a = RootEntry.empty
  var b = RootEntry.empty
  var constant: Affine

  /// Adds `coefficient × variable`; returns false, with nothing done, if that needs a third entry.
  mutating func add(_ coefficient: Double, _ variable: Int32) -> Bool {
    if variable == a.variable {
      a.coefficient += coefficient
      a.magnitude += abs(coefficient)
    } else if variable == b.variable {
      b.coefficient += coefficient
      b.magnitude += abs(coefficient)
    } else if a.isEmpty {
      a = RootEntry(coefficient: coefficient, magnitude: abs(coefficient), variable: variable)
    } else if b.isEmpty {
      b = RootEntry(coefficient: coefficient, magnitude: abs(coefficient), variable: variable)
    } else {
      return false
    }
    return true
  }
}
