// Where the last optimum stays optimal while one of the parameters moves.

extension Pipeline {
  /// The values of a parameter for which every value is affine in it, as at present: the bases of all components stay
  /// optimal, the same checks hold, and the same constraints are left out.
  ///
  /// The other parameter keeps its value. The region may end a few tolerances early, and is empty if it cannot be
  /// determined; see ``Simplex/criticalRegion(_:along:otherwise:)``.
  ///
  /// - Complexity: O(symbols), and an optimisation of each component that moved to an optimum it had before.
  func criticalRegion(along variable: Int32) -> ClosedInterval {
    guard stage == .solved, variable >= 0 else { return .empty }
    let parameter: UInt8 = variable == system.firstParameter ? 1 : 2
    let other = parameter == 1 ? parameters.second : parameters.first
    var region = ClosedInterval()
    for index in 0..<presolve.checks.count {
      presolve.checks[index].restrict(&region, along: parameter, otherwise: other)
    }
    report.restrict(&region, along: parameter, otherwise: other)
    for index in 0..<Int32(simplex.componentCount) {
      if region.isEmpty { return .empty }
      simplex.reoptimize(index)
      region.restrict(to: simplex.criticalRegion(index, along: parameter, otherwise: other))
    }
    return region
  }
}

extension Check {
  /// Leaves out the values of a parameter for which the check fails.
  fileprivate func restrict(_ region: inout ClosedInterval, along parameter: UInt8, otherwise other: Double) {
    let (constant, slope) = constant.line(along: parameter, otherwise: other)
    if slope == 0 { return }
    if isEquality { region.restrict(toNonNegative: Tolerance.violation - constant, -slope) }
    region.restrict(toNonNegative: (isEquality ? Tolerance.violation : 0) + constant, slope)
  }
}

extension Affine {
  /// The number as a function of one parameter: `constant + slope × parameter`.
  func line(along parameter: UInt8, otherwise other: Double) -> (constant: Double, slope: Double) {
    parameter == 1 ? (constant + second * other, first) : (constant + first * other, second)
  }
}

extension Solver {
  /// The values of a parameter for which all values are affine in it, as they are at the last ``solve()``, with the same
  /// constraints left out; at least nearly as many as there are.
  package func criticalRegion(of parameter: Variable) -> ClosedInterval {
    pipeline.criticalRegion(along: parameter.index)
  }
}
