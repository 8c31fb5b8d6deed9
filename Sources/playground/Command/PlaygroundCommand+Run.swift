import AnchorageHeadless

extension PlaygroundCommand {
  /// Runs the command and returns its exit status: 0, 1 for a difference, 2 for mistakes or wrong usage.
  package static func run(_ arguments: [String], in environment: PlaygroundEnvironment) -> Int32 {
    do throws(PlaygroundUsageError) {
      return try PlaygroundCommand(arguments).run(in: environment)
    } catch {
      environment.writeError("\(error)\n\n\(error == .noFile ? usage : synopsis)\n")
      return 2
    }
  }

  private func run(in environment: PlaygroundEnvironment) -> Int32 {
    switch mode {
    case .help: environment.write(Self.usage + "\n")
    case .helpScene: environment.write(SceneLanguage.text + "\n")
    case .visualFormat(let format): return writeLines(for: format, in: environment)
    case .version: environment.write("playground of Anchorage, \(Self.version)\n")
    default: return watches ? watch(in: environment) : runOnce(in: environment)
    }
    return 0
  }

  func runOnce(in environment: PlaygroundEnvironment) -> Int32 {
    if mode == .explainLog { return explainLogs(in: environment) }
    var tally = CheckTally()
    if mode == .check, files.count > 1 { environment.write("checking \(files.count) scenes\n") }
    for (index, file) in files.enumerated() {
      guard let run = Self.load(file, in: environment) else {
        tally.failed += 1
        continue
      }
      let anchors = anchors(of: run, &tally, in: environment)
      if anchors.isEmpty, !explained.isEmpty { continue }
      switch mode {
      case .show where !anchors.isEmpty: explain(anchors, run, isFirst: index == 0, in: environment)
      case .show: show(run, isFirst: index == 0, in: environment)
      case .json:
        environment.write(run.json(at: sizes, explaining: anchors, withWishes: notesWishes) + "\n")
      case .check: check(run, &tally, in: environment)
      case .svg(let output):
        if !writeDrawing(run, to: output, in: environment) { return 2 }
      case .html(let output):
        if !writePage(run, to: output, in: environment) { return 2 }
      case .explainLog, .visualFormat, .help, .helpScene, .version: break
      }
    }
    if mode == .check { environment.write(tally.summary) }
    return tally.failed > 0 ? 2 : tally.different > 0 ? 1 : 0
  }

  /// Prints what a visual format says.
  private func writeLines(for format: String, in environment: PlaygroundEnvironment) -> Int32 {
    do throws(VisualFormatMistake) {
      for line in try VisualFormat.lines(for: format) { environment.write("\(line)\n") }
      return 0
    } catch {
      environment.writeError("error: \(error)\n")
      return 2
    }
  }

  /// Reads and runs a scene; reports its mistakes and returns `nil` if it has any.
  private static func load(_ file: String, in environment: PlaygroundEnvironment) -> SceneRun? {
    do throws(PlaygroundReadError) {
      let name = file == "-" ? "standard input" : file
      let run = SceneRun(Scene(parsing: try environment.read(file), file: name))
      guard run.mistakes.isEmpty else {
        environment.writeError("\(run.mistakes)\n")
        return nil
      }
      return run
    } catch {
      let help = similarFile(to: file, in: environment).map { "help: did you mean '\($0)'?\n" } ?? ""
      environment.writeError("error: cannot read '\(file)': \(error.reason)\n\(help)")
      return nil
    }
  }

  /// The path of the scene whose name is nearest to that of a file that cannot be read.
  private static func similarFile(to file: String, in environment: PlaygroundEnvironment) -> String? {
    let end = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    let scenes = environment.filesBeside(file).filter { $0.hasSuffix(".layout") }.sorted()
    return nearestWord(to: String(file[end...]), in: scenes).map { file[..<end] + $0 }
  }

  private func show(_ run: SceneRun, isFirst: Bool, in environment: PlaygroundEnvironment) {
    if !isFirst { environment.write("\n") }
    if files.count > 1 { environment.write("// \(run.scene.file)\n") }
    for (index, size) in ([nil] + sizes.map { Optional($0) }).enumerated() {
      run.layout(at: size)
      if let size, index > 0 { environment.write("\n--- \(size.width.sceneText) \(size.height.sceneText)\n") }
      environment.write(run.frameTable.withNewline)
      let problems = run.problems
      if !problems.isEmpty { environment.write("\n" + problems.joined(separator: "\n\n").withNewline) }
      let notes = run.notes(withWishes: notesWishes).map { $0.description }
      if !notes.isEmpty { environment.write("\n" + notes.joined(separator: "\n").withNewline) }
      if !style.isOmitted { environment.writeVerbatim("\n" + environment.draw(run.root, style).withNewline) }
    }
  }

  /// The anchors to explain; reports those that the scene does not have.
  private func anchors(
    of run: SceneRun, _ tally: inout CheckTally, in environment: PlaygroundEnvironment
  ) -> [SceneAnchor] {
    var anchors: [SceneAnchor] = []
    var isKnown = true
    for text in explained {
      do throws(UnknownAnchor) {
        anchors.append(try run.anchor(text))
      } catch {
        environment.writeError("\(error.description)\n")
        isKnown = false
      }
    }
    if !isKnown { tally.failed += 1 }
    return anchors
  }

  private func explain(
    _ anchors: [SceneAnchor], _ run: SceneRun, isFirst: Bool, in environment: PlaygroundEnvironment
  ) {
    if !isFirst { environment.write("\n") }
    if files.count > 1 { environment.write("// \(run.scene.file)\n") }
    for (index, size) in ([nil] + sizes.map { Optional($0) }).enumerated() {
      run.layout(at: size)
      if let size, index > 0 { environment.write("\n--- \(size.width.sceneText) \(size.height.sceneText)\n") }
      let texts = anchors.map { run.explanation(of: $0).description }
      environment.write(texts.joined(separator: "\n\n").withNewline)
    }
  }

  private func check(_ run: SceneRun, _ tally: inout CheckTally, in environment: PlaygroundEnvironment) {
    tally.scenes += 1
    if run.scene.document.expectations.isEmpty {
      environment.write("none  \(run.scene.file): has no expectations\n")
    }
    run.check { comparison in
      tally.compared += 1
      let what = comparison.subject == .problems ? "problems at " : ""
      let size = "\(what)\(comparison.size.width.sceneText) \(comparison.size.height.sceneText)"
      if comparison.isEqual {
        environment.write("ok    \(run.scene.file): \(size)\n")
      } else {
        tally.different += 1
        let lines = comparison.difference.map { "      \($0)\n" }.joined()
        environment.write("FAIL  \(run.scene.file):\(comparison.line): \(size)\n\(lines)")
      }
    }
  }
}

/// The counts of a run of `--check`.
private struct CheckTally {
  var scenes = 0
  var failed = 0
  var compared = 0
  var different = 0

  /// The last line: the number of comparisons and their outcome.
  var summary: String {
    var text = "\(counted(scenes, "scene")), \(counted(compared, "layout")): "
    text +=
      compared == 0
      ? "nothing was compared" : different == 0 ? "all as expected" : "\(different) not as expected"
    if failed > 0 { text += "; \(counted(failed, "scene")) cannot be run" }
    return text + "\n"
  }
}

extension String {
  /// The text with a line break at its end.
  var withNewline: String { hasSuffix("\n") ? self : self + "\n" }
}
