import Anchorage
import Cassowary

extension LayoutTie {
  /// Puts a tie into words.
  ///
  /// - Parameter sources: The sources of its wishes.
  init(_ subject: OpeningSubject, _ sources: [ConstraintID: ConflictSource]) {
    let wishes = subject.wishes.compactMap { sources[$0] }
    let shown = wishes.prefix(LayoutConflict.largestMemberCount)
    priority = LayoutPriority(Float(subject.priority))
    self.wishes = shown.map { $0.wish }
    omittedCount = wishes.count - shown.count
    amount = subject.amount
    items = []
    var named: Set<String> = []
    for source in shown {
      // The first anchor is what the wish is about.
      guard let name = source.anchors.first?.item.displayName else { continue }
      if named.insert(name).inserted { items.append(name) }
    }
  }
}

extension ConflictSource {
  /// The line of a report in which priorities matter.
  fileprivate var wish: LayoutConflict.Member {
    var wish = member
    wish.text += priorityText
    return wish
  }
}
