import Anchorage

/// The notes of an engine in a tree, to be put back after a question.
struct TreeSnapshot {
  private var items: [(item: HeadlessItem, entry: Int32, state: State)] = []

  private enum State {
    case view(PendingWork, laidOutWidth: Double?)
    case guide(EdgeDistances, isNarrowed: Bool)
  }

  private let root: LayoutView
  /// How many passes the tree had when the snapshot was taken.
  private let passCount: Int

  init(of root: LayoutView) {
    self.root = root
    passCount = root.root.engine?.passCount ?? 0
    root.forEachInSubtree { view in
      for guide in view.allGuides {
        items.append((guide, guide.node.entry, .guide(guide.distances, isNarrowed: guide.isNarrowed)))
      }
      items.append((view, view.node.entry, .view(view.pending, laidOutWidth: view.laidOutWidth)))
    }
  }

  /// Puts everything back. Work that came up meanwhile stays.
  ///
  /// If a view that was asked for its content laid out the tree, the snapshot is out of date, and the next
  /// pass registers everything again.
  func restore() {
    if passCount != root.root.engine?.passCount ?? 0 {
      root.invalidate(.afresh)
      return
    }
    for (item, entry, state) in items {
      item.node.entry = entry
      switch state {
      case .view(let pending, let laidOutWidth):
        guard let view = item as? LayoutView else { continue }
        view.pending.formUnion(pending)
        if view.laidOutWidth != laidOutWidth { view.laidOutWidth = laidOutWidth }
      case .guide(let distances, let isNarrowed):
        guard let guide = item as? LayoutGuide else { continue }
        guide.distances = distances
        guide.isNarrowed = isNarrowed
      }
    }
  }
}
