/// A file of a module, its room, and what it declares and mentions.
struct SourceFile {
  let name: String
  let room: String
  /// The type that the file is named after: `Engine` for `Engine+Rows.swift`.
  let subject: String
  let tokens: [SwiftToken]
  let facts: SourceFacts

  init(_ file: Repository.File, below folder: String) {
    let parts = file.path.dropFirst(folder.count + 1).split(separator: "/").map(String.init)
    name = parts.last ?? ""
    subject = String(name.prefix { $0 != "+" && $0 != "." })
    room = parts.count > 1 ? parts.dropLast().joined(separator: "/") : subject
    tokens = SwiftLexer.tokens(of: file.text)
    facts = SourceReader.facts(of: tokens)
  }
}
