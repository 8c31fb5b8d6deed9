import Anchorage

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

// MARK: - Phrases of several reports

extension [LayoutConflict.Member] {
  /// The constraints as evidence, a line each, with their places; those at some of the indices give way.
  func evidence(givingWay: [Int]) -> [String] {
    Anchorage.evidence(
      indices.map { index in
        let (text, place) = (self[index].text, self[index].place)
        guard givingWay.contains(index) else { return (text, place) }
        return (text, place.isEmpty ? "gives way" : "\(place), gives way")
      })
  }
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

/// The sentence that some things give way: `'a' and 'b' give way`.
func giveWay(_ names: [String]) -> String {
  "\(quoted(names)) \(names.count == 1 ? "gives" : "give") way"
}

/// Names or statements in a sentence: `'a', 'b' and 'c'`, or the first five of many.
///
/// - Parameter omittedCount: How many more there are than are listed.
func quoted(_ names: [String], _ omittedCount: Int = 0) -> String {
  let count = names.count + omittedCount
  return enumeration(of: names.prefix(count > 6 ? 5 : 6).map { quoted($0) }, outOf: count)
}

/// A name or a constraint in quotes; in double ones if it has quotes itself, as a sentence about a stack view does.
func quoted(_ text: String) -> String { text.contains("'") ? "\"\(text)\"" : "'\(text)'" }

/// A distance with its unit, as it is shown: `1 point`, `0.5 points`.
func points(_ number: Double) -> String {
  let text = roundedText(of: number)
  return text == "1" ? "1 point" : text + " points"
}

/// The first of some things: `a, b and 3 more`.
func enumeration(of shown: [String], outOf count: Int) -> String {
  if count > shown.count { return shown.joined(separator: ", ") + " and \(count - shown.count) more" }
  if shown.count < 2 { return shown.first ?? "" }
  return shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
}
