import AnchorageHeadless

/// A report of UIKit's or AppKit's in our words: the smallest set, the sum, and a change that was tried.
struct LogReport {
  let log: ConstraintLog
  /// The name of the file.
  let file: String
  let system: LogSystem
  private let conflicts: [LayoutConflict]

  /// The largest number of conflicts of one report that are explained.
  private static let largestConflictCount = 5

  init(_ log: ConstraintLog, file: String) {
    var log = log
    log.completeSuperviews()
    self.log = log
    self.file = file
    system = LogSystem(log)
    // In the order of the log; that sizes are not negative comes last.
    conflicts = system.conflicts().map { conflict in
      var sorted = conflict
      let broken = conflict.members[conflict.broken]
      sorted.members.sort { ($0.location?.line ?? .max, $0.text) < ($1.location?.line ?? .max, $1.text) }
      sorted.broken = sorted.members.firstIndex(of: broken) ?? 0
      let places = conflict.members.map { sorted.members.firstIndex(of: $0) ?? 0 }
      sorted.numbers?.parts.sort { (places[$0.member]) < (places[$1.member]) }
      return sorted
    }
  }

  private var framework: String { log.isFromAppKit ? "AppKit" : "UIKit" }

  private func constraint(_ line: Int) -> LoggedConstraint {
    log.entries[system.lines[line].entry].constraint
  }
  private func origin(_ line: Int) -> LogOrigin { LogOrigin(constraint(line)) }
}

extension LogReport: CustomStringConvertible {
  /// The report as text.
  var description: String {
    var lines: [String]
    if conflicts.isEmpty {
      lines = ["\(file):\(log.line): warning: the constraints that could be read do not conflict"]
      lines += evidence(system.lines.indices.map { row(of: $0) })
    } else {
      let isOnly = conflicts.count == 1
      lines = conflicts.prefix(Self.largestConflictCount).flatMap {
        text(of: $0) + (isOnly ? [] : help(for: $0))
      }
      if conflicts.count > Self.largestConflictCount {
        lines.append(
          "note: \(counted(conflicts.count - Self.largestConflictCount, "more conflict")) in this report")
      }
      lines += notes
    }
    lines += counts
    if conflicts.count == 1 { lines += help(for: conflicts[0]) }
    return (lines + legend).joined(separator: "\n")
  }

  // MARK: - A conflict

  private func text(of conflict: LayoutConflict) -> [String] {
    let axes =
      switch conflict.axis {
      case .horizontal: "on the x-axis"
      case .vertical: "on the y-axis"
      case nil: "on both axes"
      }
    var lines = [
      "\(file):\(log.line): error: required constraints conflict \(axes) of '\(subject(of: conflict))'"
    ]
    lines += evidence(
      conflict.members.map { member in
        member.location.map { row(of: $0.line) } ?? (member.text, "(sizes are never negative)")
      })
    if conflict.omittedCount > 0 { lines.append("    and \(conflict.omittedCount) more") }
    if let numbers = conflict.numbers {
      lines.append("note: \(numbers.text)")
      if numbers.gap < 0.01 {
        lines.append("note: numbers in a log are rounded, which may be the whole difference")
      }
    }
    return lines + sentences(about: conflict)
  }

  /// The item that the broken constraint is about, or the last one of the code's.
  private func subject(of conflict: LayoutConflict) -> String {
    let members = conflict.members.compactMap { $0.location?.line }
    let broken = members.first { system.lines[$0].entry == log.broken }
    guard let line = broken ?? members.last(where: { origin($0) == .code }) else { return conflict.item }
    return system.items.names[system.items.index(ofKnown: system.lines[line].equation.first)]
  }

  private func help(for conflict: LayoutConflict) -> [String] {
    LogHelp(log, system, for: conflict, outOf: conflicts.count).map { ["help: \($0.text)"] } ?? []
  }

  /// A constraint, and who made it where.
  private func row(of line: Int) -> (text: String, note: String) {
    let entry = log.entries[system.lines[line].entry]
    let constraint = entry.constraint
    let colon = constraint.identifier.utf8.lastIndex(of: UInt8(ascii: ":"))
    let isLocation = colon.map { constraint.identifier[..<$0].hasSuffix(".swift") } ?? false
    var note = constraint.location?.description ?? (isLocation ? constraint.identifier : "line \(entry.line)")
    let origin = LogOrigin(constraint)
    if !origin.words.isEmpty {
      note += " \(origin.words)"
    } else if !isLocation, !constraint.identifier.isEmpty {
      note += " '\(constraint.identifier)'"
    }
    return (system.lines[line].text, note)
  }

