#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Collects the constraints made by the functions that a block calls.
///
/// The block contains no constraint itself, so the batch belongs to the platform's backend: constraints of
/// headless views do not take part.
@MainActor @discardableResult
public func batch(
  active: Bool = true, priority: LayoutPriority = .required, identifier: String? = nil,
  @ConstraintBuilder _ body: () -> ConstraintBuilder.Nothing
) -> ConstraintGroup<_PlatformBackend> {
  collect(active, priority, identifier, body)
}
#endif
