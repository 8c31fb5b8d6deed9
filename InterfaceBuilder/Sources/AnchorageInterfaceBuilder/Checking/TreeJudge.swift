import AnchorageHeadless

/// Compares a tree with its saved frames and finds out why they differ.
///
/// A difference is explained only if it goes away with its reason: constraints that the saved frames break are given the
/// constants of the saved frames, and optional constraints, weaker than all others, prefer the saved frames. If the
/// views are then where they were saved, the reason is the true one.
struct TreeJudge {
  let tree: InterfaceTree
  let document: InterfaceDocument
  let traits: InterfaceTraits
  let measuresTexts: Bool

  /// How far a view may be from where it was saved, in points, apart from rounding errors.
  static let tolerance = 1.0001

  func check() -> InterfaceCheck {
    let layout = tree.layout(in: document, traits: traits, measuresTexts: measuresTexts)
    let checker = SavedFrameChecker(layout)
    let compared = layout.ids.filter { layout.savedFrames[$0] != nil && !checker.unplaced.contains($0) }
    let notes = (layout.notes + document.notes(in: tree)).sorted { $0.position < $1.position }
    func result(
      _ verdict: InterfaceVerdict, _ why: String, _ differences: [InterfaceDifference] = [],
      _ breaches: [SavedFrameBreach] = []
    ) -> InterfaceCheck {
      InterfaceCheck(
        verdict: verdict, why: why, differences: differences, notes: notes, layout: layout,
        breaches: breaches, assumptions: layout.assumptions, compared: compared)
    }
    if let reason = unsupportedReason { return result(.unsupported, reason) }
    layout.root.layoutIfNeeded()
    // Where a hidden view of a stack view was saved says nothing.
    let found = layout.differences.filter { !checker.unplaced.contains($0.id) }
    if found.isEmpty {
      if let reason = emptyReason(layout) { return result(.empty, reason) }
      // Constraints that contradict one another can be broken here as they were when the file was saved.
      let breaches = checker.breaches
      let rest = breaches.isEmpty ? "" : "; besides, \(InterfaceCheck.broken(breaches))"
      return result(.same, InterfaceCheck.same(layout, compared) + rest, [], breaches)
    }
    // From the file alone.
    let breaches = checker.breaches
    let explanation = explain(found, breaches, checker)
    return result(explanation.verdict, explanation.why, found, breaches)
  }

  // MARK: Nothing to compare

  private var unsupportedReason: String? {
    if !document.usesAutoLayout { return "the document does not use Auto Layout" }
    guard let frame = tree.root.frame else { return "the root has no saved frame" }
    if frame.width <= 0 || frame.height <= 0 { return "the saved frame of the root has no area" }
    return nil
  }

  private func emptyReason(_ layout: InterfaceLayout) -> String? {
    if tree.root.installed(in: traits).count == 1 { return "there is one view, and nothing places it" }
    let isArranging = layout.views.values.contains { view in
      view.arranged.contains { !$0.isHidden }
    }
    if isArranging { return nil }
    if layout.constraints.isEmpty { return "no view is placed by constraints: all frames are the saved ones" }
    let assumed = Set(
      layout.assumptions.flatMap { assumption -> [String] in
        if case .inset(let inset, _) = assumption { return inset.equations }
        return []
      })
    guard layout.constraints.keys.allSatisfy({ assumed.contains($0) }) else { return nil }
    return "every constraint is the only one about an inset that the file does not say"
  }

  // MARK: Reasons

  private func explain(
    _ differences: [InterfaceDifference], _ breaches: [SavedFrameBreach], _ checker: SavedFrameChecker
  ) -> (verdict: InterfaceVerdict, why: String) {
    let marks = tree.marks
    let marksOfBroken = breaches.flatMap { $0.constraint.sides }.compactMap { marks[$0.item.id] }
    let broken = InterfaceCheck.broken(breaches)
    let held = Dictionary(breaches.map { ($0.constraint.id, $0.saved) }) { first, _ in first }
    if !breaches.isEmpty, rest(holding: held, preferring: false).isEmpty {
      if let mark = marksOfBroken.first {
        return (mark.0.verdict, "\(InterfaceCheck.marked(marksOfBroken)); \(broken)")
      }
      if breaches.allSatisfy(\.isAboutStandardSpace) { return (.unsupported, broken) }
      if let reason = unknownAlignment(breaches, checker) { return (.unsupported, reason + broken) }
      return (.stale, broken)
    }
    let rest = rest(holding: held, preferring: true)
    if rest.isEmpty {
      if let mark = marksOfBroken.first {
        return (mark.0.verdict, "\(InterfaceCheck.marked(marksOfBroken)); \(broken)")
      }
      if let reason = unknownAlignment(breaches, checker) { return (.unsupported, reason + broken) }
      if !breaches.isEmpty { return (.stale, "\(broken); other frames are open, and the saved ones allowed") }
      if let reason = InterfaceCheck.open(differences, checker.layout.root.diagnostics) {
        return (.ambiguous, reason)
      }
    }
    return remaining(rest.isEmpty ? differences : rest, breaches, holding: held)
  }

