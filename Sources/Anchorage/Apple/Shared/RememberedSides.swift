#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The sides of a constraint between distances, kept because the platform does not tell which anchors a
/// distance is made of.
@MainActor
package struct RememberedSides {
  private struct Term {
    let coefficient: Double
    weak var item: NSObject?
    let attribute: LayoutAttribute
  }

  private let left: [Term]
  private let relation: LayoutRelation
  private let right: [Term]

  init(_ equation: LayoutEquation<_PlatformBackend>) {
    func terms(of side: LayoutSum<_PlatformBackend>) -> [Term] {
      side.terms.map { Term(coefficient: $0.coefficient, item: $0.item, attribute: $0.attribute) }
    }
    left = terms(of: equation.left)
    relation = equation.relation
    right = terms(of: equation.right)
  }

  /// The attribute of the first anchor.
  var firstAttribute: LayoutAttribute { left.first?.attribute ?? .notAnAttribute }

  /// The items in order; `nil` stands for an item that is gone.
  var items: [NSObject?] { (left + right).map { $0.item } }

  /// The statement of the constraint; `gone` stands in for items that no longer exist, and `nil` is returned
  /// if it is needed but missing.
  package func equation(of constraint: NSLayoutConstraint, gone: NSObject?) -> LayoutEquation<
    _PlatformBackend
  >? {
    guard let left = sum(of: left, gone: gone), var right = sum(of: right, gone: gone) else { return nil }
    right.constant = constraint.constant * (left.first?.coefficient ?? 1)
    var equation = LayoutEquation(left, relation, right, priority: LayoutPriority(constraint.priority))
    equation.identifier = constraint.identifier
    return equation
  }

  private func sum(of terms: [Term], gone: NSObject?) -> LayoutSum<_PlatformBackend>? {
    var sum = LayoutSum<_PlatformBackend>(constant: 0)
    for term in terms {
      guard let item = term.item ?? gone else { return nil }
      sum.add(LayoutTerm(term.coefficient, item, term.attribute))
    }
    return sum
  }
}
#endif
