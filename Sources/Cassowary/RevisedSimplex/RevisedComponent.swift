/// A component that the revised simplex optimises, with known facts about its optimum.
///
/// A class, as its simplex is: both change in place.
final class RevisedComponent {
  let simplex = RevisedSimplex()
  private(set) var outcome = RevisedSimplex.Outcome.optimal
  /// The externals at the optimum as functions of the parameters; computed on demand.
  private var externals: [Affine] = []
  /// The movement along the optimal face; computed on demand.
  private var movement: [Double]?
  private var isFaceKnown = false

  /// Brings the component to its optimum.
  func optimize(at parameters: ParameterValues) {
    outcome = simplex.optimize(at: parameters)
    externals = []
    isFaceKnown = false
  }

  /// Adds a number to the constant of a row.
  func shift(_ row: Int32, by difference: Double) {
    simplex.shift(row, by: difference)
    externals = []
    isFaceKnown = false
  }

  /// Each external as a function of the parameters, for as long as the basis stays optimal.
  func value(ofExternal column: Int32) -> Affine {
    if externals.isEmpty { externals = simplex.externalsByParameters() }
    return externals[Int(column)]
  }

  /// The values of a parameter for which the basis stays optimal and as degenerate as it is.
  func criticalRegion(along parameter: UInt8) -> ClosedInterval {
    if externals.isEmpty { externals = simplex.externalsByParameters() }
    return simplex.criticalRegion(along: parameter, externals)
  }

  /// How the externals move along the optimal face; `nil` if it is a point.
  ///
  /// - Throws: The reason why this cannot be determined.
  func alternatives() throws(RevisedSimplex.Failure) -> [Double]? {
    if isFaceKnown { return movement }
    movement = nil
    if let found = try simplex.findAlternatives() { movement = Array(found.elements) }
    isFaceKnown = true
    return movement
  }
}
