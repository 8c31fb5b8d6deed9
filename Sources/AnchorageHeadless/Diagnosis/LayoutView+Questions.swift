import Anchorage

extension LayoutView {
  /// Explains the value of an anchor, as of the last pass.
  ///
  ///     title.leading == root.leading + 16
  ///     root.layoutIfNeeded()
  ///     root.explain(title.leading).value                // 16
  ///     root.explain(title.leading).lines.map { $0.text }  // ["title.leading == root.leading + 16"]
  ///
  /// The explanation has the fewest constraints, content sizes and frames that determine the value, each with its number:
  /// solving them alone gives the same value, and without any one of them the value would differ. For an open value, it has
  /// the range, and one constraint that would settle it. It describes the tree as of the last pass; nothing is laid out.
  ///
  /// - Parameter anchor: An anchor of a view or a guide in the tree, such as `card.width`; not a sum.
  /// - Returns: An explanation. If there is nothing to explain, its notes say why: during a pass, before the first pass, and
  ///   for an item that is not in the tree.
  /// - Complexity: A few solves of the constraints that are connected with the anchor, and one more for each constraint in
  ///   the explanation that is not an equality.
  public final func explain<Kind>(_ anchor: LayoutAnchor<Kind, HeadlessBackend>) -> LayoutExplanation {
    guard let term = anchor.sum.first, anchor.sum.isAnchor else {
      return LayoutExplanation("the sum", obstacle: "explain one anchor at a time, such as 'card.width'")
    }
    return explanation(of: term.item.layoutItem, term.attribute)
  }

  /// Explains the frame of an item, as of the last pass: its leading and top edges and its size.
  ///
  ///     title.topLeading == root.topLeading.offset(x: 16, y: 8)
  ///     root.layoutIfNeeded()
  ///     root.explain(title).leading.value  // 16
  ///     root.explain(title).height.value   // 16
  ///
  /// The result prints as four explanations, one below the other.
  ///
  /// - Parameter item: A view or a guide in the tree.
  /// - Complexity: Four times that of explaining an anchor.
  public final func explain(_ item: HeadlessItem) -> LayoutFrameExplanation {
    LayoutFrameExplanation(
      leading: explanation(of: item, .leading), top: explanation(of: item, .top),
      width: explanation(of: item, .width), height: explanation(of: item, .height))
  }

  /// Explains an attribute of an item.
  package final func explanation(of item: HeadlessItem, _ attribute: LayoutAttribute) -> LayoutExplanation {
    let name = "\(item.displayName).\(attribute)"
    let root = root
    guard item.owner?.root === root else {
      return LayoutExplanation(
        name, obstacle: "'\(item.displayName)' is not in the tree of '\(root.displayName)'")
    }
    guard let engine = root.engine, engine.passCount > 0 else {
      return LayoutExplanation(
        name, obstacle: "nothing has been laid out yet: call '\(root.displayName).layoutIfNeeded()' first")
    }
    guard engine.isIdle else {
      return LayoutExplanation(name, obstacle: "a pass is running: ask again when it has ended")
    }
    guard let entry = engine.entry(of: item) else {
      return LayoutExplanation(
        name,
        obstacle:
          "'\(item.displayName)' came after the last pass: call '\(root.displayName).layoutIfNeeded()' first")
    }
    return engine.explanation(of: entry, attribute, name)
  }
}

extension _LayoutSum {
  /// Whether the sum is a single anchor.
  fileprivate var isAnchor: Bool { terms.count == 1 && terms[0].coefficient == 1 && constant == 0 }
}

extension LayoutExplanation {
  /// Creates an explanation with only a note on why there is none.
  fileprivate init(_ anchor: String, obstacle: String) {
    self.init(anchor: anchor, value: nil, lines: [], lost: [], range: nil, notes: [obstacle], help: nil)
  }
}

extension LayoutView {
  /// The problems that the last pass of the view's tree found, in a fixed order; during a pass, the mistakes found so far.
  public final var diagnostics: [LayoutDiagnostic] {
    root.engine?.diagnostics() ?? []
  }

  /// Returns changes that fix a problem, beginning with the best, which is the help that the report prints.
  ///
  ///     card.width == 100
  ///     card.width == 200
  ///     root.layoutIfNeeded()
  ///     let helps = root.helps(for: root.diagnostics[0])
  ///     helps[0].kind == root.diagnostics[0].help?.kind  // true
  ///     helps[0].replaced                                // ["card.width == 200"]
  ///
  /// - Parameter problem: One of ``diagnostics``.
  /// - Returns: Up to three changes, each of which was tried; empty for mistakes in calls, and for a problem that the last
  ///   pass did not find.
  /// - Complexity: One copy of the tree, and at most sixteen passes over it.
  public final func helps(for problem: LayoutDiagnostic) -> [LayoutHelp] {
    root.engine?.helps(for: problem) ?? []
  }
}

extension LayoutView {
  /// Returns facts about the view's tree that are not errors but may be unintended, as of the last pass: text that is cut,
  /// views outside their superviews, redundant constraints.
  ///
  ///     let screen = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  ///     badge.frame = LayoutRect(x: 300, y: 8, width: 40, height: 20)
  ///     screen.addSubview(badge)
  ///     screen.layoutIfNeeded()
  ///     print(screen.notes()[0])
  ///     // note: 'badge' reaches beyond 'screen' by 20 points on the right
  ///
  /// Notes about views come first, in the order of the tree, then notes about constraints, at most 500 of each. There are
  /// none before the first pass and during a pass.
  ///
  /// - Complexity: O(*n* log *n*) for *n* views and constraints, and at most 20 queries of the solver. For help with views
  ///   outside their superviews, the tree is copied, and laid out at most sixteen times for each of at most twenty notes.
  ///   Every call finds the notes again; a pass never does.
  public final func notes() -> [LayoutNote] {
    guard let engine = root.engine else { return [] }
    let found = engine.findNotes()
    return help(engine.notes(of: found), found)
  }

  /// The notes about content and views without enough room, but those that are about certain views alone.
  package final func notesAboutRoom(ignoring names: Set<String>) -> [LayoutNote] {
    guard let engine = root.engine else { return [] }
    let found = engine.findNotes(ignoring: names)
    return help(found.inOrder, found)
  }

  private func help(_ notes: [LayoutNote], _ found: NoteFindings) -> [LayoutNote] {
    var notes = notes
    if !found.outsideInOrder.isEmpty { NoteAdviser(for: root, found)?.help(&notes) }
    return notes
  }

  /// The optional constraints in the view's tree that do not hold, as of the last pass, each with its error in points.
  ///
  ///     card.width == 320
  ///     card.width == 400 ~ .high
  ///     root.layoutIfNeeded()
  ///     print(root.missedOptionalConstraints[0])
  ///     // note: an optional constraint is missed by 80 points
  ///     //     card.width == 400 ~ .high
  ///
  /// Priorities are meant to work this way, so ``notes()`` leaves them out. Content sizes are not included.
  ///
  /// - Complexity: O(*n*) for *n* constraints.
  public final var missedOptionalConstraints: [LayoutNote] { root.engine?.missedOptionalConstraints() ?? [] }

  /// The optional constraints that do not hold.
  @available(*, deprecated, renamed: "missedOptionalConstraints")
  public final var lostWishes: [LayoutNote] { missedOptionalConstraints }
}

extension LayoutView {
  /// The conflicts among ``diagnostics``, found without the other problems.
  package final var conflicts: [LayoutConflict] {
    root.engine?.conflicts ?? []
  }
}
