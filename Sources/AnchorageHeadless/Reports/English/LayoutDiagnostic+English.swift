import Anchorage
import Cassowary

// The files of this name turn diagnostics into English. Every text has the same parts: the problem, the evidence
// with one constraint a line, the numbers, and one action.

extension LayoutDiagnostic: CustomStringConvertible {
  /// The report as text.
  public var description: String {
    switch self {
    case .conflict(let conflict): conflict.description
    case .ambiguity(let ambiguity): ambiguity.description
    case .tie(let tie): tie.description
    case .misuse(let mistake): mistake.description
    case .instability(let instability): instability.description
    }
  }
}

// MARK: - Conflicts

extension LayoutConflict: CustomStringConvertible {
  /// The report as text.
  public var description: String {
    var lines = ["error: required constraints conflict \(axes) of '\(item)'"]
    lines += members.evidence(givingWay: [broken])
    if omittedCount > 0 { lines.append("    and \(omittedCount) more") }
    if !alike.isEmpty { lines.append("note: \(othersGivingWay)") }
    if !circle.isEmpty {
      let way = circle.prefix(6).map { "'\($0)'" }.joined(separator: " to ")
      lines.append("note: they lead in a circle, from \(way) and back")
    }
    let sum = sum
    if let sum { lines.append("note: \(sum)") }
    for extent in rootSize {
      let number = text(of: extent.value)
      if sum?.hasSuffix("'\(extent.anchor)' is \(number)") == true { continue }
      lines.append("note: \(extent.anchor) is \(number)")
    }
    if let content = members.isEmpty ? nil : members[broken].origin.contentPriority {
      lines.append(
        "note: \(content.noun) of '\(item)' is 1000, like a constraint: the content size gives way first")
    }
    if saysHowToSeeLines { lines.append(noteOnLines(knowing: members.contains { $0.location != nil })) }
    let candidates = members.count { $0.origin == .code }
    if let help {
      let gaveWay = members.isEmpty || members[broken].origin != .code ? nil : members[broken].text
      lines.append("help: \(help.description(ofOneAmong: candidates, broken: gaveWay))")
    }
    if let numbers, !smallestChanges.isEmpty {
      let changes = smallestChanges.map { $0.codeAndConsequence }.joined(separator: ", or ")
      lines.append("help: or let \(points(numbers.gap)) give way: \(changes)")
    }
    return lines.joined(separator: "\n")
  }

  /// The axes on which the constraints conflict, in words.
  var axes: String {
    switch axis {
    case .horizontal: "on the x-axis"
    case .vertical: "on the y-axis"
    case nil: "on both axes"
    }
  }
}

extension LayoutConflict.Origin {
  var words: String {
    switch self {
    case .code, .stack: ""
    case .frame: "(its frame)"
    case .margins: "(its insets)"
    case .scrolling: "(how it scrolls)"
    case .hugging, .compressionResistance: "(its content)"
    case .nonNegative: "(sizes are never negative)"
    }
  }

  /// A content priority as it is called in a sentence, and in code.
  var contentPriority: (noun: String, property: String)? {
    switch self {
    case .hugging(let axis): ("hugging", "hugging.\(axis.word)")
    case .compressionResistance(let axis): ("compression resistance", "compressionResistance.\(axis.word)")
    case .code, .frame, .margins, .nonNegative, .scrolling, .stack: nil
    }
  }
}

extension LayoutAxis {
  /// The name of the axis in code.
  var word: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension LayoutConflict.Member {
  /// The location where it was written, or else the reason why it exists.
  var place: String { location?.description ?? origin.words }

  /// Whether it was written in code, and it is not known where.
  var isOfUnknownLine: Bool { origin == .code && location == nil }
}

/// A note on how to see the lines of constraints. Swift gives an operator no source location; only the closure
/// of a batch hears of it, at no cost for the type checker.
///
/// - Parameter isKnown: Whether some of the lines are known, so that there is a batch.
func noteOnLines(knowing isKnown: Bool) -> String {
  isKnown
    ? "note: a statement outside of a 'batch { }', or kept in a variable, has no line"
    : "note: wrap the statements in 'batch { }' to see their lines"
}

// MARK: - Instability

extension LayoutInstability: CustomStringConvertible {
  /// The report as text.
  public var description: String {
    let names = items.map { "'\($0)'" }.joined(separator: ", ")
    let (note, help) =
      switch cause {
      case .views:
        (
          "needed another round each time",
          "change the layout in 'layoutSubviews()', 'updateConstraints()' or 'intrinsicContentSize' only when something else changed"
        )
      case .guides:
        ("moved each time", "constrain the view so that its position does not depend on its own insets")
      case .sizes:
        (
          "got another size from each layout that its size selected",
          "select by the size of a view that the layouts do not resize, for example the root"
        )
      case .detaching:
        (
          "detached views for which there was room without them",
          "give the stack a length that does not depend on the views in it"
        )
      }
    return """
      error: the layout did not settle in \(rounds) rounds
      note: \(names) \(note)
      help: \(help)
      """
  }
}
