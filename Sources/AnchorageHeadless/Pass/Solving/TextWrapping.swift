import Anchorage
import Cassowary

/// The views whose text may wrap at their laid-out width, in the order of the entries.
///
/// To be independent of the last pass, a pass begins with texts that don't wrap, solves, measures them in the
/// resulting widths, and solves again.
///
/// Most texts are in views whose width follows from required equalities, such as a column between two
/// margins. Their width is known before the first solve, so they are measured ahead; if their lines don't
/// change, a resize changes nothing but parameters.
///
/// Invariant, which ``LayoutEngine/checkListing()`` checks: the views are exactly those whose entries are
/// wrapping, each once.
struct TextWrapping {
  private(set) var views: ContiguousArray<WrappingView> = []
  /// The number of the presolve for which ``WrappingView/hasKnownWidth`` was computed.
  private var presolveNumber: Int?

  /// A view whose text may wrap.
  struct WrappingView: BitwiseCopyable {
    /// The index of the view among the entries.
    let entry: Int
    /// Whether no content can change the width, see ``TextWrapping/findKnownWidths(_:_:isPossible:)``.
    fileprivate(set) var hasKnownWidth = false
    /// Whether the view entered this pass with its content measured in its final width.
    var isMeasuredAhead = false
    /// The width at which the view was last measured.
    var width = -1.0
  }

  subscript(position: Int) -> WrappingView {
    get { views[position] }
    _modify { yield &views[position] }
  }

  /// Finds the views among items that were just listed.
  mutating func list(_ items: borrowing ItemListing) {
    presolveNumber = nil
    let indices = items.updated(views.lazy.map { $0.entry }) { $0.isWrapping }
    views = ContiguousArray(indices.map { WrappingView(entry: $0) })
  }

  /// Lists a view that may wrap from now on.
  mutating func insert(_ entry: Int) {
    let position = views.lastIndex { $0.entry < entry }.map { $0 + 1 } ?? 0
    views.insert(WrappingView(entry: entry), at: position)
    presolveNumber = nil
  }

  /// Finds out which views have a width that no content can change.
  ///
  /// Such a width follows from required equalities, and the view's content is optional, so no conflict can
  /// change it. The heights of these views also share no component with the widths of the other wrapping
  /// views, so measuring ahead doesn't affect these.
  mutating func findKnownWidths(_ items: borrowing ItemListing, _ solver: Solver, isPossible: Bool) {
    guard let number = solver.presolveNumber, number != presolveNumber else { return }
    presolveNumber = number
    let isPossible = isPossible && !solver.hasConflicts
    var (heights, widths): ([Variable], [Variable]) = ([], [])
    for position in views.indices {
      let entry = items[views[position].entry]
      let isKnown = isPossible && solver.knownValue(of: entry.width) != nil && isContentOptional(of: entry)
      views[position].hasKnownWidth = isKnown
      if isKnown { heights.append(Variable(index: entry.height)) }
      if !isKnown { widths.append(Variable(index: entry.width)) }
    }
    if solver.areSeparate(heights, widths) { return }
    for position in views.indices { views[position].hasKnownWidth = false }
  }

  private func isContentOptional(of entry: EngineEntry) -> Bool {
    entry.withView { view in
      let (hugging, resistance) = (view.hugging, view.compressionResistance)
      return max(hugging.horizontal, hugging.vertical, resistance.horizontal, resistance.vertical) < .required
    } ?? false
  }
}

extension TextWrapping: CustomDebugStringConvertible {
  var debugDescription: String {
    let texts = views.map { "\($0.entry)\($0.hasKnownWidth ? " of known width" : "")" }
    return "wrapping: \(texts.joined(separator: ", "))"
  }
}

extension LayoutEngine {
  /// Begins a pass: measures ahead the views whose width is known, and resets the widths of the others.
  func beginWrapping() {
    if wrapping.views.isEmpty { return }
    updatePlacement(at: 0)
    findKnownWidths()
    for position in wrapping.views.indices {
      wrapping[position].isMeasuredAhead = measureAhead(at: position)
      if !wrapping[position].isMeasuredAhead { noteUnwrapping(at: wrapping[position].entry) }
    }
  }

  /// Finds out which views have a width that no content can change.
  private func findKnownWidths() {
    wrapping.findKnownWidths(items, solver, isPossible: query == nil && !guides.followFrames)
  }

  /// Measures a view at its known width, if it has one; returns whether it has.
  private func measureAhead(at position: Int) -> Bool {
    let index = wrapping[position].entry
    guard wrapping[position].hasKnownWidth, let known = solver.knownValue(of: entries[index].width),
      let view = entries[index].view, view.isMeasuredByWidth, view.laidOutWidth != nil
    else { return false }
    // A rounding error must not decide what fits into a line.
    let width = Tolerance.withoutRoundingError(known)
    let isInvalid = view.pending.contains(.contentSize)
    // Constraints about baselines use the text before it wraps.
    if isInvalid && items.measuresBaselines { return false }
    view.laidOutWidth = width
    if width != wrapping[position].width && !isInvalid {
      measureSize(of: view, at: index)
      updateContent(at: index)
    }
    wrapping[position].width = width
    return true
  }

  /// Resets the width at which a view wraps, and notes that its content has to be measured.
  private func noteUnwrapping(at index: Int) {
    guard forgetLaidOutWidth(at: index) else { return }
    entries[index].view?.pending.insert(.contentSize)
    work.insert(.contentSize, at: index)
  }

  /// Unwraps the views that were measured ahead if new constraints invalidate the known widths; returns
  /// whether they do.
  func unwrapIfWrong() -> Bool {
    guard wrapping.views.contains(where: { $0.isMeasuredAhead }) else { return false }
    findKnownWidths()
    let isWrong = wrapping.views.contains { $0.isMeasuredAhead && !$0.hasKnownWidth }
    if !isWrong && !solver.hasConflicts { return false }
    for position in wrapping.views.indices where wrapping[position].isMeasuredAhead {
      wrapping[position].isMeasuredAhead = false
      forgetLaidOutWidth(at: wrapping[position].entry)
      measure(at: wrapping[position].entry)
      updateContent(at: wrapping[position].entry)
    }
    return true
  }

  /// Measures the wrapping views in their widths; returns whether that changed anything.
  func measureWrapping() -> Bool {
    var hasChanged = false
    for position in wrapping.views.indices {
      let index = wrapping[position].entry
      let width = Tolerance.withoutRoundingError(value(entries[index].width))
      if wrapping[position].isMeasuredAhead && wrapping[position].width == width { continue }
      guard let view = entries[index].view, view.isMeasuredByWidth else { continue }
      view.laidOutWidth = width
      wrapping[position].width = width
      measure(at: index)
      hasChanged = updateContent(at: index) || hasChanged
    }
    if hasChanged { widenGuides() }
    return hasChanged
  }

  /// Resets the width at which every view wraps. An added view may have the width of another tree.
  func forgetLaidOutWidths() {
    for position in wrapping.views.indices { wrapping[position].isMeasuredAhead = false }
    for entry in entries {
      _ = entry.withView { view in
        if view.laidOutWidth != nil { view.laidOutWidth = nil }
      }
    }
  }

  /// Resets the width at which a view wraps; returns whether it had one.
  @discardableResult
  private func forgetLaidOutWidth(at index: Int) -> Bool {
    guard let view = entries[index].view, view.laidOutWidth != nil else { return false }
    view.laidOutWidth = nil
    return true
  }
}
