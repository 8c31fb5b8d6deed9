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
///
/// Exclusive access to its buffers is not checked: with the checks, the resize of a grid takes 23 % more
/// instructions.
final class ResizePlan {
  private(set) var isMade = false
  /// How many plans were made.
  private(set) var number = 0
  /// For each variable, whether it moves.
  @exclusivity(unchecked) var moves = Buffer<Bool>()
  /// The known variables that follow one of the parameters.
  @exclusivity(unchecked) var followingFirst = Buffer<FollowingVariable>()
  @exclusivity(unchecked) var followingSecond = Buffer<FollowingVariable>()
  /// The definitions that move, in the order to evaluate them.
  @exclusivity(unchecked) var definitions = Buffer<Definition>()
  /// The other variables that move.
  @exclusivity(unchecked) var linked = Buffer<Int32>()
  @exclusivity(unchecked) var components = Buffer<MovingComponent>()
  /// Where all components keep their present regions.
  var common = ParameterRanges.empty
  /// The externals of these components that follow one of the parameters in their present regions.
  @exclusivity(unchecked) var externalsFollowingFirst = Buffer<FollowingVariable>()
  @exclusivity(unchecked) var externalsFollowingSecond = Buffer<FollowingVariable>()
  /// For each moving component, room for the regions that are kept.
  @exclusivity(unchecked) var regions = Buffer<CriticalRegion>()
  /// For each moving component, the externals of the kept regions; in each region, moving externals come
  /// first.
  @exclusivity(unchecked) var regionExternals = Buffer<FollowingVariable>()
  /// Where no check can fail.
  var feasible = ParameterRanges()
  /// Whether there are checks that have to be made each time.
  var hasOtherChecks = false
  /// The parameters for which the known variables have their values.
  var evaluated = ParameterValues.unknown

  /// How many regions of a component are kept.
  static let mostRegions = 4
}

/// `variable = constant + slope × parameter`.
struct FollowingVariable: BitwiseCopyable {
  var constant = 0.0
  var slope = 0.0
  var variable: Int32 = 0
}

/// For each parameter a range, whatever the other one is.
struct ParameterRanges: BitwiseCopyable {
  var first = ClosedInterval()
  var second = ClosedInterval()

  static let empty = ParameterRanges(first: .empty, second: .empty)

  func contain(_ parameters: ParameterValues) -> Bool {
    first.contains(parameters.first) && second.contains(parameters.second)
  }
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

extension ResizePlan {
  func markMade() {
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
    common = .empty
    for index in 0..<components.count {
      components[index].regionCount = 0
      components[index].range = .empty
    }
  }
}

// Finding the values that move, once for many resizes.

extension ResizePlan {
  func make(_ system: System, _ presolve: Presolve, _ simplex: Simplex) {
    markMade()
    moves.reset(to: false, count: system.variables.count)
    planComponents(presolve.rows, simplex)
    planDefinitions(presolve.elimination)
    planLinks(presolve.elimination)
    planChecks(presolve)
    evaluated = .unknown
    common = .empty
  }

  private func planComponents(_ rows: RowTable, _ simplex: Simplex) {
    components.removeAll()
    var parameters = Buffer<UInt8>()
    parameters.reset(to: 0, count: simplex.componentCount)
    for index in 0..<rows.rows.count where !rows.rows[index].isRemoved {
      let row = rows.rows[index]
      parameters[simplex.component(of: rows.cells[row.firstCell].variable)] |= row.constant.parameters
    }
    var externalCount: Int32 = 0
    for index in 0..<Int32(simplex.componentCount) where parameters[index] != 0 {
      let count = simplex.externalCount(of: index)
      components.append(
        MovingComponent(
          component: index, parameter: parameters[index] == 3 ? 0 : parameters[index],
          firstExternal: externalCount, externalCount: count))
      externalCount += count
      simplex.forEachVariable(of: index) { moves[$0] = true }
    }
    regions.reset(to: CriticalRegion(), count: ResizePlan.mostRegions * components.count)
    regionExternals.reset(
      to: FollowingVariable(), count: ResizePlan.mostRegions * Int(externalCount))
  }

  private func planDefinitions(_ elimination: Elimination) {
    definitions.removeAll()
    elimination.forEachDefinition { definition in
      if !isMoving(definition, elimination) { return }
      moves[definition.variable] = true
      definitions.append(definition)
    }
  }

