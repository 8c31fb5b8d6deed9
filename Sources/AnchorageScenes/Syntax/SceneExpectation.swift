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
