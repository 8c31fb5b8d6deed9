/// What the next pass has to look at in a view.
struct PendingWork: OptionSet {
  let rawValue: UInt16

  /// The view or something inside it has work; true for every ancestor as well.
  static let pass = PendingWork(rawValue: 1)
  /// `updateConstraints()` is to be called.
  static let constraintsUpdate = PendingWork(rawValue: 2)
  /// `layoutSubviews()` is to be called.
  static let layout = PendingWork(rawValue: 4)
  /// Items came or went here or further down, or the engine has to start afresh for something there.
  static let tree = PendingWork(rawValue: 8)
  /// Held constraints were added, removed or changed.
  static let constraints = PendingWork(rawValue: 16)
  /// The intrinsic content size, its priorities or the baselines changed.
  static let contentSize = PendingWork(rawValue: 32)
  /// The frame of a view that is placed by it changed, or whether it is.
  static let placement = PendingWork(rawValue: 64)
  /// The margins or the safe area changed.
  static let margins = PendingWork(rawValue: 128)
  /// Something is to be reported.
  static let mistakes = PendingWork(rawValue: 256)
  /// The engine has to start afresh, because what it passed on of the view would be something else now.
  static let afresh: PendingWork = [.tree, PendingWork(rawValue: 512)]

  /// What is pending in every ancestor too.
  static let upward: PendingWork = [.tree, .pass]
  /// What keeps the engine in step.
  static let engine: PendingWork = [.afresh, .constraints, .contentSize, .placement, .margins]
}

extension LayoutView {
  /// Notes work for the next pass, and that there is some all the way up.
  final func invalidate(_ work: PendingWork) {
    pending.formUnion(work.union(.pass))
    superviewReference?._withUnsafeGuaranteedRef { $0.noteInside(work.union(.pass)) }
  }

  /// Notes work further inside, all the way up.
  final func noteInside(_ work: PendingWork) {
    var next: Unmanaged<LayoutView>? = .passUnretained(self)
    while let view = next { next = view._withUnsafeGuaranteedRef { $0.takeNote(of: work) } }
  }

  /// Notes work further inside; returns the superview if that does not know.
  private final func takeNote(of work: PendingWork) -> Unmanaged<LayoutView>? {
    let upward = work.intersection(.upward)
    // What a view knows its ancestors know too, so each is visited once for each kind between two passes.
    if pendingInside.isSuperset(of: work) && pending.isSuperset(of: upward) { return nil }
    pendingInside.formUnion(work)
    pending.formUnion(upward)
    return superviewReference
  }

  /// What is pending in the view or further inside.
  final var pendingAnywhere: PendingWork { pending.union(pendingInside) }
}
