/// A mistake in the arguments of the command.
enum InterfaceUsageError: Error, Equatable {
  case noFile
  case otherFile(String)
  case unknownOption(String)
  case missingValue(String, example: String)
  case wrongWidth(String)
  case wrongSizeClass(String)
  case repeated(String)
  case onlyOne(String, String)
  case withoutEffect(String, String)
  case inputAsOutput(String, String)
}

extension InterfaceUsageError: CustomStringConvertible {
  /// The error, with help if one action corrects it.
  var description: String {
    switch self {
    case .noFile: "error: no file is given"
    case .otherFile(let file): "error: '\(file)' is not a storyboard, xib or folder"
    case .unknownOption(let option): "error: unknown option '\(option)'"
    case .missingValue(let option, let example):
      "error: '\(option)' needs a value, for example '\(option) \(example)'"
    case .wrongWidth(let text):
      "error: '\(text)' is not a width\nhelp: write a number of columns from 8 to 1000, for example '--width 60'"
    case .wrongSizeClass(let text):
      "error: '\(text)' is not a size class\nhelp: write 'compact' or 'regular' for the width and the height, for example "
        + "'--size-class compact-regular'"
    case .repeated(let option): "error: '\(option)' is given twice"
    case .onlyOne(let first, let second): "error: '\(first)' and '\(second)' cannot be combined"
    case .withoutEffect(let option, let mode):
      "error: '\(option)' has no effect with '\(mode)'\nhelp: leave one of them out"
    case .inputAsOutput(let option, let file):
      "error: '\(option)' would replace '\(file)', which is read\nhelp: name another file to write"
    }
  }
}
