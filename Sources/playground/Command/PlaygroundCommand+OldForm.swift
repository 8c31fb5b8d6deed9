extension PlaygroundCommand {
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
