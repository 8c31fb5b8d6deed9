/// The optimal faces of the components: the directions in which their optimum can move at no cost.
///
/// The values at the optimum of a component are one point of a face, and every point of the face is as good.
/// Kept are vectors that span the face, orthogonal, with a largest number of one:
///
///     a + b == 100 ~ 500, nothing else        face { (t, 100 − t) }      direction (1, −1)
///
/// A sum of externals is ambiguous exactly if it is not orthogonal to all of them. A component without a
/// tableau has one vector at most, in which every such sum changes. Directions are found on demand, and
/// kept while the optimum stays where it is.
///
/// Exclusive access to its buffers is not checked: with the checks, asking whether a sum is ambiguous takes 65 % more
/// instructions.
final class OptimalFace {
  /// For each component, where its directions begin; −1 if not yet computed.
  @exclusivity(unchecked) private(set) var first = Buffer<Int32>()
  /// For each component, how many directions it has.
  @exclusivity(unchecked) private(set) var count = Buffer<Int32>()
  /// One after the other, as many numbers each as the component has externals.
  @exclusivity(unchecked) private(set) var directions = Buffer<Double>()
  /// Whether the optimum is known to be the only one, in all components.
  private var isPoint = false
  /// How often any component got another face; two answers under the same number are the same.
  private(set) var number = 0
  /// For each root, how it changes if every component moves along all of its directions at once; empty if not
  /// yet computed.
  @exclusivity(unchecked) private var changes = Buffer<Change>()
  @exclusivity(unchecked) private var reduced = Buffer<RootTerm>()
  /// How many pivots the search for directions took, for statistics.
  @exclusivity(unchecked) private(set) var pivots = 0

  /// Forgets everything, because there are other components.
  func removeAll() {
    number += 1
    first.removeAll()
    count.removeAll()
    directions.removeAll()
    changes.removeAll()
    isPoint = false
  }

  /// Forgets the faces of components whose optimum is another one since they were optimised again.
  func update(_ simplex: Simplex) {
    if first.count == 0 {
      first.reset(to: -1, count: simplex.componentCount)
      count.reset(to: 0, count: simplex.componentCount)
    } else {
      for index in 0..<simplex.changed.count { forget(simplex.changed[index], isPoint: false) }
    }
  }

  func resetStatistics() {
    pivots = 0
  }
}

// MARK: - Asking

extension OptimalFace {
  /// Whether the optimum leaves the value of any variable open.
  func isAnythingAmbiguous(_ simplex: Simplex) -> Bool {
    if isPoint { return false }
    for component in 0..<Int32(simplex.componentCount) where simplex.mayHaveAlternatives(component) {
      if isFree(component, simplex) { return true }
    }
    isPoint = true
    return false
  }

  /// Whether the optimum leaves the value of `Σ terms` open: some direction along the optimal face changes
  /// it.
  ///
  /// - Complexity: O(terms) where the component's optimum is unique. Otherwise, once for each solve, two
  ///   optimisations of a copy for each external of the component; for a component without a tableau the
  ///   optimisation of a cone. If a term is defined by others, once for each solve the same for all components, and
  ///   O(variables + terms of definitions). A solve that moves no optimum does not count.
  func isAmbiguous(_ terms: UnsafeBufferPointer<Term>, _ presolve: Presolve, _ simplex: Simplex) -> Bool {
    if presolve.elimination.cancels(terms) { return false }
    if isAnyDefined(terms, presolve.elimination) {
      // Expanding each of the definitions of a chain would take a time that grows with its square.
      if changes.count == 0 { findChanges(presolve.elimination, simplex) }
      let change = change(of: terms, presolve.elimination)
      if abs(change.amount) > Tolerance.violation * change.magnitude { return true }
      // Rounding errors of the movement are smaller than the first tolerance, those of the sum than the second.
      if abs(change.amount) <= AnswerTolerance.movement * change.magnitude { return false }
    }
    presolve.elimination.reduce(terms, into: &reduced)
    for index in 0..<reduced.count {
      let component = simplex.component(of: reduced[index].variable)
      if component < 0 || !simplex.mayHaveAlternatives(component) { continue }
      if isFree(component, simplex) && isOpen(component, simplex) { return true }
    }
    return false
  }

