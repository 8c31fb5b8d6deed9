// Long definitions: not written out where several rows would repeat them.

extension Presolve {
  /// Rows with this many terms more are still faster than another external.
  static let mostTerms: Int32 = 16

  /// Chooses the defined roots that rows mention as if they were free, the *intermediates*.
  ///
  /// Items one after the other, with a row for the end of each, have n² / 2 terms if every row is written
  /// out:
  ///
  ///     x2 = x1 + w1        row  x2 + w2 <= p      written out   w0 + w1 + w2 <= p
  ///     x3 = x2 + w2        row  x3 + w3 <= p                    w0 + w1 + w2 + w3 <= p
  ///
  /// So a long definition that a row and something else would repeat isn't written out: rows mention its
  /// variable, which is one more external, and the definition is one more required row. Later definitions
  /// start again from that variable, so about one in sixteen is enough. This avoids the fill of Markowitz,
  /// *The elimination form of the inverse*, Management Science 3, 1957: (terms − 1) × (uses − 1).
  ///
  /// Variables of expanded definitions are never intermediates, because sums in which these were substituted
  /// may mention them, too.
  ///
  /// - Complexity: O(definitions); if one of them is long, O(variables + terms of all constraints).
  func chooseIntermediates(_ system: System) {
    if !elimination.hasDefinition(longerThan: mostTerms) { return }
    let mentions = elimination.countMentions(in: system)
    chooseIntermediates(from: 0) { variable, _ in mentions[variable] }
  }

  /// Chooses among the definitions from a first one on, with which no row has been made yet.
  ///
  /// - Parameter mentionCount: The number of rows about a defined root and no other.
  func chooseIntermediates(from first: Int32, mentionCount: (_ root: Int32, Elimination) -> Int32) {
    for index in first..<elimination.definitions.end where elimination.definitions[index].rank >= 0 {
      // Before the first intermediate, all lengths are unchanged since the definitions were made.
      if elimination.hasIntermediates { elimination.measure(index) }
      if elimination.definitions[index].length <= mostTerms { continue }
      let variable = elimination.definitions[index].variable
      let count = mentionCount(variable, elimination)
      if count == 0 || count + elimination.roots[variable].useCount < 2 { continue }
      elimination.roots[variable].isIntermediate = true
      elimination.hasIntermediates = true
    }
  }

  /// Makes the rows of the definitions of intermediates.
  func collectDefinitions() {
    for index in 0..<elimination.definitions.end { collectDefinition(index) }
  }

  /// Makes the row for a step's definition, if its variable is an intermediate.
  func collectDefinition(ofStep step: Int32) {
    let definition = elimination.roots[elimination.steps[step].variable].definition
    if definition >= 0 { collectDefinition(definition) }
  }

  private func collectDefinition(_ index: Int32) {
    let definition = elimination.definitions[index]
    if definition.isUndone || !elimination.roots[definition.variable].isIntermediate { return }
    elimination.load(definition)
    let slot = elimination.steps[elimination.step(of: definition.variable)].constraint
    // The row changes with the definition itself.
    elimination.substituted.append(definition.variable)
    rows.addSubstitutions(of: elimination.substituted, for: slot)
    rows.addCells(elimination.sum.entries, times: 1)
    rows.addRow(
      of: slot, constant: elimination.sum.constant, cellCount: elimination.sum.entries.end,
      Strength.required.rawValue)
  }
}

extension Elimination {
  /// Whether any definition is longer than some terms.
  fileprivate func hasDefinition(longerThan mostTerms: Int32) -> Bool {
    for index in 0..<definitions.end where definitions[index].length > mostTerms { return true }
    return false
  }

  /// For each defined root, how many rows are about it and no other one.
  fileprivate func countMentions(in system: System) -> Buffer<Int32> {
    var counts = Buffer<Int32>()
    counts.reset(to: 0, count: system.variables.count)
    for variable in 0..<links.end where !isFreeRoot(variable) && system.variables[variable].isNonNegative {
      let root = resolve(variable).parent
      if root >= 0 && !isFree(root) { counts[root] += 1 }
    }
    for position in 0..<system.order.count {
      let record = system.record(of: system.order[position])
      if record.pointee.isEliminating || record.pointee.isLeftOut { continue }
      var index = record.pointee.firstTerm
      let end = index + record.pointee.termCount
      // Most rows are about free roots.
      while index < end && isFreeRoot(system.terms[index].variable.index) { index += 1 }
      if index == end { continue }
      let root = onlyDefinedRoot(of: record.pointee, in: system)
      if root >= 0 { counts[root] += 1 }
    }
    return counts
  }

  private func isFreeRoot(_ variable: Int32) -> Bool { isRoot(variable) && isFree(variable) }

  /// The only defined root that a constraint is about; −1 if there is none or several.
  func onlyDefinedRoot(of record: ConstraintRecord, in system: System) -> Int32 {
    var (found, coefficient) = (Int32(-1), 0.0)
    for index in record.terms {
      let term = system.terms[index]
      let link = resolve(term.variable.index)
      if link.parent < 0 || isFree(link.parent) { continue }
      if found >= 0 && found != link.parent { return -1 }
      found = link.parent
      coefficient += term.coefficient * link.factor
    }
    return abs(coefficient) > Tolerance.relative ? found : -1
  }

  /// Finds the length of a definition whose terms may have become intermediates.
  fileprivate func measure(_ definition: Int32) {
    var length: Int32 = 0
    for term in definitions[definition].terms {
      let root = resolve(definitionTerms[term].variable).parent
      if root >= 0 { length = min(length + self.length(of: root), Definition.greatestLength) }
    }
    definitions[definition].length = length
  }
}
