import Anchorage
import Cassowary

/// The work that a view has for the next pass.
struct PendingWork: OptionSet {
  let rawValue: UInt16

  /// The view or something inside it has work; true for every ancestor as well.
  static let pass = PendingWork(rawValue: 1)
  /// `updateConstraints()` is to be called.
  static let constraintsUpdate = PendingWork(rawValue: 2)
  /// `layoutSubviews()` is to be called.
  static let layout = PendingWork(rawValue: 4)
  /// Items were added or removed here or further down, or a view there has to be registered again.
  static let tree = PendingWork(rawValue: 8)
  /// Held constraints were added, removed or changed.
  static let constraints = PendingWork(rawValue: 16)
  /// The intrinsic content size, its priorities or the baselines changed.
  static let contentSize = PendingWork(rawValue: 32)
  /// The frame of a view that is placed by its frame changed, or whether it is placed by it.
  static let placement = PendingWork(rawValue: 64)
  /// The margins or the safe area changed.
  static let margins = PendingWork(rawValue: 128)
  /// Mistakes are to be reported.
  static let mistakes = PendingWork(rawValue: 256)
  /// A scroll view was scrolled.
  static let offset = PendingWork(rawValue: 1024)
  /// Everything has to be registered again, because the solver has outdated constraints of this view.
  static let afresh: PendingWork = [.tree, PendingWork(rawValue: 512)]

  /// The work that is also pending in every ancestor.
  static let upward: PendingWork = [.tree, .pass]
  /// Changes after which recorded conflicts can no longer be described.
  static let wording: PendingWork = [.tree, .constraints, .placement]
  /// The work that changes the system of the solver.
  static let engine: PendingWork = [.afresh, .constraints, .contentSize, .placement, .margins, .offset]
}

extension LayoutView {
  /// Notes work for the next pass, in the view and all the way up. The change comes after the note.
  final func invalidate(_ work: PendingWork) {
    // The report stores the size of the root, which changes most often.
    if engine != nil, !work.isDisjoint(with: [.tree, .constraints]) { engine?.writeConflicts() }
    pending.formUnion(work.union(.pass))
    superviewReference?.with { $0.noteInside(work.union(.pass)) }
  }

  /// Notes work further inside, all the way up.
  final func noteInside(_ work: PendingWork) {
    var next: UncountedReference<LayoutView>? = UncountedReference(self)
    var limit = RoundLimit(LayoutView.largestTree)
    while let view = next {
      limit.countRound(of: "noting work in ancestors")
      next = view.with { $0.takeNote(of: work) }
    }
  }

  /// Notes work further inside; returns the superview unless it already has the note.
  private final func takeNote(of work: PendingWork) -> UncountedReference<LayoutView>? {
    let upward = work.intersection(.upward)
    // Ancestors have every note that a view has. So between two passes, each view is visited once for each
    // kind of work.
    if pendingInside.isSuperset(of: work) && pending.isSuperset(of: upward) { return nil }
    if engine != nil, !work.isDisjoint(with: .wording) { engine?.writeConflicts() }
    pendingInside.formUnion(work)
    pending.formUnion(upward)
    return superviewReference
  }

  /// The work that is pending in the view or further inside.
  final var pendingAnywhere: PendingWork { pending.union(pendingInside) }
}
