import Anchorage
import Cassowary

// The open numbers, as a person would tell them: wishes of one priority that compete are a tie, and of
// numbers that follow from each other only the first is told.

extension LayoutEngine {
  /// The number of an item's frame.
  struct FrameNumber {
    var entry: Int
    var number: FrameNumbers
  }

  /// The ties of wishes, and the items whose frames nothing decides, in words.
  func openingReports() -> [LayoutDiagnostic] {
    // As many ranges as anybody reads. Each takes a solve as a rule.
    let subjects = openingSubjects(rangeCount: 100)
    let sources = sources(among: Set(subjects.flatMap { $0.wishes }))
    return subjects.map { subject in
      subject.isTie ? .tie(LayoutTie(subject, sources)) : .ambiguity(ambiguity(of: subject))
    }
  }

  /// The subjects of the reports about open numbers.
  ///
  /// - Complexity: Nothing where no number is open. Otherwise, a solve without presolve, and for each open number the
  ///   solution of a system.
  ///
  /// - Parameter rangeCount: Of how many numbers the range is found.
  func openingSubjects(rangeCount: Int) -> [OpeningSubject] {
    guard ties.ambiguousItemCount > 0 else { return [] }
    let numbers = openNumbers()
    let forms = numbers.map { number in
      let form = form(number.number, of: entries[number.entry])
      return Array(form.buffer)
    }
    var subjects = OpeningSubjects()
    guard let openings = solver.openings(of: forms) else {
      // Where rounding errors hide what follows from what, everything is told.
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

  /// The ties between contents of views that one stack view lines up: by the documentation of stack views, the order of their
  /// views decides them.
  ///
  /// - Returns: The indices of these openings.
  private func openingsSettledByStacks(_ openings: [Opening]) -> Set<Int> {
    let wishes = openings.map { opening in
      if case .tie(let tie, _) = opening { tie.wishes.map { $0.constraint } } else { [] as [ConstraintID] }
    }
    let sources = sources(among: Set(wishes.joined()))
    return Set(
      wishes.indices.filter { index in
        !wishes[index].isEmpty && areContentsOfStack(wishes[index].map { sources[$0] })
      })
  }

  /// Whether some wishes are the contents of views that fill one stack view.
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
      numbers: numbers, wishes: order.sorted(tie.wishes.map { $0.constraint }),
      givingWay: Set(tie.wishes.filter { $0.error != 0 }.map { $0.constraint }),
      priority: tie.strength.rawValue, amount: tie.total)
  }

  /// The numbers that are open in the order of the tree, but for those that do no harm.
  ///
  /// A guide may be open, and so may a hidden view, whose constraints are often inactive until it is shown.
  func openNumbers() -> [FrameNumber] {
    var numbers: [FrameNumber] = []
    let isHidden = hiddenEntries()
    for (index, entry) in entries.enumerated() {
      if entry.free.isEmpty || isHidden[index] || !isTold(entry) { continue }
      for number in FrameNumbers.eachInReports where entry.free.contains(number) {
        numbers.append(FrameNumber(entry: index, number: number))
      }
    }
    return numbers
  }

  /// The values that a number can have as the anchor that it is called by.
  private func range(of number: FrameNumber) -> ClosedRange<Double>? {
    let form = formAnchor(number)
    guard let range = solver.range(of: form.buffer) else { return nil }
    return range.low + form.constant...range.high + form.constant
  }

  /// Whether the anchor that a number is called by is open, whatever else is.
  func isAnchorOpen(_ number: FrameNumber) -> Bool {
    let form = formAnchor(number)
    return solver.openings(of: [Array(form.buffer)])?.isEmpty != true
  }

  /// The anchor that a number is called by.
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

  /// Whether leading is right where the item is.
  func isRightToLeft(_ entry: EngineEntry) -> Bool { container(of: entry).direction == .rightToLeft }

