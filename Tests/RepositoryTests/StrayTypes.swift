/// The types of a module that a reader would not look for where they are.
///
/// `Engine.swift` and `Engine+Rows.swift` belong to `Engine`. Besides it they declare types whose names start with
/// `Engine`, private ones, and helpers: types that a variable or a case of `Engine` mentions and that no files but
/// those of `Engine` use.
struct StrayTypes: CustomStringConvertible {
  /// A type in the file of another one.
  struct Stray {
    var file: String
    var type: String
    /// The other files that use the type.
    var users: [String]
    var isStored: Bool
  }

  let strays: [Stray]

  init(in folder: String, files: [Repository.File]) {
    let sources = files.map { SourceFile($0, below: folder) }
    strays = sources.flatMap { source in
      source.facts.declarations.compactMap { declaration -> Stray? in
        let name = declaration.name
        guard declaration.kind == .type, declaration.owner == nil, !declaration.isPrivate,
          !name.hasPrefix(source.subject)
        else { return nil }
        let users = sources.filter { other in
          other.subject != source.subject && other.facts.uses.contains { $0.name == name }
        }
        let isStored = sources.contains { other in
          other.facts.uses.contains { $0.name == name && $0.isStored && $0.owners.last == source.subject }
        }
        if isStored && users.isEmpty { return nil }
        return Stray(file: source.name, type: name, users: users.map(\.name), isStored: isStored)
      }
    }
  }

  var description: String {
    strays.map { stray in
      let owner = stray.file.prefix { $0 != "+" && $0 != "." }
      let reason =
        stray.isStored
        ? "also used by \(stray.users.joined(separator: ", "))"
        : "no variable or case of \(owner) mentions it"
      return "\(stray.file): \(stray.type), \(reason)"
    }.joined(separator: "\n")
  }
}
