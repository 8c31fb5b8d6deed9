import Anchorage

extension LayoutHelp: CustomStringConvertible {
  /// The help as text: one action, with code to paste, and what a lower priority comes to.
  public var description: String { action + consequence }

  /// The same, where the constraint is one of several that could be changed.
  func description(ofOneAmong count: Int) -> String {
    switch kind {
    case .removal where count > 1: "remove one of them, for example \(statements(replaced))"
    case .optional where count > 1: "make one of them optional, for example \(statements(code))\(consequence)"
    case .optional: "make it optional, for example \(statements(code))\(consequence)"
    default: description
    }
  }

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
    case .strongerWish: "raise one, for example \(statements(code))"
    case .weakerWish: "lower one, for example \(statements(code))"
    case .addition:
      "add \(code.count == 1 ? "a constraint" : "constraints"), for example \(statements(code))"
    }
  }

  private var consequence: String { outcome.map { "; then \($0)" } ?? "" }

  private func statements(_ statements: [String]) -> String { quoted(statements) }
}
