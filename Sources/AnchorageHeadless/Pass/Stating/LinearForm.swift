import Anchorage
import Cassowary

/// `Σ terms + constant`, built for the solver.
struct LinearForm: ~Copyable {
  private let terms: UnsafeMutableBufferPointer<Term>
  private(set) var count = 0
  var constant: Double = 0
  private var hasZeroTerms = false

  /// Creates an empty form.
  init(capacity: Int) {
    terms = .allocate(capacity: capacity)
  }

  deinit {
    terms.deallocate()
  }

  /// The largest number of terms.
  var capacity: Int { terms.count }

  var buffer: UnsafeBufferPointer<Term> {
    UnsafeBufferPointer(rebasing: terms[..<count])
  }

  /// The value of the form for given values of its variables.
  func value(of variable: (Int32) -> Double) -> Double {
    var sum = constant
    for index in 0..<count { sum += terms[index].coefficient * variable(terms[index].variable.index) }
    return sum
  }

  /// The value of the form with the values of the last solve.
  func value(in solver: Solver) -> Double {
    // Adding zero turns a negative zero into zero.
    value { solver.value(of: Variable(index: $0)) + 0 }
  }

  mutating func clear() {
    count = 0
    constant = 0
    hasZeroTerms = false
  }

  /// Adds `coefficient × variable`. A negative variable means the origin, which is zero.
  ///
  /// Inlined, as what drops zeros is: without that, a layout of plain statements takes 6 % longer.
  @inline(__always)
  mutating func add(_ coefficient: Double, _ variable: Int32) {
    if variable < 0 { return }
    for index in 0..<count where terms[index].variable.index == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { hasZeroTerms = true }
      return
    }
    if coefficient == 0 { hasZeroTerms = true }
    terms.initializeElement(at: count, to: Term(coefficient, Variable(index: variable)))
    count += 1
  }

  /// Removes the terms that cancelled out.
  @inline(__always)
  mutating func dropZeroTerms() {
    if hasZeroTerms { closeGaps() }
  }

  private mutating func closeGaps() {
    var kept = 0
    for index in 0..<count where terms[index].coefficient != 0 {
      terms[kept] = terms[index]
      kept += 1
    }
    count = kept
  }
}

extension LinearForm {
  /// Writes a number of the frame that an item would have in the coordinates of another.
  mutating func write(_ number: FrameNumbers, of entry: EngineEntry, from anchor: EngineEntry) {
    clear()
    switch number {
    case .x:
      add(1, entry.x)
      add(-1, anchor.x)
      constant = anchor.alignment.leading - entry.alignment.leading
    case .y:
      add(1, entry.y)
      add(-1, anchor.y)
      constant = anchor.alignment.top - entry.alignment.top
    case .width:
      add(1, entry.width)
    default:
      add(1, entry.height)
    }
  }
}

extension Relation {
  /// The solver's relation for a relation of the language.
  init(_ relation: LayoutRelation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension LayoutRelation {
  /// The language's relation for a relation of the solver.
  init(_ relation: Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
