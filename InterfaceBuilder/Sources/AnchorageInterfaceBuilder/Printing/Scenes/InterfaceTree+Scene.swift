extension InterfaceTree {
  /// The tree as a scene, with the sizes that texts and controls were saved with.
  ///
  /// The text is read and laid out by `AnchorageScenes`, and by `playground`.
  ///
  /// - Parameter document: The document of the tree.
  public func scene(in document: InterfaceDocument) -> InterfaceCode {
    ScenePrinter(self, in: document).print()
  }
}
