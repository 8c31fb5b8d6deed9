import Testing

@Suite struct StrayTypesTests {
  @Test
  func `a type in the file of another one is found`() {
    let types = StrayTypes(
      in: SourceFile.planted([
        "Table.swift": """
        struct Table { var rows: [Row] = []; var state: State { .a }; func f(_: Pair) -> Link { Link() } }
        struct Row { struct Cell {} }
        struct TableKind {}
        enum State { case a }
        private struct Pair {}
        struct Link {}
        class Small: Table {}
        class Smaller: Small {}
        """,
        "Table+More.swift": "extension Table { func row() -> Row { Row() } }; struct More {}",
        "Machine.swift": "struct Machine { var state: State }",
      ]))
    #expect(
      types.description == """
        Table.swift: State, also used by Machine.swift
        Table.swift: Link, no variable or case of Table mentions it
        Table+More.swift: More, no variable or case of Table mentions it
        """)
  }
}
