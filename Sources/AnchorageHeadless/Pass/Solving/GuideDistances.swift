import Anchorage
import Cassowary

/// The positions of the guides that views make themselves: margins, safe areas and readable content.
///
/// Safe areas and preserved margins depend on frames in a way that no linear constraint can express. So a
/// pass solves as if nothing of a superview reached into its subviews, computes the distances from the
/// frames, and solves again until they don't change. Every pass begins without the distances of the last, so
/// its result doesn't depend on them.
///
/// A *host* is a view that has such a guide or contains a view that has one. Each guide refers to its host,
/// and each host to the next host around it; both lists are in the order of the entries:
///
///     guides:  safe area of the root ──┐        margins of c ──┐
///     hosts:                         root ◄── b ◄───────────── c        b has no guides, but c is in it
///
/// Invariants, which ``LayoutEngine/checkListing()`` checks:
/// - The guides are all entries whose role has distances.
/// - The host of a guide is its view, and a host comes after the host around it.
struct GuideDistances {
  private(set) var guides: ContiguousArray<BuiltInGuide> = []
  private(set) var hosts: ContiguousArray<Host> = []
  /// Whether any of the guides may move once frames are known. In most trees, nothing of a superview reaches
  /// into a subview.
  private(set) var followFrames = true
  /// The number of times the distances were computed, for tests.
  private(set) var updateCount = 0

  struct BuiltInGuide: BitwiseCopyable {
    /// The index of the guide among the entries.
    let entry: Int
    /// The index of its view among the hosts.
    fileprivate(set) var host = -1
  }

  struct Host: BitwiseCopyable {
    /// The index of the view among the entries.
    let entry: Int
    /// The index of its superview among the hosts; negative for the root.
    let outer: Int
  }

  /// A guide that has moved.
  struct Move {
    let guide: LayoutGuide
    let entry: Int
    /// Whether its equations have new terms rather than only new constants: a centre and a width instead of
    /// two edges, or vice versa.
    let hasOtherTerms: Bool
  }

  /// The safe area and the margins of a view, as distances from its edges.
  private struct ViewDistances {
    var safeArea = EdgeDistances()
    var margins = EdgeDistances()
  }

  /// Finds the guides and their hosts among items that were just listed.
  mutating func list(_ items: borrowing ItemListing) {
    let indices = items.updated(guides.lazy.map { $0.entry }) { $0.guide?.role.hasDistances ?? false }
    guides = ContiguousArray(indices.map { BuiltInGuide(entry: $0) })
    hosts.removeAll(keepingCapacity: true)
    if guides.isEmpty { return }
    let entries = items.entries
    var hostOfEntry = ContiguousArray(repeating: Int32(-1), count: entries.count)
    var limit = RoundLimit(entries.count + guides.count)
    for guide in guides {
      var view = Int(entries[guide.entry].parent)
      while view >= 0 && hostOfEntry[view] < 0 {
        limit.countRound(of: "listing the views that guides depend on")
        hostOfEntry[view] = 0
        view = Int(entries[view].parent)
      }
    }
    for index in entries.indices where hostOfEntry[index] >= 0 {
      let parent = Int(entries[index].parent)
      hostOfEntry[index] = Int32(truncatingIfNeeded: hosts.count)
      hosts.append(Host(entry: index, outer: parent < 0 ? -1 : Int(hostOfEntry[parent])))
    }
    for index in guides.indices {
      guides[index].host = Int(hostOfEntry[Int(entries[guides[index].entry].parent)])
    }
  }

