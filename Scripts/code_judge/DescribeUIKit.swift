import Foundation
@testable import UIKit

/// Lays out a view on the fakes of UIKit, and prints what it is made of, as for headless trees.
@MainActor
func describe(_ key: String, _ root: UIView, safeArea: UIEdgeInsets = .zero) {
  root.fakeSafeAreaInsets = safeArea
  root.layoutIfNeeded()
  print("== \(key)")
  var (views, guides): ([UIView], [UILayoutGuide]) = ([], [])
  var open = [root]
  while let view = open.popLast() {
    views.append(view)
    guides += view.layoutGuides
    open += view.subviews.reversed()
  }
  var ids: [ObjectIdentifier: String] = [:]
  for (index, view) in views.enumerated() {
    ids[ObjectIdentifier(view)] = "v\(index)"
    show("v\(index)", view.frame)
  }
  for (index, guide) in guides.enumerated() {
    ids[ObjectIdentifier(guide)] = "g\(index)"
    show("g\(index)", guide.layoutFrame)
  }
  func text(_ term: FakeTerm, times factor: Double) -> String {
    let guide = term.item as? UILayoutGuide
    let owner = guide?.owningView.flatMap { ids[ObjectIdentifier($0)] } ?? "outside"
    let role = [
      "UIViewLayoutMarginsGuide": "margins", "UIViewSafeAreaLayoutGuide": "safeArea",
      "UIViewReadableContentGuide": "readableContent",
    ]
    let own = term.item.flatMap { ids[ObjectIdentifier($0)] }
    let name = own ?? "\(owner).\(guide.map { role[$0.identifier] ?? $0.identifier } ?? "item")"
    return "\(term.coefficient * factor)*\(name).\(term.attribute.name)"
  }
  for view in views {
    for constraint in view.constraints where constraint.identifier?.hasPrefix("UISV-") != true {
      let terms =
        constraint.first.map { text($0, times: 1) }
        + constraint.second.map { text($0, times: -Double(constraint.multiplier)) }
      let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
      print(
        "constraint \(relation) \(constraint.constant) \(constraint.priority.rawValue)",
        terms.joined(separator: " "))
    }
  }
}

private func show(_ id: String, _ frame: CGRect) {
  print("item", id, frame.minX, frame.minY, frame.width, frame.height)
}
