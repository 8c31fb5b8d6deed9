import Anchorage
import Cassowary

// Describes the members of the solver's justification: the reasons why an anchor has its value.

extension LayoutEngine {
  /// Explains an anchor of an item in the tree, as of the last pass.
  func explanation(of entry: EngineEntry, _ attribute: LayoutAttribute, _ name: String) -> LayoutExplanation {
    let holder = entries[max(0, Int(entry.parent))]
    formAnchor(attribute, of: entry, in: holder)
    let (terms, constant) = (Array(form.buffer), form.constant)
    var explanation = LayoutExplanation(
      anchor: name, value: form.value(of: value), lines: [], lost: [], range: nil, notes: [], help: nil)
    terms.withUnsafeBufferPointer { terms in
      if entry.parent < 0 {
        explanation.notes.append(
          attribute.isDimension
            ? "the size of the root is that of its frame" : "coordinates begin at the root")
      } else if solver.isAmbiguous(terms) {
        explainOpen(terms, constant, name, in: &explanation)
      } else {
        explainDecided(terms, constant, of: entry, attribute, in: &explanation)
      }
    }
    if !root.pendingAnywhere.isDisjoint(with: .engine) {
      explanation.notes.append(
        "the tree has changed since its last pass, and the numbers are from before: call '\(root.displayName).layoutIfNeeded()' and ask again"
      )
    }
    return explanation
  }

  /// Forms an anchor in the coordinates of the view that contains the item.
  ///
  /// They count from its left and top edges, and for leading and trailing under right-to-left from its right edge.
  private func formAnchor(_ attribute: LayoutAttribute, of entry: EngineEntry, in holder: EngineEntry) {
    if attribute.isBaseline && !items.measuresBaselines, let view = entry.view {
      // No constraint is about baselines, so no view was asked for them.
      let isFirst = attribute == .firstBaseline
      let offset = isFirst ? view.firstBaselineOffsetFromTop : -view.baselineOffsetFromBottom
      formAnchor(isFirst ? .top : .bottom, of: entry, in: holder)
      form.constant += offset
      return
    }
    let anchor = LayoutConstraint(
      entry.node, nil, _LayoutStatement(attribute, .equal), placesFirst: false)
    formConstraint(anchor, heldBy: holder)
    if holder.direction == .rightToLeft && attribute.followsDirection {
      form.add(1, holder.width)
      form.constant += holder.alignment.leading + holder.alignment.trailing
    }
    form.dropZeroTerms()
  }
}

// MARK: - Decided values

extension LayoutEngine {
  private func explainDecided(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, of entry: EngineEntry,
    _ attribute: LayoutAttribute,
    in explanation: inout LayoutExplanation
  ) {
    guard let found = solver.justification(of: terms, preferring: preferenceOfTree) else {
      explanation.notes.append("rounding errors hide what it follows from")
      return
    }
    var wanted = Set(found.members.compactMap { $0.constraint })
    for loss in found.losses {
      wanted.insert(loss.constraint)
      wanted.formUnion(loss.winners)
    }
    let sources = sources(among: wanted)
    let sizes = self.sources(among: Set(found.members.compactMap { $0.nonNegativeVariable }))
    var members: [ExplainedMember] = []
    let repeatsOfFrames = Set(
      entries.lazy.filter { $0.guide?.role == .scrollFrame }.flatMap { $0.placementIDs.all })
    for member in found.members {
      if let id = member.constraint {
        // That a scroll view's frame guide is its frame explains nothing.
        if repeatsOfFrames.contains(id) { continue }
        members.append(explained(id, sources[id], error: member.error))
      } else if let variable = member.nonNegativeVariable {
        members.append(ExplainedMember(id: nil, sizes[variable], value: 0, error: 0))
      }
    }
    members = inOrderOfMention(members, from: entry.node, along: attribute.axis)
    var lines = ExplanationLines(members)
    for loss in found.losses {
      let loser = explained(loss.constraint, sources[loss.constraint], error: loss.error)
      var line = loser.line
      line.winners = winners(of: loss, loser, members)
      if !lines.note(line.winners, of: loss.constraint) { explanation.lost.append(line) }
    }
    explanation.lines = lines.lines
    explanation.notes += notes(on: found, constant, explanation.value ?? 0)
  }

  /// The lines that outweigh a constraint, beginning with the lines about the same items.
  private func winners(of loss: Justification.Loss, _ loser: ExplainedMember, _ members: [ExplainedMember])
    -> [String]
  {
    let winners = members.filter { $0.id.map { loss.winners.contains($0) } ?? false }
    let items = loser.anchors.map { $0.item }
    func isNear(_ member: ExplainedMember) -> Bool {
      member.anchors.contains { anchor in items.contains { $0 === anchor.item } }
    }
    return (winners.filter { isNear($0) } + winners.filter { !isNear($0) }).map { $0.line.text }
  }

