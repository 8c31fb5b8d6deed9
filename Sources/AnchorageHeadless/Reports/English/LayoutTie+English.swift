import Anchorage

extension LayoutTie: CustomStringConvertible {
  /// The report as text.
  public var description: String {
    var lines = ["warning: \(problem)"]
    if let isHugging {
      let share = points(amount)
      let rest = "\(share == "1 point" ? "is" : "are") \(isHugging ? "left over" : "missing")"
      lines.append(
        "note: each has priority \(priority.number), and \(share) \(rest)\(consequence(isHugging: isHugging, of: share))"
      )
    } else {
      lines += constraints.evidence(givingWay: givingWay)
      if omittedCount > 0 { lines.append("    and \(omittedCount) more") }
      if !givingWay.isEmpty { lines.append("note: Apple's engine chooses the same") }
      if saysHowToSeeLines { lines.append(noteOnLines(knowing: constraints.contains { $0.location != nil })) }
    }
    if let help { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }

  /// The problem as a clause.
  var problem: String {
    guard let isHugging else { return "optional constraints of equal priority compete for \(points(amount))" }
    return "\(quoted(items)) \(isHugging ? "hug their contents" : "resist compression") equally"
  }

  /// Whether all constraints are contents that are hugged, or that resist compression; `nil` if they are of several kinds.
  private var isHugging: Bool? {
    guard let first = constraints.first?.origin, constraints.allSatisfy({ $0.origin == first }) else {
      return nil
    }
    switch first {
    case .hugging: return true
    case .compressionResistance: return false
    default: return nil
    }
  }
}

extension LayoutTie {
  /// The contents that give way or, of those that are hugged, that take what is left over.
  func consequence(isHugging: Bool, of share: String) -> String {
    if itemsGivingWay.isEmpty { return "" }
    let verb = itemsGivingWay.count == 1 ? "takes" : "take"
    let taking = "\(quoted(itemsGivingWay)) \(verb) \(share == "1 point" ? "it" : "them")"
    return ": \(isHugging ? taking : giveWay(itemsGivingWay)), as with Apple's engine"
  }

  /// The problem, where it is not known what happens.
  var undecided: String { "\(problem): nothing says which of them gives way" }
}