  /// Computes where the guides are.
  ///
  /// - Parameter frames: The frames of the last solve; `nil` before the first solve of a pass, when
  ///     superviews contribute nothing.
  /// - Returns: The guides that moved.
  mutating func update(_ items: borrowing ItemListing, _ frames: SolvedFrames?) -> [Move] {
    if guides.isEmpty { return [] }
    updateCount += 1
    if frames == nil { followFrames = findWhetherGuidesFollowFrames(items.entries) }
    var known: ContiguousArray<ViewDistances> = []
    known.reserveCapacity(hosts.count)
    for host in hosts { known.append(distances(of: host, outer: known, items, frames)) }
    var moves: [Move] = []
    for each in guides {
      guard let guide = items[each.entry].guide else { continue }
      let distances = guide.role == .safeArea ? known[each.host].safeArea : known[each.host].margins
      let isNarrowed =
        frames.map { isTooWide(guide, distances, $0.exactSize(at: hosts[each.host].entry)) } ?? false
      let readableWidth = guide.owningView?.readableWidthInEffect ?? .catalyst
      let hasOtherTerms = isNarrowed != guide.isNarrowed || readableWidth != guide.readableWidth
      guard distances.differs(from: guide.distances) || hasOtherTerms else { continue }
      guide.distances = distances
      guide.readableWidth = readableWidth
      guide.isNarrowed = isNarrowed
      moves.append(Move(guide: guide, entry: each.entry, hasOtherTerms: hasOtherTerms))
    }
    return moves
  }

  private func distances(
    of host: Host, outer: ContiguousArray<ViewDistances>, _ items: borrowing ItemListing,
    _ frames: SolvedFrames?
  ) -> ViewDistances {
    let entry = items[host.entry]
    let distances = entry.withView { view in
      var own = ViewDistances(
        safeArea: EdgeDistances(view.storedSafeArea, in: entry.direction),
        margins: EdgeDistances(view.storedMargins, in: entry.direction))
      guard let frames, host.outer >= 0 else {
        if view.marginsBeginInSafeArea { own.margins = own.margins + own.safeArea }
        return own
      }
      let superview = outer[host.outer]
      let frame = frames.exactFrame(of: view, at: host.entry)
      let gap = EdgeDistances(of: frame, in: frames.exactSize(at: Int(entry.parent)))
      let covered = superview.safeArea.covering(behind: gap)
      // Margins don't begin beyond the opposite edge.
      if view.marginsBeginInSafeArea { own.margins = own.margins + own.safeArea + covered.within(frame.size) }
      own.safeArea = own.safeArea + covered
      if view.keepsOuterMargins { own.margins = own.margins.union(superview.margins.missing(behind: gap)) }
      return own
    }
    return distances ?? ViewDistances()
  }

  /// Whether a guide for reading must be narrower than the margins. Once narrow, it stays so until text is
  /// measured again: otherwise a view as wide as its guide would make it alternate between wide and narrow.
  private func isTooWide(_ guide: LayoutGuide, _ margins: EdgeDistances, _ size: LayoutSize) -> Bool {
    guard guide.role == .readableContent, let view = guide.owningView else { return false }
    return guide.isNarrowed || view.readableWidthInEffect.isExceeded(in: size, margins)
  }

  /// Whether any guide may move once frames are known.
  private func findWhetherGuidesFollowFrames(_ entries: ContiguousArray<EngineEntry>) -> Bool {
    if guides.contains(where: { entries[$0.entry].guide?.role == .readableContent }) { return true }
    return hosts.contains { host in
      if host.outer < 0 { return false }
      let superview = entries[hosts[host.outer].entry]
      return entries[host.entry].withView { $0.keepsOuterMargins } ?? false
        || superview.withView { $0.storedSafeArea != .zero } ?? false
    }
  }

  /// Makes the guides for reading as wide as the margins, as at the beginning of a pass; returns the guides
  /// that changed.
  func widen(_ items: borrowing ItemListing) -> [Move] {
    var moves: [Move] = []
    for each in guides {
      guard let guide = items[each.entry].guide, guide.isNarrowed else { continue }
      guide.isNarrowed = false
      moves.append(Move(guide: guide, entry: each.entry, hasOtherTerms: true))
    }
    return moves
  }
}

extension GuideDistances: CustomDebugStringConvertible {
  var debugDescription: String {
    "guides \(guides.map { $0.entry }) of hosts \(hosts.map { $0.entry }), following frames: \(followFrames)"
  }
}
