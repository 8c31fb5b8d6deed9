import Cassowary

/// Whether a number may take part in a layout: finite, and not beyond what the solver accepts.
func isAcceptable(_ number: Double) -> Bool {
  // A comparison with NaN is false, so this refuses it too.
  number.magnitude <= Solver.largestNumber
}

/// Prints a number as the shortest text that reads back as the same number: `8`, `0.5`, `-12`.
func text(of number: Double) -> String {
  if number == 0 { return "0" }
  if number.isNaN { return "nan" }
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Prints a number for a table, rounded to two decimals, without trailing zeros or negative zero.
func roundedText(of number: Double) -> String {
  guard number.magnitude < 1e13 else { return text(of: number) }
  // Through an integer, because `rounded()` needs the mathematics library.
  let hundredths = Int64(number * 100 + (number < 0 ? -0.5 : 0.5))
  return text(of: Double(hundredths) / 100)
}
