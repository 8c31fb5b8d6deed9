import Cassowary

/// A system of equations along one axis that people's layouts lead to, of any size.
struct Shape: Sendable {
  let name: String
  /// The length of the root for so many items.
  let root: @Sendable (_ count: Int) -> Double
  /// How many required constraints have to be left out in a root of a length, by hand.
  let conflictCount: @Sendable (_ count: Int, _ root: Double) -> Int
  private let collect: @Sendable (inout Equations, _ count: Int) -> Void

  init(
    _ name: String, root: @escaping @Sendable (_ count: Int) -> Double = { _ in 800 },
    conflicts: @escaping @Sendable (_ count: Int, _ root: Double) -> Int = { _, _ in 0 },
    _ collect: @escaping @Sendable (inout Equations, _ count: Int) -> Void
  ) {
    (self.name, self.root, conflictCount, self.collect) = (name, root, conflicts, collect)
  }

  func equations(count: Int) throws -> Equations {
    var equations = try Equations()
    collect(&equations, count)
    return equations
  }

  static let all: [Shape] = chains + columns + conflicts + ambiguities

  static func named(_ name: String) -> Shape? { all.first { $0.name == name } }
}
