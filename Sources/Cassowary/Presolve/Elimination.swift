/// Eliminates the required equalities, before anything is optimised.
///
/// Each equality eliminates one variable, in one of three ways:
///
///     x = 16                     fixed: x is known
///     right = 1 × left + 44      with two roots: one is *linked* to the other
///     right = left + width       with more: one is *defined* by the others
///
/// Links form an affine union-find: `x = factor × parent + constant`, and a variable that has no parent is a
/// *root*, the representative of its tree. Definitions are kept as they are stated, over roots, in echelon form:
///
///     links        a ── 1 × ──▶ b ── 2 × ──▶ r ◀── 1 × ── c        r is a root
///     definitions  r = 1 × s + 1 × t                               s and t are free roots
///
/// A *fresh* root, one that no definition mentions yet, is the one to define: then nothing has to be substituted,
/// so nothing fills in, and no cycle can arise. Only if no root is fresh is the equation expanded to free roots,
/// later definitions first, so terms that two definitions share cancel before they are expanded.
///
/// This is the aggregation step of linear-programming presolve (Andersen & Andersen, *Presolving in linear
/// programming*, Math. Programming 71, 1995), kept in un-expanded echelon form.
///
/// Exclusive access to what it stores is not checked: with the checks in the classes of presolve, building cells takes
/// 69 % more instructions.
final class Elimination {
  @exclusivity(unchecked) var links = Buffer<Link>()
  @exclusivity(unchecked) var roots = Buffer<RootInfo>()
  @exclusivity(unchecked) var definitions = Buffer<Definition>()
  @exclusivity(unchecked) var definitionTerms = Buffer<RootTerm>()
  /// The eliminations in order. Edits undo some of them, which leaves gaps, and new constants follow them.
  @exclusivity(unchecked) var steps = Buffer<Step>()
  /// The number of undone steps.
  var undoneCount = 0
  /// The definitions that were substituted in order to eliminate a variable.
  @exclusivity(unchecked) var substitutions = Buffer<Substitution>()
  /// The equalities that were redundant or contradictory; other constraints or constants may change that.
  @exclusivity(unchecked) var leftOver = Buffer<Int32>()
  /// Whether any equality was deferred; a new one might then have been eliminated before it.
  var hasDeferred = false
  /// The expression that is being reduced to roots.
  @exclusivity(unchecked) var sum = RootSum()
  /// The definitions still to substitute in ``sum``; empty between two reductions.
  @exclusivity(unchecked) var pending = PendingDefinitions()
  /// The variables whose definitions were substituted in ``sum``.
  @exclusivity(unchecked) var substituted = Buffer<Int32>()
  /// Whether any root is an intermediate.
  var hasIntermediates = false
  /// Whether the definitions of intermediates are left as they are in ``sum``.
  var stopsAtIntermediates = false
  /// The number of visited terms, for statistics.
  var expandedTerms = 0
}

/// The elimination's record of a variable that is, or was, a root.
struct RootInfo: BitwiseCopyable {
  /// The definition of the root, −1 while it is free.
  var definition: Int32 = -1
  /// The step that eliminated the variable, −1 for none.
  var step: Int32 = -1
  /// The number of mentions in definitions of the root and of variables linked to it.
  var useCount: Int32 = 0
  /// How strongly presolve prefers to keep the root free: 0 for a position; 1 for a size, whose bound would otherwise be a
  /// row of several variables; 2 and 3 for a position and a size with optional constraints of their own.
  var keepPriority: UInt8 = 0
  /// Whether rows mention the root though it is defined; see ``Presolve/chooseIntermediates(_:)``.
  var isIntermediate = false

  /// Whether a definition mentions the root.
  var isUsed: Bool { useCount > 0 }
}

extension Elimination {
  /// Removes everything and keeps the memory.
  func reset() {
    links.removeAll()
    roots.removeAll()
    definitions.removeAll()
    definitionTerms.removeAll()
    steps.removeAll()
    undoneCount = 0
    substitutions.removeAll()
    leftOver.removeAll()
    hasDeferred = false
    hasIntermediates = false
    sum.removeAll()
  }

  /// Makes every new variable a root.
  func extend(to variables: borrowing Buffer<VariableRecord>) {
    let first = links.count
    // Reserve exactly for a fresh system; later additions rely on geometric growth.
    if first == 0 {
      links.reserve(variables.count)
      roots.reserve(variables.count)
      steps.reserve(variables.count)
    }
    let (new, count) = (variables.base + first, variables.count - first)
    links.append(count: count) { memory in
      for index in 0..<count { memory[index] = new[index].link(to: Int32(first + index)) }
    }
    roots.append(count: count) { memory in
      for index in 0..<count { memory[index] = new[index].rootInfo }
    }
    sum.extend(variableCount: variables.count)
  }

  /// Makes a variable a root again, because its slot was reused.
  func begin(_ variable: Int32, _ record: VariableRecord) {
    links[variable] = record.link(to: variable)
    roots[variable] = record.rootInfo
  }

