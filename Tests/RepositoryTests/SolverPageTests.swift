import Foundation
import Testing

/// The claims of `HowTheSolverWorks.md` about the source are true of the source.
@Suite struct SolverPageTests {
  private let repository = Repository()

  private func page() throws -> Repository.File {
    try repository.file("Sources/Cassowary/Cassowary.docc/HowTheSolverWorks.md")
  }

  /// The lines of a section, up to the next heading of the same rank.
  private func section(_ title: String) throws -> [Substring] {
    let lines = try page().lines.drop { $0 != "## \(title)" }.dropFirst()
    return Array(lines.prefix { !$0.hasPrefix("## ") })
  }

  @Test
  func `the page lists every invariant that is checked, by type`() throws {
    var listed: Set<String> = []
    var type: Substring = ""
    for line in try section("Invariants") {
      if line.hasPrefix("`"), line.hasSuffix("`:") { type = line.dropFirst().dropLast(2) }
      if line.hasPrefix("- ") {
        #expect(listed.insert("\(type): \(line.dropFirst(2))").inserted, "\(line) is listed twice")
      }
    }
    var checked: Set<String> = []
    let files = try repository.files(in: "Sources/Cassowary", ending: "+Invariants.swift")
    for file in files {
      for match in file.text.matches(of: /(?m)^extension (\w+)|invariant\(\s*"([^"]+)"/) {
        if let name = match.1 { type = name }
        if let sentence = match.2 { checked.insert("\(type): \(sentence)") }
      }
    }
    #expect(files.count >= 5 && checked.count >= 25)
    #expect(checked.subtracting(listed).sorted() == [], "add them to the page")
    #expect(listed.subtracting(checked).sorted() == [], "nothing checks them")
  }

  @Test
  func `invariants are checked in the files that the page lists them from`() throws {
    for file in try repository.files(in: "Sources/Cassowary", ending: ".swift")
    where !file.path.hasSuffix("+Invariants.swift") {
      #expect(!file.text.contains("invariant("), "\(file)")
    }
  }

  @Test
  func `every step is where the page says`() throws {
    let rows = try section("Where each step is").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count >= 25)
    for row in rows {
      let names = row.split(separator: "`")
      try #require(names.count == 5, "\(row)")
      let file = try repository.file("Sources/Cassowary/\(names[1])")
      #expect(file.text.contains("func \(names[3])"), "\(row)")
    }
  }

  @Test
  func `the types that the page draws are declared`() throws {
    let source = try repository.files(in: "Sources/Cassowary", ending: ".swift").map(\.text).joined()
    let declared = Set(source.matches(of: /(?:struct|class|enum) (\w+)/).map(\.1))
    var drawn: Set<Substring> = []
    var isDrawing = false
    for line in try section("The data structures") {
      if line.hasPrefix("```") { isDrawing.toggle() }
      if isDrawing { drawn.formUnion(line.matches(of: /[A-Z]\w+/).map(\.0)) }
    }
    #expect(drawn.count >= 20)
    #expect(drawn.subtracting(declared).sorted() == [])
  }

  @Test
  func `the front page lists every public type of the solver`() throws {
    let page = try repository.file("Sources/Cassowary/Cassowary.docc/Cassowary.md").text
    var missing: [String] = []
    for file in try repository.files(in: "Sources/Cassowary", ending: ".swift") {
      for match in file.text.matches(of: /(?m)^public (?:final )?(?:struct|class|enum|protocol) (\w+)/)
      where !page.contains("- ``\(match.1)``") {
        missing.append(String(match.1))
      }
    }
    #expect(missing == [])
  }
}
