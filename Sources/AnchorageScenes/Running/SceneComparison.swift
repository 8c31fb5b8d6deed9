import AnchorageHeadless

/// The outcome of comparing one expectation of a scene with the layout.
///
///     let run = SceneRun(Scene(parsing: "root 320 100\n---\nroot 0 0 320 200"))
///     run.check { comparison in
///       comparison.isEqual     // false
///       comparison.line        // 2
///       comparison.difference  // ["- root 0 0 320 200", "+ root  0  0  320  100"]
///     }
public struct SceneComparison: Sendable {
  /// The part of the layout that was compared.
  public let subject: SceneExpectation.Subject
  /// The number of the expectation's line in the scene.
  public let line: Int
  /// The size of the root in this layout.
  public let size: LayoutSize
  /// The line diff from the expected to the actual text; empty if they are equal.
  public let difference: [String]

  /// Whether the layout is as expected.
  public var isEqual: Bool { difference.isEmpty }
}