  /// Whether reports are about an item if its frame is open. The item may be gone since the last pass.
  func isTold(_ entry: EngineEntry) -> Bool {
    entry.isAlive && (entry.isView || entry.guide?.role == .scrollContent)
  }

  /// Puts a tie into words.
  func words(of tie: Tie) -> LayoutTie {
    let subject = subject(of: tie, [], TreeOrder(constraintsInTreeOrder))
    return LayoutTie(subject, sources(among: Set(subject.wishes)))
  }

  /// Whether any of some wishes ties with others, also where no report tells it because a conflict comes first.
  func isTied(any wishes: [ConflictSource]) -> Bool {
    // If rounding errors hide what is open, nobody can say.
    guard solver.openings(of: []) != nil else { return true }
    var terms: [Term] = []
    for anchor in wishes.flatMap({ $0.anchors }) {
      guard let entry = entry(of: anchor.item) else { continue }
      for number in FrameNumbers.each where entry.free.contains(number) {
        let form = form(number, of: entry)
        // With these weights, numbers that move against each other do not cancel out.
        let weight = 1 + 1 / Double(terms.count + 2)
        terms += form.buffer.map { Term($0.coefficient * weight, $0.variable) }
      }
    }
    let ties = terms.withUnsafeBufferPointer { solver.ties(of: $0) }
    let tied = sources(among: Set(ties.flatMap { $0.wishes.map { $0.constraint } }))
    let known = Set(wishes.compactMap { $0.problemSource })
    return tied.values.contains { source in source.problemSource.map { known.contains($0) } ?? false }
  }

  private func ambiguity(of subject: OpeningSubject) -> LayoutAmbiguity {
    // A content area is told in a sentence of its own.
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
  /// Of each group of values that move together, and of each item, the subject that has it.
  private var subjectOfGroup: [Int32: Int] = [:]
  private var subjectOfItem: [ObjectIdentifier: Int] = [:]

  mutating func add(_ tie: OpeningSubject) { all.append(tie) }

  /// Adds a number to the subject with its group, or else to that with its item, or else to a new one.
  mutating func add(
    _ number: LayoutEngine.FrameNumber, _ range: ClosedRange<Double>?, of entry: EngineEntry, group: Int32?
  ) {
    let node = ObjectIdentifier(entry.node)
    // A content area is told in a sentence of its own.
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

/// Where constraints are in the order of the tree.
private struct TreeOrder {
  private var positions: [ConstraintID: Int] = [:]

  init(_ constraints: [ConstraintID]) {
    for (position, id) in constraints.enumerated() { positions[id] = position }
  }

  /// Some constraints in the order of the tree, without those that are not in it.
  func sorted(_ constraints: [ConstraintID]) -> [ConstraintID] {
    let known = constraints.filter { positions[$0] != nil }
    return known.sorted { (positions[$0] ?? 0) < (positions[$1] ?? 0) }
  }
}

extension LayoutAmbiguity {
  /// Adds an attribute of an item whose other attributes were added last, or not at all.
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
  /// The place in a list of what is open.
  fileprivate var rank: Int {
    switch self {
    case .leading: 0
    case .top: 1
    case .width: 2
    default: 3
    }
  }
}

/// The open numbers of a report, and the wishes that compete for them.
struct OpeningSubject {
  var numbers: [LayoutEngine.FrameNumber] = []
  /// The values that each number can have, as the anchor that it is called by; `nil` where they are not known.
  var ranges: [ClosedRange<Double>?] = []
  /// The wishes that tie, in the order of the tree; none where constraints are missing.
  var wishes: [ConstraintID] = []
  /// The wishes that are missed.
  var givingWay: Set<ConstraintID> = []
  /// The priority of the wishes.
  var priority: Double = 0
  /// By how many points they are missed in all.
  var amount: Double = 0

  /// Whether wishes tie; otherwise constraints are missing.
  var isTie: Bool { priority > 0 }
}
