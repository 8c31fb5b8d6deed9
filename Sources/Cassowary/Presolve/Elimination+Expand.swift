extension Elimination {
  /// Forgets everything.
  mutating func reset() {
    links.removeAll()
    roots.removeAll()
    definitions.removeAll()
    definitionTerms.removeAll()
    steps.removeAll()
    openings.removeAll()
    leftOver.removeAll()
    hasDeferred = false
    sum.removeAll()
  }

  /// Makes the variables that are new roots of their own. Sizes are rather kept than positions.
  mutating func extend(to variables: borrowing Buffer<VariableRecord>) {
    let first = links.count
    // At once where everything is new; one by one, the next ones had better find some room.
    if first == 0 {
      links.reserve(variables.count)
      roots.reserve(variables.count)
      steps.reserve(variables.count)
    }
    let new = variables.elements[first...]
    links.append(count: new.count) { place in
      for variable in new.indices { place[variable - first] = new[variable].link(to: Int32(variable)) }
    }
    roots.append(count: new.count) { place in
      for variable in new.indices { place[variable - first] = new[variable].rootInfo }
    }
    sum.extend(variableCount: variables.count)
  }

  /// Makes a variable a root that nothing is known of, for a slot that another one had.
  mutating func begin(_ variable: Int32, _ record: VariableRecord) {
    links[variable] = record.link(to: variable)
    roots[variable] = record.rootInfo
  }

  func isRoot(_ variable: Int32) -> Bool {
    links[variable].parent == variable
  }

  /// A root that nothing defines: an unknown of what presolve leaves over.
  func isFree(_ root: Int32) -> Bool {
    roots[root].definition < 0
  }

  /// Calls `body` for the definitions, each after those it mentions.
  func forEachDefinition(_ body: (Definition) -> Void) {
    // Expanded definitions mention roots that were defined after them, the others what was defined before.
    for index in stride(from: definitions.count - 1, through: 0, by: -1) where definitions[index].rank < 0 {
      body(definitions[index])
    }
    for index in 0..<definitions.count where definitions[index].rank >= 0 { body(definitions[index]) }
  }

  /// The variable as an affine function of its root; shortens the path on the way.
  ///
  /// - Complexity: amortised logarithmic in the variables, close to constant in practice (path splitting).
  @inline(__always)
  mutating func resolve(_ variable: Int32) -> Link {
    let link = links[variable]
    return link.parent < 0 || isRoot(link.parent) ? link : shortenPath(of: variable)
  }

  private mutating func shortenPath(of variable: Int32) -> Link {
    var link = links[variable]
    while link.parent >= 0 && !isRoot(link.parent) {
      var current = variable
      while true {
        let parent = links[current].parent
        if parent < 0 || isRoot(parent) || parent == current { break }
        links[current] = compose(links[current], links[parent])
        current = parent
      }
      link = links[variable]
    }
    return link
  }

  /// Makes every variable a multiple of its root.
  mutating func shortenPaths() {
    for variable in 0..<links.end { _ = resolve(variable) }
  }

  private func compose(_ outer: Link, _ inner: Link) -> Link {
    Link(
      constant: outer.constant + inner.constant * outer.factor,
      factor: inner.parent < 0 ? 0 : outer.factor * inner.factor, parent: inner.parent)
  }

  /// Adds `coefficient × variable` to the sum, as a multiple of its root.
  @inline(__always)
  @discardableResult
  mutating func add(_ coefficient: Double, _ variable: Int32) -> Int32 {
    expandedTerms += 1
    // Most are roots when they are met first, and those are what they are.
    if isRoot(variable) { return sum.add(coefficient, variable) }
    let link = resolve(variable)
    sum.add(link.constant * coefficient)
    return link.parent < 0 ? -1 : sum.add(coefficient * link.factor, link.parent)
  }

  /// Makes the sum `Σ terms + constant` of a constraint, over roots.
  ///
  /// - Returns: The sum where it has no more than two entries, free roots all; nil where it is in ``sum``.
  @inline(__always)
  mutating func load(
    _ constraint: UnsafePointer<ConstraintRecord>, from terms: borrowing Buffer<StoredTerm>
  ) -> ShortSum? {
    var short = ShortSum(constant: Affine(constant: constraint.pointee.constant))
    var index = constraint.pointee.firstTerm
    let end = index + constraint.pointee.termCount
    while index < end {
      let term = terms[index]
      var variable = term.variable.index
      var coefficient = term.coefficient
      // Most are roots when they are met first, and those are what they are.
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

  /// Whether there are free roots, nothing else, and none that is next to nothing beside the other.
  @inline(__always)
  private func hasOnlyFreeRoots(_ short: ShortSum) -> Bool {
    let least = Tolerance.relative * max(1, short.a.magnitude, short.b.magnitude)
    if short.a.isEmpty || !isFree(short.a.variable) || abs(short.a.coefficient) <= least { return false }
    return short.b.isEmpty || isFree(short.b.variable) && abs(short.b.coefficient) > least
  }

  /// Goes on with a short sum that became too long for one, or has to be looked at more closely.
  private mutating func load(
    _ short: ShortSum, _ constraint: UnsafePointer<ConstraintRecord>, from first: Int32,
    of terms: borrowing Buffer<StoredTerm>
  ) {
    let constraint = constraint.pointee
    expandedTerms += Int(first - constraint.firstTerm)
    sum.begin(with: short)
    sum.add(Affine(constant: constraint.constant))
    for index in constraint.firstTerm..<first where !isRoot(terms[index].variable.index) {
      sum.add(links[terms[index].variable.index].constant * terms[index].coefficient)
    }
    for index in first..<(constraint.firstTerm + constraint.termCount) {
      add(terms[index].coefficient, terms[index].variable.index)
    }
    sum.dropZeros()
  }

  /// Makes the sum of a variable alone, over roots.
  mutating func load(_ variable: Int32) {
    sum.clear()
    add(1, variable)
    sum.dropZeros()
  }

  /// Substitutes definitions until only free roots are left, highest rank first.
  ///
  /// - Complexity: O(terms visited × log definitions among them).
  mutating func expand() {
    opened.removeAll()
    for position in 0..<sum.entries.end { enqueue(position) }
    while let rank = queue.removeHighest() {
      let definition = definitions[rank.definition]
      let position = sum.add(0, definition.variable)
      let entry = sum.entries[position]
      sum.entries[position].isQueued = false
      sum.entries[position].coefficient = 0
      if abs(entry.coefficient) <= Tolerance.relative * entry.magnitude { continue }
      opened.append(definition.variable)
      sum.add(definition.constant * entry.coefficient)
      for index in definition.terms {
        let term = definitionTerms[index]
        let added = add(entry.coefficient * term.coefficient, term.variable)
        if added >= 0 { enqueue(added) }
      }
    }
    sum.dropZeros()
  }

  private mutating func enqueue(_ position: Int32) {
    let entry = sum.entries[position]
    let definition = roots[entry.variable].definition
    if definition < 0 || entry.isQueued { return }
    sum.entries[position].isQueued = true
    queue.insert(RankQueue.Item(rank: definitions[definition].rank, definition: definition))
  }
}

extension VariableRecord {
  fileprivate var rootInfo: RootInfo {
    var info = RootInfo()
    info.stickiness = isNonNegative ? 1 : 0
    return info
  }

  /// What is known about a variable before any equality: a parameter's value, or nothing.
  fileprivate func link(to variable: Int32) -> Link {
    if parameter == 0 || !isAlive { return Link(constant: .zero, factor: 1, parent: variable) }
    let value = Affine(constant: 0, first: parameter == 1 ? 1 : 0, second: parameter == 2 ? 1 : 0)
    return Link(constant: value, factor: 0, parent: Link.known)
  }
}

/// The definitions still to substitute, as a binary heap by rank.
struct RankQueue: ~Copyable {
  struct Item: BitwiseCopyable {
    var rank: Int32
    var definition: Int32
  }

  private var items = Buffer<Item>()

  mutating func insert(_ item: Item) {
    items.append(item)
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if items[parent].rank >= items[child].rank { break }
      swap(parent, child)
      child = parent
    }
  }

  mutating func removeHighest() -> Item? {
    if items.count == 0 { return nil }
    let highest = items[0]
    let last = items.removeLast()
    if items.count == 0 { return highest }
    items[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= items.count { break }
      if child + 1 < items.count && items[child + 1].rank > items[child].rank { child += 1 }
      if items[child].rank <= items[parent].rank { break }
      swap(parent, child)
      parent = child
    }
    return highest
  }

  private func swap(_ a: Int, _ b: Int) {
    let item = items[a]
    items[a] = items[b]
    items[b] = item
  }
}
