import AnchorageHeadless

/// The parsed arguments of the `playground` command.
package struct PlaygroundCommand: Equatable, Sendable {
  /// The files to read, `-` for standard input.
  package var files: [String] = []
  /// The sizes at which each scene is laid out after its own.
  package var sizes: [LayoutSize] = []
  /// The anchors to explain, such as `card.width`.
  package var explained: [String] = []
  /// The action for each scene.
  package var mode = Mode.show
  /// Whether optional constraints that do not hold are noted, too.
  package var notesWishes = false
  /// How drawings look.
  package var style = PlaygroundDrawingStyle()
  /// Whether the files are read again whenever they change.
  package var watches = false

  /// The actions of the command.
  package enum Mode: Equatable, Sendable {
    /// Prints the frame table, the problems and a drawing.
    case show
    /// Prints one JSON object for each size.
    case json
    /// Compares with the expectations.
    case check
    /// Writes a drawing to a file, `-` for standard output.
    case svg(String)
    /// Writes a page of drawings to a file, `-` for standard output.
    case html(String)
    /// Explains the reports of UIKit and AppKit in log files.
    case explainLog
    /// Prints the lines of the DSL that say what a visual format says.
    case visualFormat(String)
    /// Prints the usage.
    case help
    /// Prints the language of scenes.
    case helpScene
    /// Prints the version.
    case version

    /// Whether it prints a text and reads nothing.
    var isText: Bool { self == .help || self == .helpScene || self == .version }

    /// Whether it writes a file.
    var hasOutput: Bool { option == "--svg" || option == "--html" }
  }

  /// Parses the arguments, which do not include the name of the command.
  package init(_ arguments: [String]) throws(PlaygroundUsageError) {
    // Another command reads these, and its options are unknown here.
    if let file = arguments.first(where: { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }) {
      throw .interfaceFile(file)
    }
    var rest = arguments[...]
    var onlyFiles = false
    while let argument = rest.popFirst() {
      if onlyFiles || argument == "-" || !argument.hasPrefix("-") {
        files.append(argument)
      } else if argument == "--" {
        onlyFiles = true
      } else {
        try read(argument, &rest)
      }
    }
    if !mode.isText { try check() }
  }

  /// Reads an option and its value, which is the next argument or stands behind `=`.
  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>)
    throws(PlaygroundUsageError)
  {
    let equals = argument.firstIndex(of: "=")
    let option = equals.map { String(argument[..<$0]) } ?? argument
    func value(or error: PlaygroundUsageError) throws(PlaygroundUsageError) -> String {
      if let equals { return String(argument[argument.index(after: equals)...]) }
      guard let next = rest.first, !next.hasPrefix("--") else { throw error }
      rest = rest.dropFirst()
      return next
    }
    func output() throws(PlaygroundUsageError) -> String {
      try value(or: rest.first.map { .optionAsOutput(option, $0) } ?? .missingOutput(option))
    }
    switch option {
    case "--size": sizes.append(try Self.size(try value(or: .missingSize)))
    case "--explain": explained.append(try value(or: .missingAnchor))
    case "--width":
      if style.columns != nil { throw .repeated(option) }
      style.columns = try Self.columns(try value(or: .missingWidth))
    case "--svg": try set(.svg(try output()))
    case "--html": try set(.html(try output()))
    case "--visual-format": try set(.visualFormat(try value(or: .missingFormat)))
    default:
      switch argument {
      case "-h", "--help":
        let topic = rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
        if let topic, topic != "scene" { throw .unknownTopic(topic) }
        mode = topic == nil ? .help : .helpScene
      case "--version": mode = .version
      case "--json": try set(.json)
      case "--check": try set(.check)
      case "--explain-log": try set(.explainLog)
      case "--wishes": notesWishes = true
      case "--constraints": style.showsConstraints = true
      case "--plain": style.isPlain = true
      case "--no-drawing": style.isOmitted = true
      case "--watch": watches = true
      default: throw .unknownOption(argument, nearest: nearestWord(to: argument, in: Self.options))
      }
    }
  }

  /// The options, for suggestions.
  static let options = [
    "--size", "--wishes", "--width", "--plain", "--no-drawing", "--svg", "--html", "--constraints", "--json",
    "--check", "--explain", "--explain-log", "--visual-format", "--watch", "--version", "--help",
  ]

  /// Refuses arguments that have no meaning together.
  private func check() throws(PlaygroundUsageError) {
    if case .visualFormat = mode {
      if let file = files.first { throw .formatWithFile(file) }
      if hasOptionForScenes || watches { throw .formatWithOther }
      return
    }
    if files.isEmpty { throw .noFile }
    if mode == .check, !sizes.isEmpty { throw .sizeWithCheck }
    if mode == .explainLog, hasOptionForScenes { throw .logWithOther }
    if mode == .check, !explained.isEmpty { throw .explainWithCheck }
    if watches, files.contains("-") { throw .watchedInput }
    switch mode {
    case .svg(let output):
      try check(output)
      if files.count > 1 || sizes.count > 1 { throw .manyDrawings }
      if !explained.isEmpty { throw .onlyOne("--svg", "--explain") }
    case .html(let output):
      try check(output)
      if files.count > 1 { throw .manyPages }
      if !explained.isEmpty { throw .onlyOne("--html", "--explain") }
      if style.showsConstraints { throw .constraintsWithoutDrawing }
    default:
      if style.showsConstraints { throw .constraintsWithoutDrawing }
    }
    try checkEffects()
  }

  private mutating func set(_ new: Mode) throws(PlaygroundUsageError) {
    guard !mode.isText else { return }
    guard mode == .show || mode == new && !new.hasOutput else {
      if mode.option == new.option { throw .repeated(new.option) }
      throw mode == .explainLog || new == .explainLog
        ? .logWithOther : .onlyOne(mode.option, new.option)
    }
    mode = new
  }

  private static func columns(_ text: String) throws(PlaygroundUsageError) -> Int {
    guard let number = Int(text), (8...1000).contains(number) else { throw .wrongWidth(text) }
    return number
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
}

extension PlaygroundCommand.Mode {
  /// The option that asks for the action.
  var option: String {
    switch self {
    case .show: "(no option)"
    case .json: "--json"
    case .check: "--check"
    case .svg: "--svg"
    case .html: "--html"
    case .explainLog: "--explain-log"
    case .visualFormat: "--visual-format"
    case .help, .helpScene: "--help"
    case .version: "--version"
    }
  }
}
