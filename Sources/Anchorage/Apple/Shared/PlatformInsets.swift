#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// The platform's insets in place of Anchorage's. Disfavoured, so `.zero` and `.init(top: …)` mean Anchorage's
// type. Insets with left and right make absolute edges, as `edges.absolute` does.

extension EdgeAnchors {
  /// Moves every edge towards the centre, each by its own distance.
  @_disfavoredOverload
  public func inset(by insets: NSDirectionalEdgeInsets) -> EdgeAnchors { inset(by: LayoutInsets(insets)) }

  /// Moves every edge towards the centre, and relates left and right whatever the layout direction.
  ///
  ///     card.edges == root.edges.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
  ///     // card.top == root.top, card.left == root.left + 20, card.bottom == root.bottom, card.right == root.right
  @_disfavoredOverload
  public func inset(by insets: _PlatformEdgeInsets) -> EdgeAnchors {
    absolute.inset(by: LayoutInsets(absolute: insets))
  }

  /// Moves every edge away from the centre, each by its own distance.
  @_disfavoredOverload
  public func outset(by insets: NSDirectionalEdgeInsets) -> EdgeAnchors { outset(by: LayoutInsets(insets)) }

  /// Moves every edge away from the centre, and relates left and right whatever the layout direction.
  @_disfavoredOverload
  public func outset(by insets: _PlatformEdgeInsets) -> EdgeAnchors {
    absolute.outset(by: LayoutInsets(absolute: insets))
  }
}

extension LayoutItem {
  /// Pins edges to those of the superview, at the distances of the platform's insets.
  @_disfavoredOverload @discardableResult
  public func pinToSuperview(
    _ edges: LayoutEdges = .all, insets: NSDirectionalEdgeInsets
  ) -> ConstraintGroup<Backend> {
    pinToSuperview(edges, insets: LayoutInsets(insets))
  }

  /// Pins edges to those of the superview, left and right whatever the layout direction.
  @_disfavoredOverload @discardableResult
  public func pinToSuperview(
    _ edges: LayoutEdges = .all, insets: _PlatformEdgeInsets
  ) -> ConstraintGroup<Backend> {
    Backend.pin(layoutItem, edges, LayoutInsets(absolute: insets), isAbsolute: true)
  }
}

extension Collection where Element: LayoutItem {
  /// Pins edges of every item to those of its own superview, at the distances of the platform's insets.
  @_disfavoredOverload @discardableResult
  public func pinToSuperview(
    _ edges: LayoutEdges = .all, insets: NSDirectionalEdgeInsets
  ) -> ConstraintGroup<Element.Backend> {
    pinToSuperview(edges, insets: LayoutInsets(insets))
  }

  /// Pins edges of every item to those of its own superview, left and right whatever the layout direction.
  @_disfavoredOverload @discardableResult
  public func pinToSuperview(
    _ edges: LayoutEdges = .all, insets: _PlatformEdgeInsets
  ) -> ConstraintGroup<Element.Backend> {
    Element.Backend.pin(map { $0.layoutItem }, edges, LayoutInsets(absolute: insets), isAbsolute: true)
  }
}

// MARK: - Refusals

extension NSDirectionalEdgeInsets: _LayoutScalar {}
extension _PlatformEdgeInsets: _LayoutScalar {}

// Unavailable so that they may name refusals.

@_documentation(visibility: internal)
@available(*, unavailable)
extension NSDirectionalEdgeInsets {
  /// Insets instead of edges are refused.
  public typealias _Misfit = _LayoutRefusal<_No.Insets>
  /// Insets with a priority are refused.
  public typealias _WithPriority = _LayoutRefusal<_No.Insets>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension _PlatformEdgeInsets {
  /// Insets instead of edges are refused.
  public typealias _Misfit = _LayoutRefusal<_No.Insets>
  /// Insets with a priority are refused.
  public typealias _WithPriority = _LayoutRefusal<_No.Insets>
}
#endif
