import Anchorage
import Cassowary

extension LayoutView {
  /// Lays out the whole tree of the view if anything in it changed.
  ///
  ///     card.edges == root.edges.inset(by: 16)
  ///     root.layoutIfNeeded()  // root is 320 × 200
  ///     card.frame  // (16, 16, 288, 168)
  ///
  /// A pass calls ``updateConstraints()`` bottom up, solves, sets frames, and calls ``layoutSubviews()`` top
  /// down; it repeats while these calls change something, at most 8 times. It never fails: problems are in
  /// ``diagnostics``.
  ///
  /// While a pass of the tree runs, calling it does nothing: changes are laid out by the next round of that
  /// pass.
  public final func layoutIfNeeded() {
    root.runPass()
  }

  /// Asks for ``layoutSubviews()`` to be called in the next pass.
  ///
  ///     final class Chart: LayoutView {
  ///       let legend = LayoutLabel(name: "legend")
  ///       var isCompact = false { didSet { setNeedsLayout() } }
  ///       override func layoutSubviews() { legend.isHidden = isCompact }
  ///     }
  public final func setNeedsLayout() {
    invalidate(.layout)
  }

  /// Asks for ``updateConstraints()`` to be called in the next pass.
  ///
  ///     final class Card: LayoutView {
  ///       var isWide = false { didSet { setNeedsUpdateConstraints() } }
  ///       override func updateConstraints() { ownConstraints.update { width == (isWide ? 320 : 160) } }
  ///     }
  public final func setNeedsUpdateConstraints() {
    invalidate(.constraintsUpdate)
  }

  /// Calls ``updateConstraints()``, bottom up, on the view and the views inside that need it.
  ///
  ///     card.setNeedsUpdateConstraints()
  ///     card.updateConstraintsIfNeeded()  // calls card.updateConstraints()
  public final func updateConstraintsIfNeeded() {
    var views: [LayoutView] = []
    forEachInSubtree { if $0.pending.contains(.constraintsUpdate) { views.append($0) } }
    while let view = views.popLast() {
      guard view.pending.contains(.constraintsUpdate) else { continue }
      view.pending.remove(.constraintsUpdate)
      view.prepareForPass()
    }
  }

  /// The active constraints the view holds, in the order they were activated.
  public final var constraints: [LayoutConstraint] {
    held.all
  }

  /// Whether the last pass left out a required constraint. Unlike ``diagnostics``, it doesn't search for
  /// evidence and help.
  package final var hasConflicts: Bool {
    root.engine?.solver.hasConflicts ?? false
  }

  /// Whether a pass has laid out the tree.
  package final var wasLaidOut: Bool { root.engine != nil }

  /// The solver's counters since the whole tree of the view was last registered.
  package final var solverStatistics: Statistics {
    root.engine?.solver.statistics ?? Statistics()
  }

  /// Whether passes over the tree follow changes instead of solving the whole tree again.
  ///
  /// True by default. Frames never depend on it; tests set it to false on a root to compare.
  package final var isIncremental: Bool {
    get { engine?.solver.isIncremental ?? true }
    set { makeEngine().solver.isIncremental = newValue }
  }

  /// Calls ``layoutSubviews()`` without retaining the view, which would take longer than most calls.
  ///
  /// The view must be in a tree. Then its superview keeps it alive, and every path that releases it calls
  /// ``holdWhileLayingOut()`` first.
  ///
  /// - Returns: The view, if its superview released it and this may be the last reference.
  final func callLayoutSubviews() -> LayoutView? {
    // A view that moved to another tree may be laid out there meanwhile.
    let isInside = isLayingOut
    isLayingOut = true
    framesAreSet()
    if isInside { return nil }
    isLayingOut = false
    guard let itself = extras?.itself else { return nil }
    extras?.itself = nil
    return itself
  }

  private func runPass() {
    // Retained here, because a method that a pass calls may move the view to another tree, which releases the
    // engine.
    let engine = makeEngine()
    engine.run()
  }

  private func makeEngine() -> LayoutEngine {
    if let engine { return engine }
    let engine = LayoutEngine(root: self)
    self.engine = engine
    return engine
  }
}
