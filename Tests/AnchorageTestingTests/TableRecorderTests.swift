import AnchorageHeadless
import Foundation
import TestSupport
import Testing

@testable import AnchorageTesting

/// Recording into files.
@Suite struct TableRecorderTests {
  /// Runs `body` with a file that has a text.
  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "recorder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Tests.swift")
    try Data(text.utf8).write(to: file)
    try body(file.path)
  }

  private func text(at path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  @Test
  func `several tables of one file are recorded in any order`() throws {
    let source = "expectLayout(a)\nexpectLayout(b, \"b\")\nexpectLayout(c)\n"
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [2, 0, 1]] {
      try withFile(source) { path in
        let recorder = TableRecorder()
        for index in order {
          let expected = index == 1 ? "b" : nil
          let outcome = recorder.record(
            "x\ny\(index)", insteadOf: expected, at: path, line: index + 1, column: 13)
          #expect(outcome == .written)
        }
        #expect(
          text(at: path) == """
            expectLayout(a, \"""
              x
              y0
              \""")
            expectLayout(b, \"""
              x
              y1
              \""")
            expectLayout(c, \"""
              x
              y2
              \""")

            """)
      }
    }
  }

  @Test
  func `tests that run at the same time record into one file`() async throws {
    let count = 60
    let lines = (0..<count).map { "expectLayout(view, \"v\($0)\")" }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
      .path
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    // Two recorders know nothing of each other, as two processes.
    let recorders = [TableRecorder(), TableRecorder()]
    await withTaskGroup(of: TableRecorder.Outcome.self) { group in
      for index in 0..<count {
        group.addTask {
          recorders[index % 2].record(
            "w\(index)\nw", insteadOf: "v\(index)", at: path, line: index + 1, column: 13)
        }
      }
      for await outcome in group { #expect(outcome == .written) }
    }
    let expected = (0..<count).map { "expectLayout(view, \"\"\"\n  w\($0)\n  w\n  \"\"\")" }
    #expect(text(at: path) == expected.joined(separator: "\n"))
  }

  @Test
  func `one call cannot hold two tables`() throws {
    try withFile("expectLayout(a, \"a\")") { path in
      let recorder = TableRecorder()
      for (table, outcome) in [
        ("b", .written), ("b", .written),
        ("c", .refused("the call was recorded with another table before, and cannot hold both")),
      ] as [(String, TableRecorder.Outcome)] {
        #expect(recorder.record(table, insteadOf: "a", at: path, line: 1, column: 13) == outcome)
      }
      #expect(text(at: path) == "expectLayout(a, \"\"\"\n  b\n  \"\"\")")
    }
  }

  @Test
  func `a file that is missing or has changed is refused`() throws {
    #expect(
      TableRecorder().record("a", insteadOf: nil, at: "nowhere.swift", line: 1, column: 1)
        == .refused("'nowhere.swift' cannot be read"))
    try withFile("// nothing here") { path in
      #expect(
        TableRecorder().record("a", insteadOf: "b", at: path, line: 1, column: 13)
          == .refused("no call in '\(path)' has the table that it was compiled with"))
      #expect(text(at: path) == "// nothing here")
    }
  }

  #if !os(Windows)
  @Test
  func `a link stays a link, and a file keeps its permissions`() throws {
    try withFile("expectLayout(a)") { path in
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      let link = path + ".link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      #expect(TableRecorder().record("b", insteadOf: nil, at: link, line: 1, column: 13) == .written)
      #expect(text(at: path) == "expectLayout(a, \"\"\"\n  b\n  \"\"\")")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect((permissions as? NSNumber)?.intValue == 0o640)
    }
  }
  @Test(.failsOnPurpose)
  func `a call that is recorded fails, and holds in the next run`() throws {
    let path = "/tmp/anchorage-testing-recorded.swift"
    try Data("  expectLayout(view, \"view 1 2 3 4\")\n".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let view = LayoutView(name: "view", frame: LayoutRect(x: 0, y: 0, width: 3, height: 4))
    expectFailure(
      "the table of 'view' is written into anchorage-testing-recorded.swift; run the test again, without recording"
    ) {
      expectLayout(
        view, record: true, "view  1  2  3  4", filePath: "/tmp/anchorage-testing-recorded.swift", line: 1,
        column: 15)
    }
    #expect(
      text(at: path) == "  expectLayout(view, \"\"\"\n    view  0  0  3  4\n    \"\"\")\n")
    expectLayout(view, record: true, "view  0  0  3  4")
  }
  #endif
}
