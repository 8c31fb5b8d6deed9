import Anchorage
import Cassowary

// The sources of the solver's constraints and variables. Reports need many of them, so a single walk over the tree finds
// all of them.

extension LayoutEngine {
  /// The sources of some of the solver's constraints, without those of removed constraints.
  ///
  /// - Complexity: O(items + constraints of the tree).
  func sources(among wanted: Set<ConstraintID>) -> [ConstraintID: ConflictSource] {
    var found: [ConstraintID: ConflictSource] = [:]
    if wanted.isEmpty { return found }
    for entry in entries {
      if let view = entry.view {
        view.held.forEach { constraint in
          if let id = constraint.solverID, wanted.contains(id) { found[id] = .constraint(constraint) }
        }
        for which in ViewPlacement.allCases {
          if let id = entry.placementIDs[which], wanted.contains(id) { found[id] = .view(view, which) }
        }
        for bound in ContentBound.allCases {
          guard let id = entry.contentIDs[bound], wanted.contains(id) else { continue }
          let isHorizontal = bound.axis == .horizontal
          found[id] = .content(
            view, bound, dimension: isHorizontal ? entry.content.width : entry.content.height)
        }
      } else if let guide = entry.guide, guide.role != .scrollFrame {
        // The placement of a scroll view's frame guide explains nothing, because it repeats the frame.
        for which in GuidePlacement.allCases {
          if let id = entry.placementIDs[which], wanted.contains(id) { found[id] = .guide(guide, which) }
        }
      }
    }
    return found
  }

  /// The widths and heights that some of the solver's variables represent.
  ///
  /// - Complexity: O(items of the tree).
  func sources(among wanted: Set<Variable>) -> [Variable: ConflictSource] {
    var found: [Variable: ConflictSource] = [:]
    if wanted.isEmpty { return found }
    for entry in entries {
      guard let item = entry.node.item else { continue }
      let (width, height) = (Variable(index: entry.width), Variable(index: entry.height))
      if wanted.contains(width) { found[width] = .nonNegative(item, .width) }
      if wanted.contains(height) { found[height] = .nonNegative(item, .height) }
    }
    return found
  }
}
