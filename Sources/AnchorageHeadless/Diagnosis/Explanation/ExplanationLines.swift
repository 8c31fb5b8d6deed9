import Anchorage
import Cassowary

/// The lines of an explanation: one for each constraint, or for several that read as one.
struct ExplanationLines {
  private(set) var lines: [LayoutExplanation.Line] = []
  /// The constraints of each line.
  private var ids: [[ConstraintID?]] = []

  init(_ members: [ExplainedMember]) {
    var isListed = [Bool](repeating: false, count: members.count)
    var contents: [AnchorKey: [Int]] = [:]
    var equalities: [AnchorKey: [Int]] = [:]
    for (index, member) in members.enumerated() {
      if let key = member.content?.key { contents[key, default: []].append(index) }
      if let key = member.equality?.firstKey { equalities[key, default: []].append(index) }
    }
    /// The next equality of a chain.
    func link(to chain: EqualityChain) -> Int? {
      chain.end.flatMap { equalities[$0] }?.first { index in
        !isListed[index] && members[index].equality.map { chain.continues(with: $0) } ?? false
      }
    }
    for index in members.indices where !isListed[index] {
      isListed[index] = true
      var line = members[index].line
      var included = [members[index].id]
      if let content = members[index].content {
        let other = contents[content.key]?.first { !isListed[$0] }
        if let other, case .content(_, _, let dimension)? = members[index].source {
          isListed[other] = true
          included.append(members[other].id)
          line.text =
            "\(content.item.displayName).\(content.bound.attribute) == \(numberText(of: dimension))"
        }
      } else if let first = members[index].equality {
        var chain = EqualityChain(first)
        var next = link(to: chain)
        var limit = RoundLimit(members.count)
        while let position = next {
          limit.countRound(of: "following equalities from one to the next")
          isListed[position] = true
          included.append(members[position].id)
          line.locations += members[position].line.locations
          if let link = members[position].equality { chain.append(link) }
          next = link(to: chain)
        }
        if included.count > 1 { line.text = chain.text }
      }
      lines.append(line)
      ids.append(included)
    }
  }

  /// Stores the constraints that outweigh a constraint; returns whether it has a line.
  mutating func note(_ winners: [String], of id: ConstraintID) -> Bool {
    guard let index = ids.firstIndex(where: { $0.contains(id) }) else { return false }
    lines[index].winners = winners
    return true
  }
}

/// Equalities, each of which begins with the anchor at which the previous ends.
private struct EqualityChain {
  private(set) var text: String
  private var last: LayoutConstraint
  private var constant: Double

  init(_ first: LayoutConstraint) {
    text = first.description
    last = first
    constant = first.constant
  }

  /// The anchor at the end of the chain; `nil` if it ends with a number.
  var end: AnchorKey? { last.secondKey }

  func continues(with next: LayoutConstraint) -> Bool {
    last.secondNode === next.firstNode && last.secondAttribute == next.firstAttribute && last.multiplier == 1
      && last.priority == next.priority
      && (next.firstAttribute.isDimension || last.holder === next.holder)
  }

  mutating func append(_ next: LayoutConstraint) {
    constant += next.constant
    let priority = next.priority == .required ? "" : " ~ \(next.priority)"
    if !priority.isEmpty { text.removeLast(priority.count) }
    if let second = next.secondNode {
      let anchor = anchorText(of: second, next.secondAttribute)
      text += " == \(anchor)\(factorText(of: next.multiplier))\(signedText(of: constant))"
    } else {
      text += " == \(numberText(of: constant))"
    }
    text += priority
    last = next
  }
}

// Inside a type with a property `text`, the global functions of that name are hidden.

private func numberText(of number: Double) -> String { text(of: number) }

private func anchorText(of node: ItemNode, _ attribute: LayoutAttribute) -> String {
  text(of: node, attribute)
}

/// An anchor of an item, as a key.
struct AnchorKey: Hashable {
  let node: ObjectIdentifier
  let attribute: LayoutAttribute
}
