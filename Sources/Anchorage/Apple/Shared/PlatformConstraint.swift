#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A constraint that the DSL made between two anchors or of one dimension.
///
/// A subclass, because the platform's constraints lack two facts. When an item is gone, their references to it dangle, and
/// an inactive constraint may be activated later. And the platform can change neither a multiplier nor whether an active
/// constraint is required: for these, a group that is declared again makes a new constraint, and code that kept the old
/// one would change and activate a constraint that its group has replaced.
package final class DeclaredConstraint: NSLayoutConstraint {
  private weak var mentionedFirst: NSObject?
  private weak var mentionedSecond: NSObject?
  private var mentionsSecond = false
  /// Whether a group that was declared again replaced this constraint.
  var isReplaced = false

  package override var constant: CGFloat {
    didSet { reportIfReplaced() }
  }

  package override var priority: _PlatformPriority {
    didSet { reportIfReplaced() }
  }

  package override var isActive: Bool {
    get { super.isActive }
    set {
      if newValue, isReplaced { reportIfReplaced() } else { super.isActive = newValue }
    }
  }

  /// Remembers the items that the constraint was made with.
  func mention(_ first: NSObject, _ second: NSObject?) {
    mentionedFirst = first
    guard let second else { return }
    mentionedSecond = second
    mentionsSecond = true
  }

  /// The items in order; `nil` stands for an item that is gone.
  var mentionedItems: [NSObject?] { mentionsSecond ? [mentionedFirst, mentionedSecond] : [mentionedFirst] }

  private func reportIfReplaced() {
    guard isReplaced else { return }
    #if canImport(UIKit)
    _PlatformBackend.reportReplaced(self)
    #else
    // Safe: the block runs at once, on this thread, so that nothing is sent. AppKit does not confine its constraints to
    // the main actor, but the views that they belong to; should it do so some day, this type is the same.
    nonisolated(unsafe) let constraint: NSObject = self
    MainActor.assumeIsolated {
      if let constraint = constraint as? NSLayoutConstraint { _PlatformBackend.reportReplaced(constraint) }
    }
    #endif
  }
}

extension _PlatformBackend {
  /// Whether a group that was declared again replaced a constraint.
  static func isReplaced(_ constraint: NSLayoutConstraint) -> Bool {
    (constraint as? DeclaredConstraint)?.isReplaced ?? (replaced[constraint] != nil)
  }

  /// Marks a constraint as replaced.
  static func markReplaced(_ constraint: NSLayoutConstraint) {
    if let constraint = constraint as? DeclaredConstraint {
      constraint.isReplaced = true
    } else {
      replaced[constraint] = true
    }
  }

  /// Reports the use of a constraint that was replaced.
  static func reportReplaced(_ constraint: NSLayoutConstraint) {
    onMistake(mistakeOfReplaced(constraint))
  }

  /// The mistake of using a constraint that was replaced.
  static func mistakeOfReplaced(_ constraint: NSLayoutConstraint) -> LayoutMistake {
    LayoutMistake(
      .constraintWasReplaced(_firstAttribute(of: constraint)),
      item: items(of: constraint).compactMap { $0 }.first.map(name) ?? "",
      constraint: text(of: constraint), location: location(of: constraint))
  }

  /// The constraints made by layout anchors that were replaced.
  private static let replaced = AttachedValues<Bool>()
}

/// A placeholder for an equation that has no meaning; it is never activated.
final class RefusedConstraint: NSLayoutConstraint {
  package var mistake: LayoutMistake?

  @MainActor
  static func make(
    _ reason: LayoutMistake.Reason, _ equation: LayoutEquation<_PlatformBackend>
  ) -> NSLayoutConstraint {
    let constraint = RefusedConstraint(
      item: equation.firstItem ?? _PlatformView(), attribute: .width, relatedBy: .greaterThanOrEqual,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)
    constraint.mistake = LayoutMistake(
      reason, item: equation.firstItem.map(_PlatformBackend.name) ?? "",
      constraint: equation.text(name: _PlatformBackend.name), location: equation.location)
    constraint.identifier = equation.identifier
    return constraint
  }
}

/// The sides of a constraint between distances, kept because the platform doesn't expose which anchors a
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
    func terms(of side: _LayoutSum<_PlatformBackend>) -> [Term] {
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

  private func sum(of terms: [Term], gone: NSObject?) -> _LayoutSum<_PlatformBackend>? {
    var sum = _LayoutSum<_PlatformBackend>(constant: 0)
    for term in terms {
      guard let item = term.item ?? gone else { return nil }
      sum.add(_LayoutTerm(term.coefficient, item, term.attribute))
    }
    return sum
  }
}
#endif
