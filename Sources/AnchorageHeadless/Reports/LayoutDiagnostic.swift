import Anchorage

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
/// - ``LayoutTie``
/// - ``LayoutInstability``
/// - ``LayoutMistake``
///
/// ### Help
///
/// - ``LayoutHelp``
///
/// ### Answers to questions
///
/// - ``LayoutExplanation``
/// - ``LayoutChanges``
///
/// ### Notes on what may be unintended
///
/// - ``LayoutNote``
public indirect enum LayoutDiagnostic: Hashable, Sendable {
  /// Required constraints that cannot hold together.
  case conflict(LayoutConflict)
  /// Items whose frames the constraints do not fully determine.
  case ambiguity(LayoutAmbiguity)
  /// Wishes of one priority that cannot all come true.
  case tie(LayoutTie)
  /// A call that has no meaning and was refused.
  case misuse(LayoutMistake)
  /// A layout that did not come to rest before the pass gave up.
  case instability(LayoutInstability)
}

extension LayoutDiagnostic {
  /// The kind of problem in one word: `conflict`, `ambiguity`, `tie`, `misuse` or `instability`.
  public var kind: String {
    switch self {
    case .conflict: "conflict"
    case .ambiguity: "ambiguity"
    case .tie: "tie"
    case .misuse: "misuse"
    case .instability: "instability"
    }
  }

  /// Whether the layout cannot be what the code asks for. An ambiguous or tied layout is right, and so are others.
  public var isError: Bool {
    switch self {
    case .conflict, .misuse, .instability: true
    case .ambiguity, .tie: false
    }
  }

  /// The constraints that the problem is about, as DSL text.
  public var constraints: [String] {
    switch self {
    case .conflict(let conflict): conflict.members.map { $0.text }
    case .tie(let tie): tie.wishes.map { $0.text }
    case .ambiguity, .instability: []
    case .misuse(let mistake): mistake.constraints
    }
  }

  /// The constraints that do not hold, as DSL text.
  public var broken: [String] {
    switch self {
    case .conflict(let conflict):
      conflict.members.isEmpty ? [] : [conflict.members[conflict.broken].text]
    case .ambiguity, .tie, .misuse, .instability: []
    }
  }

  /// A change that mends the problem; `nil` if none is known, as for all mistakes in calls.
  ///
  ///     card.size == LayoutSize(width: 100, height: 40)
  ///     card.top == root.top
  ///     root.layoutIfNeeded()
  ///     root.diagnostics[0].help?.code  // ["card.leading == root.leading"]
  public var help: LayoutHelp? {
    switch self {
    case .conflict(let conflict): conflict.help
    case .ambiguity(let ambiguity): ambiguity.help
    case .tie(let tie): tie.help
    case .misuse, .instability: nil
    }
  }

  /// The names of the items that the problem is about.
  public var items: [String] {
    switch self {
    case .conflict(let conflict): conflict.items
    case .ambiguity(let ambiguity): ambiguity.items
    case .tie(let tie): tie.items
    case .misuse(let mistake): [mistake.item]
    case .instability(let instability): instability.items
    }
  }
}
