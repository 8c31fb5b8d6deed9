/// The directions in which components can move along their optimal faces, found when somebody asks.
///
/// The values at the optimum of a component are one point of a face, and every point of the face is as good.
/// What is kept are vectors that span the face, orthogonal, with a largest number of one. A sum of externals
/// is ambiguous exactly if it is not orthogonal to all of them.
struct Freedom: ~Copyable {
  /// Of each component, where its directions begin; −1 before anybody asked.
  fileprivate var first = Buffer<Int32>()
  /// Of each component, how many directions it has.
  fileprivate var count = Buffer<Int32>()
  /// One after the other, as many numbers each as the component has columns.
  fileprivate var directions = Buffer<Double>()

  mutating func reset(componentCount: Int) {
    first.reset(to: -1, count: componentCount)
    count.reset(to: 0, count: componentCount)
    directions.removeAll()
  }

  /// Forgets the directions of a component; if its optimum is known to be the only one, it has none.
  mutating func forget(_ component: Int32, isUnique: Bool) {
    if count[component] > 0 { reset(componentCount: count.count) }
    first[component] = isUnique ? 0 : -1
  }
}

extension Engine {
  /// Whether the optimum leaves a variable open: some direction along the optimal face changes it.
  ///
  /// - Complexity: O(terms) where the component's optimum is unique. Otherwise two optimisations of a copy
  ///   for each column of the component, once for each solve.
  mutating func isAmbiguous(_ variable: Int32) -> Bool {
    let term = [Term(1, Variable(index: variable))]
    return term.withUnsafeBufferPointer { isAmbiguous($0) }
  }

  /// Whether the optimum leaves the value of any variable open.
  mutating func isAnythingAmbiguous() -> Bool {
    if isUnique { return false }
    for component in 0..<simplex.components.end where simplex.components[component].hasAlternatives {
      if simplex.components[component].rowCount == 0 { return true }
      if freedom.first[component] < 0 { findDirections(component) }
      if freedom.count[component] > 0 { return true }
    }
    isUnique = true
    return false
  }

  /// Whether the optimum rests on the order of the variables that elimination left free.
  mutating func isDecidedByOrder() -> Bool {
    var isMentioned = Buffer<Bool>()
    for index in 0..<simplex.components.count where simplex.components[index].isDecidedByOrder {
      let component = simplex.components[index]
      if component.rowCount > 0 && simplex.isPinned(Int32(index)) { continue }
      // What nothing is said of is zero in any order.
      if isMentioned.count == 0 { isMentioned = system.mentionedVariables() }
      let external = simplex.symbols[component.externals.lowerBound].source
      if component.columnCount > 1 || isMentioned[external] { return true }
    }
    return false
  }

  /// Whether the optimum could leave a variable open: not where it is known, or its component has one
  /// optimum.
  func mayBeAmbiguous(_ variable: Int32) -> Bool {
    let root = elimination.links[variable].parent
    if root < 0 { return false }
    // What a definition says may be open wherever anything is.
    let component = componentOf[root]
    return component < 0 || simplex.components[component].hasAlternatives
  }

  /// Whether the optimum leaves the value of `Σ terms` open.
  mutating func isAmbiguous(_ terms: UnsafeBufferPointer<Term>) -> Bool {
    elimination.sum.clear()
    for term in terms { elimination.add(term.coefficient, term.variable.index) }
    elimination.expand()
    elimination.sum.dropZeros()
    for index in 0..<elimination.sum.entries.count {
      let component = componentOf[elimination.sum.entries[index].variable]
      if component < 0 || !simplex.components[component].hasAlternatives { continue }
      if simplex.components[component].rowCount == 0 { return true }
      if freedom.first[component] < 0 { findDirections(component) }
      if freedom.count[component] > 0 && isOpen(component) { return true }
    }
    return false
  }

