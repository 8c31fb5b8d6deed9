import AnchorageCode
import AnchorageHeadless
import AnchorageScenes

extension PlaygroundCommand {
  /// Does what the reports of scenes say, and writes the files.
  func fix(in environment: PlaygroundEnvironment) -> Int32 {
    var status: Int32 = 0
    for file in files { status = max(status, fix(file, in: environment)) }
    return status
  }

  private func fix(_ file: String, in environment: PlaygroundEnvironment) -> Int32 {
    // Nothing else is rewritten as if it were a scene.
    guard file == "-" || file.hasSuffix(".layout") else {
      environment.writeError(
        "error: 'fix' changes scenes, and the name of '\(file)' does not end in '.layout'\n")
      return 2
    }
    let name = file == "-" ? "standard input" : file
    // A diff, or a scene, has standard output for itself.
    let writesText = file == "-" || options.contains(.dryRun)
    func say(_ text: String) {
      if writesText { environment.writeError(text) } else { report(text, in: environment) }
    }
    do throws(FileError) {
      let bytes = try environment.read(file)
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.utf8.elementsEqual(bytes) else {
        environment.writeError("error: '\(name)' is not UTF-8, and was not changed\n")
        return 2
      }
      let fix = SceneFix(Scene(parsing: bytes, file: name))
      let newText = String(decoding: fix.bytes, as: UTF8.self)
      if options.contains(.dryRun) {
        environment.writeVerbatim(
          UnifiedDiff.text(from: text, to: newText, file: file == "-" ? "scene" : file))
      } else if file == "-" {
        environment.writeVerbatim(newText)
      } else if !fix.steps.isEmpty {
        guard try environment.read(file) == bytes else {
          environment.writeError("error: '\(name)' changed meanwhile, and was not written\n")
          return 2
        }
        do throws(FileError) {
          try environment.writeFile(file, newText)
        } catch {
          environment.writeError("error: cannot write '\(file)': \(error.reason)\n")
          return 2
        }
      }
      for step in fix.steps { say("\(name):\(step.line): \(step.text)\n") }
      for question in fix.questions {
        say("\n\(name) asks: \(question.reason)\n\(question.report)\n")
        for alternative in question.alternatives { say("or: \(alternative)\n") }
        say("\n")
      }
      let left = fix.questions.count
      let count = fix.steps.isEmpty ? "" : counted(fix.steps.count, "change") + ", "
      say("\(name): \(count)\(left == 0 ? "no problems" : counted(left, "problem") + " left")\n")
      return fix.hasMistakes ? 2 : left > 0 ? 1 : 0
    } catch {
      environment.writeUnreadable(file, error)
      return 2
    }
  }
}
