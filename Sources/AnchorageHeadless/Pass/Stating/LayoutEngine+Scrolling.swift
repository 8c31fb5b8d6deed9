import Anchorage
import Cassowary

// The solver treats every tree as unscrolled: the content area of a scroll view begins where its frame does.
// So neither a constraint between items of one content area nor their frames, which are in the coordinates of
// the content, depend on the offset. Only a constraint between the content and something around it does: a
// view that floats over the content, or a header that stays at the top. Its constant changes with the offset.

extension LayoutEngine {
  /// Notes how a constraint sees scroll views.
  func beginSeeing(_ constraint: LayoutConstraint, from holder: EngineEntry) {
    scrolling.holder = holder.node.entry
    let isInside = holder.isScroll && constraint.mentionsAnother(than: holder.node)
    scrolling.insideHolder = isInside ? scrolling.holder : -1
  }

  /// Adds `factor ×` the distance by which an item was scrolled, relative to the holder's bounds, to the
  /// form.
  func addScrolling(_ factor: Double, _ item: Int, _ axis: LayoutAxis) {
    let holder = Int(scrolling.holder)
    var (index, distance) = (item, 0.0)
    // Guides that belong to a scroll view's frame don't move.
    if index != holder, let guide = entries[index].guide,
      guide.role == .scrollFrame || guide.role.hasDistances
    {
      index = Int(entries[index].parent)
    }
    if index == holder {
      // From inside, the frame of the holder moves over the content.
      guard entries[index].isScroll && (item != holder || scrolling.insideHolder >= 0) else { return }
      distance = offset(at: index, along: axis)
    } else {
      var limit = RoundLimit(entries.count)
      var outer = Int(entries[index].parent)
      while outer != holder && outer >= 0 {
        limit.countRound(of: "finding out how far an item was scrolled")
        if entries[outer].isScroll { distance -= offset(at: outer, along: axis) }
        outer = Int(entries[outer].parent)
      }
    }
    form.constant += factor * distance
  }

  private func offset(at index: Int, along axis: LayoutAxis) -> Double {
    scrolling.hasFloating = true
    return entries[index].withView { $0.storedContentOffset[axis] } ?? 0
  }

  /// Passes on the offset of a scroll view to the constraints that cross its edge.
  ///
  /// These are held by the view itself or by an ancestor.
  func passOnOffset(at index: Int) {
    guard scrolling.hasFloating else { return }
    var limit = RoundLimit(entries.count)
    var holder = index
    while holder >= 0 {
      limit.countRound(of: "passing on how far a content was scrolled")
      let entry = entries[holder]
      _ = entry.withView { view in
        view.held.forEach { if $0.solverID != nil { update($0, heldBy: entry) } }
      }
      holder = Int(entry.parent)
    }
  }
}

extension LayoutConstraint {
  /// Whether the constraint is about more than one item.
  fileprivate func mentionsAnother(than node: ItemNode) -> Bool {
    if let sides { return sides.all.contains { $0.node !== node } }
    return firstNode !== node || secondNode.map { $0 !== node } ?? false
  }
}

/// How the constraint that is being written into a form sees scroll views.
struct Scrolling {
  /// Whether a constraint relates, or related, items that move relative to each other when something is
  /// scrolled.
  var hasFloating = false
  /// The index of the view that holds the constraint.
  var holder: Int32 = -1
  /// The same index if the holder is a scroll view seen from inside; negative otherwise.
  var insideHolder: Int32 = -1

  /// The index of the item to which an attribute of the scroll view belongs, seen from inside.
  ///
  /// Edges are those of the content area, which follows the scroll view. Dimensions and centres are those of
  /// its frame, as in UIKit.
  func seenFromInside(_ attribute: LayoutAttribute) -> Int32 {
    switch attribute {
    case .left, .right, .leading, .trailing, .top, .bottom: insideHolder + 1
    default: insideHolder
    }
  }
}