  /// The view of AppKit that is in the breaches because nobody knows where its alignment rectangle is, as a sentence.
  private func unknownAlignment(_ breaches: [SavedFrameBreach], _ checker: SavedFrameChecker) -> String? {
    let ids = breaches.compactMap { checker.unknownAlignment(in: $0.constraint) }
    guard !ids.isEmpty, ids.count == breaches.count else { return nil }
    return tree.views.first { $0.id == ids[0] }.map { InterfaceCheck.unknownAlignment(of: $0) }
  }

  /// The verdict on differences that do not go away.
  private func remaining(
    _ rest: [InterfaceDifference], _ breaches: [SavedFrameBreach], holding constants: [String: Double]
  ) -> (InterfaceVerdict, String) {
    let marks = rest.compactMap { difference in
      difference.mark.flatMap { mark in difference.markLine.map { (mark, line: $0) } }
    }
    if let mark = marks.first(where: { $0.0 == .misplaced }) ?? marks.first {
      return (mark.0.verdict, InterfaceCheck.marked(marks))
    }
    if let view = tree.root.installed(in: traits).first(where: { $0.kind == .unknown }) {
      return (
        .unsupported,
        "<\(view.elementName)> in line \(view.position.line) is not known, and its content may be why "
          + InterfaceCheck.elsewhere(rest)
      )
    }
    if let reason = emptyArrangedReason(holding: constants) {
      return (.unsupported, reason + InterfaceCheck.elsewhere(rest))
    }
    let text = InterfaceCheck.elsewhere(rest)
    if measuresTexts { return (.different, "\(text); texts are measured, and not as they were saved") }
    return (.different, breaches.isEmpty ? text : "\(text); besides, \(InterfaceCheck.broken(breaches))")
  }

  /// The empty views in stack views, if nothing is elsewhere once they have their saved sizes.
  private func emptyArrangedReason(holding constants: [String: Double]) -> String? {
    let layout = tree.layout(in: document, traits: traits)
    let empty = Set(layout.contents.filter { $0.source == .emptyArrangedView }.map(\.id))
    if empty.isEmpty || !rest(holding: constants, preferring: false, sizing: true).isEmpty { return nil }
    return InterfaceCheck.empty(tree.views.filter { empty.contains($0.id) })
  }

  /// The differences that are left with other constants, with a preference for the saved frames, and with the saved sizes of
  /// empty views in stack views.
  private func rest(
    holding constants: [String: Double], preferring: Bool, sizing: Bool = false
  ) -> [InterfaceDifference] {
    let layout = tree.layout(
      in: document, traits: traits, measuresTexts: measuresTexts, holding: constants)
    if sizing { layout.sizeEmptyViewsAsSaved() }
    if preferring { layout.preferSavedFrames() }
    layout.root.layoutIfNeeded()
    let unplaced = SavedFrameChecker(layout).unplaced
    return layout.differences.filter { !unplaced.contains($0.id) }
  }
}

extension InterfaceTree {
  /// A layout that has been made, whose views have names that people know rather than object identifiers.
  ///
  /// They are those of the tree's code: outlets, labels, classes and texts.
  package func namedLayout(
    in document: InterfaceDocument, traits: InterfaceTraits? = nil, measuresTexts: Bool = false
  ) -> InterfaceLayout {
    let layout = layout(in: document, traits: traits, measuresTexts: measuresTexts)
    let names = CodeNames(of: self)
    for id in layout.ids {
      if let view = layout.views[id], let name = names.views[id] { view.name = name }
    }
    layout.root.name = "root"
    layout.root.layoutIfNeeded()
    return layout
  }
}
