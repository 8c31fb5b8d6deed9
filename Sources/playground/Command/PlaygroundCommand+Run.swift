import AnchorageHeadless
import AnchorageScenes

extension PlaygroundCommand {
  /// Runs the command and returns its exit status: 0, 1 for a difference, 2 for mistakes or wrong usage.
  static func run(_ arguments: [String], in environment: PlaygroundEnvironment) -> Int32 {
    do throws(PlaygroundUsageError) {
      let command = try PlaygroundCommand(arguments)
      return command.watches ? command.watch(in: environment) : command.runOnce(in: environment)
    } catch {
      environment.writeError("\(error)\n")
      if case .oldForm = error { return 2 }
      let subcommand = arguments.first.flatMap { Subcommand(rawValue: $0) } ?? .show
      let synopsis = "usage: \(subcommand.usage)\n'playground help' says what all of it does"
      environment.writeError("\n\(arguments.isEmpty ? usage : synopsis)\n")
      return 2
    }
  }

  func runOnce(in environment: PlaygroundEnvironment) -> Int32 {
    switch subcommand {
    case .show: return show(in: environment)
    case .explain: return explain(in: environment)
    case .check:
      let printsText = format == nil && !options.contains(.json)
      return printsText ? check(in: environment) : checkForPrograms(in: environment)
    case .fix: return fix(in: environment)
    case .draw: return draw(in: environment)
    case .code: return printCode(in: environment)
    case .log: return explainLogs(in: environment)
    case .format: return writeLines(for: operands[0], in: environment)
    case .help: environment.write((operands.isEmpty ? Self.usage : SceneLanguage.text) + "\n")
    case .watch: break  // It is a property of the others.
    case .version: environment.write("playground of Anchorage, \(Self.version)\n")
    }
    return 0
  }

  private func show(in environment: PlaygroundEnvironment) -> Int32 {
    var status: Int32 = 0
    let withOptional = options.contains(.optional)
    let isPlain = environment.isPlain || options.contains(.plain)
    for (index, file) in files.enumerated() {
      guard let run = environment.scene(file) else {
        status = 2
        continue
      }
      if options.contains(.json) {
        environment.write(run.json(at: sizes, withOptional: withOptional) + "\n")
        continue
      }
      if index > 0 { environment.write("\n") }
      if files.count > 1 { environment.write("// \(run.scene.file)\n") }
      layOut(run, in: environment) {
        var table = FrameTableText(run.frameTable)
        if let columns = environment.columns { table.fit(columns) }
        environment.write((isPlain ? table.plain : table.text) + "\n")
        if !options.contains(.noDrawing) {
          let drawing = environment.draw(run.root, columns, isPlain)
          environment.writeVerbatim("\n" + drawing + (drawing.hasSuffix("\n") ? "" : "\n"))
        }
        // Last, so that they are right above the prompt.
        let problems = run.problems
        if !problems.isEmpty { report("\n" + problems.joined(separator: "\n\n") + "\n", in: environment) }
        let notes = run.notes(withOptional: withOptional).map { $0.description }
        if !notes.isEmpty { report("\n" + notes.joined(separator: "\n") + "\n", in: environment) }
      }
    }
    return status
  }

  func report(_ text: String, in environment: PlaygroundEnvironment) {
    environment.write(text, inColors: environment.hasColors && !options.contains(.plain))
  }

  private func explain(in environment: PlaygroundEnvironment) -> Int32 {
    guard let run = environment.scene(operands[0]) else { return 2 }
    var status: Int32 = 0
    var anchors: [SceneAnchor] = []
    for text in operands.dropFirst() {
      do throws(UnknownAnchor) {
        anchors += try run.anchors(text)
      } catch {
        environment.writeError("\(error.description)\n")
        status = 2
      }
    }
    if anchors.isEmpty { return status }
    if options.contains(.json) {
      environment.write(run.json(at: sizes, explaining: anchors) + "\n")
      return status
    }
    layOut(run, in: environment) {
      let texts = anchors.map { run.explanation(of: $0).description }
      environment.write(texts.joined(separator: "\n\n") + "\n")
    }
    return status
  }

  /// Lays out at the scene's own size and at the others, each of which has a heading.
  private func layOut(_ run: SceneRun, in environment: PlaygroundEnvironment, _ body: () -> Void) {
    run.layout()
    body()
    for size in sizes {
      run.layout(at: size)
      environment.write("\n--- \(size.width.sceneText) \(size.height.sceneText)\n")
      body()
    }
  }

  private func check(in environment: PlaygroundEnvironment) -> Int32 {
    var (scenes, failed, compared, different) = (0, 0, 0, 0)
    if files.count > 1 { environment.write("checking \(files.count) scenes\n") }
    for file in files {
      guard let run = environment.scene(file) else {
        failed += 1
        continue
      }
      scenes += 1
      if run.scene.document.expectations.isEmpty, ranges.isEmpty {
        environment.write("none  \(run.scene.file): has no expectations\n")
      }
      run.check { comparison in
        compared += 1
        let what = comparison.subject == .problems ? "problems at " : ""
        let size = "\(what)\(comparison.size.width.sceneText) \(comparison.size.height.sceneText)"
        if comparison.isEqual {
          environment.write("ok    \(run.scene.file): \(size)\n")
        } else {
          different += 1
          let lines = comparison.difference.map { "      \($0)\n" }.joined()
          environment.write("FAIL  \(run.scene.file):\(comparison.line): \(size)\n\(lines)")
        }
      }
      for range in ranges {
        compared += 1
        if !checkRange(range.axis, range.sizes, of: run, in: environment) { different += 1 }
      }
    }
    let outcome =
      compared == 0
      ? "nothing was compared" : different == 0 ? "all as expected" : "\(different) not as expected"
    let rest = failed == 0 ? "" : "; \(counted(failed, "scene")) cannot be run"
    environment.write("\(counted(scenes, "scene")), \(counted(compared, "layout")): \(outcome)\(rest)\n")
    return failed > 0 ? 2 : different > 0 ? 1 : 0
  }

