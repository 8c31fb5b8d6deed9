/// The text of a label, text field or text view, and how it is set.
package struct InterfaceText: Hashable, Sendable {
  /// The text; empty if there is none.
  package var text: String = ""
  /// The text that a text field shows while it is empty.
  package var placeholder: String?
  /// The largest number of lines; 0 is no limit.
  package var numberOfLines = 1
  package var font: InterfaceFont?
  /// The width at which the text wraps, or `nil` if that is the width of the view.
  package var preferredMaxLayoutWidth: Double?
  /// The line break mode, as the file names it: `tailTruncation`.
  package var lineBreakMode: String?
  /// The alignment, as the file names it: `center`.
  package var alignment: String?
  /// Whether the text has attributes of its own in places.
  package var isAttributed = false
  /// Whether a text view scrolls. If it does, it has no content size.
  package var scrolls = true
  /// Whether the text may become smaller to fit.
  package var shrinks = false

  package init() {}
}
