import Anchorage

/// The outcome of comparing one expectation of a scene with the layout.
///
///     let run = SceneRun(Scene(parsing: "root 320 100\n---\nroot 0 0 320 200"))
///     run.check { comparison in
///       comparison.isEqual     // false
///       comparison.line        // 2
///       comparison.difference  // ["- root 0 0 320 200", "+ root  0  0  320  100"]
///     }
public struct SceneComparison: Sendable {
  /// What was compared.
  public let subject: SceneExpectation.Subject
  /// The line of the expectation in the scene.
  public let line: Int
  /// The size of the root.
  public let size: LayoutSize
  /// A line diff, expected against found; empty when they are the same.
  public let difference: [String]

  /// Whether the layout is as expected.
  public var isEqual: Bool { difference.isEmpty }
}

extension SceneRun {
  /// Compares the layout with every expectation of the scene, one after the other.
  ///
  /// `---` lays out at the scene's size and `--- W H` at another; `--- problems` compares what the layout
  /// before it reports. Runs of spaces, empty lines and comments do not count.
  ///
  /// - Parameter report: Called after each comparison.
  public func check(_ report: (SceneComparison) -> Void) {
    var isLaidOut = false
    for expectation in scene.document.expectations {
      switch expectation.subject {
      case .frames: layout()
      case .framesAt(let width, let height): layout(at: LayoutSize(width: width, height: height))
      case .problems: if !isLaidOut { layout() }
      }
      isLaidOut = true
      let text = expectation.subject == .problems ? problems.joined(separator: "\n") : frameTable
      let difference = LineDiff(expected: expectation.lines, actual: text.comparedLines).lines
      report(
        SceneComparison(
          subject: expectation.subject, line: expectation.line, size: root.frame.size, difference: difference)
      )
    }
  }
}
