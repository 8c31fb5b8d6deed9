extension InterfaceTree {
  /// What a person calls the tree: the class of the controller or view, or what it is, and the object identifier.
  package var title: String {
    let isScreen = role == .controllerView
    let name =
      root.customClass?.name ?? (isScreen ? controller?.customClass?.name : nil) ?? root.userLabel
      ?? root.reuseIdentifier ?? (isScreen ? controller?.title ?? controller?.storyboardIdentifier : nil)
    return name.map { "\($0) (\(root.id))" } ?? "<\(root.elementName)> (\(root.id))"
  }

  /// Whether the tree is the one with an identifier: that of its root, or of its controller.
  package func isNamed(_ name: String) -> Bool {
    if root.id == name { return true }
    guard role == .controllerView, let controller else { return false }
    return [controller.id, controller.storyboardIdentifier, controller.customClass?.name].contains(name)
  }
}
