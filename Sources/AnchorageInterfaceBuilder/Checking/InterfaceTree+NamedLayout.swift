import Anchorage

extension InterfaceTree {
  /// A layout that has been made, whose views have the names of code rather than object identifiers.
  package func namedLayout(in document: InterfaceDocument, measuresTexts: Bool = false) -> InterfaceLayout {
    let layout = layout(in: document, measuresTexts: measuresTexts)
    layout.root.layoutIfNeeded()
    return layout
  }
}
