import AnchorageHeadless

extension PlaygroundCommand {
  /// Writes the drawing of a scene; returns whether that was possible.
  func writeDrawing(_ run: SceneRun, to output: String, in environment: PlaygroundEnvironment) -> Bool {
    run.layout(at: sizes.first)
    return write(environment.svg(run.root, style), to: output, in: environment)
  }

  /// Writes a page of drawings; returns whether that was possible.
  func writePage(_ run: SceneRun, to output: String, in environment: PlaygroundEnvironment) -> Bool {
    var steps = sizes.isEmpty ? Self.widths(around: run.size) : [run.size] + sizes
    // The scene's own size is named once.
    if !sizes.isEmpty, sizes.contains(run.size) { steps.removeFirst() }
    let start = steps.firstIndex(of: run.size) ?? 0
    let page = environment.html(run.scene.file.fileName, steps.count, start) { index in
      run.layout(at: steps[index])
      return (run.root, "\(steps[index].width.sceneText) × \(steps[index].height.sceneText)")
    }
    return write(page, to: output, in: environment)
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

  private func write(_ text: String, to output: String, in environment: PlaygroundEnvironment) -> Bool {
    if output == "-" {
      environment.writeVerbatim(text)
      return true
    }
    do throws(PlaygroundReadError) {
      try environment.writeFile(output, text)
      return true
    } catch {
      environment.writeError("error: cannot write '\(output)': \(error.reason)\n")
      return false
    }
  }
}
