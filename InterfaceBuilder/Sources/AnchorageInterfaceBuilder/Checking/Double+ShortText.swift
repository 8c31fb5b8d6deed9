extension Double {
  /// The number for a person, rounded to two decimals as in frame tables: `8`, `0.33`.
  ///
  /// Halves are rounded away from zero, including halves that rounding errors made a little smaller.
  var shortText: String {
    guard magnitude < 1e13 else { return plainText }
    let hundredths = self * 100
    let rounded = (hundredths + (self < 0 ? -1e-7 : 1e-7)).rounded() / 100
    return rounded == 0 ? "0" : rounded.plainText
  }

  /// The number in JSON, as it is; `null` if it is not finite.
  var jsonText: String { isFinite ? plainText : "null" }

  private var plainText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
