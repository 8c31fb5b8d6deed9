#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

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
#endif
