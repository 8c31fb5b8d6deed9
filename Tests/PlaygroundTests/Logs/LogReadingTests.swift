import Testing

@testable import playground

/// Logs as they come from consoles, devices and files.
@Suite struct LogReadingTests {
  static let widths = LogFrame.iOS(
    "<NSLayoutConstraint:0x60001 UIView:0x7f01.width == 40   (active)>",
    "<NSLayoutConstraint:0x60002 UIView:0x7f01.width == 24   (active)>", breaking: 1)

  static let report = """
    app.log:1: error: required constraints conflict on the x-axis of 'view'
        view.width == 40      line 7
        view.width == 24      line 8
    note: 'view.width' cannot be both 24 and 40
    note: UIKit broke 'view.width == 24'
    help: make one of them optional, for example 'view.width == 24 ~ 999'
    where:
        view  UIView:0x7f01
    """

  /// The constraints alone.
  private static let list = """
    (
    "<NSLayoutConstraint:0x60001 UIView:0x7f01.width == 40   (active)>",
    "<NSLayoutConstraint:0x60002 UIView:0x7f01.width == 24   (active)>"
    )

    """

  @Test(arguments: [1, 2, 7, 64, 4096])
  func `a report is the same in chunks of any size`(_ size: Int) {
    #expect(explained(Self.widths, chunks: size) == Self.report)
  }

  @Test func `lines may end in carriage returns`() {
    #expect(explained(Self.widths.replacing("\n", with: "\r\n")) == Self.report)
  }

  @Test func `every line may begin with a time and a process`() {
    let lines = Self.widths.split(separator: "\n", omittingEmptySubsequences: false)
    let log = lines.map { "Nov 23 10:00:00 iPhone App(UIKitCore)[512] <Error>: \($0)" }.joined(
      separator: "\n")
    #expect(explained(log) == Self.report)
  }

  @Test func `other lines between those of a report are skipped`() {
    let log = Self.widths.replacing("\n", with: "\nfetch <https://example.org> \"took\" 8 ms (active)\n")
    let report = Self.report.replacing("line 7", with: "line 13").replacing("line 8", with: "line 15")
    #expect(explained(log) == report)
  }

