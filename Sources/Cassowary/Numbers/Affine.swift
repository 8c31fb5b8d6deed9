/// A number that depends on the parameters: `constant + first × p₁ + second × p₂`.
///
/// Every constant of the presolved system is one, which is why a resize needs no new elimination.
struct Affine: BitwiseCopyable, Sendable {
  var constant: Double
  var first: Double
  var second: Double

  static let zero = Affine(constant: 0, first: 0, second: 0)

  init(constant: Double, first: Double = 0, second: Double = 0) {
    self.constant = constant
    self.first = first
    self.second = second
  }

  func value(_ parameters: ParameterValues) -> Double {
    constant + first * parameters.first + second * parameters.second
  }

  /// The value, or zero if the value is only rounding error.
  func roundedValue(_ parameters: ParameterValues) -> Double {
    let value = value(parameters)
    return Tolerance.isZero(value, magnitude: magnitude(parameters)) ? 0 : value
  }

  /// The parameters it depends on: 1, 2, or 3 for both.
  var parameters: UInt8 { (first != 0 ? 1 : 0) | (second != 0 ? 2 : 0) }

  /// The sum of the magnitudes of the parts: rounding errors of the value are relative to it.
  func magnitude(_ parameters: ParameterValues) -> Double {
    abs(constant) + abs(first * parameters.first) + abs(second * parameters.second)
  }

  /// The magnitude where the values of the parameters are not known: both count as one.
  var coefficientMagnitude: Double {
    abs(constant) + abs(first) + abs(second)
  }

  static func += (a: inout Affine, b: Affine) {
    a.constant += b.constant
    a.first += b.first
    a.second += b.second
  }

  static func * (a: Affine, factor: Double) -> Affine {
    Affine(constant: a.constant * factor, first: a.first * factor, second: a.second * factor)
  }

  static func + (a: Affine, b: Affine) -> Affine {
    Affine(constant: a.constant + b.constant, first: a.first + b.first, second: a.second + b.second)
  }
}

extension Affine: CustomStringConvertible {
  /// The parameters are `p` and `q`: `p - 16`.
  var description: String {
    var sum = SumText()
    add(to: &sum)
    return sum.description
  }

  func add(to sum: inout SumText) {
    sum.add(first, "p")
    sum.add(second, "q")
    sum.add(constant)
  }
}

/// The present values of the parameters.
struct ParameterValues: BitwiseCopyable, Equatable {
  var first = 0.0
  var second = 0.0

  /// Equal to no values, not even to itself.
  static let unknown = ParameterValues(first: .nan, second: .nan)
}

/// The numbers from `low` to `high`, both included; empty if `low` is greater.
package struct ClosedInterval: BitwiseCopyable, Hashable, Sendable {
  package var low = -Double.infinity
  package var high = Double.infinity

  static let empty = ClosedInterval(low: .infinity, high: -.infinity)

  var isEmpty: Bool { low > high }

  func contains(_ number: Double) -> Bool { number >= low && number <= high }

  /// Intersects the interval with another.
  mutating func restrict(to other: ClosedInterval) {
    low = max(low, other.low)
    high = min(high, other.high)
  }

  /// Intersects the interval with the numbers for which `constant + slope × number` is not negative.
  mutating func restrict(toNonNegative constant: Double, _ slope: Double) {
    let root = -constant / slope
    if slope > 0 { low = max(low, root) } else if slope < 0 { high = min(high, root) }
  }
}

/// The text of a sum, `2 * x0 - x1 + 8`, put together term by term.
struct SumText {
  private(set) var text = ""

  /// Adds a term, or a number if there is no name; zeros are left out.
  mutating func add(_ coefficient: Double, _ name: String = "") {
    if coefficient == 0 { return }
    let magnitude = abs(coefficient)
    if text.isEmpty {
      text = coefficient < 0 ? "-" : ""
    } else {
      text += coefficient < 0 ? " - " : " + "
    }
    if name.isEmpty {
      text += magnitude.text
    } else {
      text += magnitude == 1 ? name : "\(magnitude.text) * \(name)"
    }
  }

  /// The sum, `0` if it is empty.
  var description: String { text.isEmpty ? "0" : text }
}

extension Double {
  /// The shortest text of the number; whole numbers have no point.
  var text: String {
    if abs(self) < 1e15, self == Double(Int64(self)) { return "\(Int64(self))" }
    return "\(self)"
  }
}

/// Lines below a title, at most 50 of them and the number of the others.
func listing(_ title: String, _ lines: [String]) -> String {
  if lines.isEmpty { return "" }
  let shown = lines.prefix(50).map { "  " + $0 }
  let more = lines.count - shown.count
  return ([title] + shown + (more > 0 ? ["  … and \(more) more"] : [])).joined(separator: "\n") + "\n"
}
