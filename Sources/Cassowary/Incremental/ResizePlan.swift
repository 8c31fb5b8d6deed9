/// What follows the parameters, and how: all that a resize has to compute.
///
/// What presolve knows is affine in the parameters, and the optimum of a component is so in pieces. A piece
/// ends where a basic symbol changes sides: up to there the basis stays optimal, which is its critical region
/// (Gal & Nedoma, *Multiparametric Linear Programming*, Management Science 18, 1972). Pieces are kept as
/// parameters come across them, so that a window that goes back and forth is solved once.
///
/// Made at the second resize after a presolve, because many a layout is never resized.
struct ResizePlan: ~Copyable {
  var isMade = false
  /// Whether there was a resize since the last presolve.
  var isDue = false
  /// How many plans were made.
  var number = 0
  /// Of each variable, whether it moves.
  var moves = Buffer<Bool>()
  /// The known variables that follow one of the parameters.
  var followingFirst = Buffer<KnownVariable>()
  var followingSecond = Buffer<KnownVariable>()
  /// The definitions that move, in the order to evaluate them.
  var definitions = Buffer<Definition>()
  /// The other variables that move.
  var linked = Buffer<Int32>()
  var components = Buffer<MovingComponent>()
  /// Of each component, its place among those that move; −1 for none.
  var movingOf = Buffer<Int32>()
  /// Where all of them keep their present pieces, one parameter regardless of the other.
  var steadyFirst = ClosedInterval.nothing
  var steadySecond = ClosedInterval.nothing
  /// The externals of these components that follow a parameter in their present pieces.
  var externals = Buffer<MovingExternal>()
  /// Of each moving component, room for the pieces that are kept.
  var pieces = Buffer<Piece>()
  /// Of each moving component, the externals of the pieces that are kept, of each those that move first.
  var pieceExternals = Buffer<MovingExternal>()
  /// Where no check can fail, one parameter regardless of the other.
  var safeFirst = ClosedInterval()
  var safeSecond = ClosedInterval()
  /// Whether all checks have to be made each time.
  var hasOtherChecks = false
  /// The parameters whose followers have their values; NaN for none.
  var evaluated = ParameterValues.unknown

  /// How many pieces are kept of a component.
  static let mostPieces = 4
}

/// `variable = constant + slope × parameter`.
struct KnownVariable: BitwiseCopyable {
  var constant: Double
  var slope: Double
  var variable: Int32
}

/// A component with a row that depends on parameters.
struct MovingComponent: BitwiseCopyable {
  /// That of its present piece; nothing if it has none.
  var range = ClosedInterval.nothing
  var component: Int32
  /// The parameter, 1 or 2; 0 where it takes both, which is solved anew each time.
  var parameter: UInt8
  var firstExternal: Int32
  var externalCount: Int32
  /// The present piece, among those that are kept.
  var piece: Int32 = 0
  var pieceCount: Int32 = 0
  /// The piece to give up when there is no more room.
  var oldest: Int32 = 0
}

/// A range of a parameter in which a basis of a component stays optimal.
struct Piece: BitwiseCopyable {
  var range = ClosedInterval()
  /// Whether the optimum may leave some direction open.
  var hasAlternatives = false
  /// Whether it was found not to, all the same.
  var isUnique = false
  /// How many of the externals follow a parameter.
  var movingCount: Int32 = 0
}

/// An external as a piece says it is.
struct MovingExternal: BitwiseCopyable {
  var value: Affine
  var variable: Int32

  var moves: Bool { value.parameters != 0 }
}

/// The numbers from one to another, these included; none if they are in the wrong order.
struct ClosedInterval: BitwiseCopyable {
  var low = -Double.infinity
  var high = Double.infinity

  static let nothing = ClosedInterval(low: .infinity, high: -.infinity)

  var isEmpty: Bool { low > high }

  func contains(_ number: Double) -> Bool { number >= low && number <= high }

  /// Leaves what is in another one too.
  mutating func restrict(to other: ClosedInterval) {
    low = max(low, other.low)
    high = min(high, other.high)
  }

  /// Leaves what makes `constant + slope × number` not negative.
  mutating func restrict(toNonNegative constant: Double, _ slope: Double) {
    let root = -constant / slope
    if slope > 0 { low = max(low, root) } else if slope < 0 { high = min(high, root) }
  }
}

extension ResizePlan {
  /// Whether every moving component keeps its present piece.
  func isSteady(at parameters: ParameterValues) -> Bool {
    steadyFirst.contains(parameters.first) && steadySecond.contains(parameters.second)
  }

  /// The place of the pieces of a moving component.
  func firstPiece(ofMoving index: Int) -> Int { index * ResizePlan.mostPieces }

  /// The place of the externals of one of its pieces.
  func firstExternal(ofMoving index: Int, piece: Int) -> Int {
    let moving = components[index]
    return ResizePlan.mostPieces * Int(moving.firstExternal) + piece * Int(moving.externalCount)
  }

  /// Forgets everything, because what was presolved changed.
  mutating func removeAll() {
    isMade = false
    isDue = false
    components.removeAll()
  }

  /// Forgets the pieces and that values are known, because more than parameters changed.
  mutating func forgetValues() {
    evaluated = .unknown
    steadyFirst = .nothing
    for index in 0..<components.count {
      components[index].pieceCount = 0
      components[index].range = .nothing
    }
  }
}
