import Cassowary

/// The lines of an explanation: constraints, and what reads as one line together.
struct ExplanationLines {
  private(set) var lines: [LayoutExplanation.Line] = []
  /// Of each line, the constraints in it.
  private var ids: [[ConstraintID?]] = []

  init(_ members: [ExplainedMember]) {
    var isTold = [Bool](repeating: false, count: members.count)
    for index in members.indices where !isTold[index] {
      isTold[index] = true
      var line = members[index].line
      var told = [members[index].id]
      if let content = members[index].content {
        let other = members.indices.first {
          !isTold[$0] && members[$0].content?.item === content.item
            && members[$0].content?.bound.axis == content.bound.axis
        }
        if let other, case .content(_, _, let dimension)? = members[index].source {
          isTold[other] = true
          told.append(members[other].id)
          line.text =
            "\(content.item.displayName).\(content.bound.attribute) == \(numberText(of: dimension))"
        }
      } else if let first = members[index].equality {
        var chain = EqualityChain(first)
        var next = ExplanationLines.link(to: chain, members, isTold)
        var limit = RoundLimit(members.count)
        while let position = next {
          limit.countRound(of: "following equalities from one to the next")
          isTold[position] = true
          told.append(members[position].id)
          line.locations += members[position].line.locations
          if let link = members[position].equality { chain.append(link) }
          next = ExplanationLines.link(to: chain, members, isTold)
        }
        if told.count > 1 { line.text = chain.text }
      }
      lines.append(line)
      ids.append(told)
    }
  }

  /// The next equality of a chain.
  private static func link(to chain: EqualityChain, _ members: [ExplainedMember], _ isTold: [Bool]) -> Int? {
    members.indices.first { index in
      !isTold[index] && members[index].equality.map { chain.continues(with: $0) } ?? false
    }
  }

  /// Notes what outweighs a constraint; returns whether there is a line with it.
  mutating func note(_ winners: [String], of id: ConstraintID) -> Bool {
    guard let index = ids.firstIndex(where: { $0.contains(id) }) else { return false }
    lines[index].winners = winners
    return true
  }
}

/// Equalities, each of which begins with the anchor that the one before ends with.
private struct EqualityChain {
  private(set) var text: String
  private var last: LayoutConstraint
  private var constant: Double

  init(_ first: LayoutConstraint) {
    text = first.description
    last = first
    constant = first.constant
  }

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

// Where a type has a text of its own, the functions of that name are hidden.

private func numberText(of number: Double) -> String { text(of: number) }

private func anchorText(of node: ItemNode, _ attribute: LayoutAttribute) -> String {
  text(of: node, attribute)
}
