import AnchorageHeadless
import Foundation
import Testing

@testable import playground

/// Reports for other programs: `--json`, Xcode and GitHub Actions.
@Suite struct PlaygroundReportTests {
  private static let conflict =
    "root 320 200\nview a\na.topLeading == root.topLeading\na.height == 8\n  a.width == 10\n  a.width == 20\n"

  @Test func `Xcode gets a place and a message a line, and the help as a note`() {
    let result = run("check", "--format", "xcode", "/x/a.layout", files: ["/x/a.layout": Self.conflict])
    #expect(
      result.out == """
        /x/a.layout:6:3: error: conflict on the x-axis of 'a': a.width == 10 (a.layout:5), a.width == 20 (a.layout:6) gives way
        /x/a.layout:6:3: note: remove it: 'a.width == 20'

        """)
    #expect(result.status == 1)
    let relative = run("check", "--format=xcode", "a.layout", files: ["a.layout": Self.conflict])
    #expect(relative.out.hasPrefix(URL(fileURLWithPath: "a.layout").path + ":6:3: error: "))
  }

  @Test func `GitHub gets a command with the whole report, escaped`() {
    let result = run("check", "--format", "github", "x,y/a.layout", files: ["x,y/a.layout": Self.conflict])
    #expect(
      result.out
        == "::error file=x%2Cy/a.layout,line=6,col=3::required constraints conflict on the x-axis of 'a'%0A"
        + "    a.width == 10      a.layout:5%0A    a.width == 20      a.layout:6, gives way%0A"
        + "help: remove one of them, for example 'a.width == 20'\n")
  }

  @Test func `what is open is a warning at the declaration`() {
    let text = "root 320 200\nview a\na.topLeading == root.topLeading\na.height == 8\n"
    let result = run("check", "--format", "xcode", "/a.layout", files: ["/a.layout": text])
    #expect(
      result.out == """
        /a.layout:2:1: warning: not determined: a.width
        /a.layout:2:1: note: add a constraint, for example 'a.trailing == root.trailing'

        """)
    #expect(result.status == 0)
  }

  @Test func `a difference is an error at the line of the expectation, and what is expected is none`() {
    let text =
      Self.conflict + "---\nroot 0 0 320 200\na 0 0 11 8\n--- problems\n"
      + "error: required constraints conflict on the x-axis of 'a'\n    a.width == 10      a.layout:5\n"
      + "    a.width == 20      a.layout:6, gives way\nhelp: remove one of them, for example 'a.width == 20'\n"
    let result = run("check", "--format", "github", "a.layout", files: ["a.layout": text])
    let start = "::error file=a.layout,line=7,col=1::the frames are not as expected at 320 × 200%0A"
    #expect(result.out.hasPrefix(start) && result.out.contains("%0A- a 0 0 11 8%0A+ "))
    #expect(result.out.count { $0 == "\n" } == 1)
    #expect(result.status == 1)
    let right = text.replacing("a 0 0 11 8", with: "a 0 0 10 8")
    let quiet = run("check", "--format", "github", "a.layout", files: ["a.layout": right])
    #expect(quiet.out == "" && quiet.status == 0)
  }

  @Test func `a mistake is an error, and the status says so`() {
    let files = ["/a.layout": "root 320 200\nveiw a"]
    let result = run("check", "--format", "xcode", "/a.layout", files: files)
    #expect(
      result.out
        == "/a.layout:2:1: error: 'veiw' is not a kind of item\n/a.layout:2:1: note: did you mean 'view'?\n")
    #expect(result.status == 2)
    let json = run("check", "--json", "/a.layout", files: files)
    #expect(json.out.hasPrefix(#"{"file":"/a.layout","mistakes":[{"line":2,"column":1,"#) && json.status == 2)
    #expect(run("check", "--format", "xcode", "b.layout").status == 2)
  }

  @Test func `JSON has a line for each comparison`() {
    let text = "root 10 10\n---\nroot 0 0 10 10\n--- 5 5\nroot 0 0 5 6\n"
    let result = run("check", "--json", "a.layout", files: ["a.layout": text])
    #expect(
      result.out == #"""
        {"file":"a.layout","line":2,"subject":"frames","size":[10,10],"difference":[],"problems":[],"notes":[]}
        {"file":"a.layout","line":4,"subject":"frames","size":[5,5],"difference":["- root 0 0 5 6","+ root  0  0  5  5"],"problems":[],"notes":[]}

        """#)
    #expect(result.status == 1)
  }

  @Test func `a format is one of two, once, and not JSON`() {
    #expect(
      mistake(in: ["check", "--format", "gitlab", "a.layout"])
        == "error: '--format' needs 'xcode' or 'github', not 'gitlab'\nhelp: write, for example, '--format github'"
    )
    #expect(
      mistake(in: ["check", "--format", "xcode", "--format", "xcode", "a"])
        == "error: '--format' is given twice")
    #expect(
      mistake(in: ["check", "--json", "--format", "xcode", "a"])
        == "error: '--format' has no effect with '--json'\nhelp: leave it out")
  }
}
