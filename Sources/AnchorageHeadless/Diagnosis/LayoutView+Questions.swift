import Anchorage

extension LayoutView {
  /// Says why an anchor is where it is, or a dimension as large as it is, as of the last pass.
  ///
  ///     title.leading == root.leading + 16
  ///     root.layoutIfNeeded()
  ///     root.explain(title.leading).value                // 16
  ///     root.explain(title.leading).lines.map { $0.text }  // ["title.leading == root.leading + 16"]
  ///
  /// The answer names the fewest constraints, contents and frames that decide the value, each with its number: they alone,
  /// solved once more, give it, and without any of them it is another one. Of an open value it gives the range, and one fact
  /// that would settle it. It is about the tree as the last pass found it; nothing is laid out.
  ///
  /// - Parameter anchor: An anchor of a view or a guide in the tree, such as `card.width`; no sum.
  /// - Returns: An explanation; where there is nothing to explain, its notes say why: while a pass runs, before the first pass,
  ///   and for an item that is not in the tree.
  /// - Complexity: That of a few solves of the constraints that have to do with the anchor, and of one for each that is
  ///   named, unless these are equalities.
  public final func explain<Kind>(_ anchor: LayoutAnchor<Kind, HeadlessBackend>) -> LayoutExplanation {
    guard let term = anchor.sum.first, anchor.sum.isAnchor else {
      return LayoutExplanation("the sum", obstacle: "explain one anchor at a time, such as 'card.width'")
    }
    return explanation(of: term.item.layoutItem, term.attribute)
  }

  /// Says why an item has the frame that it has, as of the last pass: its two near edges and its size.
  ///
  ///     title.topLeading == root.topLeading.offset(x: 16, y: 8)
  ///     root.layoutIfNeeded()
  ///     root.explain(title).leading.value  // 16
  ///     root.explain(title).height.value   // 16
  ///
  /// It prints as four explanations, one below the other.
  ///
  /// - Parameter item: A view or a guide in the tree.
  /// - Complexity: That of four explanations of an anchor.
  public final func explain(_ item: HeadlessItem) -> LayoutFrameExplanation {
    LayoutFrameExplanation(
      leading: explanation(of: item, .leading), top: explanation(of: item, .top),
      width: explanation(of: item, .width), height: explanation(of: item, .height))
  }

  /// Explains an anchor that was found by its name.
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
  /// Whether the sum is one anchor and nothing else.
  fileprivate var isAnchor: Bool { terms.count == 1 && terms[0].coefficient == 1 && constant == 0 }
}

extension LayoutExplanation {
  /// An explanation that there is none.
  fileprivate init(_ anchor: String, obstacle: String) {
    self.init(anchor: anchor, value: nil, lines: [], lost: [], range: nil, notes: [obstacle], help: nil)
  }
}

extension LayoutView {
  /// The problems that the last pass of the view's tree found, in a fixed order; while a pass runs, the mistakes that it
  /// has found so far.
  public final var diagnostics: [LayoutDiagnostic] {
    root.engine?.diagnostics() ?? []
  }

  /// Changes that mend a problem, the best first; the first is the help that the report prints.
  ///
  ///     card.width == 100
  ///     card.width == 200
  ///     root.layoutIfNeeded()
  ///     let helps = root.helps(for: root.diagnostics[0])
  ///     helps[0].kind == root.diagnostics[0].help?.kind  // true
  ///     helps[0].replaced                                // ["card.width == 200"]
  ///
  /// - Parameter problem: One of ``diagnostics``.
  /// - Returns: Up to three changes, each of which was tried; empty for mistakes in calls, and for a problem that is not among
  ///   those of the last pass.
  /// - Complexity: That of copying the tree, and of laying it out at most sixteen times.
  public final func helps(for problem: LayoutDiagnostic) -> [LayoutHelp] {
    root.engine?.helps(for: problem) ?? []
  }
}

extension LayoutView {
  /// Facts about the view's tree that are no errors but may be unintended, as of the last pass: text that is cut, views
  /// outside their superviews, constraints that say the same.
  ///
  ///     let screen = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  ///     badge.frame = LayoutRect(x: 300, y: 8, width: 40, height: 20)
  ///     screen.addSubview(badge)
  ///     screen.layoutIfNeeded()
  ///     print(screen.notes()[0])
  ///     // note: 'badge' reaches beyond 'screen' by 20 points on the right
  ///
  /// Notes about views come in the order of the tree, then those about constraints. There are none before the first pass
  /// and while a pass runs, and of each of the two sorts 500 at most.
  ///
  /// - Complexity: O(*n* log *n*) for *n* views and constraints, and at most 20 questions to the solver. For help with views
  ///   outside their superviews, the tree is copied, and laid out at most sixteen times for each of at most twenty notes. Notes
  ///   are found again whenever they are asked for, and never during a pass.
  public final func notes() -> [LayoutNote] {
    guard let engine = root.engine else { return [] }
    let found = engine.findNotes()
    var notes = engine.notes(of: found)
    if !found.outsideInOrder.isEmpty { NoteAdviser(for: root, found)?.help(&notes) }
    return notes
  }

  /// The optional constraints in the view's tree that do not hold, as of the last pass, with the points that each is missed
  /// by.
  ///
  ///     card.width == 320
  ///     card.width == 400 ~ .high
  ///     root.layoutIfNeeded()
  ///     print(root.lostWishes[0])
  ///     // note: a wish is missed by 80 points
  ///     //     card.width == 400 ~ .high
  ///
  /// That is how priorities are meant to work, so ``notes()`` leaves them out. Content sizes are not among them.
  ///
  /// - Complexity: O(*n*) for *n* constraints.
  public final var lostWishes: [LayoutNote] { root.engine?.lostWishes() ?? [] }
}

extension LayoutView {
  /// The conflicts among ``diagnostics``, without the work for the others.
  package final var conflicts: [LayoutConflict] {
    root.engine?.conflicts ?? []
  }
}
