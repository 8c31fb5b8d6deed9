import AnchorageHeadless

/// Reads a scene line by line and collects its mistakes.
struct SceneParser {
  let source: SceneSource
  private(set) var document = SceneDocument()
  private(set) var mistakes = SceneMistakes()
  /// The number of the line that declares each name.
  private var names: [String: Int] = [:]
  /// The declarations that a more indented line might be meant to be inside.
  private var outer: [(name: String, depth: Int)] = []
  /// The expectation being read.
  private var expectation: (subject: SceneExpectation.Subject, line: Int, lines: [String])?

  init(_ source: SceneSource) {
    self.source = source
    for line in 1...source.lines.count { read(line) }
    finishExpectation()
    if names["root"] == nil {
      let line = document.lines.first?.line ?? 1
      mistakes.note(.noRoot, at: SceneLocation(line: line, offset: 0), in: source)
    }
  }

  private mutating func read(_ line: Int) {
    let range = source.line(line)
    if let offset = source.firstInvalidByte(in: range) {
      mistakes.note(.notUTF8, at: SceneLocation(line: line, offset: offset), in: source)
      return
    }
    do throws(SceneFailure) {
      if source.bytes[range].starts(with: [0x2D, 0x2D, 0x2D]) {
        finishExpectation()
        expectation = (try subject(line), line, [])
      } else if expectation != nil {
        readExpected(range)
      } else {
        try readLine(line)
      }
    } catch {
      mistakes.note(error.reason, at: error.location, in: source)
    }
  }

  private mutating func readLine(_ line: Int) throws(SceneFailure) {
    var reader = try SceneReader(source, line: line)
    if reader.token.kind == .end {
      if let comment = reader.comment, document.lines.isEmpty { document.header.append(comment.trimmed) }
    } else if let kind = reader.declares {
      if kind == .root, let earlier = names["root"] { throw reader.failure(.repeatedRoot(line: earlier)) }
      var partial = PartialDeclaration(kind: kind)
      defer { if let declaration = partial.declaration { declare(declaration, at: line) } }
      try reader.declaration(into: &partial)
    } else {
      let start = reader
      do throws(SceneFailure) {
        document.lines.append(.statement(try reader.statement()))
      } catch {
        // Lines that use the name are not mistakes as well.
        if case .unknownKind = error.reason {
          var reader = start
          if let declaration = reader.unknownDeclaration(), names[declaration.name.text] == nil {
            declare(declaration, at: line)
          }
        }
        throw error
      }
    }
  }

  /// Refuses a declaration that is more indented than an earlier one and does not name its parent.
  private mutating func checkIndentation(of declaration: SceneDeclaration, at line: Int) {
    let range = source.line(line)
    let depth = source.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }.count
    while let last = outer.last, last.depth >= depth { outer.removeLast() }
    if declaration.parent == nil, let around = outer.last, around.name != "root" {
      var words = source.text(range)[...].withoutComment.split(separator: " ").map { String($0) }
      words.insert(contentsOf: ["in", around.name], at: min(2, words.count))
      mistakes.note(
        .indented(words.joined(separator: " ")), at: SceneLocation(line: line, offset: depth), in: source)
    }
    outer.append((declaration.name.text, depth))
  }

  /// Adds a declaration to the document, or reports that its name is taken.
  private mutating func declare(_ declaration: SceneDeclaration, at line: Int) {
    let name = declaration.name
    if let earlier = names[name.text] {
      let isRoot = declaration.kind == .root
      mistakes.note(
        isRoot ? .repeatedRoot(line: earlier) : .repeatedName(name.text, line: earlier), at: name.location,
        in: source)
      return
    }
    if declaration.kind == .root, !names.isEmpty {
      mistakes.note(.rootNotFirst, at: name.location, in: source)
    }
    checkIndentation(of: declaration, at: line)
    names[name.text] = line
    document.lines.append(.declaration(declaration))
  }

  private func subject(_ line: Int) throws(SceneFailure) -> SceneExpectation.Subject {
    var reader = try SceneReader(source, line: line)
    for _ in 0..<3 { try reader.expect(.binary(.minus), "'---'") }
    if reader.token.kind == .end { return .frames }
    if reader.isName("problems") {
      try reader.advance()
      try reader.expectEnd()
      return .problems
    }
    guard let width = try reader.takeNumber(), let height = try reader.takeNumber() else {
      throw reader.failure(.wrongExpectation(reader.found))
    }
    try reader.expectEnd()
    guard width >= 0, height >= 0, width <= SceneNumber.largest, height <= SceneNumber.largest else {
      let wrong = width >= 0 && width <= SceneNumber.largest ? height : width
      let location = SceneLocation(line: line, offset: 3)
      throw SceneFailure(
        wrong < 0 ? .negativeOptionValue(.rootSize, wrong.sceneText) : .numberTooLarge(wrong.sceneText),
        at: location
      )
    }
    return .framesAt(width: width, height: height)
  }

  private mutating func readExpected(_ range: Range<Int>) {
    let line = source.text(range)[...].withoutComment
    if !line.isEmpty { expectation?.lines.append(line) }
  }

  private mutating func finishExpectation() {
    guard let finished = expectation else { return }
    document.expectations.append(
      SceneExpectation(finished.subject, lines: finished.lines, line: finished.line))
    expectation = nil
  }
}

extension SceneLine {
  /// The number of the line.
  var line: Int {
    switch self {
    case .declaration(let declaration): declaration.name.location.line
    case .statement(let statement): statement.location.line
    }
  }
}

extension String {
  /// The text without leading and trailing white space.
  var trimmed: String {
    // Scalars, because a space and a mark behind it are one character.
    var text = unicodeScalars[...]
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
  }
}
