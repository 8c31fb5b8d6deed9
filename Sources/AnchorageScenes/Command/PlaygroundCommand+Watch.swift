extension PlaygroundCommand {
  /// Runs the command, and again whenever the contents of a file change, until the environment stops waiting.
  ///
  /// Contents are compared, and not dates or files: an editor may replace a file, delete it for a moment, or write it in
  /// parts. A change counts once two readings agree. While a file cannot be read, nothing happens.
  func watch(in environment: PlaygroundEnvironment) -> Int32 {
    var status = runOnce(in: environment)
    var shown = contents(in: environment)
    var latest = shown
    while environment.waitForChange() {
      let now = contents(in: environment)
      let isSettled = now == latest
      latest = now
      guard isSettled, now != shown, !now.contains(nil) else { continue }
      shown = now
      environment.write(environment.separator)
      status = runOnce(in: environment)
    }
    return status
  }

  /// The bytes of the files; `nil` for those that cannot be read.
  private func contents(in environment: PlaygroundEnvironment) -> [[UInt8]?] {
    var contents: [[UInt8]?] = []
    for file in files {
      do throws(PlaygroundReadError) {
        contents.append(try environment.read(file))
      } catch {
        contents.append(nil)
      }
    }
    return contents
  }
}
