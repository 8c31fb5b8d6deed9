import Anchorage
import Cassowary

// Notes are computed after a pass, from the entries with their values and from the constraints that views hold.

extension LayoutEngine {
  /// The facts that are not errors but may be unintended.
  func notes() -> [LayoutNote] { notes(of: findNotes()) }

  /// The notes about views, then the notes about constraints.
  func notes(of found: NoteFindings) -> [LayoutNote] { found.inOrder + constraintNotes(found) }

  /// Finds the notes about views, and the constraints that other notes may be about.
  ///
  /// - Parameters:
  ///   - askingSolver: Whether to find the notes that take queries of the solver.
  ///   - ignored: The names of views whose lack of room doesn't matter, if only notes about room are wanted.
  func findNotes(askingSolver: Bool = true, ignoring ignored: Set<String>? = nil) -> NoteFindings {
    guard isIdle, !entries.isEmpty else { return NoteFindings(isHidden: []) }
    var found = NoteFindings(isHidden: hiddenEntries(), ignoring: ignored)
    findAxes(&found)
    collectConstraints(&found)
    noteEmptyViews(&found)
    for index in entries.indices where !found.isHidden[index] && entries[index].isAlive && found.hasRoom {
      noteContent(at: index, &found)
      notePlace(at: index, &found)
      noteHistory(at: index, &found)
    }
    noteOverlappingTexts(&found)
    noteHiddenViews(&found)
    noteWideTexts(&found)
    noteEmptyStacks(&found)
    if askingSolver {
      noteDerivedExtents(&found)
      explainLostContents(&found)
    }
    return found
  }

  private func findAxes(_ found: inout NoteFindings) {
    for axis in LayoutAxis.allCases where extent(of: 0, along: axis) >= Tolerance.notedPoints {
      found.axes.append(axis)
    }
  }

  /// Whether each entry is hidden, or inside a hidden view.
  func hiddenEntries() -> [Bool] {
    var isHidden = [Bool](repeating: false, count: entries.count)
    for (index, entry) in entries.enumerated() {
      isHidden[index] =
        entry.parent >= 0 && isHidden[Int(entry.parent)] || entry.withView { $0.isHidden } ?? !entry.isAlive
    }
    return isHidden
  }

  /// Lists the constraints of the program, and the facts about views that follow from them.
  private func collectConstraints(_ found: inout NoteFindings) {
    for (index, entry) in entries.enumerated() {
      entry.view?.held.forEach { constraint in
        let first = Int(constraint.firstNode.entry)
        constraint.forEachNode { if $0 !== entry.node { found.placedFromOutside.insert($0.entry) } }
        guard !constraint.isMadeByView, constraint.solverID != nil, covers(constraint) else { return }
        found.constraints.append(NoteFindings.Held(constraint: constraint, holder: index))
        if found.subjects[first] == nil { found.subjects[first] = constraint }
        if constraint.firstAttribute.isDimension, constraint.relation == .equal,
          let axis = constraint.firstAttribute.axis
        {
          found.sized.insert(NoteFindings.Extent(entry: first, axis: axis))
        }
      }
    }
  }

  /// Whether the last pass covered all items of a constraint; a view may have become the root of another tree since.
  func covers(_ constraint: LayoutConstraint) -> Bool {
    var isCovered = true
    constraint.forEachNode { if items.index(of: $0) == nil { isCovered = false } }
    return isCovered
  }

  /// The width or the height of an item, from edge to edge of its frame.
  func extent(of index: Int, along axis: LayoutAxis) -> Double {
    let segment = entries[index].segment(along: axis)
    return value(segment.size) + segment.near + segment.far
  }

  func isFree(_ index: Int, along axis: LayoutAxis, extent: Bool) -> Bool {
    let number: FrameNumbers =
      switch (axis, extent) {
      case (.horizontal, true): .width
      case (.horizontal, false): .x
      case (.vertical, true): .height
      case (.vertical, false): .y
      }
    return entries[index].free.contains(number)
  }
}

// MARK: - Views

extension LayoutEngine {
  /// Notes views with a zero dimension that contain larger views.
  ///
  /// A constraint that makes a dimension 0 closes the view on purpose. Open dimensions are reported as ambiguous.
  private func noteEmptyViews(_ found: inout NoteFindings) {
    for axis in LayoutAxis.allCases {
      var contents: [Int: [Int]] = [:]
      var order: [Int] = []
      for index in entries.indices.dropFirst() where entries[index].isView && !found.isHidden[index] {
        let parent = Int(entries[index].parent)
        guard isZero(parent, along: axis), !isZero(index, along: axis) else { continue }
        if contents[parent] == nil { order.append(parent) }
        contents[parent, default: []].append(index)
      }
      for index in order where found.hasRoom {
        guard let view = entries[index].view, let contents = contents[index] else { continue }
        found.empty.insert(NoteFindings.Extent(entry: index, axis: axis))
        if isFree(index, along: axis, extent: true) || isClosed(view, along: axis) { continue }
        let shown = contents.prefix(LayoutConflict.largestMemberCount)
        found.add(
          .empty(axis), at: index,
          items: [view.displayName] + shown.compactMap { entries[$0].view?.displayName },
          omittedCount: contents.count - shown.count)
      }
    }
  }

  func isZero(_ index: Int, along axis: LayoutAxis) -> Bool {
    extent(of: index, along: axis) < Tolerance.notedPoints
  }

  /// Whether a constraint makes a dimension of a view zero.
  private func isClosed(_ view: LayoutView, along axis: LayoutAxis) -> Bool {
    var isClosed = false
    view.held.forEach {
      if $0.secondNode == nil, $0.sides == nil, $0.firstNode === view.node, $0.firstAttribute.isDimension,
        $0.firstAttribute.axis == axis, $0.relation != .greaterThanOrEqual, $0.storedConstant == 0
      {
        isClosed = true
      }
    }
    return isClosed
  }

