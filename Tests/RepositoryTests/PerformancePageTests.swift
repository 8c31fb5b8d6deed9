import Foundation
import Testing

/// The numbers of "Performance" are those of the latest tables; `Scripts/check-examples` runs its code.
@Suite struct PerformancePageTests {
  private let repository = Repository()

  /// The cells of the last row with a name below the last heading of a name.
  private func row(_ name: String, below heading: String) throws -> [String] {
    let results = try repository.file("Benchmarks/Results/2026-11-29.md").text
    let section = try #require(results.components(separatedBy: "\n## ").last { $0.hasPrefix(heading + "\n") })
    return try #require(rows(of: section).last { $0.first == name })
  }

  /// The rows of the tables in a text.
  private func rows(of text: String) -> [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private func pageRows() throws -> [[String]] {
    rows(of: try repository.file("Sources/Anchorage/Anchorage.docc/Performance.md").text)
  }

  @Test func `the times of a feed are those of the latest table`() throws {
    let headings = [
      "Build, solve, read all frames, µs", "Resize, read all frames, µs",
      "One content size changed, all frames read, µs",
      "One required constant changed, all frames read, µs",
      "Last cell removed and another added, all frames read, µs",
    ]
    let numbers = try headings.map { try row("cells 100", below: $0)[4] }
    #expect(try pageRows().dropFirst(2).prefix(5).map { $0[1] } == numbers)
  }

  @Test func `the times of forms are those of the latest table`() throws {
    let rows = try pageRows().dropFirst(9)
    #expect(rows.count == 7)
    for cells in rows {
      let latest = try row(cells[0], below: "The same 2400 constraints in other words, ns per constraint")
      #expect(cells[1] == latest[1])
      if cells.count > 2, !cells[2].isEmpty { #expect(cells[2] == latest[3]) }
    }
  }

  @Test func `the readme has the worst ratios beside the best`() throws {
    let headings = [
      "Build, solve, read all frames, µs", "Resize, read all frames, µs",
      "One content size changed, all frames read, µs",
      "One required constant changed, all frames read, µs",
      "Last cell removed and another added, all frames read, µs",
    ]
    let readme = try repository.file("README.md").text.split { $0.isWhitespace }.joined(separator: " ")
    let peers = [
      (column: 9, least: "from %@ times as long", most: "to %@ times"),
      (column: 10, least: "from %@ times", most: "to %@ times"),
    ]
    for peer in peers {
      let ratios = try headings.map { heading in
        try #require(Double(try row("cells 100", below: heading)[peer.column].prefix { $0 != "×" }))
      }
      let (least, most) = (try #require(ratios.min()), try #require(ratios.max()))
      #expect(readme.contains(peer.least.replacing("%@", with: short(least))), "\(least)")
      #expect(readme.contains(peer.most.replacing("%@", with: short(most))), "\(most)")
    }
    let swaps = try ["cells 1", "cells 10", "cells 100"].map { try row($0, below: headings[4])[10] }
    #expect(swaps[1].hasPrefix("0.36×") && readme.contains("one of ten cells in 0.36 of our time"))
  }

  private func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
