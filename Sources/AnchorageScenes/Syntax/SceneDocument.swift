/// The contents of a scene: declarations, statements and expectations.
///
/// A document prints as canonical text, which reads as an equal document:
///
///     let document = Scene(parsing: "root 390   200\nview a // a comment").document
///     print(document)   // root 390 200
///                       // view a
public struct SceneDocument: Equatable, Sendable {
  /// The comments above the first declaration, without their slashes.
  public package(set) var header: [String]
  /// The declarations and statements in source order.
  package var lines: [SceneLine]
  /// The frames and problems that the scene expects, in source order.
  public package(set) var expectations: [SceneExpectation]

  /// Makes a document from its parts.
  package init(header: [String] = [], lines: [SceneLine] = [], expectations: [SceneExpectation] = []) {
    self.header = header
    self.lines = lines
    self.expectations = expectations
  }

  /// The declarations in source order.
  package var declarations: [SceneDeclaration] {
    lines.compactMap { line in
      if case .declaration(let declaration) = line { declaration } else { nil }
    }
  }

  /// The statements in source order.
  package var statements: [SceneStatement] {
    lines.compactMap { line in
      if case .statement(let statement) = line { statement } else { nil }
    }
  }
}
