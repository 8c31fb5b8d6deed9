import Anchorage

/// The few numbers of an entry that the frame of its item is computed from.
///
/// Every pass reads them for every item. An entry is many times as large.
struct FrameSource: BitwiseCopyable {
  // Never dangles while the tree is as it was listed, which whoever uses the source has checked.
  let item: UncountedReference<HeadlessItem>
  /// The first of the item's variables x, y, width and height, if the solver numbers them in this order.
  let variables: Int32
  /// The first variable of the parent; negative if the parent is the root.
  let outerVariables: Int32
  /// The indices of the item and its parent among the entries.
  let index, parent: Int32
  /// Whether the item is a view whose frame is the difference of solver values: it is not rounded, neither it
  /// nor its parent has alignment insets, and the variables of both are in a row.
  private(set) var isPlain: Bool
  /// Whether the item is plain, and neither it nor its parent overrides `layoutSubviews()`.
  private(set) var isQuiet: Bool

  init(_ entry: EngineEntry, at index: Int, in parent: EngineEntry) {
    item = entry.item
    (variables, outerVariables) = (entry.x, parent.x)
    (self.index, self.parent) = (Int32(truncatingIfNeeded: index), entry.parent)
    isPlain =
      entry.isView && entry.scale == 0 && entry.alignment == .zero && parent.alignment == .zero
      && entry.hasVariablesInRow && (entry.parent == 0 || parent.hasVariablesInRow)
    isQuiet = isPlain && !entry.isSubclass && !parent.isSubclass
  }
}

extension EngineEntry {
  /// Whether the solver's variables of the item, which is not the root, follow each other.
  fileprivate var hasVariablesInRow: Bool { y == x + 1 && width == x + 2 && height == x + 3 }
}

extension FrameSource {
  /// Whether the item, which must be a view, is placed by its frame.
  @inline(__always)
  var isPlacedByFrame: Bool { item.withView { $0.translatesMask } }

  /// Takes a view that is placed by its frame for one that is not plain.
  mutating func noteMask() {
    if isPlain && isPlacedByFrame { (isPlain, isQuiet) = (false, false) }
  }
}
