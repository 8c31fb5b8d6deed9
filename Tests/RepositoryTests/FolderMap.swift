/// The rooms of a module, and which room uses which.
///
/// Each folder is a room. A file beside the folders is a room too, named after the file: `Solver.swift` and
/// `Solver+Results.swift` are the room `Solver`. An arrow `A -> B` says that code in A needs B because A
///
/// - extends a type of B,
/// - names a type, a function, a variable or an operator of B, or
/// - uses a member that B declares. This needs no type's name, so it is where walls leak: a type may call
///   what an extension in a higher room adds to it. The member's type is known inside of the type, after the
///   type's name, and after a variable that is declared with its type. After any other expression, a member
///   counts only if all declarations of its name are in one room and extend types of other rooms.
///
/// Everything is read as text, without a compiler. Nested types, generic parameters, parameters and local
/// variables hide global names. An ambiguous name makes no arrow, so a map can miss an arrow, but rarely
/// shows a wrong one.
struct FolderMap {
  /// Why there is an arrow: a name, and the file that mentions it.
  struct Reason: Hashable {
    /// The strongest kind comes first.
    enum Kind: Int, Comparable {
      case `extension`
      case type
      case function
      case member

      static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    var kind: Kind
    var file: String
    var name: String
  }

  /// A use of one room by another.
  struct Arrow: Hashable, Comparable {
    var from: String
    var to: String

    static func < (left: Arrow, right: Arrow) -> Bool { (left.from, left.to) < (right.from, right.to) }
  }

  let rooms: [String]
  /// How often each reason occurs.
  let arrows: [Arrow: [Reason: Int]]

  init(of module: String, _ sources: [SourceFile]) {
    let names = ModuleNames(sources, module: module)
    var arrows: [Arrow: [Reason: Int]] = [:]
    for source in sources {
      for use in source.facts.uses {
        guard let (kind, rooms) = names.meaning(of: use, in: source), !rooms.contains(source.room) else {
          continue
        }
        for room in rooms {
          let reason = Reason(kind: kind, file: source.name, name: use.name)
          arrows[Arrow(from: source.room, to: room), default: [:]][reason, default: 0] += 1
        }
      }
    }
    self.rooms = Set(sources.map(\.room)).sorted()
    self.arrows = arrows
  }

  /// The reasons of an arrow, the strongest first.
  func reasons(from: String, to: String) -> [Reason] {
    let counts = arrows[Arrow(from: from, to: to)] ?? [:]
    return counts.sorted {
      ($0.key.kind, -$0.value, $0.key.file, $0.key.name) < ($1.key.kind, -$1.value, $1.key.file, $1.key.name)
    }.map(\.key)
  }

  func targets(of room: String) -> [String] {
    arrows.keys.filter { $0.from == room }.map(\.to).sorted()
  }
}

extension FolderMap.Reason: CustomStringConvertible {
  var description: String {
    switch kind {
    case .extension: "\(file): extension \(name)"
    case .type, .function: "\(file): \(name)"
    case .member: "\(file): .\(name)"
    }
  }
}

extension FolderMap: CustomStringConvertible {
  /// One line for each room: the rooms it uses, each with the strongest reason.
  var description: String {
    rooms.map { room in
      let targets = targets(of: room).map {
        "\($0) (\(reasons(from: room, to: $0).first?.description ?? ""))"
      }
      return targets.isEmpty ? room : "\(room) -> \(targets.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}
