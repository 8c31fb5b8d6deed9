import AnchorageHeadless

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
