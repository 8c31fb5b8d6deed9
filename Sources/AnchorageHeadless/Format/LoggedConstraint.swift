import Anchorage

/// A constraint as UIKit and AppKit print it: `<NSLayoutConstraint:0x60 'gap' H:[UILabel:0x7f]-(8)-|   (active)>`.
///
/// SnapKit and Masonry print theirs almost alike, without the visual format.
package struct LoggedConstraint: Hashable, Sendable {
  /// The class, such as `NSAutoresizingMaskLayoutConstraint`.
  package var type: String
  package var address: String
  /// The identifier; empty if it has none.
  package var identifier = ""
  /// Where SnapKit says that it was written.
  package var location: LayoutSourceLocation?
  /// The equations: two bounds for a content size, otherwise one equation as a rule. The superview is an
  /// object where the line names it.
  package var equations: [FormatEquation] = []
  /// The item that `|` stands for.
  package var superview = FormatItem.superview
}

extension LoggedConstraint {
  /// Whether it stands for the frame and the autoresizing mask of a view.
  package var isMask: Bool { type.hasPrefix("NSAutoresizingMask") }
  /// Whether it stands for the content size of a view.
  package var isContentSize: Bool { type.hasPrefix("NSContentSize") }
}
