import Anchorage

/// From which items the places of all items can be stated where they are tied to zero.
///
/// Usually from their parents. But if a parent is tied, and no constraint mentions where it is, it will be exactly where
/// its own anchor is: no other tie that concerns it is as strong.
struct TieAnchors {
  private var horizontal: ContiguousArray<Int32> = []
  private var vertical: ContiguousArray<Int32> = []
  private let parents: ContiguousArray<Int32>

  /// - Parameter isMentioned: Of each variable, whether a constraint mentions it that is no tie.
  init(_ entries: ContiguousArray<EngineEntry>, isMentioned: [Bool]) {
    parents = ContiguousArray(entries.map { $0.parent })
    for entry in entries {
      var (x, y) = (entry.parent, entry.parent)
      if entry.parent > 0 {
        let parent = entries[Int(entry.parent)]
        let tied = parent.tied.union(parent.free)
        if tied.contains(.x) && !isMentioned[Int(parent.x)] { x = horizontal[Int(entry.parent)] }
        if tied.contains(.y) && !isMentioned[Int(parent.y)] { y = vertical[Int(entry.parent)] }
      }
      horizontal.append(x)
      vertical.append(y)
    }
  }

  /// The index of the item from which a number of an item is stated; that of the parent for a dimension.
  func anchor(of number: FrameNumbers, at index: Int) -> Int {
    switch number {
    case .x: Int(horizontal[index])
    case .y: Int(vertical[index])
    default: Int(parents[index])
    }
  }
}
