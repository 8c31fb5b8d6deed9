/// What the frame of an item is computed from: of each entry the little that every pass reads.
struct ItemPlace: BitwiseCopyable {
  /// The item, to be used only while it is alive.
  let item: UncountedReference<HeadlessItem>
  /// The first of its solver's variables, if these are in a row: x, y, width and height.
  let variables: Int32
  /// That of its parent; negative for the root.
  let outerVariables: Int32
  /// Their places among the entries.
  let index, parent: Int32
  /// Whether it is a view, which is not rounded, neither it nor its parent has alignment insets, and the
  /// variables of both are in a row.
  private(set) var isPlain: Bool
  /// Whether it is plain, and nobody is to know that its frame changed.
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

extension ItemPlace {
  /// Whether the item is a view that is placed by its frame; it must be alive.
  @inline(__always)
  var isPlacedByFrame: Bool {
    item.withView { $0.translatesMask }
  }

  /// Makes a view that is placed by its frame not plain.
  mutating func noteMask() {
    if isPlain && isPlacedByFrame { (isPlain, isQuiet) = (false, false) }
  }
}
