import Cassowary

/// Labels side by side, which are one component, in shapes that take a tableau a pivot for each label and more.
///
/// A label is as wide as its text if that costs nothing more important: `width >= text ~ 750`, `width <= text ~ 250`.
struct LabelShape {
  enum Kind: String, CaseIterable, Codable {
    /// Each begins at least 8 behind the one before, and rather exactly there.
    case chain
    /// The same, inside the root: where there is too little room, all of them could give way.
    case fitted
    /// Gaps of 8, from one end of the root to the other.
    case row
  }

  let solver = Solver()
  let root: Variable
  private(set) var labels: [(left: Variable, width: Variable)] = []

  /// - Parameter width: The width of the root; texts are 16 to 160 wide.
  init(_ kind: Kind, count: Int, width: Double) throws {
    root = try solver.makeParameter(width)
    for number in 0..<count {
      let left = solver.makeVariable()
      let width = solver.makeVariable(nonNegative: true)
      let text = Self.text(number)
      try solver.add((width >= text).strength(750))
      try solver.add((width <= text).strength(250))
      if let last = labels.last {
        let end = last.left + last.width + 8
        if kind == .row {
          try solver.add(left == end)
        } else {
          try solver.add(left >= end)
          try solver.add((left == end).strength(250))
        }
      } else {
        try solver.add(left == 8)
      }
      labels.append((left, width))
    }
    guard let last = labels.last else { return }
    let end = last.left + last.width
    if kind == .row { try solver.add(end == root - 8) }
    if kind == .fitted { try solver.add(end <= root - 8) }
  }

  /// The width of a root into which a row fits with its texts.
  static func naturalWidth(count: Int) -> Double {
    (0..<count).reduce(8) { $0 + text($1) + 8 }
  }

  /// Where a label of a chain begins if each has the width of its text.
  func naturalLeft(_ number: Int) -> Double { Self.naturalWidth(count: number) }

  private static func text(_ number: Int) -> Double { Double(16 + number * 37 % 145) }
}
