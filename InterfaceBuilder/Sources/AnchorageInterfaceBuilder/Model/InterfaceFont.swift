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
