import Anchorage

/// An item as a format string or a log names it.
package indirect enum FormatItem: Hashable, Sendable {
  /// `|`, the superview of the items beside it.
  case superview
  /// A word: `okButton`.
  case name(String)
  /// A class and an address, with a text if the item has one: `UILabel:0x7f'Title'`.
  case object(type: String, address: String, text: String)
}