  /// Whether the part of the present sum that lies in a component changes along one of its directions.
  private mutating func isOpen(_ component: Int32) -> Bool {
    let width = Int(simplex.components[component].columnCount)
    for direction in 0..<Int(freedom.count[component]) {
      let first = Int(freedom.first[component]) + direction * width
      var change = 0.0
      var magnitude = 0.0
      for index in 0..<elimination.sum.entries.count {
        let entry = elimination.sum.entries[index]
        if componentOf[entry.variable] != component { continue }
        let part =
          entry.coefficient * freedom.directions[first + Int(externalColumn(of: entry.variable, component))]
        change += part
        magnitude += abs(entry.coefficient)
      }
      if abs(change) > Tolerance.violation * magnitude { return true }
    }
    return false
  }

  /// Finds directions that span the optimal face of a component.
  ///
  /// What is left of each unit vector, orthogonal to the directions found so far, is a sum that either is the
  /// same on the whole face or leads to a point farther along it, which is a direction more. In the end the
  /// directions and the sums that stay the same span everything, so no direction is missing.
  private mutating func findDirections(_ component: Int32) {
    let width = Int(simplex.components[component].columnCount)
    refreshTableau(component)
    freedom.first[component] = freedom.directions.end
    if simplex.isPinned(component) { return noteUniqueness(of: component) }
    if width == 1 {
      // All costs of the only column are known, so what is not pinned can move.
      freedom.directions.append(1)
      freedom.count[component] = 1
      return
    }
    var form = Buffer<Double>()
    var column = 0
    while column < width {
      form.reset(to: 0, count: width)
      form[column] = 1
      removeKnownDirections(component, from: form)
      let isNew =
        length(form) > 1e-6 && move(component, along: form).map { append($0, to: component) } ?? false
      // What is left of the unit vector then may lead further still.
      if !isNew { column += 1 }
    }
    if freedom.count[component] == 0 { noteUniqueness(of: component) }
  }

  /// Moves a copy of a component as far as a form of its externals can grow or shrink; returns how they
  /// changed.
  private mutating func move(_ component: Int32, along form: borrowing Buffer<Double>) -> [Double]? {
    let width = Int(simplex.components[component].columnCount)
    for sign in [1.0, -1.0] {
      var probe = simplex.copy(component)
      probe.scratch.probe.reset(to: 0, count: width)
      for column in 0..<width { probe.scratch.probe[column] = sign * form[column] }
      let pivots = probe.pivots
      let change = probe.probe(0)
      statistics.probePivots += probe.pivots - pivots
      if let change { return change }
    }
    return nil
  }

  /// Takes from a form of the externals what lies along the known directions.
  private func removeKnownDirections(_ component: Int32, from form: borrowing Buffer<Double>) {
    let width = Int(simplex.components[component].columnCount)
    // Twice, because the first time leaves rounding errors behind.
    for _ in 0..<2 {
      for direction in 0..<Int(freedom.count[component]) {
        let first = Int(freedom.first[component]) + direction * width
        var product = 0.0
        var square = 0.0
        for column in 0..<width {
          product += form[column] * freedom.directions[first + column]
          square += freedom.directions[first + column] * freedom.directions[first + column]
        }
        for column in 0..<width { form[column] -= product / square * freedom.directions[first + column] }
      }
    }
  }

  /// Adds a direction; returns whether it is another one, by more than rounding.
  private mutating func append(_ change: [Double], to component: Int32) -> Bool {
    var direction = Buffer<Double>()
    for number in change { direction.append(number) }
    let scale = length(direction)
    if scale == 0 { return false }
    for column in 0..<direction.count { direction[column] /= scale }
    removeKnownDirections(component, from: direction)
    let rest = length(direction)
    if rest < 1e-9 { return false }
    for column in 0..<direction.count { freedom.directions.append(direction[column] / rest) }
    freedom.count[component] += 1
    return true
  }

  /// The largest magnitude in a vector; its length would need the mathematics library.
  private func length(_ vector: borrowing Buffer<Double>) -> Double {
    var largest = 0.0
    for index in 0..<vector.count { largest = max(largest, abs(vector[index])) }
    return largest
  }
}
