import AnchorageHeadless
import AnchorageDrawing
import AnchorageInterfaceBuilder

extension InterfaceCommand {
  /// Writes the drawing or page of a document; returns the exit status.
  func draw(
    _ drawing: InterfaceDrawing, to output: String, files: Int, in environment: InterfaceEnvironment
  ) -> Int32 {
    guard files == 1 else {
      environment.writeError("error: '\(mode.option)' writes one file\nhelp: name one storyboard or xib\n")
      return 2
    }
    guard let first = drawing.trees.first else {
      environment.writeError("error: there is no view in '\(drawing.document.file)'\n")
      return 2
    }
    if case .html = mode { return write(page(of: drawing).html, to: output, in: environment) }
    guard drawing.trees.count == 1 else {
      let list = drawing.trees.map { "  --scene \($0.root.id)  \($0.title)\n" }.joined()
      environment.writeError("error: '--svg' writes one drawing\nhelp: choose one of these\n\(list)")
      return 2
    }
    let root = drawing.layout(first)
    let picture = LayoutDrawing(of: root).svg(constraints: showsConstraints, problems: root.diagnostics)
    return write(picture, to: output, in: environment)
  }

  /// A page with a slider for widths around the saved one, or for the trees if there are more.
  private func page(of drawing: InterfaceDrawing) -> LayoutPage {
    let trees = drawing.trees
    // Not the folders of whoever made it: a page is shared.
    var page = LayoutPage(title: drawing.document.file.split(separator: "/").last.map(String.init) ?? "")
    if trees.count > 1 {
      for tree in trees { page.add(drawing.layout(tree), caption: tree.title) }
      return page
    }
    let root = drawing.layout(trees[0])
    let size = root.frame.size
    let steps = size.width >= 20 ? Array(-10...10) : [0]
    page.start = steps.count / 2
    for step in steps {
      root.frame.size.width =
        step == 0 ? size.width : (size.width * (1 + Double(step) / 20)).rounded(.down)
      root.layoutIfNeeded()
      page.add(root, caption: "\(root.frame.size)")
    }
    return page
  }

  private func write(_ text: String, to output: String, in environment: InterfaceEnvironment) -> Int32 {
    if output == "-" {
      environment.writeVerbatim(text)
      return 0
    }
    guard let reason = InterfaceFiles.write(text, to: output) else { return 0 }
    environment.writeError("error: cannot write '\(output)': \(reason)\n")
    return 2
  }
}

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