  private func sentences(about conflict: LayoutConflict) -> [String] {
    var sentences: [String] = []
    for line in conflict.members.compactMap({ $0.location?.line }) {
      let name = system.items.names[system.items.index(ofKnown: system.lines[line].equation.first)]
      guard let sentence = origin(line).sentence(about: name, identifier: constraint(line).identifier) else {
        continue
      }
      if !sentences.contains("note: \(sentence)") { sentences.append("note: \(sentence)") }
    }
    return sentences
  }

  // MARK: - The whole report

  /// Notes on the constraint that gave way, and on the constraints that do not matter.
  private var notes: [String] {
    var notes: [String] = []
    if system.isRightToLeft { notes.append("note: the conflict exists from right to left only") }
    let members = Set(conflicts.flatMap { $0.members.compactMap { $0.location?.line } })
    if let broken = system.lines.indices.first(where: { system.lines[$0].entry == log.broken }) {
      let text = "note: \(framework) broke '\(system.lines[broken].text)'"
      let dropped = system.lines.indices.filter { system.lines[$0].entry == log.broken }
      let isMended = system.conflicts(after: LogSystem.Change(dropped: dropped)).isEmpty
      notes.append(isMended ? text : text + "; without it, the others still conflict")
    }
    let others = system.lines.indices.filter { !members.contains($0) }
    let isWhole = conflicts.allSatisfy { $0.omittedCount == 0 }
    if !others.isEmpty, isWhole, conflicts.count <= Self.largestConflictCount {
      let verb = others.count == 1 ? "does" : "do"
      notes.append("note: \(counted(others.count, "other constraint")) of the log \(verb) not matter")
      notes += evidence(others.map { row(of: $0) })
    }
    return notes
  }

  private var counts: [String] {
    var lines: [String] = []
    let unread = log.unreadCount + system.unusableCount
    if unread > 0 { lines.append("note: \(counted(unread, "constraint")) of this report could not be read") }
    if log.omittedCount > 0 {
      let verb = log.omittedCount == 1 ? "was" : "were"
      lines.append("note: \(counted(log.omittedCount, "more constraint")) \(verb) not read")
    }
    if log.repeatCount > 1 { lines.append("note: the file has this report \(log.repeatCount) times") }
    return lines
  }

  /// The names with their items.
  private var legend: [String] {
    let items = zip(system.items.names, system.items.items).filter { !$0.1.address.isEmpty }
    if items.isEmpty { return [] }
    let width = items.map { $0.0.count }.max() ?? 0
    return ["where:"]
      + items.map { name, item in
        let space = String(repeating: " ", count: width - name.count)
        let type = item.type.isEmpty ? "" : item.type + ":"
        return "    \(name)\(space)  \(type)\(item.address)\(item.text.isEmpty ? "" : " '\(item.text)'")"
      }
  }

  /// Lines of constraints, each with a note in a second column.
  private func evidence(_ lines: [(text: String, note: String)]) -> [String] {
    let width = lines.map { $0.text.count }.max() ?? 0
    return lines.map { "    \($0.text)\(String(repeating: " ", count: width - $0.text.count + 6))\($0.note)" }
  }
}

/// `1 line`, `2 lines`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Explains the reports of unsatisfiable constraints in a text that is read in chunks.
///
///     var explanation = LogExplanation(file: "app.log")
///     explanation.read(chunk)
///     explanation.finish()
///     print(explanation.text)
struct LogExplanation {
  private let file: String
  private var reader = ConstraintLogReader()

  /// - Parameter file: The name of the file, for the text.
  init(file: String) {
    self.file = file
  }

  /// Reads a chunk of the text, which may end anywhere.
  mutating func read(_ chunk: [UInt8]) {
    reader.read(chunk)
  }

  /// Ends the text.
  mutating func finish() {
    reader.finish()
  }

  /// Whether there was nothing to explain.
  var isEmpty: Bool { reader.logs.isEmpty }

  /// The reports of the text that differ.
  var reports: [LogReport] { reader.logs.map { LogReport($0, file: file) } }

  /// A report for each report of the text that differs from those before it, and what could not be read.
  var text: String {
    var parts = reports.map { $0.description }
    if reader.omittedCount > 0 {
      parts.append("note: \(counted(reader.omittedCount, "more report")) not explained")
    }
    if reader.unreadCount > 0 {
      parts.append("note: \(counted(reader.unreadCount, "constraint")) could not be read")
    }
    return parts.joined(separator: "\n\n")
  }
}
