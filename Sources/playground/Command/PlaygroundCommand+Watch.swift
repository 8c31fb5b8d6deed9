extension PlaygroundCommand {
  /// Runs the command, and again whenever the contents of a file change, until the environment stops waiting.
  ///
  /// Contents are compared, and not dates or files: an editor may replace a file, delete it for a moment, or write it in
  /// parts. A change counts once two readings agree. While a file cannot be read, nothing happens.
  func watch(in environment: PlaygroundEnvironment) -> Int32 {
    // Before the first run, during which a file may be saved.
    var shown = FileContents(of: files, in: environment)
    var latest = shown
    var status = runOnce(in: environment)
    while environment.waitForChange() {
      let now = FileContents(of: files, in: environment, after: latest)
      let isSettled = now.bytes == latest.bytes
      latest = now
      guard isSettled, now.bytes != shown.bytes, !now.bytes.contains(nil) else { continue }
      shown = now
      environment.writeVerbatim(environment.separator)
      status = runOnce(in: environment)
    }
    return status
  }
}

/// The contents of files at one moment.
private struct FileContents {
  /// The bytes of the files; `nil` for those that cannot be read.
  private(set) var bytes: [[UInt8]?] = []
  /// The versions of the files: an equal version means an unchanged file; `nil` if it is not certain.
  private var versions: [String?] = []

  /// Reads the files, except those that are certainly as they were before: a log may be large.
  init(of files: [String], in environment: PlaygroundEnvironment, after earlier: FileContents? = nil) {
    for (index, file) in files.enumerated() {
      // Before reading, so that what is written meanwhile makes another version.
      let version = environment.version(file)
      versions.append(version)
      if let version, let earlier, earlier.versions[index] == version {
        bytes.append(earlier.bytes[index])
        continue
      }
      do throws(PlaygroundReadError) {
        bytes.append(try environment.read(file))
      } catch {
        bytes.append(nil)
      }
    }
  }
}
