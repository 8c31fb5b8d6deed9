import Anchorage

/// Represents an item in constraints, which don't keep the item alive and must notice when it is gone.
///
/// A class instead of a weak reference: weak references don't exist in Embedded Swift, also cost an
/// allocation for each item, and are slower to follow.
final class ItemNode {
  /// The item; `nil` once it is gone.
  var item: HeadlessItem? {
    get { itemReference?.object }
    set { itemReference = newValue.map { UncountedReference($0) } }
  }
  var isAlive: Bool { itemReference != nil }
  /// The item itself if it is a view, or else the view that owns it.
  var owner: LayoutView? {
    get { ownerReference?.object }
    set { ownerReference = newValue.map { UncountedReference($0) } }
  }
  // Neither dangles: an item clears both when it is deinitialized, and a view clears the owner of its guides.
  // They are unchecked, because reading and storing them calls nothing; `LayoutView` says what checks would cost.
  @exclusivity(unchecked) private var itemReference: UncountedReference<HeadlessItem>?
  /// The owner, to be used without counting references.
  @exclusivity(unchecked) private(set) var ownerReference: UncountedReference<LayoutView>?
  /// Whether the item is a guide.
  var isGuide = false
  /// The item's index among the entries of the engine that solved it last; negative if it isn't among them.
  var entry: Int32 = -1
}
