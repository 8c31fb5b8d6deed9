/// Where the names of a module are declared.
struct ModuleNames {
  /// A declaration and the file it is in.
  private struct Place {
    var declaration: SourceFacts.Declaration
    var file: String
    var room: String

    func isVisible(in source: SourceFile) -> Bool {
      !declaration.isPrivate || file == source.name && room == source.room
    }
  }

  private let module: String
  /// What is declared outside of types, by name: types, functions, variables.
  private var globals: [String: [Place]] = [:]
  /// The members of each type, by name.
  private var members: [String: [String: [Place]]] = [:]
  private var membersByName: [String: [Place]] = [:]
  private var generics: [String: Set<String>] = [:]
  private var supertypes: [String: [String]] = [:]

  init(_ sources: [SourceFile], module: String) {
    self.module = module
    for source in sources {
      generics.merge(source.facts.generics) { $0.union($1) }
      for declaration in source.facts.declarations where declaration.owner == nil {
        globals[declaration.name, default: []].append(
          Place(declaration: declaration, file: source.name, room: source.room))
      }
    }
    for source in sources {
      for (type, names) in source.facts.supertypes { supertypes[named(type), default: []] += names }
      for declaration in source.facts.declarations {
        guard let owner = declaration.owner else { continue }
        let place = Place(declaration: declaration, file: source.name, room: source.room)
        members[named(owner), default: [:]][declaration.name, default: []].append(place)
        membersByName[declaration.name, default: []].append(place)
      }
    }
  }

  /// The type that an alias stands for, or the name itself.
  private func named(_ type: String) -> String {
    if let places = globals[type], places.count == 1, let target = places[0].declaration.type,
      places[0].declaration.kind == .type, target != type
    {
      return named(target)
    }
    return type
  }

  /// The rooms that a use needs; `nil` where its name says too little.
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
        let places = lookUp(use.name, in: owner, for: source)
        if !places.isEmpty { return oneRoom(of: places) }
      }
    }
    guard let (kind, rooms) = global(use.name, in: source) else { return nil }
    return (use.isExtension ? .extension : kind, rooms)
  }

  /// Each type around a name, and the types around it where it is written as `Outer.Inner`.
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

  /// The members of a type and of the types it inherits from or conforms to; the nearest that have the name.
  private func lookUp(_ name: String, in type: String, for source: SourceFile) -> [Place] {
    var seen: Set<String> = []
    var queue = [type]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      if !seen.insert(next).inserted { continue }
      let places = (members[next]?[name] ?? []).filter { $0.isVisible(in: source) }
      if !places.isEmpty { return places }
      queue += (supertypes[next] ?? []).map(named)
    }
    return []
  }

  /// The type that stands before a `.`: its own name, or that of a variable whose type is written.
  private func type(of base: String, owners: [String]) -> String? {
    if globals[base]?.contains(where: { $0.declaration.kind == .type }) == true { return named(base) }
    for owner in enclosing(owners) {
      if members[owner + "." + base] != nil { return owner + "." + base }
      if let type = members[owner]?[base]?.first?.declaration.type { return named(type) }
    }
    return typeOfMembers(named: base)
  }

  /// The type of all variables of a name, if all have the same.
  private func typeOfMembers(named name: String) -> String? {
    let types = Set((membersByName[name] ?? []).map(\.declaration.type))
    guard types.count == 1, let type = types.first ?? nil, globals[type] != nil else { return nil }
    return named(type)
  }

  private func oneRoom(of places: [Place]) -> (kind: FolderMap.Reason.Kind, rooms: Set<String>)? {
    let rooms = Set(places.map(\.room))
    return rooms.count == 1 ? (.member, rooms) : nil
  }

  /// What a member of an unknown type means: only extensions of other rooms' types declare the name, in one room.
  private func guestMeaning(
    of name: String, in source: SourceFile
  ) -> (kind: FolderMap.Reason.Kind, rooms: Set<String>)? {
    let places = (membersByName[name] ?? []).filter { $0.isVisible(in: source) }
    let areGuests = places.allSatisfy { place in
      let home = place.declaration.owner.flatMap { $0.split(separator: ".").first }.map(String.init) ?? ""
      return globals[named(home)]?.contains { $0.room == place.room } != true
    }
    return areGuests ? oneRoom(of: places) : nil
  }

  private func global(
    _ name: String, in source: SourceFile
  ) -> (kind: FolderMap.Reason.Kind, rooms: Set<String>)? {
    let places = (globals[name] ?? []).filter { $0.isVisible(in: source) }
    if places.isEmpty { return nil }
    // A private declaration hides what other files declare.
    if places.contains(where: \.declaration.isPrivate) { return nil }
    let rooms = Set(places.map(\.room))
    if places.contains(where: { $0.declaration.kind == .type }) { return (.type, rooms) }
    return rooms.count == 1 ? (.function, rooms) : nil
  }
}
