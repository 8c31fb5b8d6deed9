import Anchorage
import Cassowary

extension LayoutTie {
  /// Describes a tie.
  ///
  /// - Parameter sources: The sources of its constraints.
  init(_ subject: OpeningSubject, _ sources: [ConstraintID: ConflictSource]) {
    let known = subject.tied.filter { sources[$0] != nil }
    let tied = known.compactMap { sources[$0] }
    let shown = tied.prefix(LayoutConflict.largestMemberCount)
    givingWay = shown.indices.filter { subject.givingWay.contains(known[$0]) }
    priority = LayoutPriority(Float(subject.priority))
    constraints = shown.map { $0.memberWithPriority }
    omittedCount = tied.count - shown.count
    amount = subject.amount
    // A constraint is about its first anchor.
    let names = shown.map { $0.anchors.first?.item.displayName }
    func eachOnce(_ names: [String]) -> [String] {
      var named: Set<String> = []
      return names.filter { named.insert($0).inserted }
    }
    items = eachOnce(names.compactMap { $0 })
    itemsGivingWay = eachOnce(givingWay.compactMap { names[$0] })
  }
}

extension ConflictSource {
  /// The line of a report, with the priority of a content size.
  fileprivate var memberWithPriority: LayoutConflict.Member {
    var line = member
    line.text += priorityText
    return line
  }
}
