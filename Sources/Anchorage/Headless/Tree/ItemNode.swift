/// What stands for an item in constraints.
///
/// A class of its own instead of a weak reference: weak references do not exist in Embedded Swift, cost an
/// allocation an item as well, and are slower to follow.
final class ItemNode {
  /// The item; nothing once it is gone.
  var item: HeadlessItem? {
    get { itemReference?.object }
    set { itemReference = newValue.map { UncountedReference($0) } }
  }
  var isAlive: Bool { itemReference != nil }
  /// The view that the item is, or that owns it.
  var owner: LayoutView? {
    get { ownerReference?.object }
    set { ownerReference = newValue.map { UncountedReference($0) } }
  }
  // Never dangle: an item clears both when it goes, and a view those of its guides.
  @exclusivity(unchecked) private var itemReference: UncountedReference<HeadlessItem>?
  /// The owner, to be used without counting references.
  @exclusivity(unchecked) private(set) var ownerReference: UncountedReference<LayoutView>?
  /// Whether the item is a guide.
  var isGuide = false
  /// The item's place in the engine that solved it last.
  var entry: Int32 = -1
}
