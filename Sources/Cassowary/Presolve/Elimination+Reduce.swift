// Reducing an expression: every variable is replaced by its root, then definitions are substituted until only
// free roots remain.

extension Elimination {
  /// Adds `coefficient × variable` to the sum, as a multiple of its root.
  func add(_ coefficient: Double, _ variable: Int32) {
    expandedTerms += 1
    // Most variables are still roots when they are met, and need no lookup.
    if isRoot(variable) {
      sum.add(coefficient, variable)
      return
    }
    let link = resolve(variable)
    sum.add(link.constant * coefficient)
    if link.parent >= 0 { sum.add(coefficient * link.factor, link.parent) }
  }

  /// Makes the sum `Σ terms + constant` of a constraint, over roots.
  ///
  /// - Returns: The sum if it has no more than two entries, all of them free roots; `nil` if it is in ``sum``.
  // Inlined, like all that eliminates a variable by a short sum or makes a row of one root: otherwise, building 1,000
  // siblings takes 12 % more instructions.
  @inline(__always)
  func load(
    _ constraint: UnsafePointer<ConstraintRecord>, from terms: borrowing Buffer<StoredTerm>
  ) -> ShortSum? {
    var short = ShortSum(constant: Affine(constant: constraint.pointee.constant))
    var index = constraint.pointee.firstTerm
    let end = index + constraint.pointee.termCount
    while index < end {
      let term = terms[index]
      var variable = term.variable.index
      var coefficient = term.coefficient
      // Most variables are still roots when they are met, and need no lookup.
      if !isRoot(variable) {
        let link = resolve(variable)
        short.constant += link.constant * coefficient
        variable = link.parent
        coefficient *= link.factor
      }
      if variable >= 0 && !short.add(coefficient, variable) { break }
      index += 1
    }
    if index == end && hasOnlyFreeRoots(short) {
      expandedTerms += Int(constraint.pointee.termCount)
      return short
    }
    load(short, constraint, from: index, of: terms)
    return nil
  }

  /// Whether the sum holds only free roots, at least one, and the parts of none cancelled.
  // Inlined: `Elimination.load` says what it saves.
  @inline(__always)
  private func hasOnlyFreeRoots(_ short: ShortSum) -> Bool {
    if short.a.isEmpty || !isFree(short.a.variable) || short.a.isZero { return false }
    return short.b.isEmpty || isFree(short.b.variable) && !short.b.isZero
  }

  /// Continues with a short sum that has more than two roots, or needs a closer look.
  private func load(
    _ short: ShortSum, _ constraint: UnsafePointer<ConstraintRecord>, from first: Int32,
    of terms: borrowing Buffer<StoredTerm>
  ) {
    let constraint = constraint.pointee
    expandedTerms += Int(first - constraint.firstTerm)
    sum.begin(with: short)
    // The short sum kept no magnitude of its constant, so the constant is added up again.
    sum.add(Affine(constant: constraint.constant))
    for index in constraint.firstTerm..<first where !isRoot(terms[index].variable.index) {
      sum.add(links[terms[index].variable.index].constant * terms[index].coefficient)
    }
    for index in first..<(constraint.firstTerm + constraint.termCount) {
      add(terms[index].coefficient, terms[index].variable.index)
    }
    sum.dropZeros()
  }

  /// Makes the sum of one variable, over roots.
  func load(_ variable: Int32) {
    sum.clear()
    add(1, variable)
    sum.dropZeros()
  }

  /// Whether two terms of one root cancel out, as in the place of a view that moves along with its superview.
  func cancels(_ terms: UnsafeBufferPointer<Term>) -> Bool {
    guard terms.count == 2 else { return false }
    let (a, b) = (resolve(terms[0].variable.index), resolve(terms[1].variable.index))
    return a.parent == b.parent && terms[0].coefficient * a.factor + terms[1].coefficient * b.factor == 0
  }

  /// Writes the terms over free roots into `result`.
  func reduce(_ terms: UnsafeBufferPointer<Term>, into result: inout Buffer<RootTerm>) {
    sum.clear()
    for term in terms { add(term.coefficient, term.variable.index) }
    expand()
    result.removeAll()
    for index in 0..<sum.entries.count {
      result.append(
        RootTerm(coefficient: sum.entries[index].coefficient, variable: sum.entries[index].variable))
    }
  }

  /// Substitutes definitions until only free roots are left, highest rank first.
  ///
  /// A definition mentions only roots of lower rank, so each is substituted once, with its final coefficient.
  ///
  /// - Complexity: O(terms visited × log definitions among them).
  func expand() {
    substituted.removeAll()
    moveDefined()
    var limit = RoundLimit(definitions.count)
    while let next = pending.removeHighest() {
      limit.countRound(of: "substituting definitions")
      if next.entry.isZero { continue }
      let definition = definitions[next.definition]
      substituted.append(definition.variable)
      sum.add(definition.constant * next.entry.coefficient)
      for index in definition.terms {
        let term = definitionTerms[index]
        addOrHold(next.entry.coefficient * term.coefficient, term.variable)
      }
    }
    sum.dropZeros()
  }

  /// Substitutes definitions until only externals are left: free roots and intermediates.
  func expandToExternals() {
    stopsAtIntermediates = true
    expand()
    stopsAtIntermediates = false
  }

  /// Makes the sum that a definition equates to zero, over externals, with its own variable last.
  func load(_ definition: Definition) {
    sum.clear()
    sum.add(definition.constant)
    for index in definition.terms { add(definitionTerms[index].coefficient, definitionTerms[index].variable) }
    expandToExternals()
    sum.add(-1, definition.variable)
  }

  /// Whether the definition of a root is substituted.
  private func isSubstituted(_ root: RootInfo) -> Bool {
    root.definition >= 0 && !(stopsAtIntermediates && root.isIntermediate)
  }

  /// Moves the defined roots of the sum to ``pending``.
  private func moveDefined() {
    var hasDefined = false
    for index in 0..<sum.entries.count where isSubstituted(roots[sum.entries[index].variable]) {
      if !hasDefined { pending.extend(definitionCount: definitions.count) }
      hasDefined = true
      let entry = sum.entries[index]
      hold(entry.coefficient, magnitude: entry.magnitude, entry.variable)
    }
    if !hasDefined { return }
    let (roots, stops) = (roots.elements, stopsAtIntermediates)
    sum.removeAll {
      let root = roots[Int($0.variable)]
      return root.definition >= 0 && !(stops && root.isIntermediate)
    }
  }

  /// Adds `coefficient × variable` to the sum, or to ``pending`` if its root is defined.
  private func addOrHold(_ coefficient: Double, _ variable: Int32) {
    expandedTerms += 1
    var (coefficient, root) = (coefficient, variable)
    if !isRoot(root) {
      let link = resolve(root)
      sum.add(link.constant * coefficient)
      if link.parent < 0 { return }
      coefficient *= link.factor
      root = link.parent
    }
    if !isSubstituted(roots[root]) {
      sum.add(coefficient, root)
    } else {
      hold(coefficient, magnitude: abs(coefficient), root)
    }
  }

  private func hold(_ coefficient: Double, magnitude: Double, _ root: Int32) {
    let definition = roots[root].definition
    pending.add(
      coefficient, magnitude: magnitude, definition, of: root, rank: definitions[definition].rank)
  }
}
