#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension LayoutEquation<_PlatformBackend> {
  /// The coefficient of the first anchor, by which the platform's constraint divides both sides.
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

extension LayoutSum<_PlatformBackend> {
  @MainActor fileprivate var isAnchorOrDistance: Bool {
    guard let first, let second = others.first else { return true }
    return termCount == 2 && first.coefficient == -second.coefficient
  }
}
#endif
