import AnchorageHeadless
import AnchorageScenes
import Foundation

/// The parsed arguments of the `playground` command.
struct PlaygroundCommand {
  private(set) var subcommand = Subcommand.show
  /// Whether it runs again whenever a file changes.
  private(set) var watches = false
  /// The arguments that aren't options.
  private(set) var operands: [String] = []
  /// The options that are given.
  private(set) var options: Set<CommandOption> = []
  /// The sizes at which each scene is laid out after its own.
  private(set) var sizes: [LayoutSize] = []
  /// The width of the drawing in the terminal; `nil` for that of the terminal.
  private(set) var columns: Int?

  /// Parses the arguments, which do not include the name of the command.
  init(_ arguments: [String]) throws(PlaygroundUsageError) {
    // Another command reads these, and its options are unknown here.
    if let file = arguments.first(where: { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }) {
      throw .interfaceFile(file)
    }
    var rest = arguments[...]
    let words = arguments.prefix { $0 != "--" }
    if let index = words.firstIndex(where: { $0 == "-h" || $0 == "--help" }) {
      rest = ["help"] + arguments[(index + 1)...].prefix(1).filter { !$0.hasPrefix("-") }
    } else if words.contains("--version") {
      rest = ["version"]
    }
    if rest.first == Subcommand.watch.rawValue {
      watches = true
      rest.removeFirst()
    }
    if let named = rest.first.flatMap({ Subcommand(rawValue: $0) }) {
      subcommand = named
      rest.removeFirst()
    } else {
      try refuseOldForm(rest)
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      } else {
        try read(argument, &rest)
      }
    }
    try check()
  }

  /// The files that are read, of a subcommand that reads files.
  var files: ArraySlice<String> {
    [.explain, .draw].contains(subcommand) ? operands.prefix(1) : operands[...]
  }

  /// Reads an option and its value, which is the next argument or follows `=`.
  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>)
    throws(PlaygroundUsageError)
  {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = CommandOption(rawValue: String(parts[0])), parts.count == 1 || option.hasValue
    else {
      let known = subcommand.row.options.map { $0.rawValue }
      throw .unknownOption(argument, nearest: nearestWord(to: argument, in: known))
    }
    guard subcommand.row.options.contains(option) else { throw .withoutEffect(option, subcommand.name) }
    let isRepeated = !options.insert(option).inserted
    guard option.hasValue else { return }
    let next = parts.count == 1 && rest.first?.hasPrefix("--") == false ? rest.popFirst() : nil
    let text = parts.count == 2 ? String(parts[1]) : next
    if option == .size {
      guard let text, let size = Self.size(text) else { throw .wrongValue(text, option) }
      sizes.append(size)
    } else {
      guard let text, let number = Int(text), (8...1000).contains(number) else {
        throw .wrongValue(text, option)
      }
      if isRepeated { throw .repeated(option) }
      columns = number
    }
  }

  /// Refuses arguments that have no meaning together.
  private func check() throws(PlaygroundUsageError) {
    let count = subcommand.row.count
    if watches, [.format, .watch, .help, .version].contains(subcommand) {
      throw .notWatched(subcommand.name)
    }
    if operands.count < count.lowerBound { throw .tooFew(subcommand) }
    if operands.count > count.upperBound { throw .tooMany(operands[count.upperBound], subcommand) }
    if watches, files.contains("-") { throw .notWatched("-") }
    if subcommand == .help, let topic = operands.first, topic != "scene" { throw .tooMany(topic, .help) }
    if options.contains(.json) {
      let forDrawings = [CommandOption.width, .plain, .noDrawing]
      if let option = forDrawings.first(where: options.contains) { throw .withoutEffect(option, "--json") }
    }
    if subcommand == .draw { try checkOutput() }
  }

  /// Refuses an output that isn't a picture, or is also read.
  private func checkOutput() throws(PlaygroundUsageError) {
    let (file, output) = (operands[0], operands[1])
    if output.hasSuffix(".html") {
      if options.contains(.constraints) { throw .withoutEffect(.constraints, output) }
    } else if output.hasSuffix(".svg") || output == "-" {
      if sizes.count > 1 { throw .repeated(.size) }
    } else {
      throw .noPicture(output, of: file)
    }
    let urls = [file, output].map { URL(fileURLWithPath: $0).standardizedFileURL }
    if output != "-", urls[0] == urls[1] { throw .inputAsOutput(output) }
  }

  /// Reads `320x200`; the sign between the numbers can be `X` or `×`, too.
  private static func size(_ text: String) -> LayoutSize? {
    let lengths = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { length in
      length.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") } ? Double(length) ?? -1 : -1
    }
    guard lengths.count == 2, lengths.allSatisfy((0...SceneNumber.largest).contains) else { return nil }
    return LayoutSize(width: lengths[0], height: lengths[1])
  }
}
