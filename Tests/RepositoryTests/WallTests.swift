import Testing

@Suite struct WallTests {
  @Test
  func `every touch from outside is counted`() {
    let wall = Wall(type: "Table", room: "Low", properties: ["rows", "cells"])
    let files = SourceFile.planted([
      "Low/Table.swift": "struct Table { var rows: [Int]; var cells: [Int]; let count = 1 }",
      "Low/Table+Print.swift": "extension Table { var text: String { \"\\(rows)\" } }",
      "High/Machine.swift": """
      struct Machine {
        var table = Table()
        // table.rows
        func run(_ other: borrowing Table, cells: Int) {
          table.rows[other.cells[0]] = table.count + cells
          table.cells(of: 1)
        }
      }
      """,
      "High/Table+Check.swift":
        "extension Table {\n  func check(_ cells: [Int]) { cells[rows.count] == self.rows[0] }\n}",
    ])
    #expect(
      wall.touches(in: files) == [
        "Machine.swift:5: table.rows", "Machine.swift:5: other.cells", "Table+Check.swift:2: rows",
        "Table+Check.swift:2: rows",
      ])
  }
}
