extension SourceFile {
  /// A module of a few files, each a path and its text.
  static func planted(_ files: KeyValuePairs<String, String>) -> [SourceFile] {
    files.map { SourceFile(.init(path: "Planted/\($0.key)", text: $0.value), below: "Planted") }
  }
}
