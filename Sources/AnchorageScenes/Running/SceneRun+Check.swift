import Anchorage

extension SceneRun {
  /// Compares the layout with every expectation of the scene, one after the other.
  ///
  /// `---` lays out at the scene's own size and `--- W H` at another size; `--- problems` compares the
  /// diagnostics of the layout before it. Empty lines, comments and the number of spaces are ignored, and so are
  /// the lines of the tree if the expectation has none. A layout with errors, such as a conflict, that no
  /// `--- problems` expects is one more comparison, which finds the errors as a difference.
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
        report(comparison(of: problems.joined(separator: "\n"), with: expectation))
        continue
      }
      let hasTreeLines = expectation.lines.contains { $0.withoutTreeLines != $0 }
      report(comparison(of: hasTreeLines ? frameTable : frameTable.withoutTreeLines, with: expectation))
      let next = expectations.dropFirst(index + 1).first
      if next?.subject != .problems, !errors.isEmpty {
        let none = SceneExpectation(.problems, lines: [], line: expectation.line)
        report(comparison(of: errors.joined(separator: "\n"), with: none))
      }
    }
  }

  private func comparison(of text: String, with expectation: SceneExpectation) -> SceneComparison {
    SceneComparison(
      subject: expectation.subject, line: expectation.line, size: root.frame.size,
      difference: LineDiff(expected: expectation.lines, actual: text.comparedLines).lines)
  }

  /// The diagnostics that are errors. Ambiguity is a warning, which the frame table marks.
  private var errors: [String] {
    root.diagnostics.filter { $0.kind != "ambiguity" }.map { $0.description }
  }
}

extension String {
  /// A frame table without the lines that show the tree.
  fileprivate var withoutTreeLines: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars where !"├└│".unicodeScalars.contains(scalar) { scalars.append(scalar) }
    return String(scalars)
  }
}
