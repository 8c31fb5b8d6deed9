import Anchorage
import Cassowary

extension LayoutEngine {
  /// Finds the size of the root's alignment rectangle that comes closest to the target.
  ///
  /// Only for an engine made for this query. All its changes are undone by ``TreeSnapshot``.
  func findFittingSize() -> LayoutSize {
    guard let query else { return .zero }
    if query.layouts.areAboutBaselines { items.requireBaselines() }
    listEntries()
    var rounds = 0
    repeat {
      measureEverything()
      rounds += 1
      // A view that was asked for its content may have changed its tree and laid it out, which removes the
      // note of the change.
      if !listsTree() { root.invalidate(.afresh) }
    } while root.pending.contains(.tree) && rounds < LayoutEngine.largestRoundCount
    listEntriesIfNeeded()
    items.renumberNodes()
    items.sortHeldConstraints()
    makeSystem()
    ties.handles = query.layouts.isEmpty ? addConstraints() : addConstraints(query.layouts)
    ask(for: query.target.size.width, of: entries[0].width, query.target.horizontal)
    ask(for: query.target.size.height, of: entries[0].height, query.target.vertical)
    solve()
    return LayoutSize(width: value(entries[0].width), height: value(entries[0].height))
  }

  private func addConstraints() -> QueryHandles {
    var handles = QueryHandles()
    for entry in entries {
      _ = entry.withView { $0.held.forEach { handles.held.append(addToSolver($0, heldBy: entry)) } }
    }
    return handles
  }

  /// Whether the entries are the items of the tree, in order.
  private func listsTree() -> Bool {
    var index = 0
    var isSame = true
    func check(_ item: HeadlessItem) {
      isSame = isSame && index < entries.count && entries[index].node === item.node
      index += 1
    }
    root.forEachInSubtree { view in
      check(view)
      for guide in view.allGuides { check(guide) }
    }
    return isSame && index == entries.count
  }

  private func ask(for dimension: Double, of variable: Int32, _ priority: LayoutPriority) {
    form.clear()
    form.add(1, variable)
    let limit = Solver.largestNumber
    let constant = -min(max(dimension, -limit), limit)
    _ = solver.addUnchecked(
      form.buffer, constant: constant, relation: .equal,
      strength: Strength(rawValue: Double(priority.rawValue)))
    if priority < .required { return }
    // If the view can't have a required size, only this optional constraint is left, and brings the size as
    // close as possible.
    let strongest = Strength(rawValue: Strength.required.rawValue.nextDown)
    _ = solver.addUnchecked(form.buffer, constant: constant, relation: .equal, strength: strongest)
  }
}

/// A question about the fitting size of a view.
struct FittingQuery {
  let target: FittingTarget
  /// The layouts in which the size is to be found.
  let layouts: FittingLayouts
}

/// The target size of a fitting-size query, and its priorities.
struct FittingTarget {
  let size: LayoutSize
  let horizontal: LayoutPriority
  let vertical: LayoutPriority

  /// A size, with the target along axes where the target is required.
  func imposed(on size: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: horizontal == .required ? possible(self.size.width) : size.width,
      height: vertical == .required ? possible(self.size.height) : size.height)
  }

  /// The target as a size that a view can have.
  var possibleSize: LayoutSize {
    LayoutSize(width: possible(size.width), height: possible(size.height))
  }

  private func possible(_ dimension: Double) -> Double { min(max(dimension, 0), Solver.largestNumber) }
}

/// The notes of an engine in a tree, restored after a query.
struct TreeSnapshot {
  private var items: [(item: HeadlessItem, entry: Int32, state: State)] = []

  private enum State {
    case view(PendingWork, laidOutWidth: Double?)
    case guide(EdgeDistances, isNarrowed: Bool)
  }

  private let root: LayoutView
  /// The number of passes of the tree when the snapshot was taken.
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

  /// Restores everything. Work that was noted meanwhile stays.
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
