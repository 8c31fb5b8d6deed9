/// The types that are in a file where a reader does not look for them.
///
/// `Engine.swift` and `Engine+Rows.swift` belong to `Engine`. Apart from `Engine` itself, they may declare
///
/// - types whose names start with `Engine`, types that conform to or inherit from it, and other names of it;
/// - private types;
/// - its helpers: types that a variable or a case of `Engine` mentions and that no other type's files use.
struct StrayTypes: CustomStringConvertible {
  /// A type in a file of another type.
  struct Stray {
    var file: String
    var type: String
    /// The other files that use the type.
    var users: [String]
    var isStored: Bool
  }

  let strays: [Stray]

  init(in sources: [SourceFile]) {
    let names = sources.map { Set($0.facts.uses.map(\.name)) }
    // The names that the variables and cases of each type mention.
    var stored: [String: Set<String>] = [:]
    for use in sources.flatMap(\.facts.uses) where use.isStored {
      if let owner = use.owners.last { stored[owner, default: []].insert(use.name) }
    }
    strays = sources.flatMap { source in
      source.facts.declarations.compactMap { declaration -> Stray? in
        let name = declaration.name
        guard declaration.kind == .type, declaration.owner == nil, !declaration.isPrivate,
          !name.hasPrefix(source.subject), declaration.type != source.subject,
          !source.facts.inherits(name, from: source.subject)
        else { return nil }
        let users = zip(sources, names).filter { $0.0.subject != source.subject && $0.1.contains(name) }
        let isStored = stored[source.subject]?.contains(name) == true
        if isStored && users.isEmpty { return nil }
        return Stray(file: source.name, type: name, users: users.map(\.0.name), isStored: isStored)
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
