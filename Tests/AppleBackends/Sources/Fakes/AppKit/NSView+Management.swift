// Views that AppKit places, whose autoresizing mask is not the program's business.

extension NSView {
  /// The view and who places it, if AppKit does; `nil` if the program may.
  var fakeManager: String? {
    if window?.contentView === self { return "the contentView of an NSWindow" }
    if (superview as? NSScrollView)?.contentView === self { return "the contentView of an NSScrollView" }
    return nil
  }
}
