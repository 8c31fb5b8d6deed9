import AnchorageHeadless

extension SceneRun {
  /// Compares the layout with every expectation of the scene, one after the other.
  ///
  /// `---` lays out at the scene's own size and `--- W H` at another size; `--- problems` compares the
  /// diagnostics of the layout before it. Empty lines, comments and the number of spaces are ignored, and so
  /// are the tree lines if the expectation has none. A layout with errors, such as a conflict, that no
  /// `--- problems` expects adds a comparison with the errors as the difference.
  ///
  /// - Parameter report: Called after each comparison.
  public func check(_ report: (SceneComparison) -> Void) {
    let expectations = scene.document.expectations
    var isLaidOut = false
    for (index, expectation) in expectations.enumerated() {
      switch expectation.subject {
      case .frames: layout()
      case .framesAt(let width, let height): layout(at: LayoutSize(width: width, height: height))
      case .problems: if !isLaidOut { layout() }
      }
      isLaidOut = true
      if expectation.subject == .problems {
        report(comparison(of: problems, with: expectation))
        continue
      }
      let difference = LineDifference.lines(from: expectation.lines, toTable: frameTable)
      report(comparison(difference, with: expectation))
      let next = expectations.dropFirst(index + 1).first
      if next?.subject != .problems, !errors.isEmpty {
        let none = SceneExpectation(.problems, lines: [], line: expectation.line)
        report(comparison(of: errors, with: none))
      }
    }
  }

  private func comparison(of reports: [String], with expectation: SceneExpectation) -> SceneComparison {
    let lines = reports.joined(separator: "\n").writtenLines
    return comparison(LineDifference.lines(from: expectation.lines, to: lines), with: expectation)
  }

  private func comparison(_ difference: [String], with expectation: SceneExpectation) -> SceneComparison {
    SceneComparison(
      subject: expectation.subject, line: expectation.line, size: root.frame.size, difference: difference)
  }

  private var errors: [String] {
    root.diagnostics.filter { $0.isError }.map { $0.description }
  }
}
