/// The constraints of a group that is being declared again, until declarations take them.
///
/// A declaration takes the first constraint that relates the same anchors in the same way; the numbers and
/// the priority may differ. A class, because its owner, the batch, is shared.
@usableFromInline package final class EarlierConstraints<Backend: LayoutBackend> {
  private let constraints: [Backend.Constraint]
  private var isTaken: [Bool]
  /// The index of the first constraint not yet taken; most layouts are declared again in the same order.
  private var position = 0
  /// The constraints that were replaced by new ones.
  package private(set) var replaced: [Backend.Constraint] = []
  /// Whether the constraints are indexed by key, which only a declaration in a different order needs.
  private var isIndexed = false
  /// For each key, the index of its first constraint that was not tried yet, or the number of constraints.
  private var firstIndices: [EquationKey: Int] = [:]
  /// For each constraint, the index of the next constraint with the same key.
  private var nextIndices: [Int] = []

  @usableFromInline package init(_ constraints: [Backend.Constraint]) {
    self.constraints = constraints
    isTaken = Array(repeating: false, count: constraints.count)
  }

  private func indexByKey() {
    isIndexed = true
    nextIndices = Array(repeating: constraints.count, count: constraints.count)
    firstIndices.reserveCapacity(constraints.count)
    for index in constraints.indices.reversed() {
      guard let equation = Backend._equation(of: constraints[index]) else { continue }
      if let next = firstIndices.updateValue(index, forKey: EquationKey(equation)) {
        nextIndices[index] = next
      }
    }
  }

  /// Takes the constraint that an equation declares again and gives it the numbers of the equation.
  ///
  /// An equation without meaning takes no constraint: it gets a new one, which reports the mistake.
  @usableFromInline package func take(for equation: LayoutEquation<Backend>) -> Backend.Constraint? {
    guard equation.hasAcceptableNumbers else { return nil }
    if !isIndexed { indexByKey() }
    let key = EquationKey(equation)
    guard let slot = firstIndices.index(forKey: key) else { return nil }
    while true {
      let index = firstIndices.values[slot]
      guard index < constraints.count else { return nil }
      firstIndices.values[slot] = nextIndices[index]
      let constraint = constraints[index]
      // The items of the constraint may be gone, with their addresses reused by others, and its relation may
      // have changed.
      guard !isTaken[index], let present = Backend._equation(of: constraint), EquationKey(present) == key
      else { continue }
      let updated = Backend._update(constraint, to: equation)
      isTaken[index] = updated === constraint
      if updated !== constraint { replaced.append(constraint) }
      return updated
    }
  }

  /// Takes the next constraint in order if it is the one declared again, which needs no equation.
  @inline(__always)
  package func takeNext(if isDeclaredAgain: (Backend.Constraint) -> Bool) -> Backend.Constraint? {
    while position < constraints.count && isTaken[position] { position += 1 }
    guard position < constraints.count, isDeclaredAgain(constraints[position]) else { return nil }
    isTaken[position] = true
    position += 1
    return constraints[position - 1]
  }

  /// Takes a constraint of the group without changing it; ignores all other constraints.
  package func keep(_ constraint: Backend.Constraint) {
    if let index = constraints.firstIndex(where: { $0 === constraint }) { isTaken[index] = true }
  }

  /// The constraints that were not declared again, in order.
  package var rest: [Backend.Constraint] {
    if position == constraints.count { return [] }
    return constraints.indices.filter { !isTaken[$0] }.map { constraints[$0] }
  }
}

/// The anchors and the relation, by which a constraint that is declared again is recognised.
///
/// A constraint with at most two anchors, as nearly every constraint, needs no array.
private struct EquationKey: Hashable {
  struct Anchor: Hashable {
    let item: ObjectIdentifier
    let attribute: LayoutAttribute
  }

  let first: ObjectIdentifier?
  let second: ObjectIdentifier?
  /// The attributes of both, the relation and how many anchors are on the left, in one number.
  let shape: Int
  /// The anchors of both sides except the first of each.
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
