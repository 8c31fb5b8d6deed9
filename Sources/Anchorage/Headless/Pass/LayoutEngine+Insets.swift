import Cassowary

// Safe areas and preserved margins depend on where views end up, which no linear constraint can say. So a
// pass begins as if no view covered part of another, solves, computes the distances anew from the frames, and
// solves again until they stay the same. It begins like that every time, so that no pass depends on the last.

extension LayoutEngine {
  /// The safe area and the margins of a view, seen from its edges.
  private struct ViewDistances {
    var safeArea = EdgeDistances()
    var margins = EdgeDistances()
  }

  /// Computes where the guides that views make themselves are; returns those that moved.
  ///
  /// - Parameter isSolved: Whether the frames are known; if not, nothing is taken over from superviews.
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
      // The width and the edges are other terms, not only other constants.
      if isNarrowed != guide.isNarrowed { removePlacement(at: index) }
      guide.distances = distances
      guide.isNarrowed = isNarrowed
      moved.append(guide)
    }
    return moved
  }

  /// Makes the guides for reading as wide as the margins, as they are before a pass settles them.
  func widenGuides() {
    for index in ownGuides {
      guard let guide = entries[index].guide, guide.isNarrowed else { continue }
      removePlacement(at: index)
      guide.isNarrowed = false
      updatePlacement(at: index)
    }
  }

  /// Whether a guide for reading has to be narrower than the margins; once it is, it stays so until labels
  /// change.
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
    let frame = exactFrame(of: view, at: index)
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
    if entry.parent >= 0 { return exactFrame(of: view, at: index).size }
    let (x, y) = (entry.extent(along: .horizontal), entry.extent(along: .vertical))
    return LayoutSize(width: value(x.size) + x.near + x.far, height: value(y.size) + y.near + y.far)
  }

  /// top, left, bottom or right of a guide that its view makes itself; a narrowed one has a centre and a
  /// width.
  func formDistance(of guide: LayoutGuide, _ entry: EngineEntry, _ side: Int) {
    let owner = entries[Int(entry.parent)]
    let distances = guide.distances
    form.clear()
    switch side {
    case 0:
      form.add(1, entry.y)
      form.add(-1, owner.y)
      form.constant = owner.alignment.top - distances.top
    case 2:
      form.add(1, entry.y)
      form.add(-1, owner.y)
      form.add(1, entry.height)
      form.add(-1, owner.height)
      form.constant = distances.bottom - owner.alignment.bottom
    case 1:
      form.add(1, entry.x)
      form.add(-1, owner.x)
      form.constant = owner.alignment.leading - distances.left
      if !guide.isNarrowed { break }
      form.add(0.5, entry.width)
      form.add(-0.5, owner.width)
      let middle = (owner.alignment.leading - owner.alignment.trailing) + (distances.right - distances.left)
      form.constant = middle / 2
    default:
      form.add(1, entry.width)
      form.constant = -LayoutGuide.readableWidth
      if guide.isNarrowed { break }
      form.add(1, entry.x)
      form.add(-1, owner.x)
      form.add(-1, owner.width)
      form.constant = distances.right - owner.alignment.trailing
    }
  }
}
