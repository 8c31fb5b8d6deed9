import Anchorage
@testable import AnchorageHeadless

/// Prints what a tree is made of, for a judge that knows nothing of the language: a line for each item with its frame, and one for
/// each constraint that no view makes itself, as a sum of anchors.
///
/// Views are numbered from the root down, and guides behind them, so that trees of real views and headless ones read alike.
func describe(_ key: String, _ root: LayoutView) {
  print("== \(key)")
  var (views, guides): ([LayoutView], [LayoutGuide]) = ([], [])
  var open = [root]
  while let view = open.popLast() {
    views.append(view)
    guides += view.layoutGuides
    open += view.subviews.reversed()
  }
  var ids: [ObjectIdentifier: String] = [:]
  for (index, view) in views.enumerated() {
    ids[ObjectIdentifier(view)] = "v\(index)"
    show("v\(index)", view.frame, view.name)
  }
  for (index, guide) in guides.enumerated() {
    ids[ObjectIdentifier(guide)] = "g\(index)"
    show("g\(index)", guide.layoutFrame, guide.name)
  }
  for view in views {
    for constraint in view.constraints where !constraint.isMadeByView {
      let (left, right) = constraint.sideTerms
      let terms = left + right.map { (coefficient: -$0.coefficient, item: $0.item, attribute: $0.attribute) }
      let words = terms.map { term in
        let guide = term.item as? LayoutGuide
        let owner = guide?.owningView.flatMap { ids[ObjectIdentifier($0)] }
        let own = term.item.flatMap { ids[ObjectIdentifier($0)] }
        let name = own ?? "\(owner ?? "outside").\(guide?.roleName ?? "item")"
        return "\(term.coefficient)*\(name).\(term.attribute)"
      }
      print(
        "constraint \(constraint.relation) \(constraint.constant) \(constraint.priority.rawValue)",
        words.joined(separator: " "))
    }
  }
}

private func show(_ id: String, _ frame: LayoutRect, _ name: String) {
  print("item", id, frame.minX, frame.minY, frame.width, frame.height, name)
}
