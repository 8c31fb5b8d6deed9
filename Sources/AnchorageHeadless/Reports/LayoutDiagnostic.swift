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
/// - ``LayoutEdit``
///
/// ### Answers to questions
///
/// - ``LayoutExplanation``
/// - ``LayoutFrameExplanation``
/// - ``LayoutChanges``
/// - ``LayoutProblemRange``
///
/// ### Notes on what may be unintended
///
/// - ``LayoutNote``
public indirect enum LayoutDiagnostic: Hashable, Sendable {
  /// Required constraints that cannot hold together.
  case conflict(LayoutConflict)
  /// Items whose frames the constraints do not fully determine.
  case ambiguity(LayoutAmbiguity)
  /// Optional constraints of one priority that cannot all hold.
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
    case .tie(let tie): tie.constraints.map { $0.text }
    case .ambiguity, .instability: []
    case .misuse(let mistake): mistake.constraints
    }
  }

  /// The constraints that do not hold, as DSL text.
  public var broken: [String] {
    switch self {
    case .conflict(let conflict):
      conflict.members.isEmpty
        ? [] : [conflict.members[conflict.broken].text] + conflict.alike.map { $0.text }
    case .ambiguity, .tie, .misuse, .instability: []
    }
  }

  /// A change that fixes the problem; `nil` if none is known, as for all mistakes in calls.
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

extension [LayoutDiagnostic] {
  /// The indices of the conflicts, those with one cause together, in order of appearance.
  var causes: [[Int]] {
    var groups: [[Int]] = []
    var known: [LayoutConflict.Cause: Int] = [:]
    for (index, problem) in enumerated() {
      guard case .conflict(let conflict) = problem else { continue }
      let group = conflict.causes.lazy.compactMap { known[$0] }.first ?? groups.count
      if group == groups.count { groups.append([]) }
      groups[group].append(index)
      for cause in conflict.causes where known[cause] == nil { known[cause] = group }
    }
    return groups
  }

  /// The problems with one report for conflicts of one cause: the first, which names the others.
  var oneForEachCause: [LayoutDiagnostic] {
    var problems = self
    var joined: Set<Int> = []
    for group in causes where group.count > 1 {
      guard case .conflict(var first) = self[group[0]] else { continue }
      for index in group.dropFirst() {
        guard case .conflict(let other) = self[index], !other.members.isEmpty else { continue }
        first.alike.append(other.members[other.broken])
        first.saysHowToSeeLines = first.saysHowToSeeLines || other.saysHowToSeeLines
        joined.insert(index)
      }
      problems[group[0]] = .conflict(first)
    }
    return joined.isEmpty ? self : problems.indices.filter { !joined.contains($0) }.map { problems[$0] }
  }
}

extension LayoutDiagnostic {
  /// The subject of a problem, without the numbers: layouts of a tree share the problems of equal identity.
  struct Identity: Hashable {
    fileprivate let kind: String
    fileprivate let items: [String]
    /// The open anchors, or the constraints.
    fileprivate let parts: [String]
  }

  var identity: Identity {
    let parts: [String] =
      switch self {
      case .conflict(let conflict): conflict.members.map { $0.identity }
      case .tie(let tie): tie.constraints.map { $0.identity }
      case .ambiguity(let ambiguity): ambiguity.anchors
      case .instability: []
      case .misuse: [textWithoutNumbers(description)]
      }
    return Identity(kind: kind, items: items.sorted(), parts: parts.sorted())
  }
}

extension LayoutConflict.Member {
  /// The line of a constraint, or its text without numbers where that is unknown.
  fileprivate var identity: String {
    guard let location else { return textWithoutNumbers(text) }
    return "\(location)"
  }
}

/// The words of a text but for numbers, their signs, and the priority behind them.
private func textWithoutNumbers(_ text: String) -> String {
  var words: [Substring.UTF8View] = []
  for word in text.utf8.split(separator: UInt8(ascii: " ")) {
    if word.elementsEqual("~".utf8) { break }
    // A sign may be a word of its own.
    let unsigned = word.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard let first = unsigned.first else { continue }
    if first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") { continue }
    words.append(word)
  }
  return words.map { String(Substring($0)) }.joined(separator: " ")
}

// MARK: - In one line

extension LayoutDiagnostic {
  /// The report in one line, for logs.
  ///
  ///     card.width == 100
  ///     card.width == 200
  ///     root.layoutIfNeeded()
  ///     root.diagnostics[0].summary
  ///     // "error: conflict on the x-axis of 'card': card.width == 100, card.width == 200 gives way"
  public var summary: String {
    switch self {
    case .conflict(let conflict): conflict.summary
    case .ambiguity(let ambiguity): "warning: not determined: \(ambiguity.anchors.joined(separator: ", "))"
    case .tie(let tie): tie.summary
    case .misuse, .instability: String(description.prefix { $0 != "\n" })
    }
  }
}

extension LayoutConflict {
  fileprivate var summary: String {
    "error: conflict \(axes) of '\(item)': \(list(phrases, omittedCount))"
  }
}

extension LayoutTie {
  fileprivate var summary: String {
    let texts = list(constraints.map { $0.phrase }, omittedCount)
    return "warning: tie at \(priority.number) for \(points(amount)): \(texts)"
  }
}

extension LayoutConflict.Member {
  /// The constraint, and where it is from.
  var phrase: String {
    let place = location.map { "(\($0))" } ?? origin.words
    return place.isEmpty ? text : "\(text) \(place)"
  }
}

private func list(_ texts: [String], _ omittedCount: Int) -> String {
  texts.joined(separator: ", ") + (omittedCount > 0 ? " and \(omittedCount) more" : "")
}
