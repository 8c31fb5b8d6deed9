import Anchorage
import Cassowary

// The open numbers, as a person would describe them: optional constraints of one priority that compete are a tie,
// and only the first of several numbers that follow from each other is reported.

extension LayoutEngine {
  /// One of the four numbers of an item's frame.
  struct FrameNumber {
    var entry: Int
    var number: FrameNumbers
  }

  /// The reports of ties, and of items whose frames the constraints leave open.
  func openingReports() -> [LayoutDiagnostic] {
    // Each range usually takes a solve, and nobody reads more than a hundred.
    let subjects = openingSubjects(rangeCount: 100)
    let sources = sources(among: Set(subjects.flatMap { $0.tied }))
    return subjects.map { subject in
      subject.isTie ? .tie(LayoutTie(subject, sources)) : .ambiguity(ambiguity(of: subject))
    }
  }

  /// The subjects of the reports about open numbers.
  ///
  /// - Parameter rangeCount: The number of ranges to find.
  /// - Complexity: O(1) if no number is open. Otherwise a solve without presolve, and the solution of a linear system
  ///   for each open number.
  func openingSubjects(rangeCount: Int) -> [OpeningSubject] {
    guard ties.ambiguousItemCount > 0 else { return [] }
    let numbers = openNumbers()
    let forms = numbers.map { number in
      let form = form(number.number, of: entries[number.entry])
      return Array(form.buffer)
    }
    var subjects = OpeningSubjects()
    guard let openings = solver.openings(of: forms) else {
      // Rounding errors hide which numbers follow from others, so all of them are reported.
      for number in numbers { subjects.add(number, nil, of: entries[number.entry], group: nil) }
      return subjects.all
    }
    var left = rangeCount
    lazy var order = TreeOrder(constraintsInTreeOrder)
    let settled = openingsSettledByStacks(openings)
    for (index, opening) in openings.enumerated() where !settled.contains(index) {
      switch opening {
      case .tie(let tie, let forms):
        subjects.add(subject(of: tie, forms.map { numbers[$0] }, order))
      case .value(let form, let group):
        let number = numbers[form]
        subjects.add(number, left > 0 ? range(of: number) : nil, of: entries[number.entry], group: group)
        left -= 1
      }
    }
    return subjects.all
  }

  /// The indices of ties between the content sizes of views in one stack view, which the order of the views decides,
  /// according to the documentation of stack views.
  private func openingsSettledByStacks(_ openings: [Opening]) -> Set<Int> {
    let tied = openings.map { opening in
      if case .tie(let tie, _) = opening { tie.members.map { $0.constraint } } else { [] as [ConstraintID] }
    }
    let sources = sources(among: Set(tied.joined()))
    return Set(
      tied.indices.filter { index in
        !tied[index].isEmpty && areContentsOfStack(tied[index].map { sources[$0] })
      })
  }

  /// Whether all sources are content sizes of views that fill one stack view.
  private func areContentsOfStack(_ sources: [ConflictSource?]) -> Bool {
    var stack: LayoutView?
    for source in sources {
      guard case .content(let item, let bound, _)? = source, let view = item as? LayoutView,
        let superview = view.superview, superview === stack ?? superview,
        superview.fills(along: bound.axis, with: view)
      else { return false }
      stack = superview
    }
    return true
  }

  private func subject(of tie: Tie, _ numbers: [FrameNumber], _ order: TreeOrder) -> OpeningSubject {
    OpeningSubject(
      numbers: numbers, tied: order.sorted(tie.members.map { $0.constraint }),
      givingWay: Set(tie.members.filter { $0.error != 0 }.map { $0.constraint }),
      priority: tie.strength.rawValue, amount: tie.total)
  }

  /// The open numbers that are worth a report, in the order of the tree.
  ///
  /// A guide may be open, and so may a hidden view, whose constraints are often inactive until it is shown.
  func openNumbers() -> [FrameNumber] {
    var numbers: [FrameNumber] = []
    let isHidden = hiddenEntries()
    for (index, entry) in entries.enumerated() {
      if entry.free.isEmpty || isHidden[index] || !isReported(entry) { continue }
      for number in FrameNumbers.eachInReports where entry.free.contains(number) {
        numbers.append(FrameNumber(entry: index, number: number))
      }
    }
    return numbers
  }

