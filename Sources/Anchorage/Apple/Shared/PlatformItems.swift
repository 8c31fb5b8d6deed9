#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Conformances of the platform's views, guides and constraints to the protocols of the DSL.

extension _PlatformView: @MainActor LayoutItem {
  /// The backend of the platform's views.
  public typealias Backend = _PlatformBackend
}

// Not members of the classes, because a subclass with a property of the same name would not compile.
extension LayoutItem where Self: _PlatformView {
  /// The view itself.
  public var layoutItem: NSObject { self }

  /// The part of the view inside its margins: on UIKit its layout margins, on AppKit the recommended
  /// distance.
  @preconcurrency @MainActor public var margins: _PlatformGuide { layoutMarginsGuide }

  /// The part of the view that no bar, notch or other part of the system covers.
  @preconcurrency @MainActor public var safeArea: _PlatformGuide { safeAreaLayoutGuide }
}

extension LayoutItem where Self: _PlatformView {
  /// Adds views in front of the other subviews, one after the other.
  ///
  ///     card.addSubviews(title, badge)
  @preconcurrency @MainActor public func addSubviews(_ views: _PlatformView...) { addSubviews(views) }

  /// Adds the views of an array in front of the other subviews, one after the other.
  @preconcurrency @MainActor public func addSubviews(_ views: [_PlatformView]) {
    for view in views { addSubview(view) }
  }
}

extension LayoutItem where Self: _PlatformStackView {
  /// Adds views at the end, one after the other.
  ///
  ///     row.addArrangedSubviews(title, badge)
  @preconcurrency @MainActor public func addArrangedSubviews(_ views: _PlatformView...) {
    addArrangedSubviews(views)
  }

  /// Adds the views of an array at the end, one after the other.
  @preconcurrency @MainActor public func addArrangedSubviews(_ views: [_PlatformView]) {
    for view in views { addArrangedSubview(view) }
  }
}

/// A guide that a view of the platform makes itself; the raw value is its name in the DSL.
package enum PlatformGuideRole: String {
  case margins, safeArea, readableContent, keyboard
}

extension _PlatformGuide: @MainActor LayoutItem {
  /// The backend of the platform's guides.
  public typealias Backend = _PlatformBackend
}

extension LayoutItem where Self: _PlatformGuide {
  /// The guide itself.
  public var layoutItem: NSObject { self }
}

extension NSLayoutConstraint: @MainActor _LayoutBackendConstraint {
  /// The backend of the platform's constraints.
  public typealias Backend = _PlatformBackend
}

extension _LayoutBackendConstraint where Self: NSLayoutConstraint {
  /// The constraint as the DSL writes it: `title.trailing <= badge.leading - 8 ~ .high`.
  @preconcurrency @MainActor public var layoutDescription: String { _PlatformBackend.text(of: self) }
}

// Unavailable so that it may name a refusal.
@available(*, unavailable)
extension _PlatformBackend {
  /// Sums are refused.
  public typealias _Sums = _LayoutRefusal<_No.PlatformSum>
}

// Views and guides in place of an anchor, which the compiler refuses with our message; see `_No`.

extension _PlatformView: _LayoutSide {}
extension _PlatformGuide: _LayoutSide {}

// Unavailable so that they may name refusals.

@available(*, unavailable)
extension _PlatformView {
  /// Items themselves are refused.
  public typealias _Misfit = _LayoutRefusal<_No.Item>
  /// Items instead of edges are refused.
  public typealias _BesideEdges = _LayoutRefusal<_No.ItemBesideEdges>
  /// Items instead of sizes are refused.
  public typealias _BesideSize = _LayoutRefusal<_No.ItemBesideSize>
  /// Items instead of points are refused.
  public typealias _BesidePoint = _LayoutRefusal<_No.ItemBesidePoint>
}

@available(*, unavailable)
extension _PlatformGuide {
  /// Items themselves are refused.
  public typealias _Misfit = _LayoutRefusal<_No.Item>
  /// Items instead of edges are refused.
  public typealias _BesideEdges = _LayoutRefusal<_No.ItemBesideEdges>
  /// Items instead of sizes are refused.
  public typealias _BesideSize = _LayoutRefusal<_No.ItemBesideSize>
  /// Items instead of points are refused.
  public typealias _BesidePoint = _LayoutRefusal<_No.ItemBesidePoint>
}
#endif
