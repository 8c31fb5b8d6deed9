/// Something a layout pass found; `description` is the text a person reads.
///
///     for problem in root.diagnostics { print(problem) }
public enum LayoutDiagnostic: Hashable, Sendable {
  /// Required constraints that cannot hold together.
  case conflict(LayoutConflict)
  /// An item that could be elsewhere, all constraints being as well satisfied.
  case ambiguity(LayoutAmbiguity)
  /// A call that could not mean anything and was refused.
  case misuse(LayoutMistake)
  /// Views that kept asking for another round until the pass gave up.
  case instability(LayoutInstability)
}

extension LayoutDiagnostic {
  /// What it is, in one word: `conflict`, `ambiguity`, `misuse` or `instability`.
  public var kind: String {
    switch self {
    case .conflict: "conflict"
    case .ambiguity: "ambiguity"
    case .misuse: "misuse"
    case .instability: "instability"
    }
  }

  /// The constraints it is about, as DSL text.
  public var constraints: [String] {
    switch self {
    case .conflict(let conflict): conflict.members.map { $0.text }
    case .ambiguity, .instability: []
    case .misuse(let mistake): mistake.constraint.map { [$0] } ?? []
    }
  }

  /// The constraints that do not hold, as DSL text.
  public var broken: [String] {
    switch self {
    case .conflict(let conflict):
      conflict.members.isEmpty ? [] : [conflict.members[conflict.broken].text]
    case .ambiguity, .misuse, .instability: []
    }
  }

  /// The names of the items it is about.
  public var items: [String] {
    switch self {
    case .conflict(let conflict): conflict.items
    case .ambiguity(let ambiguity): [ambiguity.item]
    case .misuse(let mistake): [mistake.item]
    case .instability(let instability): instability.items
    }
  }
}
