#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The sides of a constraint between distances: the platform does not tell which anchors a distance is made
/// of.
@MainActor
struct RememberedSides {
  private struct Term {
    let coefficient: Double
    weak var item: NSObject?
    let attribute: LayoutAttribute
  }

  private let left: [Term]
  private let relation: LayoutRelation
  private let right: [Term]

  init(_ equation: LayoutEquation<PlatformBackend>) {
    func terms(of side: LayoutSum<PlatformBackend>) -> [Term] {
      side.terms.map { Term(coefficient: $0.coefficient, item: $0.item, attribute: $0.attribute) }
    }
    left = terms(of: equation.left)
    relation = equation.relation
    right = terms(of: equation.right)
  }

  /// The attribute the constraint is about.
  var firstAttribute: LayoutAttribute { left.first?.attribute ?? .notAnAttribute }

  /// The items in order, nothing standing for those that are gone.
  var items: [NSObject?] { (left + right).map { $0.item } }

  /// What the constraint says now, about a stand-in for items that are gone; nothing without one.
  func equation(of constraint: NSLayoutConstraint, gone: NSObject?) -> LayoutEquation<PlatformBackend>? {
    guard let left = sum(of: left, gone: gone), var right = sum(of: right, gone: gone) else { return nil }
    right.constant = constraint.constant * (left.first?.coefficient ?? 1)
    var equation = LayoutEquation(left, relation, right, priority: LayoutPriority(constraint.priority))
    equation.identifier = constraint.identifier
    return equation
  }

  private func sum(of terms: [Term], gone: NSObject?) -> LayoutSum<PlatformBackend>? {
    var sum = LayoutSum<PlatformBackend>(constant: 0)
    for term in terms {
      guard let item = term.item ?? gone else { return nil }
      sum.add(LayoutTerm(term.coefficient, item, term.attribute))
    }
    return sum
  }
}

extension LayoutEquation<PlatformBackend> {
  /// The number that everything is divided by, because the platform's constraints begin with one anchor or
  /// distance.
  @MainActor var divisor: Double { left.first?.coefficient ?? 1 }

  /// Whether a constraint that relates the same anchors has the same multipliers and relation, as the
  /// platform sees them.
  @MainActor
  func hasShape(of constraint: NSLayoutConstraint) -> Bool {
    let relation = divisor < 0 ? relation.reversed : relation
    return [left, right].allSatisfy { $0.isAnchorOrDistance }
      && constraint.multiplier == (right.first.map { $0.coefficient / divisor } ?? 1)
      && constraint.relation.rawValue == relation.rawValue
  }
}

extension LayoutSum<PlatformBackend> {
  @MainActor fileprivate var isAnchorOrDistance: Bool {
    guard let first, let second = others.first else { return true }
    return termCount == 2 && first.coefficient == -second.coefficient
  }
}
#endif
