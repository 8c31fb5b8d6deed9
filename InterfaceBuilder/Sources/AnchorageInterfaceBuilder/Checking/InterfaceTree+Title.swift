extension InterfaceTree {
  /// The name of the tree for people: its class, a label or title, or its element, and the object identifier.
  ///
  /// It has no line feeds, so it can stand in a comment of code.
  package var title: String {
    let isScreen = role == .controllerView
    let name =
      root.customClass?.name ?? (isScreen ? controller?.customClass?.name : nil) ?? root.userLabel
      ?? root.reuseIdentifier ?? (isScreen ? controller?.title ?? controller?.storyboardIdentifier : nil)
    return (name.map { "\($0) (\(root.id))" } ?? "<\(root.elementName)> (\(root.id))").onOneLine
  }

  /// Whether the tree is the one with an identifier: that of its root, or of its controller.
  package func isNamed(_ name: String) -> Bool {
    if root.id == name { return true }
    guard role == .controllerView, let controller else { return false }
    return [controller.id, controller.storyboardIdentifier, controller.customClass?.name].contains(name)
  }
}

extension String {
  /// The text with spaces for line feeds of any kind.
  package var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
