import Cassowary

// Safe areas and preserved margins depend on where views end up, which no linear constraint can say. So a
// pass solves as if nothing of a superview reached into its subviews, computes the distances from the frames,
// and solves again until they stay the same. Every pass begins without the distances of the last, so that it
// does not depend on them.

extension LayoutEngine {
  /// The safe area and the margins of a view, seen from its edges.
  private struct ViewDistances {
    var safeArea = EdgeDistances()
    var margins = EdgeDistances()
  }

  /// Computes where the guides are that views make themselves; returns those that moved.
  ///
  /// - Parameter isSolved: Whether the frames are known; if not, superviews contribute nothing.
  func updateDistances(isSolved: Bool) -> [LayoutGuide] {
    guard !ownGuides.isEmpty else { return [] }
    var known: ContiguousArray<ViewDistances> = []
    known.reserveCapacity(entries.count)
    for index in entries.indices { known.append(distances(of: index, isSolved: isSolved, outer: known)) }
    var moved: [LayoutGuide] = []
    for index in ownGuides {
      guard let guide = entries[index].guide else { continue }
      let owner = Int(entries[index].parent)
      let distances = guide.role == .safeArea ? known[owner].safeArea : known[owner].margins
      let isNarrowed = guide.role == .readableContent && isSolved && isTooWide(guide, distances, in: owner)
      guard distances.differs(from: guide.distances) || isNarrowed != guide.isNarrowed else { continue }
      // A centre and a width have other terms than two edges, not only other constants.
      if isNarrowed != guide.isNarrowed { removePlacement(at: index) }
      guide.distances = distances
      guide.isNarrowed = isNarrowed
      moved.append(guide)
    }
    return moved
  }

  /// Makes the guides for reading as wide as the margins, as at the beginning of a pass.
  func widenGuides() {
    for index in ownGuides {
      guard let guide = entries[index].guide, guide.isNarrowed else { continue }
      removePlacement(at: index)
      guide.isNarrowed = false
      updatePlacement(at: index)
    }
  }

  /// Whether a guide for reading must be narrower than the margins. Once it is, it stays so until text is
  /// measured again: otherwise a view as wide as its guide would make it wide and narrow in turns.
  private func isTooWide(_ guide: LayoutGuide, _ margins: EdgeDistances, in owner: Int) -> Bool {
    guide.isNarrowed
      || size(at: owner).width - margins.left - margins.right > LayoutGuide.readableWidth + 1e-6
  }

  private func distances(
    of index: Int, isSolved: Bool, outer: ContiguousArray<ViewDistances>
  ) -> ViewDistances {
    let entry = entries[index]
    guard let view = entry.view else { return ViewDistances() }
    var own = ViewDistances(
      safeArea: EdgeDistances(view.storedSafeArea, in: entry.direction),
      margins: EdgeDistances(view.storedMargins, in: entry.direction))
    guard isSolved && entry.parent >= 0 else {
      if view.marginsBeginInSafeArea { own.margins = own.margins + own.safeArea }
      return own
    }
    let superview = outer[Int(entry.parent)]
    let frame = withSolvedFrames { $0.exactFrame(of: view, at: index) }
    let gap = EdgeDistances(of: frame, in: size(at: Int(entry.parent)))
    own.safeArea = own.safeArea + superview.safeArea.covering(frame.size, behind: gap)
    if view.marginsBeginInSafeArea { own.margins = own.margins + own.safeArea }
    if view.keepsOuterMargins { own.margins = own.margins.union(superview.margins.missing(behind: gap)) }
    return own
  }

  /// The size of a view's frame before rounding.
  private func size(at index: Int) -> LayoutSize {
    let entry = entries[index]
    guard let view = entry.view else { return .zero }
    if entry.parent >= 0 { return withSolvedFrames { $0.exactFrame(of: view, at: index) }.size }
    let (x, y) = (entry.segment(along: .horizontal), entry.segment(along: .vertical))
    return LayoutSize(width: value(x.size) + x.near + x.far, height: value(y.size) + y.near + y.far)
  }
}
