/// A mistake in the arguments of the `playground` command.
package enum PlaygroundUsageError: Error, Equatable, Sendable {
  case noFile
  case missingSize
  case wrongSize(String)
  case onlyOne(String, String)
  case repeated(String)
  case withoutEffect(String, String)
  case missingWidth
  case wrongWidth(String)
  case missingOutput(String)
  case optionAsOutput(String, String)
  case sceneAsOutput(String, String)
  case inputAsOutput(String, String)
  case manyDrawings
  case manyPages
  case constraintsWithoutDrawing
  case watchedInput
  case sizeWithCheck
  case logWithOther
  case missingAnchor
  case missingFormat
  case formatWithFile(String)
  case formatWithOther
  case explainWithCheck
  case interfaceFile(String)
  case unknownOption(String, nearest: String?)
  case unknownTopic(String)
}

extension PlaygroundUsageError: CustomStringConvertible {
  /// The error, with help if one action corrects it.
  package var description: String {
    switch self {
    case .noFile: "error: no file is given"
    case .missingSize: "error: '--size' needs a size, for example '--size 320x200'"
    case .wrongSize(let text):
      "error: '\(text)' is not a size\nhelp: write two numbers, for example '--size 320x200'"
    case .onlyOne(let first, let second): "error: '\(first)' and '\(second)' cannot be combined"
    case .repeated(let option): "error: '\(option)' is given twice"
    case .withoutEffect(let option, let mode):
      "error: '\(option)' has no effect with '\(mode)'\nhelp: leave one of them out"
    case .missingWidth: "error: '--width' needs a number of columns, for example '--width 60'"
    case .wrongWidth(let text):
      "error: '\(text)' is not a width\nhelp: write a number of columns from 8 to 1000, for example '--width 60'"
    case .missingOutput(let option):
      "error: '\(option)' needs a file to write, for example '\(option) layout.\(option.dropFirst(2))', or '-'"
    case .optionAsOutput(let option, let value):
      "error: '\(option)' needs a file to write, and '\(value)' looks like an option\n"
        + "help: write '\(option)=\(value)' if that is the name of the file"
    case .sceneAsOutput(let option, let file):
      "error: '\(option)' would write a drawing to the scene '\(file)'\n"
        + "help: name the file to write first, for example '\(option) \(file.dropLast(7)).\(option.dropFirst(2))'"
    case .inputAsOutput(let option, let file):
      "error: '\(option)' would replace '\(file)', which is read\nhelp: name another file to write"
    case .manyDrawings: "error: '--svg' writes one drawing\nhelp: name one file, and at most one size"
    case .manyPages: "error: '--html' writes the page of one scene\nhelp: name one file"
    case .constraintsWithoutDrawing:
      "error: '--constraints' is for drawings that '--svg' writes\nhelp: a page that '--html' writes has a box for them"
    case .watchedInput: "error: '--watch' cannot be combined with '-', which is read once"
    case .sizeWithCheck:
      "error: '--size' and '--check' cannot be combined: the scene names the sizes at which it is checked"
    case .logWithOther:
      "error: '--explain-log' reads logs, and can be combined with '--watch' only"
    case .missingAnchor: "error: '--explain' needs an anchor, for example '--explain title.width'"
    case .missingFormat:
      "error: '--visual-format' needs a format, for example '--visual-format \"H:|-[icon]-[title]-|\"'"
    case .formatWithFile(let file):
      "error: '--visual-format' reads no file, and '\(file)' is none of its format\nhelp: put the format in quotes"
    case .formatWithOther: "error: '--visual-format' cannot be combined with other options"
    case .explainWithCheck: "error: '--explain' and '--check' cannot be combined"
    case .interfaceFile(let file):
      "error: '\(file)' is not a scene\nhelp: swift run --package-path InterfaceBuilder interface-builder \(file)"
    case .unknownTopic(let topic):
      "error: '--help' has no topic '\(topic)'\nhelp: write '--help scene' for the language of scenes, or '--help' alone for the options"
    case .unknownOption(let option, let nearest):
      "error: unknown option '\(option)'" + (nearest.map { "\nhelp: did you mean '\($0)'?" } ?? "")
    }
  }
}
