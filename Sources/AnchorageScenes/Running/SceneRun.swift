import AnchorageHeadless

/// The views and constraints of a scene, which can be laid out at any size.
///
///     let run = SceneRun(Scene(parsing: "root 320 100\nview a\na.edges == root.edges.inset(by: 8)"))
///     run.layout(at: LayoutSize(width: 200, height: 50))
///     print(run.frameTable)
///     // root  0  0  200  50
///     // └ a   8  8  184  34
///
/// Copies share their views.
public struct SceneRun {
  /// The scene that was run.
  public let scene: Scene
  /// The root of the views. Items and constraints that could not be made are missing; ``mistakes`` says why.
  public let root: LayoutView
  /// The mistakes in the text of the scene and those found by running it.
  public let mistakes: SceneMistakes

  /// Makes the views and constraints of a scene.
  public init(_ scene: Scene) {
    let builder = SceneBuilder(scene)
    self.scene = scene
    root = builder.root
    mistakes = builder.mistakes
  }

  /// The size that the scene gives its root.
  public var size: LayoutSize {
    let values = scene.document.declarations.first { $0.kind == .root }?.values(of: .rootSize)
    return LayoutSize(width: values?[0] ?? 0, height: values?[1] ?? 0)
  }

  /// Resizes the root and lays out the tree.
  ///
  /// - Parameter size: The size of the root; `nil` means the scene's own size.
  public func layout(at size: LayoutSize? = nil) {
    root.frame = LayoutRect(origin: .zero, size: size ?? self.size)
    root.layoutIfNeeded()
  }

  /// The frame table of the last layout.
  public var frameTable: String { root.layoutDescription }

  /// The diagnostics of the last layout as texts.
  public var problems: [String] { root.diagnostics.map { $0.description } }

  /// Notes on the last layout: findings that may be unintended.
  ///
  /// - Parameter withOptional: Whether to include optional constraints that don't hold.
  package func notes(withOptional: Bool) -> [LayoutNote] {
    root.notes() + (withOptional ? root.missedOptionalConstraints : [])
  }
}

extension SceneRun {
  /// The line and the column at which a problem of the last layout is: those of the constraint that gives way, or else of the
  /// first one whose line is known, or of the declaration of the first item.
  package func place(of problem: LayoutDiagnostic) -> (line: Int, column: Int) {
    var locations: [LayoutSourceLocation?] = []
    switch problem {
    case .conflict(let conflict):
      if !conflict.members.isEmpty { locations.append(conflict.members[conflict.broken].location) }
      locations += conflict.members.map { $0.location }
    case .tie(let tie): locations = tie.constraints.map { $0.location }
    case .misuse(let mistake): locations = [mistake.location]
    case .ambiguity, .instability: break
    }
    return place(of: locations, orOf: problem.items)
  }

  /// The line and the column at which a note is: those of the first constraint whose line is known, or of the declaration of
  /// the first item.
  package func place(of note: LayoutNote) -> (line: Int, column: Int) {
    place(of: note.members.map { $0.location }, orOf: note.items)
  }

  private func place(of locations: [LayoutSourceLocation?], orOf items: [String]) -> (line: Int, column: Int)
  {
    // A guide of a view has its name in front.
    let name = items.first.map { String($0.prefix { $0 != "." }) }
    let declaration = scene.document.declarations.first { $0.name.text == name }
    let line = locations.lazy.compactMap { $0?.line }.first ?? declaration?.name.location.line ?? 1
    return (line, 1 + scene.source.indentation(of: line).utf8.count)
  }

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
