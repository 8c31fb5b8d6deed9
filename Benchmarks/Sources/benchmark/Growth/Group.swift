/// A group of layouts that are built in many sizes, to see how their cost grows.
enum Group: String, CaseIterable {
  /// Systems of equations, for solvers alone.
  case shapes
  /// Screens, for the whole library; a rival gets their equations.
  case trees
  /// Screens that are in none of the usual tables.
  case heldOut = "held-out"

  /// Our engine, by its name.
  var engine: String { self == .shapes ? "Cassowary" : "Anchorage" }

  var names: [String] {
    switch self {
    case .shapes: Shape.all.map(\.name)
    case .trees: Tree.all.map(\.name)
    case .heldOut: Tree.heldOut.map(\.name)
    }
  }

  /// - Parameter contestant: Who is going to build it; only for rivals are views turned into equations.
  func subject(
    _ name: String, _ count: Int, for contestant: any Contestant, hasConflict: Bool = false
  ) throws -> Subject {
    if self == .shapes, let shape = Shape.named(name) {
      return try Subject(shape, count, hasConflict: hasConflict)
    }
    guard let tree = Tree.named(name) else {
      throw Check.Failure(description: "no '\(name)' among \(rawValue)")
    }
    if contestant is TreeViews { return Subject(tree, count, hasConflict: hasConflict) }
    return try tree.subject(withEquationsFor: count)
  }
}