  /// Raises the keep priority of a variable that has an optional constraint of its own.
  ///
  /// Then it stays a free variable of the simplex, and variables that depend on it split into small
  /// components.
  func keep(_ variable: Int32) {
    roots[variable].keepPriority |= 2
  }
}

extension VariableRecord {
  fileprivate var rootInfo: RootInfo {
    var info = RootInfo()
    info.keepPriority = isNonNegative ? 1 : 0
    return info
  }

  /// The link of a variable before any equality: a root, or a known value for a parameter.
  fileprivate func link(to variable: Int32) -> Link {
    if parameter == 0 || !isAlive { return Link(constant: .zero, factor: 1, parent: variable) }
    let value = Affine(constant: 0, first: parameter == 1 ? 1 : 0, second: parameter == 2 ? 1 : 0)
    return Link(constant: value, factor: 0, parent: Link.known)
  }
}

// MARK: - Asking

extension Elimination {
  func isRoot(_ variable: Int32) -> Bool {
    links[variable].parent == variable
  }

  /// Whether a root is not defined: an unknown that presolve leaves to the simplex.
  func isFree(_ root: Int32) -> Bool {
    roots[root].definition < 0
  }

  /// Whether rows mention a root though it is defined.
  func isIntermediate(_ root: Int32) -> Bool {
    roots[root].isIntermediate
  }

  /// Whether rows may mention a root, which is free or has a definition too long to be written out.
  func isExternal(_ root: Int32) -> Bool {
    isFree(root) || roots[root].isIntermediate
  }

  /// The number of terms that a root contributes to a sum over externals.
  func length(of root: Int32) -> Int32 {
    isExternal(root) ? 1 : definitions[roots[root].definition].length
  }

  /// The root of a variable, −1 if it is known; valid after ``shortenPaths()``.
  func root(of variable: Int32) -> Int32 {
    links[variable].parent
  }

  // Loops over all variables count with `Int`: it saves a conversion for each access.
  func root(of variable: Int) -> Int32 {
    links[variable].parent
  }

  /// The variable as a function of its root; valid after ``shortenPaths()``.
  func link(of variable: Int32) -> Link {
    links[variable]
  }

  /// The number of variables when the elimination was last extended.
  var variableCount: Int { links.count }

  /// The number of steps, including undone ones.
  var stepCount: Int { steps.count }

  /// The number of definitions, including undone ones.
  var definitionCount: Int32 { definitions.end }

  /// The number of eliminated variables.
  var eliminatedCount: Int { steps.count - undoneCount }

  func step(_ index: Int32) -> Step {
    steps[index]
  }

  func step(_ index: Int) -> Step {
    steps[index]
  }

  /// The step that eliminated a variable, −1 for none.
  func step(of variable: Int32) -> Int32 {
    roots[variable].step
  }

  /// Whether a step eliminated the variable by linking or fixing it rather than by defining it.
  func isLinked(_ variable: Int32) -> Bool {
    roots[variable].step >= 0 && roots[variable].definition < 0
  }

  /// The definition of a root; `nil` while it is free.
  func definition(of root: Int32) -> Definition? {
    let index = roots[root].definition
    return index < 0 ? nil : definitions[index]
  }

  /// The terms of a definition, valid until the next elimination.
  func terms(of definition: Definition) -> UnsafeBufferPointer<RootTerm> {
    UnsafeBufferPointer(
      start: definitionTerms.base + Int(definition.firstTerm), count: Int(definition.termCount))
  }

  /// Calls `body` for every definition, each after the definitions that it mentions.
  func forEachDefinition(_ body: (Definition) -> Void) {
    // Expanded definitions mention roots that were defined after them, the others roots defined before.
    for index in stride(from: definitions.count - 1, through: 0, by: -1) where definitions[index].rank < 0 {
      if !definitions[index].isUndone { body(definitions[index]) }
    }
    for index in 0..<definitions.count where definitions[index].rank >= 0 && !definitions[index].isUndone {
      body(definitions[index])
    }
  }

  /// Calls `body` for every substitution on which a step depends, and for the step.
  func forEachSubstitution(_ body: (_ definition: Int32, _ step: Int32) -> Void) {
    for index in 0..<substitutions.count {
      body(substitutions[index].definition, roots[substitutions[index].user].step)
    }
  }
}

/// `variable = factor × parent + constant`, an edge of the affine union-find; a root is its own parent.
struct Link: BitwiseCopyable {
  var constant: Affine
  var factor: Double
  /// A variable, or `Link.known` if the constant is the whole value.
  var parent: Int32

  static let known: Int32 = -1

  var isKnown: Bool { parent < 0 }
}

extension Link {
  /// The value of the linked variable, from the value of its root.
  func value(_ variable: Int, _ values: UnsafeMutablePointer<Double>, _ parameters: ParameterValues) -> Double
  {
    // The factor of a known variable is zero, so any finite number serves as its parent's value.
    constant.value(parameters) + factor * values[parent < 0 ? variable : Int(parent)]
  }
}

