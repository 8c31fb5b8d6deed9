import Anchorage

/// The pending work of all views, collected at the start of a round.
///
/// A view also notes its work in every view that contains it. So the root knows whether there is work, and
/// views without notes of work inside need not be searched.
///
/// Invariant: until the items are listed again, every entry with work is in ``entries``, or its work was noted after the
/// round began and is in the root's `pendingInside`.
struct PassWork {
  /// The work anywhere in the tree.
  private(set) var anywhere: PendingWork = []
  /// The work of all views except the root.
  private(set) var inside: PendingWork = []
  /// The entries of views with work.
  private(set) var entries = EntrySet()
  /// The listing to which these indices belong; `nil` if everything has to be registered and none were
  /// collected.
  private var listing: Int?

  /// Begins a round.
  mutating func take(from root: LayoutView, _ items: borrowing ItemListing) {
    anywhere = root.pendingAnywhere
    inside = root.pendingInside
    listing = items.registration == .everything ? nil : items.number
    if listing != nil { entries.reset(count: items.entries.count) }
  }

  mutating func insert(_ index: Int) { entries.insert(index) }

  /// Adds work that was noted during the round.
  mutating func insert(_ work: PendingWork, at index: Int) {
    anywhere.formUnion(work)
    entries.insert(index)
  }

  /// The entries with work; `nil` if the items have been listed again since.
  func entries(in items: borrowing ItemListing) -> EntrySet? { listing == items.number ? entries : nil }
}

extension PassWork: CustomDebugStringConvertible {
  var debugDescription: String {
    "work \(anywhere.rawValue), inside \(inside.rawValue), of listing \(listing ?? -1)"
  }
}
