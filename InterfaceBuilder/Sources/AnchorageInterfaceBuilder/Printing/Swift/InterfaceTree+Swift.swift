extension InterfaceTree {
  /// The tree as a class of Swift, whose constraints are written in the DSL.
  ///
  /// The text is a file: it begins with its imports, and compiles as it stands. Views of AppKit come out as headless views,
  /// whatever the style.
  ///
  /// - Parameters:
  ///   - document: The document of the tree.
  ///   - style: The library whose views the class makes.
  public func swift(in document: InterfaceDocument, style: InterfaceCode.Style = .uiKit) -> InterfaceCode {
    let index = document.trees.firstIndex { $0.root.id == root.id && $0.root.position == root.position }
    let name = index.map { document.classNames[$0] } ?? "ScreenView"
    let style = document.toolkit == .cocoa ? .headless : style
    let printer = ClassPrinter(self, in: document, style, className: name)
    return printer.print()
  }
}
