import Anchorage

// The views that have work for a pass. A view notes work in everything it is inside of, so a view with no note inside need
// not be visited.

extension LayoutEngine {
  /// Calls `body` for the views with work and for those that these are inside of, in the order of the entries.
  ///
  /// - Parameter body: May change what the view notes, and must not release any view.
  @inline(__always)
  func forEachNoted(_ body: (_ index: Int, _ view: LayoutView) -> Void) {
    var index = 0
    // Ends, because the end of an item is after its index.
    while index < entries.count {
      let hasWorkInside = entries[index].withView { view in
        let inside = view.pendingInside
        body(index, view)
        return !inside.isEmpty
      }
      index = hasWorkInside == false ? Int(entries[index].end) : index + 1
    }
  }

  /// Calls `body` for the root and the entries with work, and for all others that follow once more work was noted since
  /// the round began.
  ///
  /// - Parameters:
  ///   - kinds: The work that may have been noted.
  ///   - body: Returns whether to go on.
  /// - Returns: Whether it went on to the end.
  func forEachWithWork(notingMore kinds: PendingWork, _ body: (_ index: Int) -> Bool) -> Bool {
    var index = 0
    while index < entries.count {
      if !body(index) { return false }
      let isMoreNoted = !root.pendingInside.isDisjoint(with: kinds)
      index = isMoreNoted ? index + 1 : withWork.first(from: index + 1) ?? entries.count
    }
    return true
  }
}
