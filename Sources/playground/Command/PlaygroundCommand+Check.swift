import AnchorageHeadless
import AnchorageScenes
import Foundation

/// The programs that read reports from the output of a build.
enum ReportFormat: String {
  case xcode, github
}

extension PlaygroundCommand {
  /// Compares scenes with their expectations and prints what programs read: JSON, or a line for each report.
  ///
  /// A scene without expectations is laid out at its own size.
  func checkForPrograms(in environment: PlaygroundEnvironment) -> Int32 {
    var status: Int32 = 0
    for file in files {
      let name = file == "-" ? "standard input" : file
      do throws(FileError) {
        let run = SceneRun(Scene(parsing: try environment.read(file), file: name))
        status = max(status, report(run, in: environment))
        guard run.mistakes.isEmpty else { continue }
        for range in ranges {
          status = max(status, report(range.axis, range.sizes, of: run, in: environment))
        }
      } catch {
        environment.writeUnreadable(file, error)
        status = 2
      }
    }
    return status
  }

  private func report(_ run: SceneRun, in environment: PlaygroundEnvironment) -> Int32 {
    let file = run.scene.file
    guard run.mistakes.isEmpty else {
      if let format {
        for mistake in run.mistakes.kept {
          let report = Report(.error, mistake.message, help: mistake.help, full: mistake.description)
          environment.write(report.text(for: format, file, mistake.line, mistake.column))
        }
      } else {
        environment.writeVerbatim(run.mistakesJSON + "\n")
      }
      return 2
    }
    if run.scene.document.expectations.isEmpty {
      run.layout()
      let problems = run.root.diagnostics
      if format != nil { write(problems, of: run, in: environment) }
      if format == nil { environment.writeVerbatim(run.json + "\n") }
      return problems.contains { $0.isError } ? 1 : 0
    }
    var status: Int32 = 0
    let lines = run.scene.document.expectations.filter { $0.subject == .problems }.map { $0.line }
    run.check { comparison in
      if !comparison.isEqual { status = 1 }
      guard let format else { return environment.writeVerbatim(run.json(of: comparison) + "\n") }
      // A difference of problems without a line '---' is that there are any.
      let isExpected = comparison.subject != .problems || lines.contains(comparison.line)
      if !comparison.isEqual && isExpected {
        let subject = comparison.subject == .problems ? "problems are" : "frames are"
        let size = "\(comparison.size.width.sceneText) × \(comparison.size.height.sceneText)"
        let message = "the \(subject) not as expected at \(size)"
        let full = ([message] + comparison.difference).joined(separator: "\n")
        environment.write(Report(.error, message, full: full).text(for: format, file, comparison.line, 1))
      }
      if comparison.subject == .problems && !comparison.isEqual {
        write(run.root.diagnostics, of: run, in: environment)
      }
    }
    return status
  }

  /// Reports the problems in a range of sizes; returns 1 if there is any.
  private func report(
    _ axis: LayoutAxis, _ sizes: ClosedRange<Double>, of run: SceneRun, in environment: PlaygroundEnvironment
  ) -> Int32 {
    let found = problems(of: run, along: axis, over: sizes)
    if let format {
      for problem in found {
        let (line, column) = run.place(of: problem)
        let summary = "\(problem.range): \(problem.summary)"
        let report = Report(.error, summary, help: problem.help?.description, full: problem.description)
        environment.write(report.text(for: format, run.scene.file, line, column))
      }
    } else {
      environment.writeVerbatim(run.json(of: found, along: axis, over: sizes) + "\n")
    }
    return found.isEmpty ? 0 : 1
  }

  /// The problems of a scene in a range of sizes of its root, which then has its own size again.
  func problems(of run: SceneRun, along axis: LayoutAxis, over sizes: ClosedRange<Double>)
    -> [LayoutProblemRange]
  {
    run.layout()
    return axis == .horizontal
      ? run.root.problems(overWidths: sizes) : run.root.problems(overHeights: sizes)
  }

  private func write(_ problems: [LayoutDiagnostic], of run: SceneRun, in environment: PlaygroundEnvironment)
  {
    guard let format else { return }
    for problem in problems {
      let (line, column) = run.place(of: problem)
      let kind: Report.Kind = problem.isError ? .error : .warning
      let message = problem.summary.withoutKind
      let report = Report(
        kind, message, help: problem.help?.description, full: problem.description.withoutKind)
      environment.write(report.text(for: format, run.scene.file, line, column))
    }
  }
}

extension String {
  /// A report without the word `error:`, `warning:` or `note:` in front.
  fileprivate var withoutKind: String {
    for word in ["error: ", "warning: ", "note: "] where hasPrefix(word) {
      return String(dropFirst(word.count))
    }
    return self
  }
}

extension LayoutProblemRange {
  /// The problem in one line.
  fileprivate var summary: String {
    switch report {
    case .problem(let problem): problem.summary.withoutKind
    case .note(let note): String("\(note)".withoutKind.prefix { $0 != "\n" })
    }
  }

  fileprivate var help: LayoutHelp? {
    switch report {
    case .problem(let problem): problem.help
    case .note(let note): note.help
    }
  }
}

extension SceneRun {
  fileprivate func place(of problem: LayoutProblemRange) -> (line: Int, column: Int) {
    switch problem.report {
    case .problem(let problem): place(of: problem)
    case .note(let note): place(of: note)
    }
  }
}

/// A report for a program that reads the output of a build.
private struct Report {
  enum Kind: String {
    case error, warning
  }

  let kind: Kind
  /// The problem in one line.
  let message: String
  let help: String?
  /// The whole report.
  let full: String

  init(_ kind: Kind, _ message: String, help: String? = nil, full: String) {
    (self.kind, self.message, self.help, self.full) = (kind, message, help, full)
  }

  /// The lines that a program shows at a place of a file.
  ///
  /// Xcode finds a file by its whole path, and shows a note below the report before it. GitHub shows a text of several
  /// lines, in which line breaks are escaped.
  func text(for format: ReportFormat, _ file: String, _ line: Int, _ column: Int) -> String {
    switch format {
    case .xcode:
      let path = file == "standard input" ? file : URL(fileURLWithPath: file).path
      let place = "\(path):\(line):\(column):"
      return "\(place) \(kind): \(message)\n" + (help.map { "\(place) note: \($0)\n" } ?? "")
    case .github:
      let path = Self.escaped(file).replacing(":", with: "%3A").replacing(",", with: "%2C")
      return "::\(kind) file=\(path),line=\(line),col=\(column)::\(Self.escaped(full))\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
