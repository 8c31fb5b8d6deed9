import Anchorage
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

  /// Lists the views that guides depend on.
  func listGuideOwners() {
    guideOwners.removeAll(keepingCapacity: true)
    if ownGuides.isEmpty { return }
    var owners = ContiguousArray(repeating: Int32(-1), count: entries.count)
    var limit = RoundLimit(entries.count + ownGuides.count)
    for guide in ownGuides {
      var view = Int(entries[guide.entry].parent)
      while view >= 0 && owners[view] < 0 {
        limit.countRound(of: "listing the views that guides depend on")
        owners[view] = 0
        view = Int(entries[view].parent)
      }
    }
    for index in entries.indices where owners[index] >= 0 {
      let parent = Int(entries[index].parent)
      owners[index] = Int32(truncatingIfNeeded: guideOwners.count)
      guideOwners.append(GuideOwner(entry: index, outer: parent < 0 ? -1 : Int(owners[parent])))
    }
    for index in ownGuides.indices {
      ownGuides[index].owner = Int(owners[Int(entries[ownGuides[index].entry].parent)])
    }
  }

  /// Computes where the guides are that views make themselves; returns those that moved.
  ///
  /// - Parameter isSolved: Whether the frames are known; if not, superviews contribute nothing.
  func updateDistances(isSolved: Bool) -> [LayoutGuide] {
    guard !ownGuides.isEmpty else { return [] }
    distanceUpdateCount += 1
    if !isSolved { guidesFollowFrames = findWhetherGuidesFollowFrames() }
    var known: ContiguousArray<ViewDistances> = []
    known.reserveCapacity(guideOwners.count)
    for owner in guideOwners { known.append(distances(of: owner, isSolved: isSolved, outer: known)) }
    var moved: [LayoutGuide] = []
    for own in ownGuides {
      guard let guide = entries[own.entry].guide else { continue }
      let distances = guide.role == .safeArea ? known[own.owner].safeArea : known[own.owner].margins
      let isNarrowed =
        guide.role == .readableContent && isSolved
        && isTooWide(guide, distances, in: guideOwners[own.owner].entry)
      guard distances.differs(from: guide.distances) || isNarrowed != guide.isNarrowed else { continue }
      // A centre and a width have other terms than two edges, not only other constants.
      if isNarrowed != guide.isNarrowed { removePlacement(at: own.entry) }
      guide.distances = distances
      guide.isNarrowed = isNarrowed
      moved.append(guide)
    }
    return moved
  }

  /// Whether any guide may move once frames are known. Nothing of a superview reaches into most views.
  private func findWhetherGuidesFollowFrames() -> Bool {
    if ownGuides.contains(where: { entries[$0.entry].guide?.role == .readableContent }) { return true }
    return guideOwners.contains { owner in
      if owner.outer < 0 { return false }
      let superview = entries[guideOwners[owner.outer].entry]
      return entries[owner.entry].withView { $0.keepsOuterMargins } ?? false
        || superview.withView { $0.storedSafeArea != .zero } ?? false
    }
  }

  /// Makes the guides for reading as wide as the margins, as at the beginning of a pass.
  func widenGuides() {
    for own in ownGuides {
      guard let guide = entries[own.entry].guide, guide.isNarrowed else { continue }
      removePlacement(at: own.entry)
      guide.isNarrowed = false
      updatePlacement(at: own.entry)
    }
  }

  /// Whether a guide for reading must be narrower than the margins. Once it is, it stays so until text is
  /// measured again: otherwise a view as wide as its guide would make it wide and narrow in turns.
  private func isTooWide(_ guide: LayoutGuide, _ margins: EdgeDistances, in owner: Int) -> Bool {
    guide.isNarrowed
      || size(at: owner).width - margins.left - margins.right > LayoutGuide.readableWidth + 1e-6
  }

  private func distances(
    of owner: GuideOwner, isSolved: Bool, outer: ContiguousArray<ViewDistances>
  ) -> ViewDistances {
    let entry = entries[owner.entry]
    let distances = entry.withView { view in
      var own = ViewDistances(
        safeArea: EdgeDistances(view.storedSafeArea, in: entry.direction),
        margins: EdgeDistances(view.storedMargins, in: entry.direction))
      guard isSolved && owner.outer >= 0 else {
        if view.marginsBeginInSafeArea { own.margins = own.margins + own.safeArea }
        return own
      }
      let superview = outer[owner.outer]
      let frame = withSolvedFrames { $0.exactFrame(of: view, at: owner.entry) }
      let gap = EdgeDistances(of: frame, in: size(at: Int(entry.parent)))
      own.safeArea = own.safeArea + superview.safeArea.covering(frame.size, behind: gap)
      if view.marginsBeginInSafeArea { own.margins = own.margins + own.safeArea }
      if view.keepsOuterMargins { own.margins = own.margins.union(superview.margins.missing(behind: gap)) }
      return own
    }
    return distances ?? ViewDistances()
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

/// A guide that its view makes itself: margins, a safe area, or what is comfortable to read.
struct OwnGuide: BitwiseCopyable {
  /// The index of the guide among the entries.
  let entry: Int
  /// The index of its view among the ``GuideOwner``s.
  var owner = -1
}

/// A view that has guides of its own making, or has such a view inside it.
struct GuideOwner: BitwiseCopyable {
  /// The index of the view among the entries.
  let entry: Int
  /// The index of its superview among the owners; negative for the root.
  let outer: Int
}
