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
