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
  @inline(__always)
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
  @inline(__always)
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