  private func isMoving(_ definition: Definition, _ elimination: Elimination) -> Bool {
    if definition.constant.parameters != 0 { return true }
    for term in elimination.terms(of: definition) {
      if isMoving(elimination.link(of: term.variable)) { return true }
    }
    return false
  }

  private func isMoving(_ link: Link) -> Bool {
    link.constant.parameters != 0 || link.parent >= 0 && moves[link.parent]
  }

  private func planLinks(_ elimination: Elimination) {
    followingFirst.removeAll()
    followingSecond.removeAll()
    linked.removeAll()
    for variable in 0..<Int32(elimination.variableCount) where !elimination.isRoot(variable) {
      let link = elimination.link(of: variable)
      if !isMoving(link) { continue }
      moves[variable] = true
      let (constant, parameters) = (link.constant, link.isKnown ? link.constant.parameters : 3)
      switch parameters {
      case 1:
        followingFirst.append(
          FollowingVariable(constant: constant.constant, slope: constant.first, variable: variable))
      case 2:
        followingSecond.append(
          FollowingVariable(constant: constant.constant, slope: constant.second, variable: variable))
      default: linked.append(variable)
      }
    }
  }

  private func planChecks(_ presolve: Presolve) {
    feasible = ParameterRanges()
    hasOtherChecks = false
    for index in 0..<presolve.checks.count {
      let check = presolve.checks[index]
      let parameters = check.constant.parameters
      if parameters == 0 { continue }
      if check.isEquality || parameters == 3 {
        hasOtherChecks = true
      } else if parameters == 1 {
        feasible.first.restrict(toNonNegative: check.constant.constant, check.constant.first)
      } else {
        feasible.second.restrict(toNonNegative: check.constant.constant, check.constant.second)
      }
    }
  }
}

extension ResizePlan {
  /// The values that follow the parameters, then each moving component with the critical regions that are kept:
  ///
  ///     with p
  ///       x2 == p - 16
  ///     definitions
  ///       x5
  ///     links
  ///       x7
  ///     component 0 with p, in region 1
  ///       415.999999...inf: x1 == 400
  ///       -inf...415.999999: x1 == p - 16
  var description: String {
    if !isMade { return "" }
    var text =
      ResizePlan.listing("with p", followingFirst, "p") + ResizePlan.listing("with q", followingSecond, "q")
    var names: [String] = []
    for index in 0..<definitions.count { names.append("x\(definitions[index].variable)") }
    text += Cassowary.listing("definitions", names)
    names = []
    for index in 0..<linked.count { names.append("x\(linked[index])") }
    text += Cassowary.listing("links", names)
    for index in 0..<components.count { text += description(ofMoving: index) }
    return text
  }

  private func description(ofMoving index: Int) -> String {
    let moving = components[index]
    var lines: [String] = []
    for region in 0..<Int(moving.regionCount) {
      let range = regions[firstRegion(ofMoving: index) + region].range
      let first = firstExternal(ofMoving: index, region: region)
      var values: [String] = []
      for offset in 0..<Int(moving.externalCount) {
        values.append(regionExternals[first + offset].text(along: moving.parameter == 2 ? "q" : "p"))
      }
      lines.append("\(range.low.text)...\(range.high.text): \(values.joined(separator: ", "))")
    }
    if lines.isEmpty { lines.append("no region: optimised at the next resize") }
    let parameter = moving.parameter == 0 ? "p and q" : moving.parameter == 1 ? "p" : "q"
    let present = moving.range.isEmpty ? "" : ", in region \(moving.region)"
    return Cassowary.listing("component \(moving.component) with \(parameter)\(present)", lines)
  }

  private static func listing(
    _ title: String, _ known: borrowing Buffer<FollowingVariable>, _ parameter: String
  ) -> String {
    var lines: [String] = []
    for index in 0..<known.count { lines.append(known[index].text(along: parameter)) }
    return Cassowary.listing(title, lines)
  }
}

extension FollowingVariable {
  fileprivate func text(along parameter: String) -> String {
    var sum = SumText()
    sum.add(slope, parameter)
    sum.add(constant)
    return "x\(variable) == \(sum.description)"
  }
}
