import Testing

/// The rooms of the libraries: one-way doors, walls around state, and types in files of their names.
@Suite struct RoomTests {
  private static let modules = [
    "Cassowary", "Anchorage", "AnchorageScenes", "AnchorageDrawing", "AnchorageTesting",
    "AnchorageInterfaceBuilder",
  ]

  /// The files of each module, read once.
  private static let sources = Result {
    try modules.reduce(into: [String: [SourceFile]]()) { sources, module in
      sources[module] = try Repository().files(in: "Sources/\(module)", ending: ".swift")
        .map { SourceFile($0, below: "Sources/\(module)") }
    }
  }

  private func sources(of module: String) throws -> [SourceFile] {
    try #require(try Self.sources.get()[module])
  }

  /// The rooms that may use each other.
  private static let pairs: [String: [FolderMap.NamedPair]] = [
    "Cassowary": [], "AnchorageScenes": [], "AnchorageTesting": [], "AnchorageInterfaceBuilder": [],
    "Anchorage": [
      .init(
        first: "Headless/Tree", second: "Headless/Pass",
        reason: "a view holds the engine that lays out its tree"),
      .init(
        first: "Language", second: "Refusals", reason: "an operator names the sentence for its wrong operands"
      ),
    ],
  ]

  @Test(arguments: [
    "Cassowary", "Anchorage", "AnchorageScenes", "AnchorageTesting", "AnchorageInterfaceBuilder",
  ])
  func `folders use each other in one direction`(module: String) throws {
    let map = FolderMap(of: module, try sources(of: module))
    print("\(module):\n\(map)")
    let pairs = try #require(Self.pairs[module])
    let report = map.report(on: map.cycles(allowing: pairs))
    #expect(report == "")
    #expect(
      map.unneeded(pairs).map { "\($0.first), \($0.second)" } == [],
      "remove the pairs that do not use each other")
  }

  @Test(arguments: [
    Wall(
      type: "Simplex", room: "Simplex",
      properties: ["symbols", "columns", "cells", "components", "componentOf"]),
    Wall(
      type: "Elimination", room: "Presolve",
      properties: [
        "links", "roots", "definitions", "definitionTerms", "steps", "sum", "substitutions", "leftOver",
        "substituted",
      ]),
    Wall(
      type: "RevisedSimplex", room: "RevisedSimplex",
      properties: [
        "matrix", "parametric", "open", "openCount", "parallel", "factorization", "reducedCosts",
        "exactKinks",
        "direction", "rates", "tableauRow", "breakpoints", "signs",
      ]),
    Wall(
      type: "LUFactorization", room: "Factorization",
      properties: [
        "matrix", "transposed", "scales", "order", "bump", "rows", "columns", "active", "lowerRows",
        "upperColumns", "updates", "cellCounts", "queue", "work", "pending",
      ]),
  ])
  func `only its own room touches what a type stores`(wall: Wall) throws {
    let touches = wall.touches(in: try sources(of: "Cassowary"))
    let list = touches.joined(separator: "\n")
    #expect(list == "", "\(touches.count) touches of \(wall)")
  }

  @Test(arguments: [
    ("Simplex", "Simplex"), ("Elimination", "Presolve"), ("RevisedSimplex", "RevisedSimplex"),
    ("LUFactorization", "Factorization"),
  ])
  func `a type behind a wall is in the room of the wall`(type: String, room: String) throws {
    // After a renaming, a wall would count no touches and prove nothing.
    let file = try sources(of: "Cassowary").first { $0.room == room && $0.name == "\(type).swift" }
    let declarations = try #require(file).facts.declarations
    #expect(declarations.contains { $0.kind == .type && $0.name == type })
  }

  @Test(arguments: modules)
  func `a type is in a file of its name or of its owner`(module: String) throws {
    let types = StrayTypes(in: try sources(of: module)).description
    #expect(types == "")
  }

  @Test(arguments: modules)
  func `every file is understood to its last brace`(module: String) throws {
    let sources = try sources(of: module)
    #expect(!sources.isEmpty)
    #expect(sources.filter { $0.facts.strayBraces > 0 }.map(\.name) == [])
  }
}
