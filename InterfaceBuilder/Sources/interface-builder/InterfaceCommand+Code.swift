import AnchorageInterfaceBuilder

extension InterfaceCommand {
  /// Prints the code of trees, with a comment for each omission; together they are one file.
  func writeCode(
    _ trees: [InterfaceTree], of document: InterfaceDocument, in environment: InterfaceEnvironment
  ) {
    for (index, tree) in trees.enumerated() {
      if index > 0 { environment.write("\n") }
      let code =
        mode == .layout
        ? tree.scene(in: document) : tree.swift(in: document, style: isHeadless ? .headless : .uiKit)
      environment.write(index == 0 ? code.text : code.body)
    }
  }
}
