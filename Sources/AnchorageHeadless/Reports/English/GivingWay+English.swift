import Anchorage

// What reports say about the constraints that give way.

extension [LayoutConflict.Member] {
  /// The constraints as evidence, a line each, with their places; those at some of the indices give way.
  func evidence(givingWay: [Int]) -> [String] {
    Anchorage.evidence(
      indices.map { index in
        let (text, place) = (self[index].text, self[index].place)
        guard givingWay.contains(index) else { return (text, place) }
        return (text, place.isEmpty ? "gives way" : "\(place), gives way")
      })
  }
}

extension LayoutConflict {
  /// The constraints that give way besides, with the same cause: `'b.width == 120' and 'c.width == 120' give way as well`.
  var othersGivingWay: String { giveWay(alike.map { $0.text }) + " as well" }

  /// The constraints in a line.
  var phrases: [String] {
    members.indices.map { members[$0].phrase + ($0 == broken ? " gives way" : "") }
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

private func giveWay(_ names: [String]) -> String {
  "\(quoted(names)) \(names.count == 1 ? "gives" : "give") way"
}
