import AnchorageHeadless

/// The class of a view, as far as it matters for layout.
package indirect enum InterfaceViewKind: Hashable, Sendable {
  /// A view without content.
  case plain
  case label(InterfaceText)
  case imageView(InterfaceImage)
  case button(InterfaceButton)
  case textField(InterfaceText)
  case textView(InterfaceText)
  case toggle
  case slider
  case segmentedControl
  case stepper
  case activityIndicator
  case progressView
  case pageControl
  case datePicker
  case pickerView
  case searchBar
  case stack(InterfaceStack)
  case scroll
  case table
  case collection
  /// A cell of a table.
  case tableCell
  /// A cell, header or footer of a collection.
  case collectionCell
  /// The view inside a cell, or inside a visual effect, that has the content.
  case contentView
  case visualEffect
  /// The place of another controller's view.
  case container
  case navigationBar
  case toolbar
  case tabBar
  /// A view with content that comes from elsewhere, like a map or a page of the web.
  case web
  /// A view of AppKit that UIKit has none like.
  case appKit(InterfaceAppKitView)
  /// A view whose element is not known.
  case unknown
}

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

/// The title, the image and the font of a button, and its kind.
package struct InterfaceButton: Hashable, Sendable {
  /// The title of the normal state.
  package let title: String?
  /// The name of the image of the normal state.
  package let image: String?
  /// The catalog that has the image: `system` for symbols.
  package let catalog: String?
  package let font: InterfaceFont?
  /// The kind of button: `system`.
  package let type: String?
}

/// A font, as the file describes it.
package struct InterfaceFont: Hashable, Sendable {
  /// The text style: `UICTFontTextStyleBody`; `nil` for a font of a fixed size.
  package let style: String?
  /// The kind of system font: `system`, `boldSystem`.
  package let type: String?
  /// The name of a font that is not the system's.
  package let name: String?
  package let family: String?
  package let weight: String?
  /// The size in points; `nil` for a text style.
  package let pointSize: Double?
}

/// The picture of an image view.
package struct InterfaceImage: Hashable, Sendable {
  /// The name of the image; `nil` if the view shows none.
  package let name: String?
  /// The catalog that has the image: `system` for symbols.
  package let catalog: String?
  /// The size that the end of the file states; `nil` if it does not name the image.
  package let size: LayoutSize?
  /// How the picture fills the view: `scaleAspectFit`.
  package let contentMode: String?
  /// Whether the size depends on a configuration of the symbol.
  package let hasSymbolConfiguration: Bool
}