  /// Whether the optimum of a component is known to be its only one.
  func isKnownToBePoint(_ component: Int32) -> Bool {
    first[component] >= 0 && count[component] == 0
  }

  /// Whether a component can move.
  private func isFree(_ component: Int32, _ simplex: Simplex) -> Bool {
    if first[component] < 0 { findDirections(component, simplex) }
    return count[component] > 0
  }

  /// Whether the part of the reduced sum that lies in a component changes along one of its directions.
  private func isOpen(_ component: Int32, _ simplex: Simplex) -> Bool {
    let width = Int(simplex.externalCount(of: component))
    for direction in 0..<Int(count[component]) {
      let first = Int(first[component]) + direction * width
      var change = 0.0
      var magnitude = 0.0
      for index in 0..<reduced.count where simplex.component(of: reduced[index].variable) == component {
        let position = Int(simplex.position(of: reduced[index].variable, in: component))
        change += reduced[index].coefficient * directions[first + position]
        magnitude += abs(reduced[index].coefficient)
      }
      if abs(change) > Tolerance.violation * magnitude { return true }
    }
    return false
  }

  /// Forgets the directions of a component whose values changed.
  ///
  /// - Parameter isPoint: Whether its new optimum is known to be the only one.
  func forget(_ component: Int32, isPoint: Bool) {
    number += 1
    if count[component] > 0 {
      first.reset(to: -1, count: first.count)
      count.reset(to: 0, count: count.count)
      directions.removeAll()
    }
    changes.removeAll()
    first[component] = isPoint ? 0 : -1
    if !isPoint { self.isPoint = false }
  }
}

// MARK: - Changes

extension OptimalFace {
  /// How a sum changes, and the sum of the magnitudes of what it was made of.
  struct Change: BitwiseCopyable {
    var amount = 0.0
    var magnitude = 0.0

    mutating func add(_ factor: Double, _ other: Change) {
      amount += factor * other.amount
      magnitude += abs(factor) * other.magnitude
    }
  }

  private func isAnyDefined(_ terms: UnsafeBufferPointer<Term>, _ elimination: Elimination) -> Bool {
    for term in terms {
      let root = elimination.root(of: term.variable.index)
      if root >= 0 && !elimination.isFree(root) { return true }
    }
    return false
  }

  private func change(of terms: UnsafeBufferPointer<Term>, _ elimination: Elimination) -> Change {
    var sum = Change()
    for term in terms { add(term.coefficient, term.variable.index, to: &sum, elimination) }
    return sum
  }

  private func add(
    _ coefficient: Double, _ variable: Int32, to sum: inout Change, _ elimination: Elimination
  ) {
    let link = elimination.link(of: variable)
    if !link.isKnown { sum.add(coefficient * link.factor, changes[link.parent]) }
  }

  private func findChanges(_ elimination: Elimination, _ simplex: Simplex) {
    changes.reset(to: Change(), count: elimination.variableCount)
    var number: Int32 = 0
    for component in 0..<Int32(simplex.componentCount)
    where simplex.mayHaveAlternatives(component) && isFree(component, simplex) {
      let width = simplex.externalCount(of: component)
      for direction in 0..<count[component] {
        number += 1
        var next = first[component] + direction * width
        simplex.forEachVariable(of: component) { variable in
          // Amounts inside a direction are shares of positive numbers, which these must not cancel.
          changes[variable].add(1 + scatter(~number), Change(amount: directions[next], magnitude: 1))
          next += 1
        }
      }
    }
    elimination.forEachDefinition { definition in
      var sum = Change()
      for term in elimination.terms(of: definition) {
        add(term.coefficient, term.variable, to: &sum, elimination)
      }
      changes[definition.variable] = sum
    }
  }
}

// MARK: - Finding

