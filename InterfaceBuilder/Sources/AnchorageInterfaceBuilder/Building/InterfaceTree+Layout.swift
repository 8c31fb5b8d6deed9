import AnchorageHeadless

extension InterfaceTree {
  /// Makes headless views of the tree, under the circumstances of the document's device.
  ///
  /// - Parameter document: The document of the tree.
  public func layout(in document: InterfaceDocument) -> InterfaceLayout { layout(in: document, traits: nil) }

  /// Makes headless views of the tree.
  ///
  /// The root has its saved size. Texts and controls have the sizes they were saved with, see
  /// ``InterfaceLayout/contents``.
  ///
  /// - Parameters:
  ///   - document: The document of the tree.
  ///   - traits: The circumstances that variations depend on; by default those of the document's device.
  ///   - measuresTexts: Whether labels have the size that our own metrics give them, and not the saved one.
  ///   - constants: Constants that replace those of the file, by the identifiers of constraints.
  package func layout(
    in document: InterfaceDocument, traits: InterfaceTraits? = nil, measuresTexts: Bool = false,
    holding constants: [String: Double] = [:]
  ) -> InterfaceLayout {
    var builder = LayoutBuilder(
      self, of: document, traits: traits ?? document.traits, measuresTexts: measuresTexts)
    builder.heldConstants = constants
    return builder.build()
  }
}

extension InterfaceDocument {
  /// The circumstances of the device that the document was drawn for; a phone if it does not say.
  package var traits: InterfaceTraits {
    device?.traits ?? InterfaceTraits(width: .compact, height: .regular, idiom: .phone)
  }
}
