import AnchorageHeadless
import AnchorageInterfaceBuilder

/// The trees of a document that are drawn.
struct InterfaceDrawing {
  let document: InterfaceDocument
  let trees: [InterfaceTree]
  /// The circumstances that variations depend on; those of the document's device without any.
  let traits: InterfaceTraits?
  let measuresTexts: Bool

  /// The layout of a tree, with the names that it has in code.
  func layout(_ tree: InterfaceTree) -> LayoutView {
    tree.namedLayout(in: document, traits: traits, measuresTexts: measuresTexts).root
  }
}
