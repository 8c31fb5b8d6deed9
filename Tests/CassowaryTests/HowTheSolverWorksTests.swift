import Foundation
import Testing

@testable import Cassowary

/// The solver prints the blocks of `HowTheSolverWorks.md`, block by block.
@Suite struct HowTheSolverWorksTests {
  private let solver = Solver()

  /// The blocks of the page that a solver prints, in their order, and the code that makes it print them.
  private func printed() throws -> [String] {
    var printed: [String] = []

    let window = try solver.makeParameter(320)  // x0
    let sidebar = solver.makeVariable(nonNegative: true)  // x1, a width
    let content = solver.makeVariable(nonNegative: true)  // x2, a width
    let left = solver.makeVariable()  // x3, where the content begins
    let right = solver.makeVariable()  // x4, where it ends

    let gap = try solver.add(left == sidebar + 8)  // c0
    try solver.add(right == left + content)  // c1
    try solver.add(right <= window - 8)  // c2
    let width = try solver.add((sidebar == 200).strength(.strong))  // c3
    try solver.add((content == 300).strength(.medium))  // c4
    printed.append(solver.systemDescription)

    var stages = Stages(solver, p: 320)
    let lines = stages.presolveText.components(separatedBy: "rows\n")
    printed += [lines[0], "rows\n" + lines[1], stages.simplexText]
    _ = stages.improve()
    printed.append(stages.simplexText)
    #expect(stages.improve() && !stages.improve())

    solver.solve()
    printed.append(solver.simplexDescription)
    #expect(solver.statistics.pivots == 2 && !solver.isAnythingAmbiguous)

    let tie = Solver()
    let (a, b) = (tie.makeVariable(), tie.makeVariable())
    try tie.add((a + b == 100).strength(.medium))
    tie.solve()
    #expect(tie.isAmbiguous(a) && tie.isAmbiguous(b))
    printed += [tie.simplexDescription, tie.faceDescription, try printedRow(), solver.valuesDescription]

    try solver.setConstant(-180, of: width)
    solver.solve()
    printed.append(solver.simplexDescription)
    try solver.setConstant(-16, of: gap)
    solver.solve()
    printed += [solver.presolveDescription, solver.valuesDescription]
    #expect(solver.statistics.pivots == 2 && solver.statistics.constantUpdates == 1)

    for width in [400.0, 420, 200] {
      try solver.setParameter(window, to: width)
      solver.solve()
    }
    printed.append(solver.planDescription)
    #expect(solver.statistics.pivots == 3 && solver.statistics.rebuilds == 1)

    try solver.setParameter(window, to: 320)
    try solver.add(content >= 150)  // c5
    solver.solve()
    printed.append(solver.simplexDescription)
    #expect(solver.statistics.pivots == 6 && solver.statistics.edits == 1)

    try solver.add(sidebar >= 200)  // c6
    stages = Stages(solver, p: 320)
    printed.append(stages.evidence().map { $0 + "\n" }.joined())
    solver.solve()
    printed += [solver.conflictsDescription, solver.valuesDescription]

    let derivation = [Term(1, sidebar)].withUnsafeBufferPointer { solver.derivation(of: $0) }
    printed.append((derivation?.members.text ?? "") + "\n")
    #expect(derivation?.pulling.map(\.description) == ["c3", "c4"])
    return printed
  }

  /// A component that is solved without a tableau, though it is small.
  private func printedRow() throws -> String {
    let row = Solver()
    let ends = [row.makeVariable(), row.makeVariable(), row.makeVariable(), row.makeVariable()]
    try row.add((ends[0] == 80).strength(.strong))  // c0
    for (end, next) in zip(ends, ends.dropFirst()) {
      try row.add((next == end + 80).strength(.medium))  // c1, c2, c3
    }
    try row.add(ends[1] >= ends[0] + 80)  // c4
    try row.add(ends[3] <= 290)  // c5
    let large = Stages(row, mostTableauColumns: 0)
    large.optimize()
    return large.simplexText
  }

  @Test
  func `every block is what the solver prints`() throws {
    let shown = try Page("HowTheSolverWorks").blocks.filter { $0.language.isEmpty }.map(\.text)
    let printed = try printed()
    for (index, (shown, printed)) in zip(shown, printed).enumerated() {
      #expect(shown == printed, "block \(index)")
    }
    #expect(shown.count == printed.count)
  }

  @Test
  func `every line of code is a line of this file`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = Set(source.split(separator: "\n").map { $0.drop { $0 == " " } })
    let code = try Page("HowTheSolverWorks").blocks.filter { $0.language == "swift" }.flatMap {
      $0.text.split(separator: "\n")
    }
    #expect(code.count >= 20)
    for line in code {
      #expect(lines.contains(line.drop { $0 == " " }), "\(line)")
    }
  }
}

/// A page of the documentation, as blocks of text and of code.
struct Page {
  /// A fenced block: its language, empty for none, and its lines.
  struct Block {
    let language: String
    let text: String
  }

  let blocks: [Block]

  /// Reads a page of `Cassowary.docc`.
  init(_ name: String) throws {
    // The tests are also linked into a package of their own, whose root is not the repository's.
    var root = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: root.appending(path: "Sources/Cassowary").path) {
      root.deleteLastPathComponent()
    }
    let url = root.appending(path: "Sources/Cassowary/Cassowary.docc/\(name).md")
    let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "```")
    // Before every other fence there is text, after it code.
    blocks = parts.enumerated().filter { $0.offset % 2 == 1 }.map { part in
      let lines = part.element.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Block(language: String(lines[0]), text: String(lines.dropFirst().first ?? ""))
    }
  }
}
