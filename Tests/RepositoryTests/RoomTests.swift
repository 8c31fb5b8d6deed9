import Testing

/// The rooms of the libraries: folders use each other in one direction.
@Suite struct RoomTests {
  private let repository = Repository()

  /// The rooms that may use each other.
  private static let pairs: [String: [FolderMap.NamedPair]] = ["Cassowary": [], "Anchorage": []]

  @Test(arguments: ["Cassowary", "Anchorage"])
  func `folders use each other in one direction`(module: String) throws {
    let folder = "Sources/\(module)"
    let map = FolderMap(of: folder, files: try repository.files(in: folder, ending: ".swift"))
    print("\(module):\n\(map)")
    let pairs = try #require(Self.pairs[module])
    let report = map.report(on: map.cycles(allowing: pairs))
    #expect(report == "")
    #expect(map.unneeded(pairs).map { "\($0.first), \($0.second)" } == [], "these are one-way by now")
  }
}
