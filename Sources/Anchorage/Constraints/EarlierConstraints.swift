/// Constraints that a group has, waiting to be declared again.
///
/// A declaration takes the first one that relates the same anchors in the same way; its numbers and its priority may
/// be others. A class, because the batch that owns it is one.
final class EarlierConstraints<Backend: LayoutBackend> {
  /// What two declarations of one constraint have in common.
  private struct Key: Hashable {
    struct Anchor: Hashable {
      let item: ObjectIdentifier
      let attribute: LayoutAttribute
    }

    let left: [Anchor]
    let relation: Int
    let right: [Anchor]

    init(_ equation: LayoutEquation<Backend>) {
      left = equation.left.terms.map { Anchor(item: ObjectIdentifier($0.item), attribute: $0.attribute) }
      relation = equation.relation.rawValue
      right = equation.right.terms.map { Anchor(item: ObjectIdentifier($0.item), attribute: $0.attribute) }
    }
  }

  private let constraints: [Backend.Constraint]
  private var isTaken: [Bool]
  /// What another constraint has taken the place of.
  private(set) var replaced: [Backend.Constraint] = []
  /// The places of constraints that relate the same anchors, the first one last.
  private var places: [Key: [Int]] = [:]

  init(_ constraints: [Backend.Constraint]) {
    self.constraints = constraints
    isTaken = Array(repeating: false, count: constraints.count)
    for (place, constraint) in constraints.enumerated().reversed() {
      guard let equation = Backend.equation(of: constraint) else { continue }
      places[Key(equation), default: []].append(place)
    }
  }

  /// Takes the constraint that an equation declares again and makes it say what the equation says.
  ///
  /// An equation that means nothing takes none: a constraint of its own reports it.
  func take(for equation: LayoutEquation<Backend>) -> Backend.Constraint? {
    guard equation.hasAcceptableNumbers else { return nil }
    let key = Key(equation)
    while let place = places[key]?.popLast() {
      let constraint = constraints[place]
      // An item may have gone since, and another one may have its address.
      guard let present = Backend.equation(of: constraint), Key(present) == key else { continue }
      let updated = Backend.update(constraint, to: equation)
      isTaken[place] = updated === constraint
      if updated !== constraint { replaced.append(constraint) }
      return updated
    }
    return nil
  }

  /// What was not declared again, in order.
  var rest: [Backend.Constraint] {
    constraints.indices.filter { !isTaken[$0] }.map { constraints[$0] }
  }
}
