import AnchorageHeadless

/// Finds the reports of unsatisfiable constraints in a text that is read in chunks.
///
/// Everything else in the text is skipped. The reader keeps the present line, the reports that have begun,
/// and the first reports that differ, so its memory does not grow with the text.
struct ConstraintLogReader {
  /// A report that has begun.
  private struct OpenLog {
    /// The process that writes it, if the line says so.
    var process: String
    var log: ConstraintLog
    var stage = Stage.list
  }

  /// The next part of a report.
  private enum Stage {
    case list
    case broken
    case end
  }

  /// The reports, in the order in which they ended, each once.
  private(set) var logs: [ConstraintLog] = []
  /// How many reports are not among ``logs``, because there are too many.
  private(set) var omittedCount = 0
  /// How many constraints outside of reports could not be read.
  private(set) var unreadCount = 0

  private var indices: [String: Int] = [:]
  private var open: [OpenLog] = []
  /// The beginning of a line that the next chunk continues.
  private var rest: [UInt8] = []
  private var lineNumber = 0
  /// The lines of a constraint that has begun and not ended, because a text in it has several lines.
  private var unfinished: (bytes: [UInt8], lineCount: Int, process: String)?

  /// The largest numbers of reports that are kept, of reports that are open, and of bytes in a line.
  private static let (largestLogCount, largestOpenCount, largestLineLength) = (100, 8, 65_536)
  /// The largest number of lines that a text of an item has.
  private static let largestTextLineCount = 6

  /// How many constraints are kept.
  var keptConstraintCount: Int {
    logs.reduce(0) { $0 + $1.entries.count } + open.reduce(0) { $0 + $1.log.entries.count }
  }

  /// Reads a chunk of the text, which may end anywhere.
  mutating func read(_ chunk: [UInt8]) {
    var start = 0
    while let end = chunk.firstIndexOfNewline(from: start) {
      readLine(chunk, start..<end)
      start = end + 1
    }
    appendToRest(chunk[start...])
  }

  /// Ends the text.
  mutating func finish() {
    if !rest.isEmpty { readLine([], 0..<0) }
    dropUnfinished()
    for log in open { keep(log.log) }
    open = []
  }

  private mutating func appendToRest(_ bytes: ArraySlice<UInt8>) {
    rest.append(contentsOf: bytes.prefix(max(0, Self.largestLineLength - rest.count)))
  }

  private mutating func readLine(_ chunk: [UInt8], _ range: Range<Int>) {
    lineNumber += 1
    if rest.isEmpty {
      if unfinished == nil, !chunk.mayMatter(in: range) { return }
      process(Array(chunk[range].prefix(Self.largestLineLength)))
    } else {
      appendToRest(chunk[range])
      let line = rest
      rest.removeAll(keepingCapacity: true)
      if unfinished != nil || line.mayMatter(in: 0..<line.count) { process(line) }
    }
  }
}

// MARK: - Lines

extension ConstraintLogReader {
  private mutating func process(_ bytes: [UInt8]) {
    var line = bytes
    while let last = line.last, last == 0x0D || last == 0x20 { line.removeLast() }
    let marks = LogMark.marks(in: line)
    if unfinished != nil {
      if marks.isEmpty {
        continueUnfinished(line)
        return
      }
      dropUnfinished()
    }
    if marks.isEmpty {
      readOther(line)
      return
    }
    let process = line.processName(before: marks[0].start)
    for (index, mark) in marks.enumerated() {
      let end = index + 1 < marks.count ? marks[index + 1].start : line.count
      switch mark.kind {
      case .beginning(let isFromAppKit): begin(process, isFromAppKit: isFromAppKit)
      case .breaking: change(process) { $0.stage = .broken }
      case .end: finish(process)
      case .constraint: readConstraint(line, mark.start..<end, of: process, isLast: index + 1 == marks.count)
      }
    }
  }

  private mutating func readConstraint(
    _ line: [UInt8], _ range: Range<Int>, of process: String, isLast: Bool
  ) {
    if let constraint = Self.constraint(line[range]) { return add(constraint, of: process) }
    // A text in it may have several lines.
    guard isLast, let index = index(of: process, opens: true) else { return countUnread(of: process) }
    unfinished = (Array(line[range]), 1, open[index].process)
  }

