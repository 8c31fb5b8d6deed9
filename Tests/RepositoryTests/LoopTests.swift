import Testing

/// A loop of a mistake that never ends stops an app without a word, so every loop shows how it ends.
@Suite struct LoopTests {
  private let repository = Repository()

  @Test(arguments: ["Cassowary", "Anchorage"])
  func `loops show that they end, or count their rounds`(module: String) throws {
    let folder = "Sources/\(module)"
    let files = try repository.files(in: folder, ending: ".swift").map { SourceFile($0, below: folder) }
    let loops = files.filter { !$0.room.hasPrefix("Apple") }.flatMap(Loop.loops)
    #expect(loops.count > 10)
    // These move towards one end of a heap, a set or a text; the reduction asserts that each step is a later one.
    let known = ["RankQueue.swift", "EntrySet.swift", "ConstraintText.swift", "Reduction.swift"]
    #expect(loops.filter { !$0.showsItsEnd && !known.contains($0.file) }.map(\.description) == [])
    for file in known where files.contains(where: { $0.name == file }) {
      #expect(loops.contains { $0.file == file && !$0.showsItsEnd }, "\(file) needs no exception")
    }
  }

  @Test
  func `a loop that follows something, or feeds its own queue, does not show that it ends`() {
    let files = SourceFile.planted([
      "Loops.swift": """
      func f() {
        while let view = view.superview { use(view) }
        while watch >= 0 { watch = next(watch) }
        while let view = stack.popLast() { stack.append(contentsOf: view.subviews) }
        while true { if isDone { break } }
        repeat { isDone = work() } while !isDone
      }
      func g() {
        while let view = view.superview { limit.countRound(of: "superviews") }
        while index < count { index += 1 }
        while let item = queue.removeLatest() { use(item) }
        repeat { rounds += 1 } while rounds < most
        while !rest.isEmpty && rounds < most { rounds += 1 }
      }
      """
    ])
    #expect(files.flatMap(Loop.loops).filter { !$0.showsItsEnd }.map(\.line) == [2, 3, 4, 5, 6])
    #expect(files.flatMap(Loop.loops).count == 10)
  }
}

/// A `while` or `repeat` of a file.
private struct Loop: CustomStringConvertible {
  var file: String
  var line: Int
  var condition: [String]
  var body: [String]

  var description: String { "\(file):\(line): \(condition.joined(separator: " "))" }

  var showsItsEnd: Bool {
    if body.contains("countRound") { return true }
    let takes = condition.contains { $0 == "popLast" || $0.hasPrefix("remove") }
    if takes { return !body.contains { $0 == "append" || $0 == "insert" } }
    // `>= 0` asks whether there is another one to follow.
    return condition.indices.contains { index in
      ["<", ">"].contains(condition[index])
        && !(condition.dropFirst(index + 1).starts(with: ["=", "0"]) && condition[index] == ">")
    }
  }

  static func loops(in source: SourceFile) -> [Loop] {
    let tokens = source.tokens
    var ends: Set<Int> = []
    return tokens.indices.compactMap { index in
      guard tokens[index].isWord, !ends.contains(index) else { return nil }
      switch tokens[index].text {
      case "repeat" where tokens.text(index + 1) == "{":
        let close = tokens.closing(index + 1)
        ends.insert(close + 1)
        let line = tokens[close].line
        let condition = tokens[(close + 2)...].prefix { $0.line == line }
        return Loop(
          file: source.name, line: tokens[index].line, condition: condition.map(\.text),
          body: tokens[(index + 1)...close].map(\.text))
      case "while":
        guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }) else { return nil }
        return Loop(
          file: source.name, line: tokens[index].line, condition: tokens[(index + 1)..<open].map(\.text),
          body: tokens[open...tokens.closing(open)].map(\.text))
      default: return nil
      }
    }
  }
}
