import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension LayoutItem where Self: _PlatformView {
  // `@preconcurrency`: Swift 5 code outside the main actor gets a warning, as from the platform's own classes.
  /// The problems of the layout that the view takes part in, as a headless tree reports them.
  ///
  ///     title.leading == root.leading + 8
  ///     title.trailing == root.trailing - 8
  ///     title.width == 100
  ///     root.layoutIfNeeded()
  ///     for problem in root.layoutProblems() { print(problem) }   // root is 320 wide
  ///     // error: required constraints conflict on the x-axis of 'title'
  ///     //     …
  ///
  /// The platform's log reports only conflicts, and not in the words of the code. Here all views, guides and
  /// active constraints, however they were made, are mirrored in a headless tree, and that tree is laid out.
  /// The problems are its `diagnostics`: conflicts, ambiguity and ties. The mirror temporarily doubles the
  /// tree, so call this in a test or in the debugger rather than in each pass.
  ///
  /// The root of the mirror is the nearest view that is placed by its frame: the view itself or an ancestor,
  /// such as the view of a controller, the content view of a cell, or the window. Its bounds, in points, are
  /// given, and so are the frames of items outside that constraints mention. Views inside that are placed by
  /// their frames keep them. Content sizes, priorities, margins, safe areas, directions and alignment
  /// rectangles are the present ones.
  ///
  /// Call this after a layout. Before, a root may have a size of zero, which conflicts with most constraints,
  /// and stack views have no constraints yet. A view without a superview is laid out in its own bounds. The
  /// call neither lays out nor changes a view, so it is allowed while the platform lays out. A constraint
  /// whose anchors the platform doesn't expose is reported and left out.
  ///
  /// Items are named by accessibility identifiers, or else by their types, with an index if there are
  /// several.
  ///
  /// - Complexity: Linear in the number of views and constraints for the mirror, plus one pass over a new
  ///     tree.
  @preconcurrency @MainActor public func layoutProblems() -> [LayoutDiagnostic] {
    ViewMirror(of: self).problems()
  }
}
#endif
