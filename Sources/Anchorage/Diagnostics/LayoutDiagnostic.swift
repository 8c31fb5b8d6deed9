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
    case .conflict(let conflict): [conflict.members[conflict.broken].text]
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

/// Required constraints that cannot hold together.
public struct LayoutConflict: Hashable, Sendable {
  /// A constraint of the conflict.
  public struct Member: Hashable, Sendable {
    /// The constraint as DSL text.
    public var text: String
    /// Where it was written, if that is known.
    public var location: LayoutSourceLocation?
  }

  /// The axis; nothing when both take part.
  public var axis: LayoutAxis?
  /// The smallest set of constraints that cannot hold together.
  public var members: [Member]
  /// The place in ``members`` of the constraint that was left out.
  public var broken: Int
  /// The item that the broken constraint is about.
  public var item: String
  /// The names of the items that take part, in order of appearance.
  public var items: [String]
  /// The extents that take part because they cannot be negative: `card.width >= 0`.
  public var nonNegative: [String]
  /// The extents of the root that take part, with their values.
  public var rootSize: [RootExtent]

  /// An extent of the root.
  public struct RootExtent: Hashable, Sendable {
    /// The anchor: `root.width`.
    public var anchor: String
    /// The number.
    public var value: Double
  }
}

/// An item that could be elsewhere, all constraints being as well satisfied.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// The item.
  public var item: String
  /// What is not determined, in the order `left`, `top`, `width`, `height`.
  public var attributes: [LayoutAttribute]
}

/// Views that kept asking for another round until the pass gave up.
public struct LayoutInstability: Hashable, Sendable {
  /// How many rounds the pass made.
  public var rounds: Int
  /// The names of the views that still ask for more.
  public var items: [String]
}
