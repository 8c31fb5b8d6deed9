import Anchorage

extension LayoutTie: CustomStringConvertible {
  /// The report as text.
  public var description: String {
    var lines = ["warning: \(problem)"]
    if let isHugging {
      let share = points(amount)
      let rest = "\(share == "1 point" ? "is" : "are") \(isHugging ? "left over" : "missing")"
      lines.append(
        "note: each has priority \(priority.number), and \(share) \(rest)\(consequence(isHugging, of: share))"
      )
    } else {
      lines += evidence(
        wishes.indices.map { index in
          let place = wishes[index].place
          if !givingWay.contains(index) { return (wishes[index].text, place) }
          return (wishes[index].text, place.isEmpty ? "gives way" : "\(place), gives way")
        })
      if omittedCount > 0 { lines.append("    and \(omittedCount) more") }
      if !givingWay.isEmpty { lines.append("note: Apple's engine chooses the same") }
      if saysHowToSeeLines { lines.append(noteOnLines(knowing: wishes.contains { $0.location != nil })) }
    }
    if let help { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }

  /// Who takes what is left over, or gives way.
  private func consequence(_ isHugging: Bool, of share: String) -> String {
    if itemsGivingWay.isEmpty { return "" }
    let isOne = itemsGivingWay.count == 1
    let verb = isHugging ? (isOne ? "takes" : "take") : (isOne ? "gives" : "give")
    return
      ": \(quoted(itemsGivingWay)) \(verb) \(isHugging ? (share == "1 point" ? "it" : "them") : "way"), as with Apple's engine"
  }

  /// The problem as a clause.
  var problem: String {
    guard let isHugging else { return "wishes of equal priority compete for \(points(amount))" }
    return "\(quoted(items)) \(isHugging ? "hug their contents" : "resist compression") equally"
  }

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