  /// Prints the problems of a scene in a range of sizes; returns whether there is none.
  private func checkRange(
    _ axis: LayoutAxis, _ sizes: ClosedRange<Double>, of run: SceneRun, in environment: PlaygroundEnvironment
  ) -> Bool {
    let (isWidth, found) = (axis == .horizontal, problems(of: run, along: axis, over: sizes))
    if found.isEmpty {
      let range = "\(sizes.lowerBound.sceneText)...\(sizes.upperBound.sceneText)"
      environment.write("ok    \(run.scene.file): \(range) \(isWidth ? "wide" : "high")\n")
    }
    for problem in found {
      let lines = "\(problem)".split(separator: "\n", omittingEmptySubsequences: false)
      environment.write("FAIL  \(run.scene.file): \(lines[0])\n")
      for line in lines.dropFirst() { environment.write("      \(line)\n") }
    }
    return found.isEmpty
  }

  /// Prints a visual format as lines of the DSL.
  private func writeLines(for format: String, in environment: PlaygroundEnvironment) -> Int32 {
    do throws(LayoutConstraint.FormatMistake) {
      for line in try VisualFormat.lines(for: format) { environment.write("\(line)\n") }
      return 0
    } catch {
      environment.writeError("error: \(error)\n")
      return 2
    }
  }

  /// Explains the reports in the logs.
  private func explainLogs(in environment: PlaygroundEnvironment) -> Int32 {
    var status: Int32 = 0
    for (index, file) in files.enumerated() {
      let name = file == "-" ? "standard input" : file
      var explanation = LogExplanation(file: name)
      do throws(FileError) {
        try environment.readChunks(file) { explanation.read($0) }
      } catch {
        environment.writeError("error: cannot read '\(file)': \(error.reason)\n")
        status = 2
        continue
      }
      explanation.finish()
      if index > 0 { environment.write("\n") }
      let text = explanation.text
      if !text.isEmpty { environment.write(text + "\n") }
      if explanation.isEmpty {
        environment.writeError("error: '\(name)' has no report of constraints that cannot be satisfied\n")
        status = 2
      }
    }
    return status
  }
}

extension PlaygroundEnvironment {
  /// Reads and runs a scene; reports its mistakes and returns `nil` if it has any.
  func scene(_ file: String) -> SceneRun? {
    do throws(FileError) {
      let name = file == "-" ? "standard input" : file
      let run = SceneRun(Scene(parsing: try read(file), file: name))
      guard run.mistakes.isEmpty else {
        writeError("\(run.mistakes)\n")
        return nil
      }
      return run
    } catch {
      writeUnreadable(file, error)
      return nil
    }
  }

  /// Reports that a file cannot be read.
  func writeUnreadable(_ file: String, _ error: FileError) {
    let help =
      similarWord(to: file).map { "help: did you mean '\($0)'?\n" }
      ?? (error.reason == "Is a directory" ? scene(inFolder: file) : nil).map {
        "help: name a scene in it, for example '\($0)'\n"
      } ?? ""
    writeError("error: cannot read '\(file)': \(error.reason)\n\(help)")
  }

  /// The path of the first scene in a folder.
  private func scene(inFolder folder: String) -> String? {
    let end = folder.hasSuffix("/") ? "" : "/"
    return filesBeside("\(folder)\(end)card.layout").filter { $0.hasSuffix(".layout") }.min().map {
      folder + end + $0
    }
  }

  /// The path of the scene, or the subcommand, whose name is nearest to that of a file that cannot be read.
  private func similarWord(to file: String) -> String? {
    let end = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    let scenes = filesBeside(file).filter { $0.hasSuffix(".layout") }.sorted()
    return nearestWord(to: String(file[end...]), in: scenes).map { file[..<end] + $0 }
      ?? nearestWord(to: file, in: Subcommand.allCases.map { $0.rawValue })
  }
}

extension PlaygroundCommand {
  /// Runs the command, and again whenever the contents of a file change, until the environment stops waiting.
  ///
  /// Contents are compared, and not dates or files: an editor may replace a file, delete it for a moment, or write it in
  /// parts. A change counts once two readings agree. While a file cannot be read, nothing happens.
  func watch(in environment: PlaygroundEnvironment) -> Int32 {
    // Before the first run, during which a file may be saved.
    var shown = contents(in: environment)
    var latest = shown
    var status = runOnce(in: environment)
    while environment.waitForChange() {
      let now = contents(in: environment)
      let isSettled = now == latest
      latest = now
      guard isSettled, now != shown, !now.contains(nil) else { continue }
      shown = now
      environment.writeVerbatim(environment.separator)
      status = runOnce(in: environment)
    }
    return status
  }

  /// The bytes of the files; `nil` for those that cannot be read.
  private func contents(in environment: PlaygroundEnvironment) -> [[UInt8]?] {
    files.map { file in
      do throws(FileError) { return try environment.read(file) } catch { return nil }
    }
  }
}
