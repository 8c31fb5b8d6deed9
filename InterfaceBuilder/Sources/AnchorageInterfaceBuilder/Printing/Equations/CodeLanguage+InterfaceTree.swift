@_spi(Printing) import AnchorageCode

extension CodeLanguage {
  /// The language of a tree in a file.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - names: The names of all views but the root.
  ///   - rootName: The name of the root: `self`, or `root` in scenes.
  ///   - width: The widest line of a statement.
  init(_ tree: InterfaceTree, names: [String: String], rootName: String, width: Int) {
    let parents = Dictionary(
      tree.views.flatMap { view in view.subviews.map { ($0.id, view.id) } }
    ) { first, _ in first }
    self.init(
      root: (tree.root.id, rootName), views: tree.views.map { ($0.id, parents[$0.id]) }, names: names,
      width: width)
  }
}
