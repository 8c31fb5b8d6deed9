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
    case .noFile: "error: no file to read"
    case .missingSize: "error: '--size' needs a size, for example '--size 320x200'"
    case .wrongSize(let text):
      "error: '\(text)' is not a size\nhelp: write two numbers, for example '--size 320x200'"
    case .jsonWithCheck: "error: '--json' and '--check' do not go together"
    case .sizeWithCheck:
      "error: '--check' compares at the sizes that the scene names, so '--size' says nothing"
    case .unknownOption(let option, let nearest):
      "error: unknown option '\(option)'" + (nearest.map { "\nhelp: did you mean '\($0)'?" } ?? "")
    }
  }
}
