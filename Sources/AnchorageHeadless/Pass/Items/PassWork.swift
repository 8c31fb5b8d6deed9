import Anchorage

/// The work that views noted for a pass, taken when a round begins.
///
/// A view notes work in everything it is inside of, so the root knows of all, and a view without a note inside need not
/// be visited.
///
/// Invariant: as long as the items are those of the listing in which the work was taken, an entry with work is in
/// ``entries``, or its work was noted since and is in the root's `pendingInside`.
struct PassWork {
  /// The work anywhere in the tree.
  private(set) var anywhere: PendingWork = []
  /// The work elsewhere than in the root itself.
  private(set) var inside: PendingWork = []
  /// The entries of views with work.
  private(set) var entries = EntrySet()
  /// The number of the listing in which these are; `nil` if everything is to be registered, so that nobody asks.
  private var listing: Int?

  /// Begins a round.
  mutating func take(from root: LayoutView, _ items: borrowing ItemListing) {
    anywhere = root.pendingAnywhere
    inside = root.pendingInside
    listing = items.registration == .everything ? nil : items.number
    if listing != nil { entries.reset(count: items.entries.count) }
  }

  mutating func insert(_ index: Int) { entries.insert(index) }

  /// Notes work that came up in the round.
  mutating func insert(_ work: PendingWork, at index: Int) {
    anywhere.formUnion(work)
    entries.insert(index)
  }

  /// The entries with work, if they are those of the present listing.
  func entries(in items: borrowing ItemListing) -> EntrySet? { listing == items.number ? entries : nil }
}

extension PassWork: CustomDebugStringConvertible {
  var debugDescription: String {
    "work \(anywhere.rawValue), inside \(inside.rawValue), of listing \(listing ?? -1)"
  }
}
