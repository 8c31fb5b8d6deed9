import AnchorageHeadless

extension InterfaceTree {
  /// A layout that has been made, whose views have names that people know rather than object identifiers.
  ///
  /// They are those of the tree's code: outlets, labels, classes and texts.
  package func namedLayout(
    in document: InterfaceDocument, traits: InterfaceTraits? = nil, measuresTexts: Bool = false
  ) -> InterfaceLayout {
    let layout = layout(in: document, traits: traits, measuresTexts: measuresTexts)
    let names = CodeNames(of: self)
    for id in layout.ids {
      if let view = layout.views[id], let name = names.views[id] { view.name = name }
    }
    layout.root.name = "root"
    layout.root.layoutIfNeeded()
    return layout
  }
}
