/// Tells in which room a name is declared.
struct ModuleNames {
  /// A declaration and its file.
  private struct Site {
    var declaration: SourceFacts.Declaration
    var file: String
    var room: String

    func isVisible(in source: SourceFile) -> Bool {
      !declaration.isPrivate || file == source.name && room == source.room
    }
  }

  private let module: String
  /// Top-level types, functions and variables, by name.
  private var globals: [String: [Site]] = [:]
  /// The members of each type, by name.
  private var members: [String: [String: [Site]]] = [:]
  private var membersByName: [String: [Site]] = [:]
  private var generics: [String: Set<String>] = [:]
  private var supertypes: [String: [String]] = [:]

  init(_ sources: [SourceFile], module: String) {
    self.module = module
    for source in sources {
      generics.merge(source.facts.generics) { $0.union($1) }
      for declaration in source.facts.declarations where declaration.owner == nil {
        globals[declaration.name, default: []].append(
          Site(declaration: declaration, file: source.name, room: source.room))
      }
    }
    for source in sources {
      for (type, names) in source.facts.supertypes { supertypes[named(type), default: []] += names }
      for declaration in source.facts.declarations {
        guard let owner = declaration.owner else { continue }
        let site = Site(declaration: declaration, file: source.name, room: source.room)
        members[named(owner), default: [:]][declaration.name, default: []].append(site)
        membersByName[declaration.name, default: []].append(site)
      }
    }
  }

  /// The type that an alias stands for, or the name itself.
  private func named(_ type: String) -> String {
    if let sites = globals[type], sites.count == 1, let target = sites[0].declaration.type,
      sites[0].declaration.kind == .type, target != type
    {
      return named(target)
    }
    return type
  }

  /// The rooms that a use refers to; `nil` if its name is foreign or ambiguous.
  func meaning(
    of use: SourceFacts.Use, in source: SourceFile
  ) -> (kind: FolderMap.Reason.Kind, rooms: Set<String>)? {
    let base: String?
    switch use.base {
    case .none: return plainMeaning(of: use, in: source)
    case .name(module): return global(use.name, in: source)
    case .name(let name): base = type(of: name, owners: use.owners)
    case .member(let name): base = typeOfMembers(named: name)
    case .expression: base = nil
    }
    if let base { return oneRoom(of: lookUp(use.name, in: base, for: source)) }
    return use.name.hasSuffix(")") ? nil : guestMeaning(of: use.name, in: source)
  }

  private func plainMeaning(
    of use: SourceFacts.Use, in source: SourceFile
  ) -> (kind: FolderMap.Reason.Kind, rooms: Set<String>)? {
    if !use.isExtension {
      for owner in enclosing(use.owners) {
        if isGeneric(use.name, in: owner) { return nil }
        let sites = lookUp(use.name, in: owner, for: source)
        if !sites.isEmpty { return oneRoom(of: sites) }
      }
    }
    guard let (kind, rooms) = global(use.name, in: source) else { return nil }
    return (use.isExtension ? .extension : kind, rooms)
  }

  /// The enclosing types, innermost first; `Outer.Inner` is followed by `Outer`.
  private func enclosing(_ owners: [String]) -> [String] {
    var names: [String] = []
    for owner in owners {
      var parts = owner.split(separator: ".").map(String.init)
      while !parts.isEmpty {
        let name = named(parts.joined(separator: "."))
        if !names.contains(name) { names.append(name) }
        parts.removeLast()
      }
    }
    return names
  }

  private func isGeneric(_ name: String, in owner: String) -> Bool {
    generics[owner]?.contains(name) == true
  }

  /// The members with a name in a type or, if it has none, in the nearest of its supertypes and protocols.
  private func lookUp(_ name: String, in type: String, for source: SourceFile) -> [Site] {
    var seen: Set<String> = []
    var queue = [type]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      if !seen.insert(next).inserted { continue }
      let sites = (members[next]?[name] ?? []).filter { $0.isVisible(in: source) }
      if !sites.isEmpty { return sites }
      queue += (supertypes[next] ?? []).map(named)
    }
    return []
  }

  /// The type of what precedes a `.`: a type's name, or a variable that is declared with its type.
  private func type(of base: String, owners: [String]) -> String? {
    if globals[base]?.contains(where: { $0.declaration.kind == .type }) == true { return named(base) }
    for owner in enclosing(owners) {
      if members[owner + "." + base] != nil { return owner + "." + base }
      if let type = members[owner]?[base]?.first?.declaration.type { return named(type) }
    }
    return typeOfMembers(named: base)
  }

  /// The type of the members with a name, if all have the same.
  private func typeOfMembers(named name: String) -> String? {
    let types = Set((membersByName[name] ?? []).map(\.declaration.type))
    guard types.count == 1, let type = types.first ?? nil, globals[type] != nil else { return nil }
    return named(type)
  }

  private func oneRoom(of sites: [Site]) -> (kind: FolderMap.Reason.Kind, rooms: Set<String>)? {
    let rooms = Set(sites.map(\.room))
    return rooms.count == 1 ? (.member, rooms) : nil
  }

  /// The room of a member whose type is unknown: all declarations are in extensions of other rooms' types.
  private func guestMeaning(
    of name: String, in source: SourceFile
  ) -> (kind: FolderMap.Reason.Kind, rooms: Set<String>)? {
    let sites = (membersByName[name] ?? []).filter { $0.isVisible(in: source) }
    let areGuests = sites.allSatisfy { site in
      let home = site.declaration.owner.flatMap { $0.split(separator: ".").first }.map(String.init) ?? ""
      return globals[named(home)]?.contains { $0.room == site.room } != true
    }
    return areGuests ? oneRoom(of: sites) : nil
  }

  private func global(
    _ name: String, in source: SourceFile
  ) -> (kind: FolderMap.Reason.Kind, rooms: Set<String>)? {
    let sites = (globals[name] ?? []).filter { $0.isVisible(in: source) }
    if sites.isEmpty { return nil }
    // A private declaration hides what other files declare.
    if sites.contains(where: \.declaration.isPrivate) { return nil }
    let rooms = Set(sites.map(\.room))
    if sites.contains(where: { $0.declaration.kind == .type }) { return (.type, rooms) }
    return rooms.count == 1 ? (.function, rooms) : nil
  }
}