// MARK: - Finding roots

extension Elimination {
  /// The variable as an affine function of its root; shortens the path on the way.
  ///
  /// - Complexity: Amortised logarithmic in the variables, close to constant in practice (path splitting, see
  ///   Tarjan & van Leeuwen, *Worst-case analysis of set union algorithms*, JACM 31, 1984).
  func resolve(_ variable: Int32) -> Link {
    let link = links[variable]
    return link.parent < 0 || isRoot(link.parent) ? link : shortenPath(of: variable)
  }

  /// Makes every variable an affine function of its root.
  func shortenPaths() {
    for variable in 0..<links.end { _ = resolve(variable) }
  }

  private func shortenPath(of variable: Int32) -> Link {
    var link = links[variable]
    // Each iteration halves the rest of the path.
    var limit = RoundLimit(2 * links.count)
    while link.parent >= 0 && !isRoot(link.parent) {
      var current = variable
      while true {
        limit.countRound(of: "following links")
        let parent = links[current].parent
        if parent < 0 || isRoot(parent) || parent == current { break }
        links[current] = compose(links[current], links[parent])
        current = parent
      }
      link = links[variable]
    }
    return link
  }

  private func compose(_ outer: Link, _ inner: Link) -> Link {
    Link(
      constant: outer.constant + inner.constant * outer.factor,
      factor: inner.parent < 0 ? 0 : outer.factor * inner.factor, parent: inner.parent)
  }
}

/// `variable = Σ terms + constant`, over variables that were roots when it was made.
struct Definition: BitwiseCopyable {
  var variable: Int32
  var firstTerm: Int32
  var termCount: Int32
  var constant: Affine
  /// The order of substitution, highest first: a definition mentions only roots of lower rank.
  var rank: Int32
  /// The number of terms once written out over externals, if none of them cancel; an estimate, because roots
  /// may be eliminated later.
  var length: Int32

  /// The limit of counting: definitions that repeatedly mention the same variables soon have more terms than
  /// a number can count.
  static let greatestLength: Int32 = 1 << 20

  /// Whether the step that made it was undone; there are no terms then.
  var isUndone: Bool { termCount < 0 }
  var terms: Range<Int32> { Range(firstTerm, count: termCount) }
}

/// A record of how an equality eliminated a variable.
struct Step: BitwiseCopyable {
  /// The variable's coefficient in the reduced equality.
  var pivot: Double
  /// The link made, before any path was shortened; the parent is `Link.known` if the variable was fixed or
  /// defined instead.
  var factor: Double = 0
  var parent = Link.known
  var variable: Int32
  var constraint: Int32
  /// Whether definitions were substituted before.
  var isExpanded: Bool

  /// The placeholder of a step that was undone.
  static let undone = Step(pivot: 1, variable: -1, constraint: -1, isExpanded: false)

  var isUndone: Bool { variable < 0 }
}

// The way back: from the values of the free roots to the values of all variables.

extension Elimination {
  /// Computes every variable from the free roots: definitions in reverse order of substitution, then links.
  ///
  /// - Complexity: O(variables + terms of definitions).
  func evaluate(_ values: borrowing Buffer<Double>, at parameters: ParameterValues) {
    forEachDefinition { evaluate($0, values, at: parameters) }
    // A root is a link to itself, so one loop handles all variables.
    let (links, values) = (links.base, values.base)
    for variable in 0..<self.links.count {
      values[variable] = links[variable].value(variable, values, parameters)
    }
  }

  /// Computes the variable that a definition defines.
  func evaluate(_ definition: Definition, _ values: borrowing Buffer<Double>, at parameters: ParameterValues)
  {
    values[definition.variable] = value(of: definition, values, at: parameters)
  }

  /// The value of the variable of a definition, given the values of the variables that it mentions.
  func value(
    of definition: Definition, _ values: borrowing Buffer<Double>, at parameters: ParameterValues
  ) -> Double {
    var value = definition.constant.value(parameters)
    for term in definition.terms {
      let mentioned = definitionTerms[term]
      value += mentioned.coefficient * currentValue(of: mentioned.variable, values, at: parameters)
    }
    return value
  }

  /// Computes linked variables whose roots have their values.
  func evaluate(
    linked variables: borrowing Buffer<Int32>, _ values: borrowing Buffer<Double>,
    at parameters: ParameterValues
  ) {
    let (links, values) = (links.base, values.base)
    for index in 0..<variables.count {
      let variable = Int(variables[index])
      values[variable] = links[variable].value(variable, values, parameters)
    }
  }

  /// The value of a variable whose root has its value.
  private func currentValue(
    of variable: Int32, _ values: borrowing Buffer<Double>, at parameters: ParameterValues
  ) -> Double {
    let link = links[variable]
    if link.parent == variable { return values[variable] }
    let constant = link.constant.value(parameters)
    return link.parent < 0 ? constant : constant + link.factor * values[link.parent]
  }
}
