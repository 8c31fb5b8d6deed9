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

  static let layouts = conflicts + openings

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
}
