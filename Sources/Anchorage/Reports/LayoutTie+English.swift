extension LayoutTie: CustomStringConvertible {
  /// The report as text.
  public var description: String {
    var lines = ["warning: \(problem)"]
    if let isHugging {
      let rest = isHugging ? "left over" : "missing"
      lines.append("note: each does so at \(priority.number), and \(points) are \(rest)")
    } else {
      lines += evidence(wishes.map { ($0.text, $0.place) })
      if omittedCount > 0 { lines.append("    and \(omittedCount) more") }
      if saysHowToSeeLines { lines.append(noteOnLines) }
    }
    if let help { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }

  /// The problem as a clause.
  var problem: String {
    guard let isHugging else { return "wishes of one priority compete for \(points)" }
    return "\(quoted(items)) \(isHugging ? "hug their contents" : "resist compression") equally"
  }

  /// The amount with its unit.
  var points: String { "\(roundedText(of: amount)) \(amount == 1 ? "point" : "points")" }

  /// Whether all wishes are contents that are hugged, or that resist compression; `nil` if they are of several kinds.
  private var isHugging: Bool? {
    guard let first = wishes.first?.origin, wishes.allSatisfy({ $0.origin == first }) else { return nil }
    switch first {
    case .hugging: return true
    case .compressionResistance: return false
    default: return nil
    }
  }
}
