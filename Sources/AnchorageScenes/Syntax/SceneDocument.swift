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

/// One line of a scene above its expectations.
package indirect enum SceneLine: Equatable, Sendable {
  /// A line that declares an item.
  case declaration(SceneDeclaration)
  /// A line of the DSL, such as a relation.
  case statement(SceneStatement)
}

/// A line of the DSL, with the identifier of the constraints that it makes.
package struct SceneStatement: Equatable, Sendable {
  /// The relation or the call.
  package let expression: SceneExpression
  /// The name in a comment `// @id NAME` at the end of the line.
  package let identifier: String?

  /// Makes a statement.
  package init(_ expression: SceneExpression, identifier: String? = nil) {
    self.expression = expression
    self.identifier = identifier
  }

  /// Swift functions that may begin a line of code, but not a line of a scene.
  static let functionsOfSwift = ["batch", "print"]

  /// The location of the beginning of the statement.
  package var location: SceneLocation { expression.start }
}

/// A frame table or a list of problems that a scene expects below a line `---`.
///
///     let scene = Scene(parsing: "root 320 100\n--- 200 50\nroot 0 0 200 50")
///     let expectation = scene.document.expectations[0]
///     expectation.subject == .framesAt(width: 200, height: 50)  // true
///     expectation.lines                                         // ["root 0 0 200 50"]
public struct SceneExpectation: Equatable, Sendable {
  /// The part of a layout that the lines are compared with.
  public let subject: Subject
  /// The expected lines, without comments, blank lines and trailing spaces.
  public let lines: [String]
  /// The number of the line `---`.
  public let line: Int

  /// Makes an expectation.
  package init(_ subject: Subject, lines: [String], line: Int) {
    self.subject = subject
    self.lines = lines
    self.line = line
  }

  /// The parts of a layout that can be expected.
  public indirect enum Subject: Equatable, Sendable {
    /// The frame table at the scene's own size.
    case frames
    /// The frame table after the root is resized.
    case framesAt(width: Double, height: Double)
    /// The diagnostics of the layout before it.
    case problems
  }

  /// Compares the subjects and the lines; the line number is ignored.
  public static func == (left: SceneExpectation, right: SceneExpectation) -> Bool {
    left.subject == right.subject && left.lines == right.lines
  }
}
