/// A mistake in the arguments of the `playground` command.
package enum PlaygroundUsageError: Error, Equatable, Sendable {
  case noFile
  case missingSize
  case wrongSize(String)
  case jsonWithCheck
  case sizeWithCheck
  case unknownOption(String, nearest: String?)
}

extension PlaygroundUsageError: CustomStringConvertible {
  /// The error, with help if one action corrects it.
  package var description: String {
    switch self {
    case .noFile: "error: no file is given"
    case .missingSize: "error: '--size' needs a size, for example '--size 320x200'"
    case .wrongSize(let text):
      "error: '\(text)' is not a size\nhelp: write two numbers, for example '--size 320x200'"
    case .jsonWithCheck: "error: '--json' and '--check' cannot be combined"
    case .sizeWithCheck:
      "error: '--size' and '--check' cannot be combined: the scene names the sizes at which it is checked"
    case .unknownOption(let option, let nearest):
      "error: unknown option '\(option)'" + (nearest.map { "\nhelp: did you mean '\($0)'?" } ?? "")
    }
  }
}
