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
