/// A sum of terms and a constant: one side of a constraint, whatever its kind.
///
///     let sum = (title.leading + icon.width * 0.5 + 8).sum
///     sum.terms.count  // 2
///     sum.constant     // 8
///
/// Two terms are stored in place, so that the expressions people write every day do not allocate.
public struct LayoutSum<Backend: LayoutBackend> {
  /// The first term.
  public let first: LayoutTerm<Backend>?
  /// The second term.
  public let second: LayoutTerm<Backend>?
  /// The terms after the second.
  public let rest: [LayoutTerm<Backend>]
  /// The number that stands alone.
  public var constant: Double

  @inlinable init(_ term: LayoutTerm<Backend>, constant: Double = 0) {
    self.init(term, nil, [], constant: constant)
  }

  @inlinable init(constant: Double) {
    self.init(nil, nil, [], constant: constant)
  }

  @inlinable init(
    _ first: LayoutTerm<Backend>?, _ second: LayoutTerm<Backend>?, _ rest: [LayoutTerm<Backend>],
    constant: Double
  ) {
    self.first = first
    self.second = second
    self.rest = rest
    self.constant = constant
  }
}

extension LayoutSum {
  /// How many terms there are.
  @inlinable public var termCount: Int {
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
}

// MARK: - Arithmetic

extension LayoutSum {
  /// Adds a term, to the one of the same item and attribute if there is one.
  @inlinable mutating func add(_ term: LayoutTerm<Backend>) {
    guard let first else {
      self = LayoutSum(term, constant: constant)
      return
    }
    guard let second else {
      if first.isSameAnchor(as: term) {
        self = LayoutSum(first.adding(term), constant: constant)
      } else {
        self = LayoutSum(first, term, [], constant: constant)
      }
      return
    }
    if first.isSameAnchor(as: term) {
      self = LayoutSum(first.adding(term), second, rest, constant: constant)
    } else if second.isSameAnchor(as: term) {
      self = LayoutSum(first, second.adding(term), rest, constant: constant)
    } else {
      self = LayoutSum(first, second, rest.adding(term), constant: constant)
    }
  }

  /// Adds `factor` times every term and the constant of another sum.
  @inlinable mutating func add(_ other: LayoutSum, times factor: Double) {
    constant += other.constant * factor
    if let term = other.first { add(term.mapCoefficient { $0 * factor }) }
    if let term = other.second { add(term.mapCoefficient { $0 * factor }) }
    for term in other.rest { add(term.mapCoefficient { $0 * factor }) }
  }

  @inlinable mutating func multiply(by factor: Double) {
    map { $0 * factor }
  }

  @inlinable mutating func divide(by divisor: Double) {
    map { $0 / divisor }
  }

  @inlinable mutating func map(_ transform: (Double) -> Double) {
    self = LayoutSum(
      first?.mapCoefficient(transform), second?.mapCoefficient(transform),
      rest.isEmpty ? rest : rest.map { $0.mapCoefficient(transform) },
      // So that infinity is reported as what it is, a multiplier.
      constant: constant == 0 ? constant : transform(constant))
  }

  /// Removes the terms that were cancelled or multiplied by zero.
  mutating func dropZeroTerms() {
    guard first?.coefficient == 0 || second?.coefficient == 0 || !rest.isEmpty else { return }
    var kept = LayoutSum(constant: constant)
    for term in terms where term.coefficient != 0 { kept.add(term) }
    self = kept
  }
}

extension LayoutTerm {
  @usableFromInline func isSameAnchor(as other: LayoutTerm) -> Bool {
    item === other.item && attribute == other.attribute
  }

  @inlinable func mapCoefficient(_ transform: (Double) -> Double) -> LayoutTerm {
    LayoutTerm(transform(coefficient), item, attribute)
  }

  @inlinable func adding(_ other: LayoutTerm) -> LayoutTerm {
    LayoutTerm(coefficient + other.coefficient, item, attribute)
  }
}

extension Array {
  /// The terms with another one, which is added to that of the same item and attribute if there is one.
  @usableFromInline func adding<Backend>(_ term: LayoutTerm<Backend>) -> [LayoutTerm<Backend>]
  where Element == LayoutTerm<Backend> {
    var terms = self
    if let index = firstIndex(where: { $0.isSameAnchor(as: term) }) {
      terms[index].coefficient += term.coefficient
    } else {
      terms.append(term)
    }
    return terms
  }
}
