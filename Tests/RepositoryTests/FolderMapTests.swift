import Testing

/// The map of modules that are planted here.
@Suite struct FolderMapTests {
  private func planted(_ files: KeyValuePairs<String, String>) -> FolderMap {
    FolderMap(of: "Planted", SourceFile.planted(files))
  }

  @Test
  func `a type and an extension are arrows to where the type is`() {
    let map = planted([
      "Low/Number.swift": "struct Number { var value = 0 }",
      "High/Sum.swift": "struct Sum { var terms: [Number] = [] }",
      "High/Number+Sum.swift": "extension Number { var sum: Sum { Sum(terms: [self]) } }",
      "Machine.swift": "struct Machine { let sum = Sum() }",
      "Machine+Run.swift": "extension Machine { func run() { _ = sum.terms } }",
    ])
    #expect(
      map.description == """
        High -> Low (Number+Sum.swift: extension Number)
        Low
        Machine -> High (Machine.swift: Sum)
        """)
    #expect(map.report(on: map.cycles()) == "")
  }

  @Test
  func `a cycle through an extension is found`() {
    let map = planted([
      "Low/Number.swift": "struct Number { func use(_ sum: Sum) {} }",
      "High/Sum.swift": "struct Sum {}",
      "High/Number+Sum.swift": "extension Number {}",
    ])
    #expect(
      map.report(on: map.cycles()) == """
        cycle: High -> Low -> High, among High, Low
        fewest reasons to remove:
          High -> Low
            Number+Sum.swift: extension Number
        """)
  }

  @Test
  func `a cycle of three through types is found`() {
    let map = planted([
      "A/A.swift": "struct A { var b: B?; var other: [B] }",
      "B/B.swift": "enum B { case one(C) }",
      "C/C.swift": "protocol C { associatedtype Item; func a() -> A where Item: Outer.Inner }",
      "D/Outer.swift": "class Outer { class Inner {} }",
    ])
    #expect(
      map.report(on: map.cycles()) == """
        cycle: A -> B -> C -> A, among A, B, C
        fewest reasons to remove:
          B -> C
            B.swift: C
        """)
  }

  @Test
  func `a member that a higher room adds is an arrow upward where it is called`() {
    let map = planted([
      "Pipeline.swift": "struct Pipeline { mutating func solve() { if isFast { resize() } } }",
      "Fast/Pipeline+Resize.swift":
        "extension Pipeline { var isFast: Bool { true }; mutating func resize() {} }",
      "Up/Runner.swift":
        "struct Runner { var pipeline = Pipeline(); mutating func run() { pipeline.solve() } }",
    ])
    #expect(
      map.report(on: map.cycles()) == """
        cycle: Fast -> Pipeline -> Fast, among Fast, Pipeline
        fewest reasons to remove:
          Fast -> Pipeline
            Pipeline+Resize.swift: extension Pipeline
        """)
    #expect(
      map.reasons(from: "Pipeline", to: "Fast").map(\.description) == [
        "Pipeline.swift: .isFast", "Pipeline.swift: .resize",
      ])
  }

  @Test
  func `a member of a variable whose type is written is found in the type`() {
    let map = planted([
      "Low/Table.swift": "struct Table { func check() {} }",
      "Low/Other.swift": "struct Other { func undo() {} }",
      "Middle/Machine.swift": """
      struct Machine { var table: Table; func run(_ other: Table) { table.undo(); other.redo() } }
      """,
      "High/Table+Undo.swift": "extension Table { func undo() {}; func redo() {} }",
    ])
    #expect(
      map.reasons(from: "Middle", to: "High").map(\.description) == [
        "Machine.swift: .redo", "Machine.swift: .undo",
      ])
  }

  @Test
  func `a member of a member is not taken for the variable around`() {
    let map = planted([
      "Low/Rows.swift": "struct Rows { func reset() {} }",
      "High/Machine.swift": """
      struct Machine { var rows = Rows(); func run(_ other: Other) { other.rows.reset() } }
      struct Other { var rows: [Int] }
      """,
    ])
    #expect(map.reasons(from: "High", to: "Low").map(\.description) == ["Machine.swift: Rows"])
  }

  @Test
  func `generic parameters, nested types and local names hide what is above`() {
    let map = planted([
      "Low/List.swift": """
      struct List<Side> { var side: Side; func map<Sum>(_ sum: Sum) -> Sum { sum } }
      struct Table { enum Kind { case one }; var kind: Kind }
      protocol Shape { associatedtype Items; var items: Items { get } }
      func work(_ run: Int) -> Int { let start = run; return start + run }
      func call(_ body: (Int) -> Int) -> Int { call { run in run + 1 } }
      @specialized(where Side == Kind) func copy<Side>(_ side: Side) {}
      """,
      "Low/List+More.swift": """
      // Sum, Kind
      extension List { func first() -> Side? { nil } }
      extension Shape { func text(_ items: Items, run: Int) -> String { "Sum \\(run) Kind" } }
      """,
      "High/High.swift": """
      struct Side {}
      struct Sum {}
      struct Items {}
      struct Kind {}
      func run() {}
      let start = 1
      """,
    ])
    #expect(map.description == "High\nLow")
  }

  @Test
  func `an interpolation is code, other text of a string is none`() {
    let map = planted([
      "Low/A.swift": "let text = \"Sum \\(Sum(\")\")) Kind\" + #\"\\(Kind) \" Kind\"# /* Kind /* */ Kind */",
      "High/B.swift": "struct Sum { init(_ text: String) {} }; struct Kind {}",
    ])
    #expect(
      map.reasons(from: "Low", to: "High").map(\.description) == ["A.swift: Sum", "A.swift: .init(_:)"])
  }

  @Test
  func `a named pair is one room, and fails when it is no cycle any more`() {
    let map = planted([
      "A/A.swift": "struct A { var b: B }", "B/B.swift": "struct B { var a: [A]; var c: C }",
      "C/C.swift": "struct C {}",
    ])
    let pair = FolderMap.NamedPair(first: "A", second: "B", reason: "planted")
    #expect(map.cycles().count == 1)
    #expect(map.cycles(allowing: [pair]).isEmpty)
    #expect(map.unneeded([pair]).isEmpty)
    #expect(map.unneeded([.init(first: "B", second: "C", reason: "planted")]).count == 1)
  }

  @Test
  func `a cycle through a named pair is found`() {
    let map = planted([
      "A/A.swift": "struct A { var b: B }", "B/B.swift": "struct B { var a: [A]; var c: C }",
      "C/C.swift": "struct C { var a: [A] }",
    ])
    let cycles = map.cycles(allowing: [.init(first: "A", second: "B", reason: "planted")])
    #expect(cycles.map(\.path) == [["A & B", "C", "A & B"]])
  }
}
