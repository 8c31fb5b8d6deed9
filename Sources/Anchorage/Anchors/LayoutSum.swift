/// A sum of terms and a constant: one side of a constraint, whatever its kind.
///
///     let sum = (title.leading + icon.width * 0.5 + 8).sum
///     sum.terms.count  // 2
///     sum.constant     // 8
///
/// Two terms are stored in place, so that the expressions people write every day do not allocate.
public struct LayoutSum<Backend: LayoutBackend> {
  /// The first term.
  public private(set) var first: LayoutTerm<Backend>?
  /// The second term.
  public private(set) var second: LayoutTerm<Backend>?
  /// The terms after the second.
  public private(set) var rest: [LayoutTerm<Backend>] = []
  /// The number that stands alone.
  public var constant: Double = 0

  init(_ term: LayoutTerm<Backend>) {
    first = term
  }

  init(constant: Double) {
    self.constant = constant
  }
}

extension LayoutSum {
  /// How many terms there are.
  public var termCount: Int {
    first == nil ? 0 : second == nil ? 1 : 2 + rest.count
  }

  /// The terms, in the order written.
  public var terms: [LayoutTerm<Backend>] {
    var terms: [LayoutTerm<Backend>] = []
    if let first { terms.append(first) }
    if let second { terms.append(second) }
    terms.append(contentsOf: rest)
    return terms
  }

  /// Whether every coefficient is one that a term of a constraint can have.
  var hasAcceptableCoefficients: Bool {
    isUsable(first) && isUsable(second) && rest.allSatisfy { isUsable($0) }
  }

  private func isUsable(_ term: LayoutTerm<Backend>?) -> Bool {
    term.map { isAcceptable($0.coefficient) && $0.coefficient != 0 } ?? true
  }

  /// Adds a term, to the one of the same item and attribute if there is one.
  mutating func add(_ term: LayoutTerm<Backend>) {
    guard let known = first else {
      first = term
      return
    }
    if known.item === term.item, known.attribute == term.attribute {
      first?.coefficient += term.coefficient
    } else if let known = second {
      if known.item === term.item, known.attribute == term.attribute {
        second?.coefficient += term.coefficient
      } else if let index = rest.firstIndex(where: {
        $0.item === term.item && $0.attribute == term.attribute
      }) {
        rest[index].coefficient += term.coefficient
      } else {
        rest.append(term)
      }
    } else {
      second = term
    }
  }

  /// Adds `factor` times every term and the constant of another sum.
  mutating func add(_ other: LayoutSum, times factor: Double) {
    constant += other.constant * factor
    if var term = other.first {
      term.coefficient *= factor
      add(term)
    }
    if var term = other.second {
      term.coefficient *= factor
      add(term)
    }
    for var term in other.rest {
      term.coefficient *= factor
      add(term)
    }
  }

  mutating func multiply(by factor: Double) {
    // So that infinity is reported as what it is, a multiplier.
    if constant != 0 { constant *= factor }
    first?.coefficient *= factor
    second?.coefficient *= factor
    for index in rest.indices { rest[index].coefficient *= factor }
  }

  mutating func divide(by divisor: Double) {
    if constant != 0 { constant /= divisor }
    first?.coefficient /= divisor
    second?.coefficient /= divisor
    for index in rest.indices { rest[index].coefficient /= divisor }
  }

  /// Removes the terms that were cancelled or multiplied by zero.
  mutating func dropZeroTerms() {
    guard first?.coefficient == 0 || second?.coefficient == 0 || !rest.isEmpty else { return }
    var kept = LayoutSum(constant: constant)
    for term in terms where term.coefficient != 0 { kept.add(term) }
    self = kept
  }
}
