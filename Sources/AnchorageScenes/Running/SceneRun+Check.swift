import Anchorage

extension SceneRun {
  /// Compares the layout with every expectation of the scene, one after the other.
  ///
  /// `---` lays out at the scene's own size and `--- W H` at another size; `--- problems` compares the
  /// diagnostics of the layout before it. Empty lines, comments and the number of spaces are ignored.
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
