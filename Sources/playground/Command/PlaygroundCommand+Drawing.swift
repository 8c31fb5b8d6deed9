import AnchorageHeadless
import AnchorageDrawing
import AnchorageScenes
import Foundation

extension PlaygroundCommand {
  /// Writes a drawing of the scene, or a page of drawings, as the ending of the output says.
  func draw(in environment: PlaygroundEnvironment) -> Int32 {
    guard let run = environment.scene(operands[0]) else { return 2 }
    let output = operands[1]
    let text = output.hasSuffix(".html") ? page(of: run) : drawing(of: run)
    if output == "-" {
      environment.writeVerbatim(text)
      return 0
    }
    do throws(FileError) {
      try environment.writeFile(output, text)
      // Standard output may be a file.
      environment.writeError("wrote \(output)\n")
      return 0
    } catch {
      environment.writeError("error: cannot write '\(output)': \(error.reason)\n")
      return 2
    }
  }

  private func drawing(of run: SceneRun) -> String {
    run.layout(at: sizes.first)
    return LayoutDrawing(of: run.root).svg(
      options.contains(.shown) ? .shown : .measured, constraints: options.contains(.constraints),
      problems: run.root.diagnostics)
  }

  private func page(of run: SceneRun) -> String {
    var steps = sizes.isEmpty ? Self.widths(around: run.size) : [run.size] + sizes
    // The scene's own size is named once.
    if !sizes.isEmpty, sizes.contains(run.size) { steps.removeFirst() }
    // The page may be shared, so it doesn't contain its author's folders.
    var page = LayoutPage(title: URL(fileURLWithPath: run.scene.file).lastPathComponent)
    page.start = steps.firstIndex(of: run.size) ?? 0
    for size in steps {
      run.layout(at: size)
      page.add(run.root, caption: "\(size.width.sceneText) × \(size.height.sceneText)")
    }
    return page.html
  }

  /// Sizes from half to one and a half of the width, each once.
  private static func widths(around size: LayoutSize) -> [LayoutSize] {
    guard size.width > 0 else { return [size] }
    return (-10...10).map { step in
      let width = size.width * (1 + Double(step) / 20)
      return LayoutSize(
        width: step == 0 || size.width < 20 ? width : Double(Int64(width)), height: size.height)
    }
  }
}
