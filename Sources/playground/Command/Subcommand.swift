/// The subcommands of the `playground` command. Parsing, refusals and the help follow the table of rows.
enum Subcommand: String, CaseIterable {
  /// Without the name of a subcommand.
  case show = ""
  case explain, check, fix, draw, code, log, format, watch, help, version

  /// The arguments and the effect of a subcommand.
  struct Row {
    /// The arguments after the name, as the usage shows them, and how many there may be.
    let arguments: String, count: ClosedRange<Int>
    var options: [CommandOption] = []
    /// Arguments that show how it is used.
    var example = "card.layout"
    /// The text of the help.
    let purpose: String
  }

  var row: Row {
    switch self {
    case .show:
      Row(
        arguments: "FILE.layout...", count: 1...Int.max,
        options: [.size, .optional, .json, .width, .plain, .noDrawing],
        purpose: "prints the frame table, the problems, notes on what may be unintended,\nand a drawing")
    case .explain:
      Row(
        arguments: "FILE.layout ANCHOR...", count: 2...Int.max, options: [.size, .json],
        example: "card.layout title.width",
        purpose: "says what decides anchors, such as 'title.width', or the frame of 'title'")
    case .check:
      Row(
        arguments: "FILE.layout...", count: 1...Int.max, options: [.json, .format, .widths, .heights],
        purpose:
          "compares with the scene's expectations and prints the differences; a\nconflict is a difference unless the scene expects it"
      )
    case .fix:
      Row(
        arguments: "FILE.layout...", count: 1...Int.max, options: [.dryRun],
        purpose:
          "does what reports say, one after the other, where it is certain and has\nno cost, and writes the files; says what it leaves to you; '-': writes\nthe scene to standard output"
      )
    case .draw:
      Row(
        arguments: "FILE.layout OUT", count: 2...2, options: [.size, .constraints, .shown],
        example: "card.layout card.svg",
        purpose:
          "writes a drawing to OUT.svg ('-': to standard output), or to OUT.html a\npage with a slider for the sizes, or for widths around the scene's"
      )
    case .code:
      Row(
        arguments: "FILE.layout", count: 1...1, options: [.uiKit, .headless, .anchors],
        purpose: "prints a view class that makes the same views and constraints")
    case .log:
      Row(
        arguments: "FILE...", count: 1...Int.max, example: "app.log",
        purpose: "explains each \"Unable to simultaneously satisfy constraints\" in logs of\niOS and macOS")
    case .format:
      Row(
        arguments: "FORMAT", count: 1...1, example: "\"H:|-[icon]-[title]-|\"",
        purpose: "prints the constraints of Apple's visual format language as lines of\nthe DSL")
    case .watch:
      Row(
        arguments: "[explain|check|draw|code|log] ...", count: 1...Int.max,
        purpose: "does one of these again whenever a file changes")
    case .help:
      Row(arguments: "[scene]", count: 0...1, purpose: "prints this text, or the language of scenes")
    case .version: Row(arguments: "", count: 0...0, purpose: "prints the version")
    }
  }

  /// The name for a message.
  var name: String { self == .show ? "playground FILE.layout" : rawValue }

  /// The command line: `words` after the name of the subcommand.
  func line(_ words: [String]) -> String {
    (["playground", rawValue] + words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The arguments and options after the name.
  var usage: String {
    line([row.arguments] + row.options.map { "[\($0.usage)]" + ($0 == .size ? "..." : "") })
  }
}

/// An option of subcommands.
enum CommandOption: String, CaseIterable {
  case size = "--size"
  case widths = "--widths"
  case heights = "--heights"
  case optional = "--optional"
  case json = "--json"
  case width = "--width"
  case plain = "--plain"
  case noDrawing = "--no-drawing"
  case constraints = "--constraints"
  case shown = "--shown"
  case uiKit = "--uikit"
  case headless = "--headless"
  case anchors = "--anchors"
  case format = "--format"
  case dryRun = "--dry-run"

  /// The name of its value, an example, and what is allowed, if it has a value; and the text of the help.
  var row: (value: String, example: String, allowed: String, purpose: String) {
    switch self {
    case .size: ("WxH", "320x200", "two numbers", "resizes the root and lays out again; may be repeated")
    case .widths:
      (
        "A...B", "200...800", "two numbers, the smaller first",
        "also finds the problems in a range of widths of the root"
      )
    case .heights: ("A...B", "400...900", "two numbers, the smaller first", "the same in a range of heights")
    case .optional: ("", "", "", "also notes optional constraints that do not hold")
    case .json:
      (
        "", "", "",
        "prints frames, problems and notes as JSON, one line for each size; of\n'check' the differences, problems and notes of each comparison"
      )
    case .width:
      ("N", "60", "a number of columns from 8 to 1000", "makes the drawing at most N columns wide")
    case .plain: ("", "", "", "draws with ASCII characters and without colours")
    case .noDrawing: ("", "", "", "prints no drawing")
    case .constraints: ("", "", "", "shows in a drawing also what is asked for")
    case .shown: ("", "", "", "draws the screen, filled and without names, instead of a plan of it")
    case .uiKit: ("", "", "", "makes views of UIKit, as without an option")
    case .headless: ("", "", "", "makes headless views")
    case .anchors: ("", "", "", "makes views of UIKit, and their constraints with NSLayoutAnchor")
    case .format:
      (
        "WORD", "github", "'xcode' or 'github'",
        "prints differences and problems as Xcode ('xcode') and GitHub Actions\n('github') read them"
      )
    case .dryRun: ("", "", "", "writes no file, and prints the changes as a unified diff")
    }
  }

  var hasValue: Bool { !row.value.isEmpty }

  var usage: String { hasValue ? "\(rawValue) \(row.value)" : rawValue }
}

extension PlaygroundCommand {
  /// The version, which is that of the newest entry in the changelog.
  static let version = "0.1.0"

  /// The text of `playground help`.
  static let usage = """
    usage: \(Subcommand.allCases.map { $0.usage }.joined(separator: "\n       "))

    Lays out scenes: view trees and constraints as text. '-' reads standard input.

    \(Subcommand.allCases.map { entry($0 == .show ? "FILE.layout" : $0.rawValue, $0.row.purpose) }.joined(separator: "\n"))

    \(CommandOption.allCases.map { entry($0.usage, $0.row.purpose) }.joined(separator: "\n"))

    A file with the name of a subcommand is written './check'. Sizes are in points. A table has
    frames in the superview's coordinates, JSON in the root's. A drawing is as wide as the
    terminal, at most 100 columns, or as COLUMNS says; it has colours in a terminal unless
    NO_COLOR is set.

    Exit status: 0, also for layouts with problems, unless 'check' finds a difference or a
    problem in a range, or 'fix' leaves a problem: 1; 2 for a mistake in a file or in the
    arguments, a file that cannot be read or written, or a log with nothing to explain.
    """

  private static func entry(_ word: String, _ purpose: String) -> String {
    let margin = String(repeating: " ", count: 18)
    return "  \(word)\(margin.dropFirst(2 + word.count))" + purpose.replacing("\n", with: "\n" + margin)
  }
}
