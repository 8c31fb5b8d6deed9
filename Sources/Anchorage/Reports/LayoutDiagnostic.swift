/// A problem that a layout pass found; its `description` is the text a person reads.
///
///     for problem in root.diagnostics { print(problem) }
///
/// ## Topics
///
/// ### Problems
///
/// - ``LayoutConflict``
/// - ``LayoutAmbiguity``
/// - ``LayoutInstability``
/// - ``LayoutMistake``
public enum LayoutDiagnostic: Hashable, Sendable {
  /// Required constraints that cannot hold together.
  case conflict(LayoutConflict)
  /// An item whose frame the constraints do not fully determine.
  case ambiguity(LayoutAmbiguity)
  /// A call that has no meaning and was refused.
  case misuse(LayoutMistake)
  /// A layout that did not come to rest before the pass gave up.
  case instability(LayoutInstability)
}

extension LayoutDiagnostic {
  /// The kind of problem in one word: `conflict`, `ambiguity`, `misuse` or `instability`.
  public var kind: String {
    switch self {
    case .conflict: "conflict"
    case .ambiguity: "ambiguity"
    case .misuse: "misuse"
    case .instability: "instability"
    }
  }

  /// The constraints that the problem is about, as DSL text.
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

  /// The names of the items that the problem is about.
  public var items: [String] {
    switch self {
    case .conflict(let conflict): conflict.items
    case .ambiguity(let ambiguity): [ambiguity.item]
    case .misuse(let mistake): [mistake.item]
    case .instability(let instability): instability.items
    }
  }
}
