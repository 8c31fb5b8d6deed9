import Anchorage

/// Whether a tree has scroll views, and from where the constraint that is being put into a form sees them.
struct Scrolling {
  /// Whether there is, or was, any scroll view.
  var hasScrollViews = false
  /// Whether a constraint is, or was, about items that move against each other when something is scrolled.
  var hasFloating = false
  /// The index of the view that holds the constraint.
  var holder: Int32 = -1
  /// The same if that is a scroll view seen from its inside; negative otherwise.
  var insideHolder: Int32 = -1

  /// The index of the item that an attribute of the scroll view is about, seen from the inside.
  ///
  /// Edges are those of the content area, which comes behind the scroll view. Dimensions and centres are those of its
  /// frame, as in UIKit.
  func seenFromInside(_ attribute: LayoutAttribute) -> Int32 {
    switch attribute {
    case .left, .right, .leading, .trailing, .top, .bottom: insideHolder + 1
    default: insideHolder
    }
  }
}