  /// The values that the anchor of a number can have.
  private func range(of number: FrameNumber) -> ClosedRange<Double>? {
    let form = formAnchor(number)
    guard let range = solver.range(of: form.buffer) else { return nil }
    return range.low + form.constant...range.high + form.constant
  }

  /// Whether the anchor of a number is open.
  func isAnchorOpen(_ number: FrameNumber) -> Bool {
    let form = formAnchor(number)
    return solver.openings(of: [Array(form.buffer)])?.isEmpty != true
  }

  /// The anchor by which reports name a number, as a linear form.
  private func formAnchor(_ number: FrameNumber) -> LinearForm {
    let entry = entries[number.entry]
    var form = form(number.number, of: entry)
    // The form is about the frame, and anchors are about the alignment rectangle.
    switch number.number {
    case .x:
      if isRightToLeft(entry) { form.add(1, entry.width) }
      form.constant += entry.alignment.leading
    case .y: form.constant += entry.alignment.top
    default: break
    }
    return form
  }

  /// Whether leading is right in the container of an item.
  func isRightToLeft(_ entry: EngineEntry) -> Bool { container(of: entry).direction == .rightToLeft }

  /// Whether an open frame of an item is reported. The item may be gone since the last pass.
  func isReported(_ entry: EngineEntry) -> Bool {
    entry.isAlive && (entry.isView || entry.guide?.role == .scrollContent)
  }

  /// Describes a tie.
  func words(of tie: Tie) -> LayoutTie {
    let subject = subject(of: tie, [], TreeOrder(constraintsInTreeOrder))
    return LayoutTie(subject, sources(among: Set(subject.tied)))
  }

  /// Whether any of these optional constraints is in a tie, reported or not.
  func isTied(any others: [ConflictSource]) -> Bool {
    // Rounding errors hide which numbers are open.
    guard solver.openings(of: []) != nil else { return true }
    var terms: [Term] = []
    for anchor in others.flatMap({ $0.anchors }) {
      guard let entry = entry(of: anchor.item) else { continue }
      for number in FrameNumbers.each where entry.free.contains(number) {
        let form = form(number, of: entry)
        // With these weights, numbers that move against each other do not cancel out.
        let weight = 1 + 1 / Double(terms.count + 2)
        terms += form.buffer.map { Term($0.coefficient * weight, $0.variable) }
      }
    }
    let ties = terms.withUnsafeBufferPointer { solver.ties(of: $0) }
    let tied = sources(among: Set(ties.flatMap { $0.members.map { $0.constraint } }))
    let known = Set(others.compactMap { $0.problemSource })
    return tied.values.contains { source in source.problemSource.map { known.contains($0) } ?? false }
  }

  private func ambiguity(of subject: OpeningSubject) -> LayoutAmbiguity {
    // A content area has a report of its own.
    let first = subject.numbers.first.map { entries[$0.entry] }
    var ambiguity = LayoutAmbiguity(parts: [], scrollView: first?.guide?.owningView?.displayName)
    var (lastEntry, name) = (-1, "")
    for (number, range) in zip(subject.numbers, subject.ranges) {
      if number.entry != lastEntry {
        (lastEntry, name) = (number.entry, entries[number.entry].item.object.displayName)
      }
      for attribute in number.number.attributes { ambiguity.add(attribute, range, of: name) }
    }
    return ambiguity
  }
}

/// The subjects of the open numbers, gathered by cause.
private struct OpeningSubjects {
  private(set) var all: [OpeningSubject] = []
  /// The subjects by group of values that move together, and by item.
  private var subjectOfGroup: [Int32: Int] = [:]
  private var subjectOfItem: [ObjectIdentifier: Int] = [:]

  mutating func add(_ tie: OpeningSubject) { all.append(tie) }

