import Cassowary

// What the constraints leave open, as a person would tell it: wishes of one priority that compete as such, and of
// numbers that follow from each other the first.

extension LayoutEngine {
  /// The number of an item's frame.
  struct FrameNumber {
    var entry: Int
    var number: FrameNumbers
  }

  /// The ties of wishes, and the items whose frames nothing decides.
  ///
  /// - Complexity: Nothing where no number is open. Otherwise, a solve without presolve, and for each open number the
  ///   solution of a system.
  ///
  /// - Parameter rangeCount: Of how many numbers the range is found. Each takes a solve as a rule.
  func openingReports(
    rangeCount: Int = 100
  ) -> (diagnostics: [LayoutDiagnostic], subjects: [OpeningSubject]) {
    guard ambiguousItemCount > 0 else { return ([], []) }
    let numbers = openNumbers()
    let forms = numbers.map { number in
      form(number.number, of: entries[number.entry])
      return Array(form.buffer)
    }
    var reports = OpeningReports()
    guard let openings = solver.openings(of: forms) else {
      // Where rounding errors hide what follows from what, everything is told.
      for number in numbers { add(number, nil, group: nil, to: &reports) }
      return (reports.diagnostics, reports.subjects)
    }
    var left = rangeCount
    for opening in openings {
      switch opening {
      case .tie(let tie, let forms):
        let (words, wishes) = words(of: tie)
        let moving = forms.map { numbers[$0] }
        reports.add(words, OpeningSubject(numbers: moving, wishes: wishes, priority: tie.strength.rawValue))
      case .value(let form, let group):
        add(numbers[form], left > 0 ? range(of: numbers[form]) : nil, group: group, to: &reports)
        left -= 1
      }
    }
    return (reports.diagnostics, reports.subjects)
  }

  private func add(
    _ number: FrameNumber, _ range: ClosedRange<Double>?, group: Int32?, to reports: inout OpeningReports
  ) {
    reports.add(number, attribute(of: number), range, of: entries[number.entry], group: group)
  }

  /// The numbers that are open in the order of the tree, but for those that do no harm.
  ///
  /// A guide may be open, and so may a hidden view, whose constraints are often inactive until it is shown.
  func openNumbers() -> [FrameNumber] {
    var numbers: [FrameNumber] = []
    // Where the outermost hidden view around the entry ends.
    var hiddenEnd = 0
    for (index, entry) in entries.enumerated() {
      if index >= hiddenEnd, entry.withView({ $0.isHidden }) == true { hiddenEnd = Int(entry.end) }
      if entry.free.isEmpty || index < hiddenEnd || !isTold(entry) { continue }
      for number in FrameNumbers.eachInReports where entry.free.contains(number) {
        numbers.append(FrameNumber(entry: index, number: number))
      }
    }
    return numbers
  }

  /// The attribute that code uses for a number.
  private func attribute(of number: FrameNumber) -> LayoutAttribute {
    switch number.number {
    case .x: .leading
    case .y: .top
    case .width: .width
    default: .height
    }
  }

  /// The values that a number can have as the anchor that it is called by.
  private func range(of number: FrameNumber) -> ClosedRange<Double>? {
    let constant = formAnchor(number)
    guard let range = solver.range(of: form.buffer) else { return nil }
    return range.low + constant...range.high + constant
  }

  /// Whether the anchor that a number is called by is open, whatever else is.
  func isAnchorOpen(_ number: FrameNumber) -> Bool {
    _ = formAnchor(number)
    return solver.openings(of: [Array(form.buffer)])?.isEmpty != true
  }

  /// Forms the anchor that a number is called by, but for what is returned.
  private func formAnchor(_ number: FrameNumber) -> Double {
    let entry = entries[number.entry]
    form(number.number, of: entry)
    // The form is about the frame, and anchors are about the alignment rectangle.
    switch number.number {
    case .x:
      if isRightToLeft(entry) { form.add(1, entry.width) }
      return form.constant + entry.alignment.leading
    case .y: return form.constant + entry.alignment.top
    default: return form.constant
    }
  }

  /// Whether leading is right where the item is.
  func isRightToLeft(_ entry: EngineEntry) -> Bool { container(of: entry).direction == .rightToLeft }

  /// Whether reports are about an item if its frame is open. The item may be gone since the last pass.
  func isTold(_ entry: EngineEntry) -> Bool {
    entry.isAlive && (entry.isView || entry.guide?.role == .scrollContent)
  }

  /// Puts a tie into words, its wishes in the order of the tree.
  func words(of tie: Tie) -> (words: LayoutTie, wishes: [ConstraintID]) {
    let wanted = Set(tie.wishes.map { $0.constraint })
    let named = namedConstraints(among: wanted)
    var (sources, wishes): ([NamedConflictSource], [ConstraintID]) = ([], [])
    for id in constraintsInTreeOrder where wanted.contains(id) {
      guard let source = named[id] ?? source(of: id).map(NamedConflictSource.init) else { continue }
      sources.append(source)
      wishes.append(id)
    }
    return (LayoutTie(sources, priority: tie.strength.rawValue, amount: tie.total), wishes)
  }

  /// Whether the constraints leave the frame of an item open, as of the last pass.
  func isAmbiguous(_ item: HeadlessItem) -> Bool {
    entry(of: item).map { !$0.free.isEmpty } ?? false
  }
}

/// Reports of what is open, each of which is about one cause.
private struct OpeningReports {
  private(set) var diagnostics: [LayoutDiagnostic] = []
  /// The subject of each report.
  private(set) var subjects: [OpeningSubject] = []
  /// Of each group of values that move together, and of each item, the report that tells it.
  private var reportOfGroup: [Int32: Int] = [:]
  private var reportOfItem: [ObjectIdentifier: Int] = [:]

  mutating func add(_ tie: LayoutTie, _ subject: OpeningSubject) {
    diagnostics.append(.tie(tie))
    subjects.append(subject)
  }

  /// Adds a number to the report about its group, or else to that about its item, or else to a new one.
  mutating func add(
    _ number: LayoutEngine.FrameNumber, _ attribute: LayoutAttribute, _ range: ClosedRange<Double>?,
    of entry: EngineEntry, group: Int32?
  ) {
    guard let item = entry.node.item else { return }
    let node = ObjectIdentifier(entry.node)
    // A content area is told in a sentence of its own.
    let scrollView = entry.guide?.owningView?.displayName
    let known = (scrollView == nil ? group.flatMap { reportOfGroup[$0] } : nil) ?? reportOfItem[node]
    let report = known ?? diagnostics.count
    var ambiguity = LayoutAmbiguity(parts: [], scrollView: scrollView)
    if known == nil {
      diagnostics.append(.ambiguity(ambiguity))
      subjects.append(OpeningSubject())
    } else if case .ambiguity(let earlier) = diagnostics[report] {
      ambiguity = earlier
    }
    ambiguity.add(attribute, range, of: item.displayName)
    subjects[report].numbers.append(number)
    diagnostics[report] = .ambiguity(ambiguity)
    if let group, scrollView == nil { reportOfGroup[group] = report }
    reportOfItem[node] = report
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