  private func explained(_ id: ConstraintID, _ source: ConflictSource?, error: Double) -> ExplainedMember {
    var value: Double?
    if case .constraint(let constraint)? = source {
      let isSentence = constraint.sides != nil || constraint.isMadeByView
      let holder = constraint.holder.flatMap { entry(of: $0) }
      if !isSentence, let holder {
        value = number(constraint.firstNode, constraint.firstAttribute, holder)
      }
    } else if let anchor = source?.anchors.first, let entry = entry(of: anchor.item) {
      value = number(anchor.item.node, anchor.attribute, entries[max(0, Int(entry.parent))])
    }
    return ExplainedMember(id: id, source, value: value, error: error)
  }

  private func number(_ node: ItemNode, _ attribute: LayoutAttribute, _ holder: EngineEntry) -> Double? {
    guard let entry = entry(ofNode: node) else { return nil }
    formAnchor(attribute, of: entry, in: holder)
    return form.value(of: value)
  }

  /// Sorts constraints breadth first: constraints about an item, then about the items that these mention, and so on.
  ///
  /// - Complexity: O(anchors of the members).
  private func inOrderOfMention(_ members: [ExplainedMember], from node: ItemNode, along axis: LayoutAxis?)
    -> [ExplainedMember]
  {
    var about: [Mentioned: [Int]] = [:]
    for (index, member) in members.enumerated() {
      for anchor in member.anchors { about[Mentioned(anchor), default: []].append(index) }
    }
    var ordered: [ExplainedMember] = []
    var isOrdered = [Bool](repeating: false, count: members.count)
    var queue = [Mentioned(node: node, axis: axis)]
    var known = Set(queue)
    var next = 0
    func append(_ index: Int) {
      if isOrdered[index] { return }
      isOrdered[index] = true
      ordered.append(members[index])
      for anchor in members[index].anchors where anchor.item !== root {
        if known.insert(Mentioned(anchor)).inserted { queue.append(Mentioned(anchor)) }
      }
    }
    func empty() {
      while next < queue.count {
        next += 1
        for index in about[queue[next - 1]] ?? [] { append(index) }
      }
    }
    empty()
    for index in members.indices {
      append(index)
      empty()
    }
    return ordered
  }

  /// The size of the root, and the sum of the numbers, if the value depends on them.
  private func notes(on found: Justification, _ constant: Double, _ value: Double) -> [String] {
    var notes: [String] = []
    var numbers: [(factor: Double, number: Double)] = []
    for term in found.parameters {
      let attribute: LayoutAttribute = term.variable.index == entries[0].width ? .width : .height
      let number = self.value(term.variable.index)
      notes.append("\(root.displayName).\(attribute) is \(roundedText(of: number))")
      numbers.append((term.coefficient, number))
    }
    for member in found.members { numbers.append((member.factor, member.constant)) }
    numbers.append((1, constant))
    numbers.removeAll { abs($0.factor) < Tolerance.coefficient || $0.number == 0 }
    if numbers.count > 1 {
      notes.append("\(LayoutExplanation.sum(of: numbers)) is \(roundedText(of: value))")
    }
    return notes
  }
}

// MARK: - Open values

extension LayoutEngine {
  private func explainOpen(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, _ name: String,
    in explanation: inout LayoutExplanation
  ) {
    if let range = solver.range(of: terms), range.low < range.high {
      explanation.range = (range.low + constant)...(range.high + constant)
    }
    if let tie = solver.ties(of: terms).first {
      let tie = words(of: tie)
      for member in tie.constraints {
        explanation.lines.append(
          LayoutExplanation.Line(
            text: member.text, value: nil, locations: member.location.map { [$0] } ?? [],
            reason: String(member.origin.words.dropFirst().dropLast()), shortfall: 0, winners: []))
      }
      explanation.notes.append(tie.undecided)
      for case .tie(let reported) in diagnostics() where reported.constraints == tie.constraints {
        explanation.help = reported.help?.description
      }
      return
    }
    let cause = openNumber(settling: terms) ?? name
    explanation.notes.append(
      cause == name
        ? "nothing decides it; the layout uses the value closest to zero"
        : "it follows from '\(cause)', which nothing decides")
    explanation.help = "add a constraint on '\(cause)'"
  }

  /// The first open number of the tree that determines a form.
  private func openNumber(settling terms: UnsafeBufferPointer<Term>) -> String? {
    let numbers = openNumbers()
    let forms = numbers.map { number in
      let form = form(number.number, of: entries[number.entry])
      return Array(form.buffer)
    }
    for case .value(let index, _) in solver.openings(of: forms) ?? [] {
      guard let both = solver.openings(of: [forms[index], Array(terms)]), both.count == 1,
        let attribute = numbers[index].number.attributes.first,
        let item = entries[numbers[index].entry].node.item
      else { continue }
      return "\(item.displayName).\(attribute)"
    }
    return nil
  }
}

/// An item along one axis.
private struct Mentioned: Hashable {
  let node: ObjectIdentifier
  let axis: LayoutAxis?

  init(node: ItemNode, axis: LayoutAxis?) { (self.node, self.axis) = (ObjectIdentifier(node), axis) }

  init(_ anchor: ConflictSource.Anchor) { self.init(node: anchor.item.node, axis: anchor.attribute.axis) }
}
