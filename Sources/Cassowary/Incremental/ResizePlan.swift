/// The part of the solution that follows the parameters, and how: all that a resize has to compute.
///
/// Values that presolve knows are affine in the parameters, and the optimum of a component is piecewise affine. A piece
/// is a critical region: the values of a parameter for which a basis stays optimal (Gal & Nedoma, *Multiparametric
/// Linear Programming*, Management Science 18, 1972). Regions are kept as parameters come across them, so that a window
/// that goes back and forth is solved once.
///
///     parameter   ├── region 0 ──┤├───── region 1 ─────┤
///     width       100            100 + 1 × (p − 320)
///
/// Made at the first resize after a presolve, because many a layout is never resized.
final class ResizePlan {
  private(set) var isMade = false
  /// How many plans were made.
  private(set) var number = 0
  /// For each variable, whether it moves.
  @exclusivity(unchecked) var moves = Buffer<Bool>()
  /// The known variables that follow one of the parameters.
  @exclusivity(unchecked) var followingFirst = Buffer<KnownVariable>()
  @exclusivity(unchecked) var followingSecond = Buffer<KnownVariable>()
  /// The definitions that move, in the order to evaluate them.
  @exclusivity(unchecked) var definitions = Buffer<Definition>()
  /// The other variables that move.
  @exclusivity(unchecked) var linked = Buffer<Int32>()
  @exclusivity(unchecked) var components = Buffer<MovingComponent>()
  /// The values of each parameter for which all components keep their present regions, whatever the other one is.
  var commonFirst = ClosedInterval.empty
  var commonSecond = ClosedInterval.empty
  /// The externals of these components that follow a parameter in their present regions.
  @exclusivity(unchecked) var externals = Buffer<MovingExternal>()
  /// For each moving component, room for the regions that are kept.
  @exclusivity(unchecked) var regions = Buffer<CriticalRegion>()
  /// For each moving component, the externals of the kept regions; in each region, moving externals come
  /// first.
  @exclusivity(unchecked) var regionExternals = Buffer<MovingExternal>()
  /// The values of each parameter for which no check can fail, whatever the other one is.
  var feasibleFirst = ClosedInterval()
  var feasibleSecond = ClosedInterval()
  /// Whether there are checks that have to be made each time.
  var hasOtherChecks = false
  /// The parameters for which the known variables have their values.
  var evaluated = ParameterValues.unknown

  /// How many regions of a component are kept.
  static let mostRegions = 4
}

/// `variable = constant + slope × parameter`.
struct KnownVariable: BitwiseCopyable {
  var constant: Double
  var slope: Double
  var variable: Int32
}

/// A component with a row that depends on parameters.
struct MovingComponent: BitwiseCopyable {
  /// That of its present region; empty if it has none.
  var range = ClosedInterval.empty
  var component: Int32
  /// The parameter, 1 or 2; 0 for both, in which case the component is optimised at each resize.
  var parameter: UInt8
  var firstExternal: Int32
  var externalCount: Int32
  /// The index of the present region among the kept regions.
  var region: Int32 = 0
  var regionCount: Int32 = 0
  /// The region to replace when there is no more room.
  var oldest: Int32 = 0
}

/// The values of a parameter for which a basis of a component stays optimal.
struct CriticalRegion: BitwiseCopyable {
  var range = ClosedInterval()
  /// Whether the optimum may leave some direction open.
  var hasAlternatives = false
  /// Whether the optimum rests on the order of elimination.
  var isDecidedByOrder = false
  /// Whether it was found to be unique all the same.
  var isUnique = false
  /// How many of the externals follow a parameter.
  var movingCount: Int32 = 0
}

/// An external and its value in a critical region.
struct MovingExternal: BitwiseCopyable {
  var value: Affine
  var variable: Int32

  var moves: Bool { value.parameters != 0 }
}

extension ResizePlan {
  func noteMade() {
    isMade = true
    number += 1
  }

  /// Whether the optimum of a moving component may rest on the order of elimination, which edits may change.
  func isDecidedByOrder(_ simplex: Simplex) -> Bool {
    for index in 0..<components.count where simplex.isDecidedByOrder(components[index].component) {
      return true
    }
    return false
  }

  /// Whether every moving component keeps its present region.
  func keepsRegions(at parameters: ParameterValues) -> Bool {
    commonFirst.contains(parameters.first) && commonSecond.contains(parameters.second)
  }

  /// The index of the first region of a moving component.
  func firstRegion(ofMoving index: Int) -> Int { index * ResizePlan.mostRegions }

  /// The index of the first external in one of its regions.
  func firstExternal(ofMoving index: Int, region: Int) -> Int {
    let moving = components[index]
    return ResizePlan.mostRegions * Int(moving.firstExternal) + region * Int(moving.externalCount)
  }

  /// Forgets everything, because the system was presolved again.
  func removeAll() {
    isMade = false
    components.removeAll()
  }

  /// Forgets the regions and which values are current, because more than parameters changed.
  func forgetValues() {
    evaluated = .unknown
    commonFirst = .empty
    for index in 0..<components.count {
      components[index].regionCount = 0
      components[index].range = .empty
    }
  }
}
