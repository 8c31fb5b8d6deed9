import Foundation

/// Writes tables into the sources of tests.
///
/// A class, because it remembers what it wrote: calls name the lines of the file as it was compiled, and each table that is
/// written moves those below. The state is only touched between `lock()` and `unlock()`, so it may be shared.
final class TableRecorder: @unchecked Sendable {
  static let shared = TableRecorder()

  /// The outcome of recording a table.
  enum Outcome: Equatable {
    case written
    case refused(String)
  }

  /// A table that was written for a call.
  private struct Edit {
    /// Where the call was when the file was compiled.
    var line: Int
    var column: Int
    var table: String
    /// How many lines it added.
    var growth: Int
  }

  private let lock = NSLock()
  private var edits: [String: [Edit]] = [:]

  /// Writes a table into the call at a place of a file, as it was compiled.
  ///
  /// - Parameter expected: The table that stands there; `nil` if none does.
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

  /// Replaces a file as a whole, so that no moment finds half of it.
  private static func write(_ text: String, to url: URL) throws {
    let permissions = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    try Data(text.utf8).write(to: url, options: .atomic)
    if let permissions {
      try? FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }

  /// Runs `body` while no other process records: `swift test --parallel` has one for each test of XCTest.
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
