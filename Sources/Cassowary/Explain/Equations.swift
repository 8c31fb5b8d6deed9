/// Equations `Σ terms = known`, each solved for a variable of its own, which later equations no longer
/// mention.
struct Equations: ~Copyable {
  /// An equation without the variables of earlier ones: `source − Σ factor × earlier equation`.
  private struct Equation {
    var source: Int32
    var terms: [Term]
    var earlier: [(equation: Int, factor: Double)]
  }

  private var equations: [Equation] = []
  /// Of each variable, the equation that is solved for it, or −1.
  private var solving = Buffer<Int32>()

  init(variableCount: Int) {
    solving.reset(to: -1, count: variableCount)
  }

  /// Adds an equation unless it follows from those before it.
  mutating func add(_ terms: [Term], source: Int32) {
    let (rest, earlier) = reduce(terms)
    // The largest coefficient keeps rounding small; a variable of its own keeps the rest short.
    guard let pivot = rest.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else { return }
    solving[pivot.variable.index] = Int32(equations.count)
    equations.append(Equation(source: source, terms: rest, earlier: earlier))
  }

  /// The sources of the equations that add up to a sum.
  func express(_ terms: [Term]) -> [Int32] {
    var share = [Double](repeating: 0, count: equations.count)
    for (equation, factor) in reduce(terms).earlier { share[equation] += factor }
    var sources: [Int32] = []
    for index in equations.indices.reversed() where abs(share[index]) > Tolerance.violation {
      sources.append(equations[index].source)
      for (equation, factor) in equations[index].earlier { share[equation] -= share[index] * factor }
    }
    return sources
  }

  /// Eliminates the solved variables from a sum, by subtracting their equations.
  ///
  /// The earliest equation goes first. Later equations do not mention the variable it is solved for, so each
  /// equation is subtracted at most once.
  private func reduce(_ terms: [Term]) -> (rest: [Term], earlier: [(equation: Int, factor: Double)]) {
    var rest: [Term] = []
    for term in terms { add(term, to: &rest) }
    var earlier: [(equation: Int, factor: Double)] = []
    var limit = RoundLimit(equations.count)
    while let position = earliest(in: rest, after: earlier.last?.equation ?? -1) {
      limit.countRound(of: "the equations behind a value")
      let term = rest.remove(at: position)
      let index = Int(solving[term.variable.index])
      let own = equations[index].terms.first { $0.variable == term.variable }?.coefficient ?? 1
      let factor = term.coefficient / own
      earlier.append((index, factor))
      for other in equations[index].terms where other.variable != term.variable {
        add(Term(-factor * other.coefficient, other.variable), to: &rest)
      }
    }
    return (rest, earlier)
  }

  /// The position of the term that the earliest equation after another one is solved for.
  private func earliest(in rest: [Term], after last: Int) -> Int? {
    var best: Int?
    var earliest = Int.max
    for (position, term) in rest.enumerated() {
      let equation = Int(solving[term.variable.index])
      if equation > last && equation < earliest { (best, earliest) = (position, equation) }
    }
    return best
  }

  private func add(_ term: Term, to rest: inout [Term]) {
    guard let index = rest.firstIndex(where: { $0.variable == term.variable }) else {
      rest.append(term)
      return
    }
    let sum = rest[index].coefficient + term.coefficient
    let magnitude = abs(rest[index].coefficient) + abs(term.coefficient)
    if abs(sum) <= Tolerance.violation * magnitude {
      rest.remove(at: index)
    } else {
      rest[index].coefficient = sum
    }
  }
}
