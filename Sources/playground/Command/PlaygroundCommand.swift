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
  /// The program that reads the reports of a check.
  private(set) var format: ReportFormat?
  /// The sizes of each root among which problems are looked for.
  private(set) var ranges: [(axis: LayoutAxis, sizes: ClosedRange<Double>)] = []
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
      let renamed = Self.renamedOptions[String(parts[0])].flatMap { known.contains($0) ? $0 : nil }
      throw .unknownOption(argument, nearest: renamed ?? nearestWord(to: argument, in: known))
    }
    guard subcommand.row.options.contains(option) else { throw .withoutEffect(option, subcommand.name) }
    let isRepeated = !options.insert(option).inserted
    guard option.hasValue else { return }
    let next = parts.count == 1 && rest.first?.hasPrefix("--") == false ? rest.popFirst() : nil
    let text = parts.count == 2 ? String(parts[1]) : next
    if option == .size {
      guard let text, let size = Self.size(text) else { throw .wrongValue(text, option) }
      sizes.append(size)
    } else if option == .format {
      guard let word = text.flatMap({ ReportFormat(rawValue: $0) }) else { throw .wrongValue(text, option) }
      if isRepeated { throw .repeated(option) }
      format = word
    } else if option == .widths || option == .heights {
      guard let text, let range = Self.range(text) else { throw .wrongValue(text, option) }
      if isRepeated { throw .repeated(option) }
      ranges.append((option == .widths ? .horizontal : .vertical, range))
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
    if watches, [.fix, .format, .watch, .help, .version].contains(subcommand) {
      throw .notWatched(subcommand.name)
    }
    if operands.count < count.lowerBound { throw .tooFew(subcommand) }
    if operands.count > count.upperBound { throw .tooMany(operands[count.upperBound], subcommand) }
    if watches, files.contains("-") { throw .notWatched("-") }
    if subcommand == .help, let topic = operands.first, topic != "scene" { throw .tooMany(topic, .help) }
    if options.contains(.json) {
      let others = [CommandOption.width, .plain, .noDrawing, .format]
      if let option = others.first(where: options.contains) { throw .withoutEffect(option, "--json") }
    }
    if subcommand == .draw { try checkOutput() }
    let styles = [CommandOption.uiKit, .headless, .anchors].filter(options.contains)
    if styles.count > 1 { throw .withoutEffect(styles[0], styles[1].rawValue) }
  }

  /// Refuses an output that isn't a picture, or is also read.
  private func checkOutput() throws(PlaygroundUsageError) {
    let (file, output) = (operands[0], operands[1])
    if output.hasSuffix(".html") {
      if let option = [CommandOption.constraints, .shown].first(where: options.contains) {
        throw .withoutEffect(option, output)
      }
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
    let lengths = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { length(of: $0) }
    guard lengths.count == 2, lengths.allSatisfy((0...SceneNumber.largest).contains) else { return nil }
    return LayoutSize(width: lengths[0], height: lengths[1])
  }

  /// Reads `200...800`.
  private static func range(_ text: String) -> ClosedRange<Double>? {
    let ends = text.split(separator: "...", omittingEmptySubsequences: false).map { length(of: $0) }
    guard ends.count == 2, ends.allSatisfy((0...SceneNumber.largest).contains), ends[0] <= ends[1]
    else { return nil }
    return ends[0]...ends[1]
  }

  /// Reads a number of points; returns -1 for anything else.
  private static func length(of text: Substring) -> Double {
    text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") } ? Double(text) ?? -1 : -1
  }
}

extension PlaygroundCommand {
  /// The present names of options that were renamed.
  private static let renamedOptions = ["--wishes": CommandOption.optional.rawValue]

  /// The options that chose what to do before there were subcommands.
  private static let oldOptions: [String: Subcommand] = [
    "--explain": .explain, "--check": .check, "--svg": .draw, "--html": .draw, "--explain-log": .log,
    "--visual-format": .format, "--watch": .watch,
  ]

  /// Refuses the first option that chose what to do, with the command line that does it now.
  func refuseOldForm(_ arguments: ArraySlice<String>) throws(PlaygroundUsageError) {
    var (old, operands, values, options): ([String], [String], [String], [String]) = ([], [], [], [])
    var rest = arguments
    while let argument = rest.popFirst(), argument != "--" {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let takesValue =
        ["--explain", "--svg", "--html", "--visual-format"].contains(name)
        || CommandOption(rawValue: name)?.hasValue == true
      let next =
        takesValue && parts.count == 1 && rest.first?.hasPrefix("--") == false ? rest.popFirst() : nil
      let value = (parts.count == 2 ? String(parts[1]) : next).map(Self.quoted)
      if Self.oldOptions[name] != nil {
        old.append(name)
        if let value { values.append(name == "--html" && !value.contains(".html") ? "page.html" : value) }
      } else if name.hasPrefix("--") {
        options.append(name + (value.map { " " + $0 } ?? ""))
      } else {
        operands.append(Self.quoted(argument))
      }
    }
    guard let first = old.first else { return }
    let subcommand = old.compactMap { Self.oldOptions[$0] }.first { $0 != .watch } ?? .show
    operands += rest.map(Self.quoted)
    // Missing parts are as in the example.
    let example = subcommand.row.example.split(separator: " ").map { String($0) }
    if operands.isEmpty, subcommand != .format || values.isEmpty { operands = [example[0]] }
    operands += values.isEmpty ? Array(example.dropFirst()) : values
    options.removeAll { option in
      !subcommand.row.options.contains { option.split(separator: " ")[0] == $0.rawValue }
    }
    let isWatched = watches || old.contains("--watch")
    let words = [subcommand.rawValue] + operands + options
    throw .oldForm(first, isWatched ? Subcommand.watch.line(words) : Subcommand.show.line(words))
  }

  /// A word as a shell reads it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "_-./=,:+%@".contains($0) }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

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
      "error: unexpected '\(word)' after '\(subcommand.name)'"
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
