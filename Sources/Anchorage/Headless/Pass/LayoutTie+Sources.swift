extension LayoutTie {
  init(_ sources: [NamedConflictSource], priority: Double, amount: Double) {
    let shown = sources.prefix(LayoutConflict.largestMemberCount)
    self.priority = LayoutPriority(Float(priority))
    wishes = shown.map { $0.member }
    omittedCount = sources.count - shown.count
    self.amount = amount
    items = []
    var named: Set<String> = []
    for source in shown {
      // The first anchor is what the wish is about.
      guard let name = source.anchors.first?.item.displayName else { continue }
      if named.insert(name).inserted { items.append(name) }
    }
  }
}
