import Anchorage

/// The nodes, wrapping views and guides of the last listing, kept while the items are listed again.
struct EarlierItems: ~Copyable {
  var nodes = KeptReferences<ItemNode>()
  private let wrapping: ContiguousArray<WrappingView>
  private let ownGuides: ContiguousArray<OwnGuide>
  // Where the next block is to be looked for: blocks come in their order.
  private var nextWrapping = 0
  private var nextOwnGuide = 0

  init(wrapping: ContiguousArray<WrappingView>, ownGuides: ContiguousArray<OwnGuide>) {
    (self.wrapping, self.ownGuides) = (wrapping, ownGuides)
  }

  /// Calls `body` for the views in a block of entries that may wrap.
  mutating func forEachWrapping(in block: Range<Int>, _ body: (_ entry: Int) -> Void) {
    for position in nextWrapping..<wrapping.count {
      nextWrapping = position
      if wrapping[position].entry >= block.upperBound { return }
      if wrapping[position].entry >= block.lowerBound { body(wrapping[position].entry) }
    }
    nextWrapping = wrapping.count
  }

  /// Calls `body` for the guides in a block of entries that views make themselves.
  mutating func forEachOwnGuide(in block: Range<Int>, _ body: (_ entry: Int) -> Void) {
    for position in nextOwnGuide..<ownGuides.count {
      nextOwnGuide = position
      if ownGuides[position].entry >= block.upperBound { return }
      if ownGuides[position].entry >= block.lowerBound { body(ownGuides[position].entry) }
    }
    nextOwnGuide = ownGuides.count
  }
}
