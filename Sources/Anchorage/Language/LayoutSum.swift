/// A sum of terms and a constant: one side of a constraint of any kind.
///
///     let sum = (title.leading + icon.width * 0.5 + 8).sum
///     sum.terms.count  // 2
///     sum.constant     // 8
///
/// The first term is stored inline, so common expressions don't allocate.
@_documentation(visibility: internal)
public struct _LayoutSum<Backend: LayoutBackend> {
  // With another stored property, the optimizer would no longer split expressions, and every operator would
  // count references.
  /// The first term.
  public let first: _LayoutTerm<Backend>?
  /// The terms after the first.
  public let others: [_LayoutTerm<Backend>]
  /// The number that is added to the terms.
  public var constant: Double

  @inlinable package init(_ term: _LayoutTerm<Backend>, constant: Double = 0) {
    self.init(term, [], constant: constant)
  }

  @inlinable package init(constant: Double) {
    self.init(nil, [], constant: constant)
  }

  @inlinable package init(_ first: _LayoutTerm<Backend>?, _ others: [_LayoutTerm<Backend>], constant: Double)
  {
    self.first = first
    self.others = others
    self.constant = constant
  }
}

extension _LayoutSum {
  /// How many terms there are.
  @inlinable public var termCount: Int { first == nil ? 0 : 1 + others.count }

  /// The terms, in the order written.
  public var terms: [_LayoutTerm<Backend>] { first.map { [$0] + others } ?? [] }

  /// Whether a constraint can have all the coefficients.
  package var hasAcceptableCoefficients: Bool {
    terms.allSatisfy { isAcceptable(multiplier: $0.coefficient) && $0.coefficient != 0 }
  }
}

// MARK: - Arithmetic

extension _LayoutSum {
  /// The sum with another constant.
  @inlinable package func withConstant(_ constant: Double) -> _LayoutSum {
    _LayoutSum(first, others, constant: constant)
  }

  /// The sum plus a term, merged with the term of the same item and attribute if there is one.
  @usableFromInline package func adding(_ term: _LayoutTerm<Backend>) -> _LayoutSum {
    guard let first else { return _LayoutSum(term, constant: constant) }
    if first.isSameAnchor(as: term) { return _LayoutSum(first.adding(term), others, constant: constant) }
    var others = others
    if let index = others.firstIndex(where: { $0.isSameAnchor(as: term) }) {
      others[index] = others[index].adding(term)
    } else {
      others.append(term)
    }
    return _LayoutSum(first, others, constant: constant)
  }

  package mutating func add(_ term: _LayoutTerm<Backend>) {
    self = adding(term)
  }

  /// The sum plus `factor` times another sum.
  @inlinable package func adding(_ other: _LayoutSum, times factor: Double) -> _LayoutSum {
    var sum = withConstant(constant + other.constant * factor)
    if let term = other.first { sum = sum.adding(term.mapCoefficient { $0 * factor }) }
    for term in other.others { sum = sum.adding(term.mapCoefficient { $0 * factor }) }
    return sum
  }

  /// Multiplies or divides every term and the constant.
  @inlinable package func mapped(_ transform: (Double) -> Double) -> _LayoutSum {
    _LayoutSum(
      first?.mapCoefficient(transform), others.isEmpty ? [] : others.map { $0.mapCoefficient(transform) },
      // Infinity times zero is NaN. Keeping zero makes the report name the multiplier.
      constant: constant == 0 ? constant : transform(constant))
  }

  /// Removes the terms that were cancelled or multiplied by zero.
  package mutating func dropZeroTerms() {
    guard first?.coefficient == 0 || !others.isEmpty else { return }
    let kept = terms.filter { $0.coefficient != 0 }
    self = _LayoutSum(kept.first, Array(kept.dropFirst()), constant: constant)
  }
}

/// A number times one attribute of one item.
///
///     let term = (icon.width * 0.5 + 8).sum.first
///     term?.coefficient    // 0.5
///     term?.item === icon  // true
///     term?.attribute      // .width
@_documentation(visibility: internal)
public struct _LayoutTerm<Backend: LayoutBackend> {
  /// The multiplier of the attribute.
  public var coefficient: Double
  /// The item.
  public var item: Backend.Item
  /// The attribute of the item.
  public var attribute: LayoutAttribute

  /// Creates `coefficient × item.attribute`.
  @inlinable public init(_ coefficient: Double, _ item: Backend.Item, _ attribute: LayoutAttribute) {
    self.coefficient = coefficient
    self.item = item
    self.attribute = attribute
  }
}

extension _LayoutTerm {
  package func isSameAnchor(as other: _LayoutTerm) -> Bool {
    item === other.item && attribute == other.attribute
  }

  @inlinable package func mapCoefficient(_ transform: (Double) -> Double) -> _LayoutTerm {
    _LayoutTerm(transform(coefficient), item, attribute)
  }

  package func adding(_ other: _LayoutTerm) -> _LayoutTerm {
    _LayoutTerm(coefficient + other.coefficient, item, attribute)
  }
}
