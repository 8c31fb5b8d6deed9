import Anchorage

// The smallest changes of numbers that resolve a conflict. The sum of the conflict proves that nothing smaller does:
// unless its numbers add up, the constraints cannot hold together. A trial shows that the change suffices.

extension Adviser {
  /// A constraint with its share of a sum.
  private typealias Share = (constraint: LayoutConstraint, part: ConflictSum.Part)

  /// The smallest change of several equal numbers, and the smallest of one number, for a conflict whose help is that
  /// a constraint gives way.
  mutating func smallestChanges(for conflict: ConflictSubject, beside help: LayoutHelp) -> [LayoutHelp] {
    // A dimension that may not be negative would become zero. With factors other than 1, a change of one number by a
    // point is not worth as much as that of another.
    guard help.kind == .optional, conflict.extents.isEmpty, let numbers = conflict.numbers,
      numbers.parts.allSatisfy({ Tolerance.areSame($0.factor.magnitude, 1) })
    else { return [] }
    var groups: [[Share]] = []
    for part in numbers.parts where part.member < conflict.members.count && part.number != 0 {
      guard let constraint = conflict.members[part.member].statement else { continue }
      let alike = groups.firstIndex { group in
        group[0].part.number.magnitude == part.number.magnitude
          && group[0].constraint.firstAttribute.isDimension == constraint.firstAttribute.isDimension
      }
      if let alike { groups[alike].append((constraint, part)) } else { groups.append([(constraint, part)]) }
    }
    // Gaps come before sizes, and larger single numbers before smaller ones.
    let several = groups.filter { $0.count > 1 }
    let even =
      several.filter { !$0[0].constraint.firstAttribute.isDimension }
      + several.filter { $0[0].constraint.firstAttribute.isDimension }
    // The help already changes the constraint that gives way, and no number of several equal ones is the best to change.
    let single = groups.filter { group in
      group.count == 1 && !help.replaced.contains(group[0].constraint.description)
    }.sorted { $0[0].part.number.magnitude > $1[0].part.number.magnitude }
    return [even, single].compactMap { groups in
      for remedy in groups.compactMap({ change(of: $0, by: numbers.gap) }).prefix(2) {
        let tried = effect(of: remedy, 0, conflict.extents) { !$0.broken.contains(conflict.source) }
        if let tried, tried.help.costs.isEmpty { return tried.remedy.withEdits(tried.help) }
      }
      return nil
    }
  }

  /// Numbers with which the sum adds up; `nil` if one would change by more than half, or have many digits.
  private func change(of shares: [Share], by gap: Double) -> Remedy? {
    let step = gap / Double(shares.count)
    var changes: [Remedy.Change] = []
    var code: [String] = []
    for (constraint, part) in shares {
      let exact = part.number - (part.factor < 0 ? -step : step)
      let number = rounded(exact)
      guard step <= part.number.magnitude / 2, Tolerance.areSame(number, exact) else { return nil }
      changes.append(.constant(constraint, number))
      code.append(constraint.parts(constant: number).description)
    }
    return Remedy(.constants, replacing: shares.map { $0.constraint }, with: code, changes)
  }
}
