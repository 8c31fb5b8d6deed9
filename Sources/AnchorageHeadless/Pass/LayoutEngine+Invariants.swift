import Anchorage

extension LayoutEngine {
  /// Traps if the listing of the items violates an invariant that the pass relies on.
  ///
  /// Compiled to an empty function unless the package trait `InternalChecks` is on.
  ///
  /// - Complexity: O(number of items).
  func checkListing() {
    #if InternalChecks
    if root.pending.contains(.tree) { return }
    let expected = itemsOfTree()
    precondition(
      entries.count == expected.count, "Invariant: the entries are the items of the tree, in its order")
    for (index, entry) in entries.enumerated() {
      precondition(
        entry.node === expected[index],
        "Invariant: the entries are the items of the tree, in its order \(index)")
      precondition(
        entry.node.entry == Int32(index), "Invariant: a node knows the index of its entry \(index)")
      precondition(
        entry.parent < Int32(index) && (entry.parent >= 0) == (index > 0),
        "Invariant: an item comes after its parent \(index)")
      let end = index == 0 ? Int32(entries.count) : entries[Int(entry.parent)].end
      precondition(
        entry.end > Int32(index) && entry.end <= end,
        "Invariant: an item ends no later than its parent \(index)")
      for view in [entry.firstBaselineView, entry.lastBaselineView] where view >= 0 {
        precondition(
          items.measuresBaselines && view > Int32(index) && view < entry.end
            && entries[Int(view)].isView,
          "Invariant: a view that takes its baseline from another view contains that view \(index)"
        )
      }
    }
    precondition(
      wrapping.views.map { $0.entry } == entries.indices.filter { entries[$0].isWrapping },
      "Invariant: the views that may wrap are exactly the views with wrapping entries")
    precondition(
      guides.guides.map { $0.entry }
        == entries.indices.filter { entries[$0].guide?.role.hasDistances ?? false },
      "Invariant: the guides are exactly the entries whose role has distances")
    for guide in guides.guides {
      precondition(
        guides.hosts[guide.host].entry == Int(entries[guide.entry].parent),
        "Invariant: the host of a guide is its view \(guide.entry)")
    }
    for (index, host) in guides.hosts.enumerated() {
      precondition(host.outer < index, "Invariant: a host comes after the host around it \(host.entry)")
    }
    #endif
  }

  #if InternalChecks
  /// The nodes of all items, found without the engine's listing.
  private func itemsOfTree() -> [ItemNode] {
    var nodes: [ItemNode] = []
    var stack: [LayoutView] = [root]
    while let view = stack.popLast() {
      nodes.append(view.node)
      if view.hasGuides { nodes += view.allGuides.map { $0.node } }
      stack += view.subviews.reversed()
    }
    return nodes
  }
  #endif
}
