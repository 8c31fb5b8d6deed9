/// The folders of a module and what each uses of the others, by name.
///
/// A folder is a room; a file that stands beside the folders is one of its own, called as what its name says
/// before a `+`. An arrow `A -> B` says that code in A needs B:
///
/// - an extension in A of a type of B;
/// - a type, a function or an operator of B by its name;
/// - a member that code in B declares, where the name says so: of a type that is known by its name, a variable's
///   declaration, or the type around; else only if all members of the name come from extensions in B of types of
///   other rooms. The last matters most: an extension of a type in a higher room, called in the type's own room, is
///   an arrow upward without the name of anything above.
///
/// Names are resolved as text, without a compiler: nested types, generic parameters, parameters and local variables
/// hide what has the same name outside; what stays ambiguous makes no arrow.
struct FolderMap {
  /// Why there is an arrow: a name, and the file that mentions it.
  struct Reason: Hashable {
    /// In the order of how much it says.
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

  /// The reasons of an arrow, those that say most first.
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
  /// A line for each room: what it uses, and the strongest reason for it.
  var description: String {
    rooms.map { room in
      let targets = targets(of: room).map {
        "\($0) (\(reasons(from: room, to: $0).first?.description ?? ""))"
      }
      return targets.isEmpty ? room : "\(room) -> \(targets.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}
