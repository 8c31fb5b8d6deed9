import Foundation

/// Writes tables into the sources of tests.
///
/// A class, because it remembers its edits: calls have the line numbers of the compiled file, and each
/// written table moves the lines below. The state is only accessed between `lock()` and `unlock()`, so it may
/// be shared.
final class TableRecorder: @unchecked Sendable {
  static let shared = TableRecorder()

  /// The outcome of recording a table.
  enum Outcome: Equatable {
    case written
    case refused(String)
  }

  /// A table that was written for a call.
  private struct Edit {
    /// The position of the call when the file was compiled.
    var line: Int
    var column: Int
    var table: String
    /// The number of lines that it added.
    var growth: Int
  }

  private let lock = NSLock()
  private var edits: [String: [Edit]] = [:]

  /// Writes a table into the call at a position of the file, as it was compiled.
  ///
  /// - Parameter expected: The table in the call; `nil` if there is none.
  func record(_ table: String, insteadOf expected: String?, at path: String, line: Int, column: Int)
    -> Outcome
  {
    lock.lock()
    defer { lock.unlock() }
    if let edit = edits[path]?.first(where: { $0.line == line && $0.column == column }) {
      return edit.table == table
        ? .written : .refused("the call was recorded with another table before, and cannot hold both")
    }
    // A link stays a link.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    return Self.lockingOut {
      guard let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8) else {
        return .refused("'\(path)' cannot be read")
      }
      let source = TestSource(text)
      let shift = edits[path, default: []].reduce(0) { $0 + ($1.line < line ? $1.growth : 0) }
      guard let call = source.call(line: line + shift, column: column, expecting: expected) else {
        return .refused("no call in '\(path)' has the table that it was compiled with")
      }
      let edited = source.replacingTable(of: call, with: table)
      do {
        try Self.write(edited, to: url)
      } catch {
        return .refused("'\(path)' cannot be written")
      }
      let growth = edited.utf8.count(where: { $0 == 0x0A }) - text.utf8.count(where: { $0 == 0x0A })
      edits[path, default: []].append(Edit(line: line, column: column, table: table, growth: growth))
      return .written
    }
  }

  /// Replaces a file atomically.
  private static func write(_ text: String, to url: URL) throws {
    let permissions = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    try Data(text.utf8).write(to: url, options: .atomic)
    if let permissions {
      try? FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }

  /// Runs `body` while no other process records: `swift test --parallel` runs each XCTest test in its own
  /// process.
  private static func lockingOut(_ body: () -> Outcome) -> Outcome {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("anchorage-recording.lock").path
    let file = open(path, O_CREAT | O_RDWR, 0o666)
    if file >= 0 { flock(file, LOCK_EX) }
    // Closing the file unlocks it.
    defer { if file >= 0 { close(file) } }
    #endif
    return body()
  }
}
