import Anchorage

/// The parsed arguments of the `playground` command.
package struct PlaygroundCommand: Equatable, Sendable {
  /// The files to read, `-` for standard input.
  package var files: [String] = []
  /// The sizes at which each scene is laid out after its own.
  package var sizes: [LayoutSize] = []
  /// The action for each scene.
  package var mode = Mode.show

  /// The actions of the command.
  package enum Mode: Equatable, Sendable {
    /// Prints the frame table, the problems and a drawing.
    case show
    /// Prints one JSON object for each size.
    case json
    /// Compares with the expectations.
    case check
    /// Prints the usage.
    case help
  }

  /// Parses the arguments, which do not include the name of the command.
  package init(_ arguments: [String]) throws(PlaygroundUsageError) {
    var rest = arguments[...]
    var onlyFiles = false
    while let argument = rest.popFirst() {
      if onlyFiles || argument == "-" || !argument.hasPrefix("-") {
        files.append(argument)
      } else {
        switch argument {
        case "--": onlyFiles = true
        case "-h", "--help": mode = .help
        case "--json": try set(.json)
        case "--check": try set(.check)
        case "--size":
          guard let size = rest.popFirst() else { throw .missingSize }
          sizes.append(try Self.size(size))
        case _ where argument.hasPrefix("--size="):
          sizes.append(try Self.size(String(argument.dropFirst("--size=".count))))
        default:
          throw .unknownOption(
            argument, nearest: nearestWord(to: argument, in: ["--size", "--json", "--check", "--help"]))
        }
      }
    }
    guard mode != .help else { return }
    if files.isEmpty { throw .noFile }
    if mode == .check, !sizes.isEmpty { throw .sizeWithCheck }
  }

  private mutating func set(_ new: Mode) throws(PlaygroundUsageError) {
    guard mode != .help else { return }
    guard mode == .show || mode == new else { throw .jsonWithCheck }
    mode = new
  }

  /// Reads `320x200`; the sign between the numbers can be `X` or `×`, too.
  private static func size(_ text: String) throws(PlaygroundUsageError) -> LayoutSize {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
    guard parts.count == 2, let width = length(parts[0]), let height = length(parts[1]) else {
      throw .wrongSize(text)
    }
    return LayoutSize(width: width, height: height)
  }

  private static func length(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }),
      let number = DecimalNumber(Array(text.utf8)[...])?.value,
      number <= SceneNumber.largest
    else { return nil }
    return number
  }

  /// The end of the report about a wrong argument.
  package static let synopsis = """
    usage: playground FILE.layout... [--size WxH]... [--json | --check]
    'playground --help' says what the options do
    """

  /// The text of `--help`.
  package static let usage = """
    usage: playground FILE.layout... [--size WxH]... [--json | --check]

    Lays out scenes: view trees and constraints as text. '-' reads standard input.

      (no option)   prints the frame table, the problems and a drawing
      --size WxH    resizes the root and lays out again; may be repeated
      --json        prints frames and problems as JSON, one line for each size
      --check       compares with the scene's expectations and prints the differences;
                    a conflict is a difference unless the scene expects it
      --help        prints this text

    Sizes are in points. A table has frames in the superview's coordinates, JSON in the
    root's. A drawing is as wide as the terminal, at most 100 columns, or as COLUMNS says;
    it has colours in a terminal unless NO_COLOR is set.

    Exit status: 0 on success, 1 if --check finds a difference, 2 for a mistake in a
    scene or in the arguments.
    """
}