  /// Adds a number to the subject of its group, else to the subject of its item, else to a new subject.
  mutating func add(
    _ number: LayoutEngine.FrameNumber, _ range: ClosedRange<Double>?, of entry: EngineEntry, group: Int32?
  ) {
    let node = ObjectIdentifier(entry.node)
    // A content area has a report of its own.
    let group = entry.guide?.owningView == nil ? group : nil
    let known = group.flatMap { subjectOfGroup[$0] } ?? subjectOfItem[node]
    let index = known ?? all.count
    if known == nil { all.append(OpeningSubject()) }
    all[index].numbers.append(number)
    all[index].ranges.append(range)
    if let group { subjectOfGroup[group] = index }
    subjectOfItem[node] = index
  }
}

/// The positions of constraints in the order of the tree.
private struct TreeOrder {
  private var positions: [ConstraintID: Int] = [:]

  init(_ constraints: [ConstraintID]) {
    for (position, id) in constraints.enumerated() { positions[id] = position }
  }

  /// The constraints that are in the tree, in its order.
  func sorted(_ constraints: [ConstraintID]) -> [ConstraintID] {
    let known = constraints.filter { positions[$0] != nil }
    return known.sorted { (positions[$0] ?? 0) < (positions[$1] ?? 0) }
  }
}

extension LayoutAmbiguity {
  /// Adds an attribute of an item; all attributes of an item are added one after the other.
  fileprivate mutating func add(
    _ attribute: LayoutAttribute, _ range: ClosedRange<Double>?, of item: String
  ) {
    if parts.last?.item != item { parts.append(Part(item: item, attributes: [], ranges: [])) }
    let part = parts.count - 1
    let place = parts[part].attributes.count { $0.rank < attribute.rank }
    parts[part].attributes.insert(attribute, at: place)
    parts[part].ranges.insert(range, at: place)
  }
}

extension LayoutAttribute {
  /// The position in a list of open attributes.
  fileprivate var rank: Int {
    switch self {
    case .leading: 0
    case .top: 1
    case .width: 2
    default: 3
    }
  }
}

/// The open numbers of a report, and the optional constraints that compete for them.
struct OpeningSubject {
  var numbers: [LayoutEngine.FrameNumber] = []
  /// The range of the anchor of each number; `nil` if it is unknown.
  var ranges: [ClosedRange<Double>?] = []
  /// The optional constraints that tie, in the order of the tree; empty if constraints are missing.
  var tied: [ConstraintID] = []
  /// The constraints of the tie that do not hold.
  var givingWay: Set<ConstraintID> = []
  /// The priority of the tie.
  var priority: Double = 0
  /// The total of their errors, in points.
  var amount: Double = 0

  /// Whether optional constraints tie; otherwise constraints are missing.
  var isTie: Bool { priority > 0 }
}

// MARK: - Ties

extension LayoutTie {
  /// Describes a tie.
  ///
  /// - Parameter sources: The sources of its constraints.
  init(_ subject: OpeningSubject, _ sources: [ConstraintID: ConflictSource]) {
    let known = subject.tied.filter { sources[$0] != nil }
    let tied = known.compactMap { sources[$0] }
    let shown = tied.prefix(LayoutConflict.largestMemberCount)
    givingWay = shown.indices.filter { subject.givingWay.contains(known[$0]) }
    priority = LayoutPriority(Float(subject.priority))
    constraints = shown.map { $0.memberWithPriority }
    omittedCount = tied.count - shown.count
    amount = subject.amount
    // A constraint is about its first anchor.
    let names = shown.map { $0.anchors.first?.item.displayName }
    func eachOnce(_ names: [String]) -> [String] {
      var named: Set<String> = []
      return names.filter { named.insert($0).inserted }
    }
    items = eachOnce(names.compactMap { $0 })
    itemsGivingWay = eachOnce(givingWay.compactMap { names[$0] })
  }
}

extension ConflictSource {
  /// The line of a report, with the priority of a content size.
  fileprivate var memberWithPriority: LayoutConflict.Member {
    var line = member
    line.text += priorityText
    return line
  }
}
