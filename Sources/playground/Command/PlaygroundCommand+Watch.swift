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
