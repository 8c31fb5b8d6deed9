import AnchorageHeadless

/// A change that was tried on the constraints of a log, and that ends a conflict.
struct LogHelp {
  var text: String

  /// The largest number of changes that are tried for one conflict.
  private static let largestTrialCount = 8

  /// Tries changes in the order in which a person would.
  ///
  /// - Returns: `nil` if none of them leaves fewer conflicts.
  init?(_ log: ConstraintLog, _ system: LogSystem, for conflict: LayoutConflict, outOf conflictCount: Int) {
    let members = conflict.members.compactMap { $0.location?.line }
    let candidates = LogCandidates(log: log, system: system, members: members).all
    for candidate in candidates.prefix(Self.largestTrialCount)
    where system.conflicts(after: candidate.change).count < conflictCount {
      text = candidate.text
      return
    }
    return nil
  }
}

/// The changes that may end a conflict.
private struct LogCandidates {
  typealias Candidate = (text: String, change: LogSystem.Change)

  let log: ConstraintLog
  let system: LogSystem
  /// The lines of the conflict.
  let members: [Int]

  var all: [Candidate] { masks + contents + optional }

  private func constraint(_ line: Int) -> LoggedConstraint {
    log.entries[system.lines[line].entry].constraint
  }
  private func origin(_ line: Int) -> LogOrigin { LogOrigin(constraint(line)) }
  private func item(_ line: Int) -> Int { system.items.index(ofKnown: system.lines[line].equation.first) }

  /// Views that code places as well turn their masks off.
  private var masks: [Candidate] {
    var found: [Candidate] = []
    var seen: Set<Int> = []
    for line in members where origin(line) == .mask {
      let item = item(line)
      guard seen.insert(item).inserted, isPlacedByCode(item) else { continue }
      let dropped = system.lines.indices.filter { origin($0) == .mask && self.item($0) == item }
      let name = system.items.names[item]
      found.append(
        (
          "let constraints alone place it: '\(name).translatesAutoresizingMaskIntoConstraints = false'",
          LogSystem.Change(dropped: dropped)
        ))
    }
    return found
  }

  /// Whether code says where an item is in its superview, or how large it is.
  private func isPlacedByCode(_ item: Int) -> Bool {
    let owners = ["UIWindow", "UITransitionView", "UILayoutContainerView", "UITableViewCellContentView"]
    if owners.contains(system.items.items[item].type) { return false }
    return system.lines.indices.contains { line in
      guard origin(line) == .code else { return false }
      let (equation, superview) = (system.lines[line].equation, constraint(line).superview)
      if superview == .superview { return self.item(line) == item }
      var items = system.items
      if items.index(of: superview) == item { return false }
      return self.item(line) == item || equation.second.map { system.items.index(ofKnown: $0) } == item
    }
  }

  /// A content size that must be met gives way a little.
  private var contents: [Candidate] {
    members.compactMap { line in
      guard origin(line) == .content else { return nil }
      let equation = system.lines[line].equation
      let axis = equation.first.attribute.axis == .vertical ? "vertical" : "horizontal"
      let property = equation.relation == .lessThanOrEqual ? "hugging" : "compressionResistance"
      return (
        "lower its priority: '\(system.items.names[item(line)]).\(property).\(axis) = 999'",
        LogSystem.Change(optional: [line])
      )
    }
  }

  /// A constraint of the code's becomes optional: the one that ends a chain in a size given for now, the one that was broken,
  /// or the last.
  private var optional: [Candidate] {
    let lines = members.filter { origin($0) == .code }
    let given = members.first { [.encapsulated, .temporary].contains(origin($0)) }
    var order: [Int] = []
    if let given { order += lines.filter { endsChain($0, in: item(given)) } }
    order += lines.filter { system.lines[$0].entry == log.broken }
    order += lines.reversed()
    var candidates: [Candidate] = []
    var seen: Set<Int> = []
    for line in order where seen.insert(line).inserted {
      let pronoun = lines.count == 1 ? "it" : "one of them"
      let reason =
        given == nil
        ? "make \(pronoun) optional, for example"
        : "let the chain give way while the size is not final, for example"
      candidates.append(
        ("\(reason) '\(system.lines[line].text) ~ 999'", LogSystem.Change(optional: [line])))
    }
    return candidates
  }

  /// Whether a constraint ties something to the bottom or the trailing edge of an item.
  private func endsChain(_ line: Int, in item: Int) -> Bool {
    let equation = system.lines[line].equation
    guard let second = equation.second else { return false }
    return [equation.first, second].contains { anchor in
      let isEnd = anchor.attribute == .bottom || anchor.attribute == .trailing || anchor.attribute == .right
      let known = system.items.index(ofKnown: anchor)
      return isEnd && (known == item || system.items.items[known].owner == item)
    }
  }
}
