/// The equations that no composite has taken yet, in their order.
struct EquationPool {
  private(set) var rest: [CodeEquation]
  private var taken: Set<Int> = []

  init(_ equations: [CodeEquation]) { rest = equations }

  /// Takes equations out; call ``settle()`` once all are.
  mutating func take(_ equations: [CodeEquation]) {
    for equation in equations { taken.insert(equation.id) }
  }

  /// Whether none of the equations has been taken.
  func has(_ equations: [CodeEquation]) -> Bool { equations.allSatisfy { !taken.contains($0.id) } }

  /// Removes what was taken.
  mutating func settle() {
    rest.removeAll { taken.contains($0.id) }
    taken = []
  }

  /// The groups of equations with the same key, in the order of their first members.
  func groups<Key: Hashable>(by key: (CodeEquation) -> Key?) -> [(key: Key, members: [CodeEquation])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, members: [CodeEquation])] = []
    for equation in rest {
      guard let key = key(equation) else { continue }
      if let place = places[key] {
        groups[place].members.append(equation)
      } else {
        places[key] = groups.count
        groups.append((key, [equation]))
      }
    }
    return groups
  }
}
