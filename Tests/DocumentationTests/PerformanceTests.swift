import AnchorageHeadless
import Foundation
import Testing

/// The Swift of "Performance", and its numbers, which are those of the latest tables.
@Suite struct PerformanceTests {
  final class Paragraph: LayoutView {
    var measurements = 0
    override var isMeasuredByWidth: Bool { true }
    override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
      measurements += 1
      return LayoutSize(width: 300, height: size.width < 300 ? 32 : 16)
    }
  }

  /// The cells of the last row with a name below the last heading of a name.
  private func row(_ name: String, below heading: String) throws -> [String] {
    let file = DocumentationPage.root.appending(path: "Benchmarks/Results/2026-11-26.md")
    let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
    let section = try #require(sections.last { $0.hasPrefix(heading + "\n") })
    let rows = section.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return try #require(rows.last { $0.first == name })
  }

  /// The rows of the page's tables.
  private func pageRows() throws -> [[String]] {
    let page = try #require(try DocumentationPage.all.first { $0.path.hasSuffix("/Performance.md") })
    return page.text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func `a view is measured where its width or its content has changed`() {
    let paragraph = Paragraph(name: "paragraph")
    let badge = LayoutView(name: "badge")
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    for view in [paragraph, badge] { root.addSubview(view) }
    paragraph.edges.excluding(.bottom) == root.edges
    badge.height == 20
    badge.topLeading == paragraph.bottomLeading
    var printed = ""
    func print(_ number: Int) { printed += "\(number)" }
    let width = badge.width == 40
    root.layoutIfNeeded()
    let first = paragraph.measurements
    width.constant = 60
    root.layoutIfNeeded()
    print(paragraph.measurements - first)
    #expect(first > 0 && badge.frame.width == 60)
    #expect(
      printed == """
        0
        """)
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
}
