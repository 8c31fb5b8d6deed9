/// What a scene says, line by line: declarations, statements, expectations.
///
/// A document is plain syntax. It prints as canonical text, and that text reads as an equal document:
///
///     let document = Scene(parsing: "root 390   200\nview a // a comment").document
///     print(document)   // root 390 200
///                       // view a
public struct SceneDocument: Equatable, Sendable {
  /// The comments above the first declaration, without their slashes.
  public package(set) var header: [String]
  /// The declarations and statements, in the order written.
  package var lines: [SceneLine]
  /// What the scene expects of its layout, in the order written.
  public package(set) var expectations: [SceneExpectation]

  /// Makes a document from its parts.
  package init(header: [String] = [], lines: [SceneLine] = [], expectations: [SceneExpectation] = []) {
    self.header = header
    self.lines = lines
    self.expectations = expectations
  }

  /// The declarations alone, in the order written.
  package var declarations: [SceneDeclaration] {
    lines.compactMap { line in
      if case .declaration(let declaration) = line { declaration } else { nil }
    }
  }

  /// The statements alone, in the order written.
  package var statements: [SceneStatement] {
    lines.compactMap { line in
      if case .statement(let statement) = line { statement } else { nil }
    }
  }
}
