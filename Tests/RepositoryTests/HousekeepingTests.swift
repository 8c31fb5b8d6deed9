import Testing

/// Walls around stored properties, and types where a reader looks for them.
@Suite struct HousekeepingTests {
  private let repository = Repository()

  private static let walls = [
    Wall(type: "Simplex", room: "Simplex", properties: ["symbols", "columns", "cells", "components"]),
    Wall(
      type: "Elimination", room: "Presolve",
      properties: [
        "links", "roots", "definitions", "definitionTerms", "steps", "sum", "openings", "leftOver", "opened",
      ]),
  ]

  @Test(arguments: walls)
  func `only its own room touches what a type stores`(wall: Wall) throws {
    let folder = "Sources/Cassowary"
    let touches = wall.touches(in: folder, files: try repository.files(in: folder, ending: ".swift"))
    #expect(touches == [], "\(touches.count) direct touches of \(wall.type) from outside of \(wall.room)")
  }

  @Test
  func `every touch from outside is counted`() {
    let wall = Wall(type: "Table", room: "Low", properties: ["rows", "cells"])
    let files: [Repository.File] = [
      .init(
        path: "M/Low/Table.swift", text: "struct Table { var rows: [Int]; var cells: [Int]; let count = 1 }"),
      .init(path: "M/Low/Table+Print.swift", text: "extension Table { var text: String { \"\\(rows)\" } }"),
      .init(
        path: "M/High/Machine.swift",
        text: """
          struct Machine {
            var table = Table()
            // table.rows
            func run(_ other: borrowing Table, cells: Int) {
              table.rows[other.cells[0]] = table.count + cells
              table.cells(of: 1)
            }
          }
          """),
      .init(
        path: "M/High/Table+Check.swift",
        text: "extension Table {\n  func check(_ cells: [Int]) { cells[rows.count] == self.rows[0] }\n}"),
    ]
    #expect(
      wall.touches(in: "M", files: files) == [
        "Machine.swift:5: table.rows", "Machine.swift:5: other.cells", "Table+Check.swift:2: rows",
        "Table+Check.swift:2: rows",
      ])
  }

  @Test(arguments: ["Cassowary", "Anchorage", "AnchorageScenes", "AnchorageDrawing"])
  func `a type is in a file of its name or of its owner`(module: String) throws {
    let folder = "Sources/\(module)"
    let types = StrayTypes(in: folder, files: try repository.files(in: folder, ending: ".swift"))
    #expect(types.description == "")
  }

  @Test
  func `a type in the file of another one is found`() {
    let types = StrayTypes(
      in: "M",
      files: [
        .init(
          path: "M/Table.swift",
          text: """
            struct Table { var rows: [Row] = []; var state: State { .a }; func count(_ pair: Pair) -> Link { Link() } }
            struct Row { struct Cell {} }
            struct TableKind {}
            enum State { case a }
            private struct Pair {}
            struct Link {}
            """),
        .init(
          path: "M/Table+More.swift", text: "extension Table { func row() -> Row { Row() } }; struct More {}"),
        .init(path: "M/Machine.swift", text: "struct Machine { var state: State }"),
      ])
    #expect(
      types.description == """
        Table.swift: State, also used by Machine.swift
        Table.swift: Link, no variable or case of Table mentions it
        Table+More.swift: More, no variable or case of Table mentions it
        """)
  }
}
