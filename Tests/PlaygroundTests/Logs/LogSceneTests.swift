import AnchorageHeadless
import AnchorageScenes
import Testing

@testable import playground

/// Scenes that are made of logs.
@Suite struct LogSceneTests {
  /// A cell of a table: 16 + 80 + 12 + 16 leave 196 of 320 points for a text of at least 240.
  private static let cell = LogFrame.iOS(
    "<NSLayoutConstraint:0x601 H:|-(16)-[UIImageView:0x7f01]   (active, names: '|':UITableViewCellContentView:0x7f00 )>",
    "<NSLayoutConstraint:0x602 UIImageView:0x7f01.width == 80   (active)>",
    "<NSLayoutConstraint:0x603 H:[UIImageView:0x7f01]-(12)-[UILabel:0x7f02'Harbour lights']   (active)>",
    "<NSLayoutConstraint:0x604 UILabel:0x7f02'Harbour lights'.width >= 240   (active)>",
    "<NSLayoutConstraint:0x605 H:[UILabel:0x7f02'Harbour lights']-(16)-|   (active, names: '|':UITableViewCellContentView:0x7f00 )>",
    "<NSLayoutConstraint:0x606 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x7f00.width == 320   (active)>",
    breaking: 3)

  private func reports(_ log: String) -> [LogReport] {
    var explanation = LogExplanation(file: "app.log")
    explanation.read(Array(log.utf8))
    explanation.finish()
    return explanation.reports
  }

  private func run(_ report: LogReport) -> SceneRun {
    let run = SceneRun(Scene(parsing: LogScene(report).text))
    run.layout()
    return run
  }

  @Test func `a scene has the views and the constraints of its log, and what places them`() throws {
    let report = try #require(reports(Self.cell).first)
    #expect(
      LogScene(report).text == """
        // From a log of UIKit's; UIKit broke the last constraint
        root 352 160
        view contentView  // UITableViewCellContentView:0x7f00
        view imageView in contentView  // UIImageView:0x7f01
        label harbourLights in contentView "Harbour lights"  // UILabel:0x7f02

        imageView.leading == contentView.leading + 16
        imageView.width == 80
        harbourLights.leading == imageView.trailing + 12
        harbourLights.trailing == contentView.trailing - 16
        contentView.width == 320  // 'UIView-Encapsulated-Layout-Width' (given for now)
        harbourLights.width >= 240

        // Not in the log: a place to be drawn at
        contentView.leading == root.leading + 16 ~ 1
        contentView.top == root.top + 16 ~ 2
        contentView.height == 128 ~ 3
        imageView.top == contentView.top + 16 ~ 4
        imageView.height == 44 ~ 5
        harbourLights.top == imageView.bottom + 8 ~ 6

        """)
  }

  @Test func `the constraint that gave way in the log does so in the scene`() throws {
    let run = run(try #require(reports(Self.cell).first))
    #expect(run.root.diagnostics.map { $0.kind } == ["conflict"])
    #expect(run.root.diagnostics.flatMap { $0.broken } == ["harbourLights.width >= 240"])
    let label = try #require(run.root.subviews.first?.subviews.last)
    #expect(label.frame.width == 196)
  }

  @Test(arguments: LogReportTests.cases.map { $0.text })
  func `nothing of a scene is open, and as much conflicts as in the log`(_ log: String) throws {
    for report in reports(log) {
      let run = run(report)
      #expect(run.mistakes.description == "")
      let found = run.root.diagnostics
      #expect(found.allSatisfy { $0.isError }, "\(run.problems)")
      #expect(found.isEmpty == report.description.contains("do not conflict"), "\(run.problems)")
    }
  }

  @Test func `items have the names of the report where a scene can have them`() throws {
    let log = LogFrame.iOS(
      "<NSLayoutConstraint:0x601 V:|-(0)-[UIView:0x7f01]   (active)>",
      "<NSLayoutConstraint:0x602 UIView:0x7f01.height == 40   (active)>",
      "<NSLayoutConstraint:0x603 UIView:0x7f01.height == 30   (active)>", breaking: 2)
    let text = LogScene(try #require(reports(log).first)).text
    #expect(text.contains("\nview view  // UIView:0x7f01\n"))
    #expect(text.contains("\nview container\n"))
    #expect(text.contains("\nview.height == 40\n"))
  }

  @Test func `a superview that no constraint is about has no place in the scene`() throws {
    let log = LogFrame.iOS(
      "<NSLayoutConstraint:0x601 UILabel:0x7f01.width >= 40   (active, names: '|':UIView:0x7f00 )>",
      "<NSLayoutConstraint:0x602 UILabel:0x7f01.width == 30   (active)>", breaking: 1)
    let run = run(try #require(reports(log).first))
    #expect(run.mistakes.description == "")
    #expect(run.root.subviews.map { $0.displayName } == ["label"])
    #expect(run.root.diagnostics.map { $0.kind } == ["conflict"])
  }

  @Test func `a log of hundreds of views is a scene`() throws {
    let rows = (0..<300).map {
      "\"<NSLayoutConstraint:0x6\($0) UIView:0x7\($0).width == \($0)   (active)>\","
    }
    let log =
      "Unable to simultaneously satisfy constraints.\n(\n\(rows.joined(separator: "\n"))\n"
      + "\"<NSLayoutConstraint:0x9 UIView:0x70.width == 9   (active)>\"\n)\n"
    let run = run(try #require(reports(log).first))
    #expect(run.mistakes.description == "")
    #expect(run.root.subviews.count == 300)
    #expect(run.root.diagnostics.count == 1)
  }
}
