import Anchorage

extension LayoutHelp: CustomStringConvertible {
  /// The help as text: one action, with code to paste, and what a lower priority comes to.
  public var description: String { action + consequence }

  /// The same, where the constraint is one of several that could be changed.
  ///
  /// - Parameter broken: The one that gives way, if it was written in code.
  func description(ofOneAmong count: Int, broken: String?) -> String {
    let one = broken.map { replaced.contains($0) } ?? true ? "one" : "another one"
    return switch kind {
    case .removal where replaced.count > 1: "remove them: \(statements(replaced))"
    case .optional where code.count > 1: "make them optional: \(statements(code))\(consequence)"
    case .removal where count > 1: "remove \(one) of them, for example \(statements(replaced))"
    case .optional where count > 1:
      "make \(one) of them optional, for example \(statements(code))\(consequence)"
    case .optional: "make it optional, for example \(statements(code))\(consequence)"
    default: description
    }
  }

  /// The statements, and what comes of them.
  var codeAndConsequence: String { statements(code) + consequence }

  private var action: String {
    switch kind {
    case .placeByConstraints: "let its constraints place it: \(statements(code))"
    case .rootFrame: "a root is as large as its frame: \(statements(code))"
    case .oppositeSign: "flip the sign: \(statements(code))"
    case .superview: "relate it to the superview: \(statements(code))"
    case .exchangedEdges: "swap the edges: \(statements(code))"
    case .removal: "remove it: \(statements(replaced))"
    case .optional: "make it optional: \(statements(code))"
    case .contentPriority: "lower it, for example \(statements(code))"
    case .higherPriority: "raise one, for example \(statements(code))"
    case .lowerPriority: "lower one, for example \(statements(code))"
    case .addition:
      "add \(code.count == 1 ? "a constraint" : "constraints"), for example \(statements(code))"
        + (replaced.isEmpty ? "" : ", in place of \(statements(replaced))")
    case .direction: "follow the direction of reading: \(statements(code))"
    case .constants: "change the numbers: \(statements(code))"
    case .share: "write the share of one: \(statements(code))"
    }
  }

  private var consequence: String {
    let facts = [outcome].compactMap { $0 } + costs.filter { $0 != outcome }
    return facts.isEmpty ? "" : "; then \(enumeration(of: Array(facts.prefix(4)), outOf: facts.count))"
  }

  /// The statements, each once: of a constraint that was written twice, both change.
  private func statements(_ statements: [String]) -> String {
    var known: Set<String> = []
    return quoted(statements.filter { known.insert($0).inserted })
  }
}

extension LayoutNote {
  /// The fact in a few words, for a help after which it is so; `nil` for facts that do no harm.
  var cost: String? {
    let name = items.first ?? ""
    switch reason {
    case .cutText, .cutLines: return "the text of \(name) is cut"
    case .compressedContent: return "the content of \(name) is compressed"
    case .unsized: return "\(name) is 0 points wide and high"
    case .empty(let axis), .collapsed(let axis): return "\(name).\(axis.dimension) is 0"
    case .overlappingTexts: return "the texts of \(enumeration(of: items, outOf: items.count)) overlap"
    case .duplicates: return "two constraints say the same"
    case .redundant: return "a constraint is superfluous"
    case .hopeless: return "an optional constraint never holds"
    default: return nil
    }
  }
}
