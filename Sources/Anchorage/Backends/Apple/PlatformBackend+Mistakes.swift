#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// What the platform would answer with an exception is found first, and said with names.

extension PlatformBackend {
  /// Reports an equation that cannot mean anything.
  static func report(_ reason: LayoutMistake.Reason, about equation: LayoutEquation<PlatformBackend>) {
    onMistake(
      LayoutMistake(
        reason, item: equation.firstItem.map(name) ?? "", constraint: equation.text(name: name),
        location: equation.location))
  }

  /// A constraint that harms nothing, for an equation that was refused; it is never activated.
  static func placeholder(for equation: LayoutEquation<PlatformBackend>) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: equation.firstItem ?? PlatformView(), attribute: .width, relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
    constraint.identifier = placeholderIdentifier
    return constraint
  }

  private static let placeholderIdentifier = "Anchorage.refused"

  /// Whether the platform would take a constraint; if not, the reason is reported.
  static func canActivate(_ constraint: NSLayoutConstraint) -> Bool {
    if constraint.isActive { return true }
    if constraint.identifier == placeholderIdentifier { return false }
    guard let first = constraint.firstItem as? NSObject else { return true }
    for item in [first, constraint.secondItem as? NSObject].compactMap({ $0 }) {
      if let guide = item as? PlatformGuide, guide.owningView == nil {
        refuse(constraint, .guideWithoutView(name(guide)))
        return false
      }
    }
    guard let second = constraint.secondItem as? NSObject, let a = view(of: first), let b = view(of: second)
    else { return true }
    if root(of: a) === root(of: b) { return true }
    refuse(constraint, .noCommonAncestor(name(first), name(second)))
    return false
  }

  private static func refuse(_ constraint: NSLayoutConstraint, _ reason: LayoutMistake.Reason) {
    onMistake(
      LayoutMistake(
        reason, item: (constraint.firstItem as? NSObject).map(name) ?? "", constraint: text(of: constraint)))
  }

  private static func view(of item: NSObject) -> PlatformView? {
    item as? PlatformView ?? (item as? PlatformGuide)?.owningView
  }

  private static func root(of view: PlatformView) -> PlatformView {
    var view = view
    while let superview = view.superview { view = superview }
    return view
  }

  /// The constraint as the DSL writes it, or in the platform's words if the DSL has none.
  static func text(of constraint: NSLayoutConstraint) -> String {
    presentEquation(of: constraint)?.text(name: name) ?? "\(constraint)"
  }

  /// What an item is called in reports: its accessibility identifier, or else its type.
  static func name(_ item: NSObject) -> String {
    if let guide = item as? PlatformGuide {
      let identifier = guide.layoutIdentifier
      return identifier.isEmpty ? "\(type(of: guide))" : identifier
    }
    guard let view = item as? PlatformView else { return "\(type(of: item))" }
    return view.layoutIdentifier.isEmpty ? "\(type(of: view))" : view.layoutIdentifier
  }
}
#endif
