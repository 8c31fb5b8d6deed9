import Anchorage
import AnchorageInterfaceBuilder
import AnchorageScenes

extension InterfaceCommand {
  /// Writes the drawing or page of a document; returns the exit status.
  func draw(
    _ drawing: InterfaceDrawing, to output: String, files: Int, in environment: PlaygroundEnvironment
  ) -> Int32 {
    guard files == 1 else {
      environment.writeError("error: '\(mode.option)' writes one file\nhelp: name one storyboard or xib\n")
      return 2
    }
    guard let first = drawing.trees.first else {
      environment.writeError("error: there is no view in '\(drawing.document.file)'\n")
      return 2
    }
    if case .html = mode { return write(page(of: drawing, environment), to: output, in: environment) }
    guard drawing.trees.count == 1 else {
      let list = drawing.trees.map { "  --scene \($0.root.id)  \($0.title)\n" }.joined()
      environment.writeError("error: '--svg' writes one drawing\nhelp: choose one of these\n\(list)")
      return 2
    }
    return write(environment.svg(drawing.layout(first), style), to: output, in: environment)
  }

  /// A page with a slider for widths around the saved one, or for the trees if there are more.
  private func page(of drawing: InterfaceDrawing, _ environment: PlaygroundEnvironment) -> String {
    let trees = drawing.trees
    if trees.count > 1 {
      return environment.html(drawing.document.file.fileName, trees.count, 0) { index in
        (drawing.layout(trees[index]), trees[index].title)
      }
    }
    let root = drawing.layout(trees[0])
    let size = root.frame.size
    let steps = size.width >= 20 ? Array(-10...10) : [0]
    return environment.html(drawing.document.file.fileName, steps.count, steps.count / 2) { index in
      let width =
        steps[index] == 0 ? size.width : (size.width * (1 + Double(steps[index]) / 20)).rounded(.down)
      root.frame.size.width = width
      root.layoutIfNeeded()
      return (root, "\(roundedText(of: width)) × \(roundedText(of: size.height))")
    }
  }

  private func write(_ text: String, to output: String, in environment: PlaygroundEnvironment) -> Int32 {
    if output == "-" {
      environment.writeVerbatim(text)
      return 0
    }
    do throws(PlaygroundReadError) {
      try environment.writeFile(output, text)
      return 0
    } catch {
      environment.writeError("error: cannot write '\(output)': \(error.reason)\n")
      return 2
    }
  }
}
