/// A mistake in the arguments of the `playground` command.
enum PlaygroundUsageError: Error, Equatable {
  case tooFew(Subcommand)
  case tooMany(String, Subcommand)
  case wrongValue(String?, CommandOption)
  case repeated(CommandOption)
  case withoutEffect(CommandOption, String)
  case unknownOption(String, nearest: String?)
  case oldForm(String, String)
  case notWatched(String)
  case noPicture(String, of: String)
  case inputAsOutput(String)
  case interfaceFile(String)
}

extension PlaygroundUsageError: CustomStringConvertible {
  /// The error, with help if one action corrects it.
  var description: String {
    switch self {
    case .tooFew(.show): "error: no file is given"
    case .tooFew(let subcommand):
      "error: '\(subcommand.name)' needs \(subcommand.row.arguments)\nhelp: write, for example, '\(subcommand.line([subcommand.row.example]))'"
    case .tooMany(let word, let subcommand):
      "error: unexpected '\(word)' behind '\(subcommand.name)'"
        + (subcommand == .format ? "\nhelp: put the format in quotes" : "")
        + (subcommand == .help ? "\nhelp: 'playground help scene' prints the language of scenes" : "")
    case .wrongValue(let text, let option):
      "error: '\(option.rawValue)' needs \(option.row.allowed)\(text.map { ", not '\($0)'" } ?? "")\nhelp: write, for example, '\(option.rawValue) \(option.row.example)'"
    case .repeated(let option): "error: '\(option.rawValue)' is given twice"
    case .withoutEffect(let option, let other):
      "error: '\(option.rawValue)' has no effect with '\(other)'\nhelp: leave it out"
    case .unknownOption(let option, let nearest):
      "error: unknown option '\(option)'" + (nearest.map { "\nhelp: did you mean '\($0)'?" } ?? "")
    case .oldForm(let option, let line): "error: '\(option)' is a subcommand now\nhelp: \(line)"
    case .notWatched(let word): "error: 'watch' cannot be combined with '\(word)', which is not a file"
    case .noPicture(let output, let file):
      "error: '\(output)' is not the name of a drawing\nhelp: "
        + (file.hasSuffix(".svg") || file.hasSuffix(".html")
          ? Subcommand.draw.line([output, file])
          : "write, for example, 'playground draw \(file) drawing.svg'")
    case .inputAsOutput(let output):
      "error: 'draw' would replace '\(output)', which is read\nhelp: name another file to write"
    case .interfaceFile(let file):
      "error: '\(file)' is not a scene\nhelp: swift run --package-path InterfaceBuilder interface-builder \(file)"
    }
  }
}
