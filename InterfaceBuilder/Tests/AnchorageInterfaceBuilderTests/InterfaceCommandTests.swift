import Foundation
import Testing

@testable import interface_builder

/// Runs the command on files of a folder of its own.
@Suite struct InterfaceCommandTests {
  /// A screen whose box is at 8, 8 by its constraints, and 40 points wide with a priority.
  private static let screen = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <view id="root">
          <rect key="frame" x="0" y="0" width="100" height="50"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="8" y="8" width="WIDTH" height="20"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c1"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c2"/>
            <constraint firstItem="box" firstAttribute="width" constant="40" priority="PRIORITY" id="c3"/>
            <constraint firstItem="box" firstAttribute="height" constant="20" id="c4"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  /// The file with the saved width, and the priority of the width that the constraint asks for.
  private static func screen(width: Int, priority: Int) -> String {
    screen.replacing("WIDTH", with: "\(width)").replacing("PRIORITY", with: "\(priority)")
  }

  private static let files = [
    "same.xib": screen(width: 40, priority: 999), "different.xib": screen(width: 60, priority: 999),
    "stale.xib": screen(width: 60, priority: 1000),
  ]

  private typealias Result = (status: Int32, out: String, err: String)

  /// Runs the command; `FOLDER` in its arguments is a folder with the files.
  private func run(_ arguments: String..., files: [String: String] = files) throws -> Result {
    try run(arguments, files: files)
  }

  private func run(_ arguments: [String], files: [String: String] = files) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "interface-builder-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
    }
    var (out, err) = ("", "")
    let environment = InterfaceEnvironment(write: { out += $0 }, writeError: { err += $0 })
    let status = InterfaceCommand.run(
      arguments.map { $0.replacing("FOLDER", with: folder.path) }, in: environment)
    return (status, out.replacing(folder.path, with: "FOLDER"), err.replacing(folder.path, with: "FOLDER"))
  }

  private func fixture(_ name: String) -> String { Fixture.folder.appending(path: name).path }

  @Test func `a table has frames and the verdict`() throws {
    let result = try run("FOLDER/same.xib", "--scene", "root", "--no-drawing")
    #expect(
      result.out == """
        // FOLDER/same.xib:3: <view> (root)
        root         0  0  100  50
        └ innerView  8  8   40  20

        same: all 2 views are where they were saved

        """)
    #expect(result.status == 0 && result.err == "")
  }

  @Test func `a folder has a line for each file, and a difference fails`() throws {
    let result = try run("FOLDER", "--check")
    #expect(
      result.out.hasPrefix(
        """
        FOLDER/different.xib: 1 different
        different   FOLDER/different.xib:3: <view> (root): 
        """))
    #expect(result.out.contains("FOLDER/same.xib: 1 same\nFOLDER/stale.xib: 1 stale\n"))
    #expect(result.status == 1)
    #expect(try run("FOLDER/same.xib", "--check").status == 0)
  }

  @Test func `JSON has a line for each tree and no exit status of its own, and bytes are counted`() throws {
    let result = try run("FOLDER", "--json")
    let verdicts = result.out.split(separator: "\n").map { line in
      ["different", "same", "stale"].first { line.contains("\"verdict\":\"\($0)\"") }
    }
    #expect(verdicts == ["different", "same", "stale"])
    let bytes = Self.files.values.map(\.utf8.count).reduce(0, +)
    #expect(result.err.hasPrefix("3 files, 3 trees, 6 views, \(bytes) bytes parsed: "))
    #expect(result.status == 0)
  }

  @Test func `a file that cannot be read is reported with its line, and the others are read`() throws {
    let broken = Self.files.merging(["broken.xib": String(Self.screen.prefix(600))]) { $1 }
    let result = try run("FOLDER", "--json", files: broken)
    #expect(result.err.contains(#/FOLDER\/broken\.xib:\d+:\d+: error: /#))
    #expect(result.out.split(separator: "\n").count == 3)
    #expect(result.status == 2)
  }

  @Test func `a drawing is a picture, a page is one for a browser, and code is a class`() throws {
    #expect(try run("FOLDER/same.xib", "--svg", "-").out.hasPrefix("<svg"))
    let page = try run("FOLDER/same.xib", "--html=-").out
    #expect(page.hasPrefix("<!doctype html>") && page.contains("<title>same.xib</title>"))
    #expect(try run("FOLDER/same.xib", "--swift").out.contains("\nfinal class "))
    #expect(try run("FOLDER/same.xib", "--layout").out.contains("\nroot 100 50\n"))
  }

  @Test func `an output is a file that is replaced, or an error in the words of the system`() throws {
    let old = Self.files.merging(["a.svg": String(repeating: "old ", count: 10_000)]) { $1 }
    #expect(try run("FOLDER/same.xib", "--svg", "FOLDER/a.svg", files: old).status == 0)
    let result = try run("FOLDER/same.xib", "--svg", "FOLDER/no/a.svg")
    #expect(result.err == "error: cannot write 'FOLDER/no/a.svg': No such file or directory\n")
    #expect(result.status == 2)
  }

  @Test func `another size class has its own frames`() throws {
    // By the arithmetic in the fixture's first comment.
    let result = try run(fixture("SizeClasses.storyboard"), "--size-class", "regular-compact")
    #expect(result.out.contains(#/innerView +20 +24 +150 +130\n/#))
  }

  @Test(arguments: [
    ([], "error: no file is given"),
    (
      ["FOLDER/same.xib", "--scene", "box"],
      "error: no screen is called 'box'\nhelp: name one of these\n  <view> (root)"
    ),
    (["FOLDER/same.xib", "--size", "1x1"], "error: unknown option '--size'"),
    (["FOLDER/a.layout"], "error: 'FOLDER/a.layout' is not a storyboard, xib or folder"),
    (["FOLDER", "--swift", "--json"], "error: '--swift' and '--json' cannot be combined"),
    (["FOLDER", "--svg"], "error: '--svg' needs a value, for example '--svg screen.svg'"),
    (["FOLDER", "--html", "-"], "error: '--html' writes one file\nhelp: name one storyboard or xib"),
    (
      ["FOLDER/same.xib", "--size-class", "compact"],
      """
      error: 'compact' is not a size class
      help: write 'compact' or 'regular' for the width and the height, for example '--size-class compact-regular'
      """
    ),
    (
      ["FOLDER/same.xib", "--size-class", "compact-regular", "--check"],
      "error: '--size-class' has no effect with '--check'\nhelp: leave one of them out"
    ),
    (
      ["FOLDER", "--size-class", "compact-compact"],
      "error: '--size-class' has no effect with 'FOLDER'\nhelp: leave one of them out"
    ),
    (
      ["FOLDER/same.xib", "--svg", "FOLDER/same.xib"],
      "error: '--svg' would replace 'FOLDER/same.xib', which is read\nhelp: name another file to write"
    ),
  ])
  func `wrong usage is explained`(_ arguments: [String], _ message: String) throws {
    let result = try run(arguments)
    #expect(result.err.hasPrefix(message + "\n"))
    #expect(result.status == 2 && result.out == "")
  }

  @Test func `a size class has no effect on a window`() throws {
    let result = try run(fixture("Window.xib"), "--size-class", "compact-compact")
    #expect(result.err.contains("'--size-class' has no effect with ") && result.status == 2)
  }
}