  /// Reads a constraint up to the last `>`.
  private static func constraint(_ bytes: ArraySlice<UInt8>) -> LoggedConstraint? {
    guard let end = bytes.lastIndex(of: UInt8(ascii: ">")) else { return nil }
    return LoggedConstraint(Array(bytes[bytes.startIndex...end]))
  }

  private mutating func continueUnfinished(_ line: [UInt8]) {
    guard let present = unfinished else { return }
    var (bytes, lineCount) = (present.bytes, present.lineCount)
    let process = present.process
    bytes.append(0x20)
    bytes += line.drop { $0 == 0x20 || $0 == 0x09 }
    lineCount += 1
    unfinished = (bytes, lineCount, process)
    if let constraint = Self.constraint(bytes[...]) {
      unfinished = nil
      add(constraint, of: process)
    } else if lineCount == Self.largestTextLineCount || bytes.count > Self.largestLineLength {
      dropUnfinished()
    }
  }

  private mutating func dropUnfinished() {
    if let process = unfinished?.process { countUnread(of: process) }
    unfinished = nil
  }

  /// Reads a line that has no part of a report: a list may begin in it, or too little is left of a constraint.
  private mutating func readOther(_ line: [UInt8]) {
    guard let last = open.last, last.stage == .list else { return }
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    if text.elementsEqual("(".utf8) {
      // A second list is another report, of which the first line is missing.
      if !last.log.entries.isEmpty { finish(last.process) }
    } else if text.starts(with: "\"<".utf8) || text.starts(with: "<".utf8) {
      countUnread(of: last.process)
    }
  }
}

// MARK: - Reports

extension ConstraintLogReader {
  /// The index of the report that a process writes; a line without a process belongs to the latest.
  private mutating func index(of process: String, opens: Bool) -> Int? {
    if process.isEmpty, !open.isEmpty { return open.count - 1 }
    if let index = open.lastIndex(where: { $0.process == process }) { return index }
    // The header may have no process where the lines after it have one, and the other way round.
    if let index = open.lastIndex(where: { $0.process.isEmpty }) { return index }
    guard opens else { return nil }
    begin(process, isFromAppKit: false)
    return open.count - 1
  }

  private mutating func begin(_ process: String, isFromAppKit: Bool) {
    finish(process)
    if open.count == Self.largestOpenCount { keep(open.removeFirst().log) }
    open.append(OpenLog(process: process, log: ConstraintLog(line: lineNumber, isFromAppKit: isFromAppKit)))
  }

  private mutating func finish(_ process: String) {
    guard let index = index(of: process, opens: false) else { return }
    keep(open.remove(at: index).log)
  }

  private mutating func change(_ process: String, _ change: (inout OpenLog) -> Void) {
    if let index = index(of: process, opens: false) { change(&open[index]) }
  }

  private mutating func countUnread(of process: String) {
    if let index = index(of: process, opens: false) {
      open[index].log.unreadCount += 1
    } else {
      unreadCount += 1
    }
  }

  private mutating func add(_ constraint: LoggedConstraint, of process: String) {
    guard var index = index(of: process, opens: true) else { return }
    if open[index].stage == .end {
      // Another report has begun, and its first line is missing.
      keep(open.remove(at: index).log)
      open.append(OpenLog(process: process, log: ConstraintLog(line: lineNumber)))
      index = open.count - 1
    }
    if open[index].stage == .broken {
      open[index].log.setBroken(constraint, line: lineNumber)
      open[index].stage = .end
    } else {
      open[index].log.add(constraint, line: lineNumber)
    }
  }

  private mutating func keep(_ log: ConstraintLog) {
    if log.entries.isEmpty {
      unreadCount += log.unreadCount
      return
    }
    let key = log.key
    if let index = indices[key] {
      logs[index].repeatCount += 1
    } else if logs.count < Self.largestLogCount {
      indices[key] = logs.count
      logs.append(log)
    } else {
      omittedCount += 1
    }
  }
}
