import AnchorageHeadless

/// Applies the help of a scene's reports, one after the other, as long as a change is certain.
///
/// Mistakes come first, if their help has edits, then problems of the layout that have a help without costs, whose best one
/// is applied. Each change is tried on the text: the scene is read and laid out again, and the change counts if the problem
/// is gone and there are no more problems than before.
package struct SceneFix {
  /// A change that was made.
  package struct Step: Sendable {
    /// The line at the time of the change, counted from 1.
    package let line: Int
    /// The help, or the mistake, in words.
    package let text: String
  }

  /// A problem that only the author can decide.
  package struct Question: Sendable {
    /// The reason why it was not fixed.
    package let reason: String
    /// The report.
    package let report: String
    /// The alternatives to the help in the report, with their costs.
    package let alternatives: [String]
  }

  /// The changes, in order.
  package private(set) var steps: [Step] = []
  /// The scene after the changes.
  package private(set) var scene: Scene
  /// The problems that were not fixed.
  package private(set) var questions: [Question] = []
  /// Whether the text still has mistakes, so nothing can be laid out.
  package private(set) var hasMistakes = false

  /// The maximum number of changes. Each takes the time of reading and laying out the scene.
  private static let largestStepCount = 200

  /// Changes a scene, at the size that it gives its root.
  package init(_ scene: Scene) {
    self.scene = scene
    var run = SceneRun(scene)
    while steps.count < Self.largestStepCount, let next = next(after: run) { run = next }
    hasMistakes = !run.mistakes.isEmpty
    ask(about: run)
  }

  /// The bytes of the scene.
  package var bytes: [UInt8] { scene.source.bytes }
}

extension SceneFix {
  /// Makes the next change; `nil` if none is certain.
  private mutating func next(after run: SceneRun) -> SceneRun? {
    if !run.mistakes.isEmpty { return correction(of: run.mistakes) }
    run.layout()
    let problems = run.root.diagnostics
    guard problems.contains(where: { $0.help != nil }) else { return nil }
    let editor = SceneEditor(scene)
    for problem in problems {
      // Finding several takes longer, and the first is the help that the report prints.
      for help in problem.help.map({ [$0] }) ?? [] where help.costs.isEmpty {
        if let next = trial(of: help, problem, problems, editor) { return next }
      }
    }
    return nil
  }

  /// Corrects the first mistake that has certain edits.
  private mutating func correction(of mistakes: SceneMistakes) -> SceneRun? {
    for mistake in mistakes.kept where !mistake.edits.isEmpty {
      let new = Scene(parsing: scene.source.applying(mistake.edits), file: scene.file)
      let run = SceneRun(new)
      let isLeft = run.mistakes.kept.contains {
        $0.message == mistake.message && $0.sourceLine == mistake.sourceLine
      }
      // Further mistakes may appear after it in the line, or because the scene can be run now.
      if isLeft || new.mistakes.count > scene.mistakes.count && run.mistakes.count > mistakes.count + 1 {
        continue
      }
      steps.append(Step(line: mistake.line, text: "\(mistake.message): \(mistake.help ?? "")"))
      scene = new
      return run
    }
    return nil
  }

  private mutating func trial(
    of help: LayoutHelp, _ problem: LayoutDiagnostic, _ before: [LayoutDiagnostic], _ editor: SceneEditor
  ) -> SceneRun? {
    guard let edits = editor.edits(for: help), let first = edits.first else { return nil }
    let new = Scene(parsing: scene.source.applying(edits), file: scene.file)
    let run = SceneRun(new)
    guard run.mistakes.isEmpty else { return nil }
    run.layout()
    let after = run.root.diagnostics
    let errors = (before.count { $0.isError }, after.count { $0.isError })
    let isLeft = after.contains { $0.subject == problem.subject }
    if isLeft || errors.1 > errors.0 || errors.1 == errors.0 && after.count > before.count { return nil }
    steps.append(Step(line: first.line, text: help.description))
    scene = new
    return run
  }

  /// Collects the remaining problems, with the reasons.
  private mutating func ask(about run: SceneRun) {
    for mistake in run.mistakes.kept {
      questions.append(
        Question(
          reason: mistake.help == nil ? "no correction is known" : "the correction is a choice",
          report: mistake.description, alternatives: []))
    }
    guard run.mistakes.isEmpty else { return }
    run.layout()
    for problem in run.root.diagnostics {
      let helps = run.root.helps(for: problem)
      let reason =
        helps.isEmpty
        ? "nothing that was tried fixes it"
        : helps[0].costs.isEmpty ? "the change is not certain in this text" : "every change has a cost"
      questions.append(
        Question(
          reason: reason, report: problem.description,
          alternatives: helps.dropFirst().map { $0.description }))
    }
  }
}

extension SceneMistakes {
  /// The number of all mistakes.
  fileprivate var count: Int { kept.count + omitted }
}

extension LayoutDiagnostic {
  /// The subject of the problem, without the lines, which edits move.
  fileprivate var subject: [String] { [kind] + (constraints.isEmpty ? [summary] : constraints) }
}
