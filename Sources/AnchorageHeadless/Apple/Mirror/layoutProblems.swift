import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension LayoutItem where Self: _PlatformView {
  // `@preconcurrency`, so that Swift 5 code outside the main actor gets a warning, as from the platform's own classes.
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
  /// The platform's log tells of conflicts only, and not in the words of the code. Here the views, their guides and the
  /// active constraints are mirrored in a tree of headless views, whoever made them, and that tree is laid out. The
  /// problems are what its `diagnostics` are: conflicts, ambiguity and ties. For a while all of it exists twice, so ask
  /// in a test or in the debugger rather than in each pass.
  ///
  /// The mirror begins with the nearest view that is placed by its frame: the view itself, or a view around it, such as
  /// that of a controller, the content view of a cell, or the window. Its bounds, in points, count as given, and so do the
  /// frames of what its constraints mention outside of it. Views inside that are placed by their frames are where they
  /// are. Content sizes, priorities, margins, safe areas, directions and alignment rectangles are those of the views at
  /// present.
  ///
  /// Ask after a layout. Before, a root may have a size of zero, which conflicts with most constraints, and stack views
  /// have made no constraints yet. A view without a superview is laid out in its own bounds. Reading the property neither
  /// lays out nor changes a view, so it is allowed while the platform lays out. A constraint whose anchors the platform
  /// does not tell is reported as such, and left out.
  ///
  /// Items have the names of reports: accessibility identifiers, or else their types, with an index where there are several.
  ///
  /// - Complexity: O(views and constraints) for the mirror, and one pass of a tree that is new.
  @preconcurrency @MainActor public func layoutProblems() -> [LayoutDiagnostic] {
    ViewMirror(of: self).problems()
  }
}
#endif