  /// Notes text that is cut, and other content that is compressed although no constraint states the size of its view.
  private func noteContent(at index: Int, _ found: inout NoteFindings) {
    let entry = entries[index]
    guard max(entry.content.width, entry.content.height) >= 0, let view = entry.view else { return }
    let label = view.asLabel
    var reasons: [LayoutNote.Reason] = []
    for axis in found.axes {
      let (needed, available) = (entry.content[axis], value(entry.segment(along: axis).size))
      guard needed > available + Tolerance.notedPoints else { continue }
      let priority = view.contentCompressionResistancePriority(for: axis)
      if view.showsText {
        if let label, wrapsInside(label, entry) { continue }
        // Text with such a low resistance fills a gap: the dots between a name and a price.
        if priority < .low { continue }
        reasons.append(.cutText(axis, needed: needed, available: available))
      } else {
        // A stated size, or a lowered resistance, is intended.
        let isMeant =
          priority < .high || found.sized.contains(NoteFindings.Extent(entry: index, axis: axis))
        if isMeant && available >= Tolerance.notedPoints { continue }
        reasons.append(.compressedContent(axis, needed: needed, available: available))
      }
    }
    // If nothing is visible, the missing amounts don't matter.
    if reasons.count == 2 && LayoutAxis.allCases.allSatisfy({ isZero(index, along: $0) }) {
      return found.add(.unsized, at: index, items: [view.displayName])
    }
    for reason in reasons { found.add(reason, at: index, items: [view.displayName]) }
    if let label, label.numberOfLines > 1 {
      let needed = label.metrics.lines(of: label.text, fitting: value(entry.width)).count
      if needed > label.numberOfLines {
        found.add(
          .cutLines(needed: needed, available: label.numberOfLines), at: index, items: [view.displayName])
      }
    } else if let heights = view.measuredContent?.heightsOfLines(fitting: view.laidOutWidth) {
      found.add(
        .cutText(.vertical, needed: heights.all, available: heights.allowed), at: index,
        items: [view.displayName])
    }
  }

  /// Whether a text that was measured in another width fits into its frame all the same, because it wraps again as it is drawn.
  private func wrapsInside(_ label: LayoutLabel, _ entry: EngineEntry) -> Bool {
    if label.numberOfLines == 1 { return false }
    let (width, height) = (value(entry.width), value(entry.height))
    let size = label.textSize(wrappedAt: width)
    return size.width <= width + Tolerance.notedPoints && size.height <= height + Tolerance.notedPoints
  }

  /// Notes a view that reaches beyond its superview.
  private func notePlace(at index: Int, _ found: inout NoteFindings) {
    let distances = distancesOutside(of: index, found)
    guard distances != .zero, let view = entries[index].view, let superview = view.superview else { return }
    found.addOutside(view, at: index, distances, superview: superview, at: Int(entries[index].parent))
  }

  /// The distances by which a view reaches beyond its superview; zero for the content of a scroll view.
  ///
  /// Open frames are reported as ambiguous, and a superview with a zero dimension is noted as empty.
  func distancesOutside(of index: Int, _ found: NoteFindings) -> LayoutInsets {
    let entry = entries[index]
    guard entry.isView, entry.parent >= 0, let view = entry.view else { return .zero }
    let parent = Int(entry.parent)
    guard !entries[parent].isScroll else { return .zero }
    var distances = LayoutInsets.zero
    for axis in found.axes where !found.empty.contains(NoteFindings.Extent(entry: parent, axis: axis)) {
      let isOpen = [(index, false), (index, true), (parent, true)].contains {
        isFree($0.0, along: axis, extent: $0.1)
      }
      if isOpen { continue }
      let (own, outer) = (entry.segment(along: axis), entries[parent].segment(along: axis))
      // A shadow may reach beyond the superview: it is outside the alignment rectangle.
      let start = value(own.origin) - (value(outer.origin) - outer.near)
      let before = -start
      let after = start + value(own.size) - extent(of: parent, along: axis)
      // Except for text, reaching equally far beyond both edges is intended: a picture that fills its superview, or a
      // knob on a bar.
      let isCentred = (before - after).magnitude < Tolerance.notedPoints
      if isCentred, !view.showsText { continue }
      if axis == .horizontal {
        distances.leading = before > Tolerance.notedPoints ? before : 0
        distances.trailing = after > Tolerance.notedPoints ? after : 0
      } else {
        distances.top = before > Tolerance.notedPoints ? before : 0
        distances.bottom = after > Tolerance.notedPoints ? after : 0
      }
    }
    return distances
  }

  /// Notes that a view's frame is unused, or that the view has lost its constraints.
  private func noteHistory(at index: Int, _ found: inout NoteFindings) {
    let entry = entries[index]
    guard index > 0, let view = entry.view, !view.translatesMask else { return }
    if let frame = view.unusedFrame, !entry.free.isEmpty {
      let members = found.subjects[index].map { [ConflictSource.constraint($0).member] } ?? []
      found.add(.unusedFrame(frame), at: index, items: [view.displayName], members: members)
    }
    if view.lostConstraints, root.isAncestor(of: view), !found.placedFromOutside.contains(view.node.entry) {
      found.add(.unplacedSinceRemoval, at: index, items: [view.displayName])
    }
  }
}

extension LayoutView {
  /// The view, or the original of a copied view, as a label.
  var asLabel: LayoutLabel? { self as? LayoutLabel ?? (self as? CopiedView)?.label }

  /// Whether the content is text, including the text of a real view.
  fileprivate var showsText: Bool { asLabel != nil || measuredContent?.isText ?? false }
}
