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
