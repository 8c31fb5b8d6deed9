extension PlaygroundCommand {
  /// Explains the reports in the logs; returns the exit status.
  func explainLogs(in environment: PlaygroundEnvironment) -> Int32 {
    var status: Int32 = 0
    for (index, file) in files.enumerated() {
      let name = file == "-" ? "standard input" : file
      var explanation = LogExplanation(file: name)
      do throws(PlaygroundReadError) {
        try environment.readChunks(file) { explanation.read($0) }
      } catch {
        environment.writeError("error: cannot read '\(file)': \(error.reason)\n")
        status = 2
        continue
      }
      explanation.finish()
      if index > 0 { environment.write("\n") }
      let text = explanation.text
      if !text.isEmpty { environment.write(text.withNewline) }
      if explanation.isEmpty {
        environment.writeError("error: '\(name)' has no report of constraints that cannot be satisfied\n")
        status = 2
      }
    }
    return status
  }
}
