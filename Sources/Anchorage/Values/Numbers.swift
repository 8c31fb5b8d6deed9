/// The largest magnitude of a number in a layout, in points: the solver's limit.
@usableFromInline package let largestNumber: Double = 1e9

/// Whether a number may take part in a layout: it is finite and within the solver's limit.
@inlinable package func isAcceptable(_ number: Double) -> Bool {
  // A comparison with NaN is false, so this refuses it too.
  number.magnitude <= largestNumber
}

/// The allowed magnitudes of a nonzero multiplier.
///
/// With coefficients further apart than this, doubles have too few digits to decide which constraints hold.
@usableFromInline let multipliers = 1e-4...1e4

/// Whether a number may be the multiplier of an anchor.
@inlinable package func isAcceptable(multiplier: Double) -> Bool {
  multiplier == 0 || multipliers.contains(multiplier.magnitude)
}

/// The number of the pixel edge nearest to a coordinate; halves go up.
///
/// Two edges that coincide differ by the solver's rounding errors. The threshold is a millionth of a pixel
/// below the middle, so both round to the same pixel even there.
package func pixel(at coordinate: Double, scale: Double) -> Double {
  let number = coordinate * scale + 0.5 + 1e-6
  // Numbers this large have no fractions, and do not fit an integer.
  guard number.magnitude < 4e15 else { return number }
  let whole = withoutFraction(number)
  return whole > number ? whole - 1 : whole
}

/// Prints a number as the shortest text that reads back as the same number: `8`, `0.5`, `-12`.
package func text(of number: Double) -> String {
  if number == 0 { return "0" }
  if number.isNaN { return "nan" }
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Prints a number for a table, rounded to two decimals, without trailing zeros or negative zero.
///
/// Halves are rounded away from zero, including halves that rounding errors made a little smaller.
package func roundedText(of number: Double) -> String { text(of: rounded(number)) }

/// Rounds a number to two decimals, as tables show it.
package func rounded(_ number: Double) -> Double {
  guard number.magnitude < 1e13 else { return number }
  let half = 0.5 + 1e-7
  return withoutFraction(number * 100 + (number < 0 ? -half : half)) / 100
}

/// The whole part of a number that fits an integer.
///
/// Not `rounded(.towardZero)`, which needs the mathematics library.
package func withoutFraction(_ number: Double) -> Double { Double(Int64(number)) }

extension [Double] {
  /// The indices sorted by their numbers; indices of equal numbers keep their order.
  package var ascendingIndices: [Int] {
    var indices = Array<Int>(self.indices)
    indices.sort { (self[$0], $0) < (self[$1], $1) }
    return indices
  }
}
