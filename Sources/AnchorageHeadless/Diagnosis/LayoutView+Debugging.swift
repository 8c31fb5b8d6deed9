import Anchorage
import Cassowary

// UIKit's methods for debugging a layout.

extension LayoutView {
  /// Whether the view could be elsewhere in its superview, as of the last pass.
  ///
  ///     card.size == LayoutSize(width: 100, height: 50)
  ///     root.layoutIfNeeded()
  ///     card.hasAmbiguousLayout  // true
  ///
  /// An ambiguous view gets the frame nearest to zero: among equally good layouts, a pass chooses the one with
  /// the smallest numbers, item by item in the order of ``layoutDescription`` with guides before subviews, and
  /// for each item x, y, width and height. The choice depends only on the tree and its active constraints, not
  /// on their history.
  public final var hasAmbiguousLayout: Bool {
    root.engine?.isAmbiguous(self) ?? false
  }

  /// Moves an ambiguous view to another position it could have, or back if it was the last to move.
  ///
  ///     view.leading >= root.leading + 20
  ///     view.size == LayoutSize(width: 50, height: 50)
  ///     root.layoutIfNeeded()
  ///     view.frame.origin.x  // 20
  ///     view.exerciseAmbiguityInLayout()
  ///     view.frame.origin.x  // 120
  ///
  /// The first of x, y, width and height that is open changes, by up to 100 points, and a view that moved
  /// before goes back. Constraints follow; guides that depend on frames, such as safe areas, stay until the
  /// next pass. The next pass that has something to do goes back. The call first lays out the tree if needed,
  /// and does nothing if the layout is not ambiguous or a pass is running.
  public final func exerciseAmbiguityInLayout() {
    layoutIfNeeded()
    // The methods that this calls may release the root.
    withExtendedLifetime(root) { $0.engine?.exerciseAmbiguity(of: self) }
  }

  /// Returns the active constraints that decide the view's position and dimension along an axis.
  ///
  ///     a.leading == root.leading + 8
  ///     b.leading == a.trailing + 8
  ///     b.constraintsAffectingLayout(for: .horizontal)
  ///     // both, and what makes the width of a and b
  ///
  /// These are the constraints that hold exactly and add up to the numbers, whichever views they mention, and
  /// the optional constraints that would move any of these views but are outweighed. Constraints that add
  /// nothing, such as an inequality with room left or the second of two equal constraints, are left out, and
  /// so are intrinsic content sizes and frames, which are not constraints of the program.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The constraints in the order of the views that hold them, as of the last pass; empty before
  ///   the first, and for a root.
  public final func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    root.engine?.constraints(affecting: self, along: axis) ?? []
  }
}

extension LayoutEngine {
  /// The constraints that decide the position and the dimension of a view along an axis.
  func constraints(affecting view: LayoutView, along axis: LayoutAxis) -> [LayoutConstraint] {
    guard isIdle, let entry = entry(of: view), entry.parent >= 0 else { return [] }
    let preference = preferenceOfTree
    var ids: Set<ConstraintID> = []
    for number in axis == .horizontal ? [FrameNumbers.x, .width] : [.y, .height] {
      let form = form(number, of: entry)
      ids.formUnion(solver.derivation(of: form.buffer, preferring: preference)?.constraints ?? [])
    }
    var found: [LayoutConstraint] = []
    for entry in entries {
      entry.view?.held.forEach { constraint in
        if let id = constraint.solverID, ids.contains(id) { found.append(constraint) }
      }
    }
    return found
  }
}