  @Test func `two processes write at the same time`() {
    let other = LogFrame.iOS(
      "<NSLayoutConstraint:0x60009 UIView:0x7f09.height == 1   (active)>",
      "<NSLayoutConstraint:0x6000a UIView:0x7f09.height == 2   (active)>", breaking: 1)
    let lines = zip(
      Self.widths.split(separator: "\n", omittingEmptySubsequences: false),
      other.split(separator: "\n", omittingEmptySubsequences: false))
    let log = lines.map { "App[12:3] \($0)\nTool[45:6] \($1)" }.joined(separator: "\n")
    #expect(
      explained(log) == """
        app.log:1: error: required constraints conflict on the x-axis of 'view'
            view.width == 40      line 13
            view.width == 24      line 15
        note: 'view.width' cannot be both 24 and 40
        note: UIKit broke 'view.width == 24'
        help: make one of them optional, for example 'view.width == 24 ~ 999'
        where:
            view  UIView:0x7f01

        app.log:2: error: required constraints conflict on the y-axis of 'view'
            view.height == 1      line 14
            view.height == 2      line 16
        note: 'view.height' cannot be both 1 and 2
        note: UIKit broke 'view.height == 2'
        help: make one of them optional, for example 'view.height == 2 ~ 999'
        where:
            view  UIView:0x7f09
        """)
  }

  @Test func `a report that comes again with other addresses is told once`() {
    let log = Self.widths + Self.widths.replacing("0x7f01", with: "0x7fff") + "noise\n" + Self.widths
    #expect(
      explained(log)
        == Self.report.replacing(
          "\nhelp:", with: "\nnote: the file has this report 3 times\nhelp:"))
  }

  @Test func `a report that is cut off is told as far as it goes`() {
    let end = Self.widths.firstRange(of: "\n)")?.lowerBound ?? Self.widths.startIndex
    let log = Self.widths[..<end] + ",\n    \"<NSLayoutConstraint:0x60003 UIView:0x7f01.hei"
    #expect(
      explained(String(log)) == """
        app.log:1: error: required constraints conflict on the x-axis of 'view'
            view.width == 40      line 7
            view.width == 24      line 8
        note: 'view.width' cannot be both 24 and 40
        note: 1 constraint of this report could not be read
        help: make one of them optional, for example 'view.width == 24 ~ 999'
        where:
            view  UIView:0x7f01
        """)
  }

  @Test func `a list of constraints is enough`() {
    #expect(
      explained(Self.list) == """
        app.log:2: error: required constraints conflict on the x-axis of 'view'
            view.width == 40      line 2
            view.width == 24      line 3
        note: 'view.width' cannot be both 24 and 40
        help: make one of them optional, for example 'view.width == 24 ~ 999'
        where:
            view  UIView:0x7f01
        """)
  }

  @Test func `a second list is a second report`() {
    let report = explained(Self.list)
    let second = report.replacing("app.log:2", with: "app.log:6").replacing("line 3", with: "line 7")
      .replacing("line 2", with: "line 6").replacing("24", with: "25")
    #expect(explained(Self.list + Self.list.replacing("24", with: "25")) == report + "\n\n" + second)
  }

  @Test func `numbers may have a decimal comma`() {
    let log = LogFrame.iOS(
      "<NSLayoutConstraint:0x60001 H:|-(8,5)-[UIView:0x7f02]   (active, names: '|':App.Bar:0x7f01 )>",
      "<NSLayoutConstraint:0x60002 H:[UIView:0x7f02]-(8,5)-|   (active, names: '|':App.Bar:0x7f01 )>",
      "<NSLayoutConstraint:0x60003 UIView:0x7f02.width == App.Bar:0x7f01.width - 16,5   (active)>",
      breaking: 2)
    #expect(
      explained(log) == """
        app.log:1: error: required constraints conflict on the x-axis of 'view'
            view.leading == bar.leading + 8.5        line 7
            view.trailing == bar.trailing - 8.5      line 8
            view.width == bar.width - 16.5           line 9
        note: 8.5 + 8.5 = 17, but 16.5
        note: UIKit broke 'view.width == bar.width - 16.5'
        help: make one of them optional, for example 'view.width == bar.width - 16.5 ~ 999'
        where:
            view  UIView:0x7f02
            bar   App.Bar:0x7f01
        """)
  }

  @Test func `texts may have quotes, brackets and line breaks`() {
    let log = LogFrame.iOS(
      "<NSLayoutConstraint:0x60001 UILabel:0x7f01'Don't [stop] > me\nnow'.width == 40   (active)>",
      "<NSLayoutConstraint:0x60002 H:[UILabel:0x7f01'Don't [stop] > me\nnow'(24)]   (active)>", breaking: 1)
    #expect(
      explained(log) == """
        app.log:1: error: required constraints conflict on the x-axis of 'donTStop'
            donTStop.width == 40      line 8
            donTStop.width == 24      line 10
        note: 'donTStop.width' cannot be both 24 and 40
        note: UIKit broke 'donTStop.width == 24'
        help: make one of them optional, for example 'donTStop.width == 24 ~ 999'
        where:
            donTStop  UILabel:0x7f01 'Don't [stop] > me now'
        """)
  }

  @Test func `a quote before a space may belong to the text`() {
    let log = LogFrame.iOS(
      "<NSLayoutConstraint:0x60001 'it' UILabel:0x7f01'The dogs' bowl'.width == 40   (active)>",
      "<NSLayoutConstraint:0x60002 'it' UILabel:0x7f01'The dogs' bowl'.width == 24   (active)>", breaking: 1)
    #expect(
      explained(log) == """
        app.log:1: error: required constraints conflict on the x-axis of 'theDogsBowl'
            theDogsBowl.width == 40      line 7 'it'
            theDogsBowl.width == 24      line 8 'it'
        note: 'theDogsBowl.width' cannot be both 24 and 40
        note: UIKit broke 'theDogsBowl.width == 24'
        help: make one of them optional, for example 'theDogsBowl.width == 24 ~ 999'
        where:
            theDogsBowl  UILabel:0x7f01 'The dogs' bowl'
        """)
  }

  @Test func `what cannot be read is counted`() {
    let log = LogFrame.iOS(
      "<NSLayoutConstraint:0x60001 UIView:0x7f01.width == 40   (active)>",
      "<NSLayoutConstraint:0x60002 UIView:0x7f01.width == 24   (active)>",
      "<NSLayoutConstraint:0x60003 UIView:0x7f01.width is nice   (active)>",
      "<NSLayoutConstraint:0x60004 H:[UIView:0x7f01", breaking: 1)
    #expect(explained(log).contains("\nnote: 2 constraints of this report could not be read\n"))
    #expect(explained("\u{0}\u{1}<NSLayoutConstraint:0x1 >\n") == "note: 1 constraint could not be read")
  }

  @Test(arguments: [(1, "1 more constraint was not read"), (2, "2 more constraints were not read")])
  func `constraints beyond the largest number are counted`(_ count: Int, _ note: String) {
    let lines = (0..<500 + count).map {
      "<NSLayoutConstraint:0x\($0 + 1) UIView:0x7f\($0 + 1).width == 1   (active)>"
    }
    let text = "Unable to simultaneously satisfy constraints.\n(\n" + lines.joined(separator: ",\n") + "\n)\n"
    #expect(explained(text).contains("note: \(note)"))
  }

  @Test func `a text without a report says nothing`() {
    #expect(explained("") == "")
    #expect(explained("all is well\nNSLayoutConstraint is a class\n") == "")
    #expect(explained("Unable to simultaneously satisfy constraints.\n") == "")
  }

  @Test func `a hundred different reports are told, and the others counted`() {
    let logs = (0..<103).map { number in
      LogFrame.iOS(
        "<NSLayoutConstraint:0x60001 UIView:0x7f01.width == \(number)   (active)>",
        "<NSLayoutConstraint:0x60002 UIView:0x7f01.width == 1000   (active)>", breaking: 1)
    }
    let text = explained(logs.joined())
    #expect(text.ranges(of: "error: required").count == 100)
    #expect(text.hasSuffix("\n\nnote: 3 more reports not explained"))
  }
}
