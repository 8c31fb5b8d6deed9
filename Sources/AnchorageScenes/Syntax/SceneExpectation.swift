/// A part of a scene below `---`: what its layout must be.
///
///     let scene = Scene(parsing: "root 320 100\n--- 200 50\nroot 0 0 200 50")
///     let expectation = scene.document.expectations[0]
///     expectation.subject == .framesAt(width: 200, height: 50)  // true
///     expectation.lines                                         // ["root 0 0 200 50"]
public struct SceneExpectation: Equatable, Sendable {
  /// What the lines are compared with.
  public let subject: Subject
  /// The lines expected, without comments, blank lines and spaces at their ends.
  public let lines: [String]
  /// The number of the line with the dashes.
  public let line: Int

  /// Makes an expectation.
  package init(_ subject: Subject, lines: [String], line: Int) {
    self.subject = subject
    self.lines = lines
    self.line = line
  }

  /// The kinds of expectations.
  public enum Subject: Equatable, Sendable {
    /// The frame table at the size the scene's root has.
    case frames
    /// The frame table after the root was resized.
    case framesAt(width: Double, height: Double)
    /// The diagnostics of the layout before this part.
    case problems
  }

  /// Compares what is expected; places do not count.
  public static func == (left: SceneExpectation, right: SceneExpectation) -> Bool {
    left.subject == right.subject && left.lines == right.lines
  }
}
