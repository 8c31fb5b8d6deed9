/// Constraints that a group has, waiting to be declared again.
///
/// A declaration takes the first one that relates the same anchors in the same way; its numbers and its
/// priority may be others. A class, because the batch that owns it is one.
final class EarlierConstraints<Backend: LayoutBackend> {
  private let constraints: [Backend.Constraint]
  private var isTaken: [Bool]
  /// What another constraint has taken the place of.
  private(set) var replaced: [Backend.Constraint] = []
  /// The place of the first constraint with a key that was not tried yet, or the number of constraints.
  private var firstPlaces: [EquationKey: Int] = [:]
  /// The place of the next constraint with the same key, by place.
  private var nextPlaces: [Int]

  init(_ constraints: [Backend.Constraint]) {
    self.constraints = constraints
    isTaken = Array(repeating: false, count: constraints.count)
    nextPlaces = Array(repeating: constraints.count, count: constraints.count)
    notePlaces()
  }

  #if compiler(>=6.3)
  @specialized(where Backend == HeadlessBackend)
  #endif
  private func notePlaces() {
    firstPlaces.reserveCapacity(constraints.count)
    for place in constraints.indices.reversed() {
      guard let equation = Backend.equation(of: constraints[place]) else { continue }
      if let next = firstPlaces.updateValue(place, forKey: EquationKey(equation)) { nextPlaces[place] = next }
    }
  }

  /// Takes the constraint that an equation declares again and makes it say what the equation says.
  ///
  /// An equation that means nothing takes none: a constraint of its own reports it.
  #if compiler(>=6.3)
  @specialized(where Backend == HeadlessBackend)
  #endif
  func take(for equation: LayoutEquation<Backend>) -> Backend.Constraint? {
    guard equation.hasAcceptableNumbers else { return nil }
    let key = EquationKey(equation)
    guard let index = firstPlaces.index(forKey: key) else { return nil }
    while true {
      let place = firstPlaces.values[index]
      guard place < constraints.count else { return nil }
      firstPlaces.values[index] = nextPlaces[place]
      let constraint = constraints[place]
      // An item may have gone since, and another one may have its address; the relation may have changed.
      guard !isTaken[place], let present = Backend.equation(of: constraint), EquationKey(present) == key
      else { continue }
      let updated = Backend.update(constraint, to: equation)
      isTaken[place] = updated === constraint
      if updated !== constraint { replaced.append(constraint) }
      return updated
    }
  }

  /// Takes a constraint as it is, if it is one of these.
  func keep(_ constraint: Backend.Constraint) {
    if let place = constraints.firstIndex(where: { $0 === constraint }) { isTaken[place] = true }
  }

  /// What was not declared again, in order.
  var rest: [Backend.Constraint] {
    constraints.indices.filter { !isTaken[$0] }.map { constraints[$0] }
  }
}

/// What two declarations of one constraint have in common: the anchors and how they are related.
///
/// Between two anchors at most, which is what nearly every layout says, it needs no array.
private struct EquationKey: Hashable {
  struct Anchor: Hashable {
    let item: ObjectIdentifier
    let attribute: LayoutAttribute
  }

  let first: ObjectIdentifier?
  let second: ObjectIdentifier?
  /// The attributes of both, the relation and how many anchors are on the left, in one number.
  let shape: Int
  /// The anchors after the first one of either side.
  let rest: [Anchor]

  init<Backend: LayoutBackend>(_ equation: LayoutEquation<Backend>) {
    let (left, right) = (equation.left, equation.right)
    first = left.first.map { ObjectIdentifier($0.item) }
    second = right.first.map { ObjectIdentifier($0.item) }
    let attributes =
      (left.first?.attribute ?? .notAnAttribute).rawValue
      + 16 * (right.first?.attribute ?? .notAnAttribute).rawValue
    shape = attributes + 256 * (equation.relation.rawValue + 1) + 1024 * left.termCount
    guard !left.others.isEmpty || !right.others.isEmpty else {
      rest = []
      return
    }
    rest = (left.others + right.others).map {
      Anchor(item: ObjectIdentifier($0.item), attribute: $0.attribute)
    }
  }
}
