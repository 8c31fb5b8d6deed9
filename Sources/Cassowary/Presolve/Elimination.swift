/// Removes the required equalities before anything is optimised.
///
/// Each equality eliminates one variable. With one or two free roots left it becomes a link of an affine
/// union-find (`x = a × root + k`); with more, a *fresh* root, one that no definition mentions yet, is
/// defined by the equation as it stands. Nothing is substituted, so nothing fills in, and no cycle can arise.
/// Only when no root is fresh is the equation expanded to free roots, later definitions first, so that what
/// two sides have in common cancels before it is opened.
///
/// This is the aggregation step of linear-programming presolve (Andersen & Andersen, *Presolving in linear
/// programming*, Math. Programming 71, 1995) kept in un-expanded, echelon form.
struct Elimination: ~Copyable {
  var links = Buffer<Link>()
  var roots = Buffer<RootInfo>()
  var definitions = Buffer<Definition>()
  var definitionTerms = Buffer<RootTerm>()
  /// What was eliminated, in order: the evidence from which conflicts are explained.
  var steps = Buffer<Step>()
  /// The definitions that were substituted to eliminate a variable.
  var openings = Buffer<Opening>()
  /// The equalities that eliminated nothing, which may be otherwise with others, or other constants.
  var leftOver = Buffer<Int32>()
  /// Whether equalities had to wait for those behind them, so that one more might have come before them.
  var hasDeferred = false
  var sum = RootSum()
  /// The definitions still to substitute in the present sum; empty between two of them.
  var queue = RankQueue()
  /// The variables whose definitions were substituted in the present sum.
  var opened = Buffer<Int32>()
  var expandedTerms = 0
  /// How small a coefficient may be beside the largest one to be divided by.
  static let smallestPivot = 0.01
}

/// `variable = factor × parent + constant`; a root is its own parent.
struct Link: BitwiseCopyable {
  var constant: Affine
  var factor: Double
  /// A variable, or `Link.known` when the constant says everything.
  var parent: Int32

  static let known: Int32 = -1
}

/// What the elimination knows about a variable that is a root.
struct RootInfo: BitwiseCopyable {
  /// The definition of the root, −1 while it is free.
  var definition: Int32 = -1
  /// The step that eliminated the variable, −1 for none.
  var step: Int32 = -1
  /// Whether a definition mentions the root.
  var isUsed = false
  /// How much the root should stay free: sizes before positions, then what has soft constraints of its own.
  var stickiness: UInt8 = 0
}

/// `variable = Σ terms + constant`, over variables that were roots when it was made.
struct Definition: BitwiseCopyable {
  var variable: Int32
  var firstTerm: Int32
  var termCount: Int32
  var constant: Affine
  /// The order of substitution, highest first: a definition mentions only roots of lower rank.
  var rank: Int32

  var terms: Range<Int32> { Range(firstTerm, count: termCount) }
}

/// A coefficient times a root.
struct RootTerm: BitwiseCopyable {
  private var packed: PackedDouble
  var variable: Int32

  @inline(__always)
  init(coefficient: Double, variable: Int32) {
    packed = PackedDouble(coefficient)
    self.variable = variable
  }

  @inline(__always)
  var coefficient: Double {
    get { packed.value }
    set { packed = PackedDouble(newValue) }
  }
}

/// That a definition was substituted on the way to something.
struct Opening: BitwiseCopyable {
  /// What for: the variable that was eliminated with it, or the source of a row or a check.
  var user: Int32
  /// The variable that is defined.
  var definition: Int32
}

/// How an equality eliminated a variable.
struct Step: BitwiseCopyable {
  /// The variable's coefficient in the reduced equality.
  var pivot: Double
  /// The link made, before any path was shortened; `Link.known` is the parent of a fixed or a defined
  /// variable.
  var factor: Double = 0
  var parent = Link.known
  var variable: Int32
  var constraint: Int32
  /// Whether definitions were substituted before.
  var isExpanded: Bool
}

/// What an equality waits for before it eliminates a variable.
enum Patience {
  case none
  /// For others to leave no more than two roots, which are linked then.
  case forTwoRoots
  /// For others to define all but one of the roots that had better not stay free: places rather than sizes. So
  /// places are defined from where they begin to where they lead, whatever the order, and sizes stay apart.
  case forOnePlace
}

/// What an equality turned out to be.
enum EliminationOutcome {
  case eliminated
  case redundant
  /// Nothing yet.
  case waiting
  /// No unknown is left, only `constant = 0`, which may depend on the parameters.
  case check(Affine, magnitude: Double)
}
