import AnchorageHeadless
import AnchorageScenes
import Testing

/// Layouts that people get wrong, with the whole report. Its advice is followed, and the problem is gone.
struct BrokenLayoutTests {
  struct Layout: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scene: String
    var report: String
  }

  static let layouts = conflicts + openings + rows

  @Test(arguments: layouts)
  func `a report says what is wrong and what to do`(_ layout: Layout) {
    let run = Scene(parsing: layout.scene, file: "s.layout").laidOut()
    #expect(run.mistakes.description == "")
    #expect(run.problems.joined(separator: "\n") == layout.report)
  }

  @Test(arguments: layouts)
  func `what the reports say mends the layout`(_ layout: Layout) {
    #expect(Scene(parsing: layout.scene).problemsLeft() == [])
  }

  @Test(arguments: layouts)
  func `a help leaves nothing new to note, or says so, and the same is true of each that ranks behind it`(
    _ layout: Layout
  ) {
    let run = Scene(parsing: layout.scene).laidOut()
    let noted = run.root.notes().map { Noted($0) }
    for problem in run.root.diagnostics {
      let helps = run.root.helps(for: problem)
      #expect(helps.first == problem.help && helps.count <= 3)
      for help in helps {
        let mended = run.scene.mended(by: help, in: run.root).laidOut()
        #expect(mended.root.diagnostics.count { $0.isError } <= run.root.diagnostics.count { $0.isError })
        let new = mended.root.notes().filter { !noted.contains(Noted($0)) }
        // Adding a constraint may leave a content rigid that has to be as large as it is, which is said beforehand.
        if new.contains(where: { $0.kind != "rigidContent" }) {
          #expect(!help.costs.isEmpty, "\(help)\n\(new)")
        }
      }
    }
  }

  /// What a note is about.
  private struct Noted: Equatable {
    let kind: String
    let items: [String]

    init(_ note: LayoutNote) { (kind, items) = (note.kind, note.items) }
  }
}
