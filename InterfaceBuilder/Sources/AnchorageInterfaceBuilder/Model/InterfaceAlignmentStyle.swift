import AnchorageHeadless

/// The way in which the alignment rectangles of some controls of AppKit lie in their frames.
///
/// Views of one style have the same insets in one file: the version of macOS that drew it decides which.
package struct InterfaceAlignmentStyle: Hashable, Sendable {
  /// The element and what tells it from others: `button push`.
  package let name: String
  /// The insets that are known, the newest first.
  package let known: [LayoutInsets]
  /// Whether versions of macOS are known to differ, so that equations may say other insets than the known ones.
  package let varies: Bool

  package init(_ name: String, _ known: [LayoutInsets] = [.zero], varies: Bool = false) {
    (self.name, self.known, self.varies) = (name, known, varies)
  }

  /// Whether insets are known, and not only that there may be some.
  var isListed: Bool { !varies || known != [.zero] }
}
