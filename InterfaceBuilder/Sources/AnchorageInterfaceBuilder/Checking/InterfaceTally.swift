/// The counts of comparisons of many files.
package struct InterfaceTally: Hashable, Sendable {
  /// How many files were read.
  package private(set) var files = 0
  /// How many files cannot be read.
  package var unreadable = 0
  /// How many bytes were parsed, those of each file once.
  package private(set) var bytes = 0
  package private(set) var trees = 0
  package private(set) var views = 0
  package private(set) var notes = 0
  private var verdicts: [InterfaceVerdict: Int] = [:]

  package init() {}

  /// How many trees have a verdict.
  package func count(of verdict: InterfaceVerdict) -> Int { verdicts[verdict] ?? 0 }

  /// Counts a file and the comparisons of its trees.
  package mutating func add(_ document: InterfaceDocument, _ checks: [InterfaceCheck]) {
    files += 1
    bytes += document.byteCount
    trees += checks.count
    // Those in no tree are counted, too.
    notes += checks.isEmpty ? document.notes.count : 0
    for check in checks {
      views += check.layout.ids.count
      notes += check.notes.count
      verdicts[check.verdict, default: 0] += 1
    }
  }

  /// The verdicts in a fixed order: `3 same, 1 stale`.
  package var verdictText: String {
    let parts = InterfaceVerdict.allCases.compactMap { verdict in
      verdicts[verdict].map { "\($0) \(verdict.rawValue)" }
    }
    return parts.isEmpty ? "no view" : parts.joined(separator: ", ")
  }
}

extension InterfaceTally: CustomStringConvertible {
  /// The last line of a run.
  package var description: String {
    func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
    var text = "\(counted(files, "file")), \(counted(trees, "tree")), \(counted(views, "view")), "
    text += "\(counted(bytes, "byte")) parsed: \(verdictText)"
    if notes > 0 { text += "; \(counted(notes, "note"))" }
    if unreadable > 0 { text += "; \(counted(unreadable, "file")) cannot be read" }
    return text
  }
}
