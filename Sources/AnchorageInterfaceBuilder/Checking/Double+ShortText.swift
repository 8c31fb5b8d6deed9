import Anchorage

extension Double {
  /// The number for a person, rounded to two decimals: `8`, `0.33`.
  var shortText: String { roundedText(of: self) }

  /// The number in JSON, as it is; `null` if it is not finite.
  var jsonText: String {
    guard isFinite else { return "null" }
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