extension OptimalFace {
  /// Finds directions that span the optimal face of a component.
  ///
  /// The part of each unit vector that is orthogonal to the directions found so far is a sum of externals. It
  /// either has one value on the whole face, or leads to a point farther along it, which is a new direction.
  /// In the end the directions and the sums with one value span everything, so no direction is missing. Each
  /// round either adds a direction or goes on to the next unit vector, and there are at most as many
  /// directions as externals.
  private func findDirections(_ component: Int32, _ simplex: Simplex) {
    let width = Int(simplex.externalCount(of: component))
    // After a resize the values may be those of a critical region, and the basis that of other parameters.
    simplex.reoptimize(component)
    first[component] = directions.end
    if simplex.hasUniquenessCertificate(component) { return }
    if let movement = simplex.movement(of: component) {
      for number in movement { directions.append(number) }
      count[component] = 1
      return
    }
    if width == 1 {
      // The costs of the only external are known in full, so without a certificate it can move.
      directions.append(1)
      count[component] = 1
    } else if !(simplex.movementOfAllColumns(of: component).map { append($0, to: component) } ?? false) {
      searchDirections(component, width, simplex)
    }
  }

  private func searchDirections(_ component: Int32, _ width: Int, _ simplex: Simplex) {
    var form = Buffer<Double>()
    var column = 0
    // A face has no more directions than externals, whatever rounding errors say.
    while column < width && count[component] < width {
      form.reset(to: 0, count: width)
      form[column] = 1
      removeKnownDirections(component, from: form)
      let isNew =
        length(form) > AnswerTolerance.newDirection
        && move(component, along: form, simplex).map { append($0, to: component) } ?? false
      // The rest of the same unit vector may lead further still.
      if !isNew { column += 1 }
    }
  }

  /// Moves a copy of a component as far as a form of its externals can grow or shrink; returns how they
  /// changed.
  private func move(
    _ component: Int32, along form: borrowing Buffer<Double>, _ simplex: Simplex
  ) -> [Double]? {
    for sign in [1.0, -1.0] {
      if let change = simplex.probe(component, along: form, sign: sign, countingIn: &pivots) { return change }
    }
    return nil
  }

  /// Makes a form of the externals orthogonal to the known directions (Gram–Schmidt).
  private func removeKnownDirections(_ component: Int32, from form: borrowing Buffer<Double>) {
    let width = form.count
    // Twice, because the first time leaves rounding errors behind.
    for _ in 0..<2 {
      for direction in 0..<Int(count[component]) {
        let first = Int(first[component]) + direction * width
        var product = 0.0
        var square = 0.0
        for column in 0..<width {
          product += form[column] * directions[first + column]
          square += directions[first + column] * directions[first + column]
        }
        for column in 0..<width { form[column] -= product / square * directions[first + column] }
      }
    }
  }

  /// Adds a direction; returns whether it differs from the known ones by more than rounding error.
  private func append(_ change: [Double], to component: Int32) -> Bool {
    var direction = Buffer<Double>()
    for number in change { direction.append(number) }
    let scale = length(direction)
    if scale == 0 { return false }
    for column in 0..<direction.count { direction[column] /= scale }
    removeKnownDirections(component, from: direction)
    let rest = length(direction)
    if rest < AnswerTolerance.dependentDirection { return false }
    for column in 0..<direction.count { directions.append(direction[column] / rest) }
    count[component] += 1
    return true
  }

  /// The largest magnitude in a vector; the Euclidean length would need the mathematics library.
  private func length(_ vector: borrowing Buffer<Double>) -> Double {
    var largest = 0.0
    for index in 0..<vector.count { largest = max(largest, abs(vector[index])) }
    return largest
  }
}

extension OptimalFace {
  /// The directions found so far, each as the sum of externals that moves along it:
  ///
  ///     directions of component 0
  ///       x0 - x1
  func description(_ simplex: Simplex) -> String {
    var text = ""
    for component in 0..<count.end {
      var lines: [String] = []
      for direction in 0..<count[component] { lines.append(description(of: direction, component, simplex)) }
      text += listing("directions of component \(component)", lines)
    }
    return text
  }

  private func description(of direction: Int32, _ component: Int32, _ simplex: Simplex) -> String {
    var sum = SumText()
    var next = first[component] + direction * simplex.externalCount(of: component)
    simplex.forEachVariable(of: component) { variable in
      sum.add(directions[next], "x\(variable)")
      next += 1
    }
    return sum.description
  }
}
