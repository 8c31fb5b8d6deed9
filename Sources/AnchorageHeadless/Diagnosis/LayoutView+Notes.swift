import Anchorage

extension LayoutView {
  /// Facts about the view's tree that are no errors but may be unintended, as of the last pass: text that is cut, views
  /// outside their superviews, constraints that say the same.
  ///
  ///     let screen = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  ///     badge.frame = LayoutRect(x: 300, y: 8, width: 40, height: 20)
  ///     screen.addSubview(badge)
  ///     screen.layoutIfNeeded()
  ///     print(screen.notes[0])
  ///     // note: 'badge' reaches beyond 'screen' by 20 points on the right
  ///
  /// Notes about views come in the order of the tree, then those about constraints. There are none before the first pass
  /// and while a pass runs, and of each of the two sorts 500 at most.
  ///
  /// - Complexity: O(*n* log *n*) for *n* views and constraints, and at most 16 questions to the solver. For help with views
  ///   outside their superviews, the tree is copied, and laid out at most eight times for each of at most twenty notes. Notes
  ///   are found again whenever they are read, and never during a pass.
  public final var notes: [LayoutNote] {
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
  /// That is how priorities are meant to work, so ``notes`` leaves them out. Content sizes are not among them.
  ///
  /// - Complexity: O(*n*) for *n* constraints.
  public final var lostWishes: [LayoutNote] { root.engine?.lostWishes() ?? [] }
}
