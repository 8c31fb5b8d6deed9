import AnchorageHeadless
import Cassowary

/// The subject of a comparison of engines: a layout of some size.
final class Subject {
  let name: String
  let count: Int
  let problem: Problem
  /// Nothing for a system that is no layout of views.
  let workload: Workload?
  /// `nil` for what nobody would write as a screen.
  let tree: Tree?
  /// Whether two required constraints contradict each other, see ``Step/conflict``.
  let hasConflict: Bool
  private let sizes: [(width: Double, height: Double)]
  /// For ``Action/content`` of what is no workload: the constraints of a text in the middle, with their constants
  /// for its longer and for its own words.
  private let texts: [[(constraint: Int, constant: Double)]]

  /// How many constraints a build leaves out, for ``Action/grow``.
  let missingCount: Int

  /// Whether the last constraint is given first.
  let isBackwards: Bool

  /// - Parameters:
  ///   - isGrowing: Whether the widths, of siblings, are left out when it is built.
  ///   - isBackwards: Whether the last constraint is given first.
  init(
    _ kind: Workload.Kind, _ count: Int, isGrowing: Bool = false, isBackwards: Bool = false
  ) throws {
    let workload = try Workload(kind, count: count)
    name = isGrowing ? "growing" : isBackwards ? "backwards" : "\(kind)"
    self.count = count
    self.workload = workload
    (tree, hasConflict, texts) = (nil, false, [])
    self.isBackwards = isBackwards
    missingCount = isGrowing ? count : 0
    let corner = workload.constraints[0..<2].map { $0.expression.terms[0].variable }
    let boxes = workload.boxes.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    problem = Problem(
      isBackwards ? workload.constraints.reversed() : workload.constraints,
      variables: [workload.width, workload.height] + corner + boxes,
      isLast: { isGrowing && $0 % 4 == 0 && $0 > 0 })
    // Neither in order nor all alike: of every eight cells three are narrow, and never two in succession.
    sizes = (0..<8).map { Workload.size(of: kind, count: count, step: $0 * 3 % 8) }
  }

  init(enaml: EnamlSystem) {
    name = "enaml_like"
    count = enaml.constraints.count
    workload = nil
    (tree, hasConflict, texts) = (nil, false, [])
    isBackwards = false
    missingCount = 0
    problem = Problem(enaml.constraints, variables: enaml.variables, weights: enaml.weights)
    // The sizes that kiwi's benchmark asks for.
    sizes = [(400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
  }

  init(_ shape: Shape, _ count: Int, hasConflict: Bool = false) throws {
    var equations = try shape.equations(count: count)
    if hasConflict { equations.addConflict() }
    name = shape.name
    self.count = count
    self.hasConflict = hasConflict
    (workload, tree) = (nil, nil)
    isBackwards = false
    missingCount = 0
    problem = Problem(
      equations.constraints, variables: equations.variables, nonNegative: equations.nonNegative)
    texts = equations.textEdits
    sizes = Self.sizes(from: (shape.root(count), 0))
  }

  /// - Parameter equations: Those of the tree, for engines that know no views.
  init(_ tree: Tree, _ count: Int, hasConflict: Bool = false, equations: TreeEquations? = nil) {
    name = tree.name
    self.count = count
    self.tree = tree
    self.hasConflict = hasConflict
    workload = nil
    isBackwards = false
    missingCount = 0
    problem = equations?.problem ?? Problem([], variables: [])
    texts = equations?.textEdits ?? []
    let size = tree.size(count)
    sizes = Self.sizes(from: (size.width, size.height))
  }

  /// A size, and what one percent and ten percent less are, each with a way back.
  private static func sizes(from base: (width: Double, height: Double)) -> [(width: Double, height: Double)] {
    [1, 0.99, 1, 0.9].map { (base.width * $0, base.height * $0) }
  }

  var kind: Workload.Kind? { workload?.kind }
  /// Whether a text in the middle can get other words.
  var hasText: Bool { !texts.isEmpty }
  /// The frames that the solver's values are.
  func frames(_ values: [Double]) -> [Workload.Frame] {
    guard workload != nil else { return [] }
    return stride(from: 4, to: values.count, by: 4).map {
      Workload.Frame(x: values[$0], y: values[$0 + 1], width: values[$0 + 2], height: values[$0 + 3])
    }
  }

  var constraintCount: Int { problem.constraints.count - problem.boundCount }
  var sizeCount: Int { sizes.count }

  /// The size of the root after so many resizes.
  func size(_ round: Int) -> (width: Double, height: Double) { sizes[round % sizes.count] }

  /// The step of the workload's own sizes that ``size(_:)`` is.
  func step(_ round: Int) -> Int { round % sizes.count * 3 % 8 }
}

// MARK: - Changes

extension Subject {
  /// The constraints that a change touches, with the constants they get in this round.
  ///
  /// Every other round goes back.
  func edits(for action: Action, round: Int) -> [(constraint: Int, constant: Double)] {
    let isChanged = round % 2 == 0
    guard let kind else { return action == .content && hasText ? texts[isChanged ? 0 : 1] : [] }
    switch action {
    case .build, .resize, .grow, .ask: return []
    case .constant:
      let constraint = changedConstraint(of: kind)
      let constant = problem.constraints[constraint].constant
      // The right side grows, so that the constant on the left shrinks.
      return [(constraint, constant - (isChanged ? 2 : 0))]
    case .content:
      let body = contents(of: count / 2).body + (isChanged ? 16 : 0)
      return [(cell(count / 2) + 34, -body), (cell(count / 2) + 35, -body)]
    case .swap:
      let content = contents(of: count - (isChanged ? 0 : 1))
      let first = cell(count - 1)
      let sizes = [content.time, content.name, content.body, content.like, content.share]
      return (0..<40).map { index in
        let constant =
          index < 30 ? problem.constraints[first + index].constant : -sizes[(index - 30) / 2]
        return (first + index, constant)
      }
    }
  }

  func contents(of cell: Int) -> Workload.Content { Workload.Content(index: cell) }

  /// The first constraint of a cell; thirty are about its boxes, ten about what they show.
  private func cell(_ index: Int) -> Int { 2 + 40 * index }

  /// The width of a sibling, a gap of the chain, a top inset of the nest, the height of a cell's button.
  private func changedConstraint(of kind: Workload.Kind) -> Int {
    switch kind {
    case .siblings: 2 + 4 * (count / 2) + 2
    case .chain: 2 + 3 + 4 * (count / 2 - 1)
    case .nested: 2 + 4 * (count / 2)
    case .cells: cell(count / 2) + 18
    }
  }
}
