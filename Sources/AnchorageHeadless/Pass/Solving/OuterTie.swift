import Anchorage
import Cassowary

/// A tie about the place of an item, stated from an item further out than its parent.
struct OuterTie {
  var id: ConstraintID
  /// The index of the item among the entries.
  let entry: Int
  /// Its x or its y.
  let number: FrameNumbers
  /// The index of the item further out.
  var anchor: Int
}
