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

// MARK: - Members

/// A constraint of an explanation, with its source in the tree.
struct ExplainedMember {
  let id: ConstraintID?
  let source: ConflictSource?
  /// The value of its left side; `nil` for a sentence and for a sum.
  let value: Double?
  /// The magnitude of its error.
  let shortfall: Double
  let line: LayoutExplanation.Line

  init(id: ConstraintID?, _ source: ConflictSource?, value: Double?, error: Double) {
    (self.id, self.source, self.value) = (id, source, value)
    shortfall = abs(error)
    line = LayoutExplanation.Line(source, value: value, shortfall: abs(error))
  }

  /// The anchors that take part.
  var anchors: [ConflictSource.Anchor] { source?.anchors ?? [] }

  /// The constraint, if it is an equality of two anchors, or of an anchor and a number.
  var equality: LayoutConstraint? {
    guard case .constraint(let constraint)? = source, constraint.sides == nil, !constraint.isMadeByView,
      constraint.relation == .equal, shortfall == 0
    else { return nil }
    return constraint
  }

  /// The item and the bound of a content size; the two bounds of a dimension have the same key.
  var content: (item: HeadlessItem, bound: ContentBound, key: AnchorKey)? {
    guard case .content(let item, let bound, _)? = source, shortfall == 0 else { return nil }
    return (item, bound, AnchorKey(node: ObjectIdentifier(item.node), attribute: bound.attribute))
  }
}

extension LayoutExplanation.Line {
  init(_ source: ConflictSource?, value: Double?, shortfall: Double) {
    guard let source else {
      self.init(
        text: "a constraint that has been removed since", value: nil, locations: [], reason: "",
        shortfall: shortfall, winners: [])
      return
    }
    let member = source.member
    self.init(
      text: member.text + source.priorityText, value: value, locations: member.location.map { [$0] } ?? [],
      reason: source.reason, shortfall: shortfall, winners: [])
  }
}

extension ConflictSource {
  /// The priority of a content size as the DSL writes it; the text of a constraint includes its own.
  var priorityText: String {
    guard case .content(let item, let bound, _) = self, let view = item as? LayoutView else { return "" }
    let priority =
      bound.relation == .lessThanOrEqual
      ? view.contentHuggingPriority(for: bound.axis)
      : view.contentCompressionResistancePriority(for: bound.axis)
    return priority == .required ? "" : " ~ \(priority)"
  }

  /// The origin of the source, in words; empty for a constraint.
  fileprivate var reason: String {
    let words = String(member.origin.words.dropFirst().dropLast())
    guard case .content(let item, let bound, _) = self, let label = item as? LayoutLabel, !label.text.isEmpty
    else { return words }
    let line = label.text.split(separator: "\n").joined(separator: " ")
    let text = line.count > 24 ? line.prefix(24) + "…" : line
    let isWrapped = bound.axis == .vertical && label.numberOfLines != 1 && label.laidOutWidth != nil
    let width = isWrapped ? label.laidOutWidth.map { ", \(roundedText(of: $0)) wide" } ?? "" : ""
    return "its text '\(text)'\(width)"
  }
}
