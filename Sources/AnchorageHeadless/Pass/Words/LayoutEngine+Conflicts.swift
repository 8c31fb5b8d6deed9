import Anchorage
import Cassowary

extension LayoutEngine {
  /// The conflicts that the last pass found.
  var conflicts: [LayoutConflict] {
    writeConflicts()
    return report.conflicts
  }

  /// Describes the conflicts of the last pass, unless they are described already.
  ///
  /// This may take much longer than the pass, and the conflicts of most passes are never read. So it happens when they are
  /// read, or just before any constraint, item or frame of the tree changes; see ``PendingWork/wording``.
  func writeConflicts() {
    guard report.hasUnwrittenConflicts else { return }
    let conflicts = solver.conflicts
    // Conflicts share many constraints, so each is described once.
    let constraints = sources(among: Set(conflicts.flatMap { $0.constraints }))
      .mapValues { NamedConflictSource($0) }
    let bounds = sources(among: Set(conflicts.flatMap { $0.nonNegativeVariables }))
      .mapValues { NamedConflictSource($0) }
    report.write(conflicts.map { text(of: $0, constraints, bounds) })
  }

  /// Discards the conflicts of the last pass without describing them; for copies, whose conflicts are never read.
  func discardConflicts() { report.write([]) }

  private func text(
    of conflict: Conflict, _ constraints: [ConstraintID: NamedConflictSource],
    _ bounds: [Variable: NamedConflictSource]
  ) -> LayoutConflict {
    var sources: [NamedConflictSource] = []
    var broken = 0
    for id in conflict.constraints {
      if id == conflict.broken { broken = sources.count }
      if let source = constraints[id] { sources.append(source) }
    }
    sources += conflict.nonNegativeVariables.compactMap { bounds[$0] }
    var result = LayoutConflict(
      sources, broken: min(broken, max(0, sources.count - 1)), root, report.rootSize)
    result.numbers = numbers(of: conflict, sources.map { $0.number }) { index in
      sources[index].anchors.count == 1
        ? "\(sources[index].items[0]).\(sources[index].anchors[0].attribute)" : nil
    }
    return result
  }

  /// The sum of the numbers of a conflict; `nil` if there are too many numbers, or some that reports don't show.
  ///
  /// - Parameters:
  ///   - shown: The numbers of the constraints, then of the bounds; `nil` for a number that isn't written.
  ///   - anchor: The name of the only anchor of a member.
  func numbers(of conflict: Conflict, _ shown: [Double?], anchor: (Int) -> String?) -> ConflictSum? {
    guard shown.count == conflict.constraints.count + conflict.nonNegativeVariables.count,
      shown.count <= LayoutConflict.largestMemberCount
    else { return nil }
    var rows: [ConflictSum.Row] = []
    func add(_ terms: [Term], _ relation: LayoutRelation, _ number: Double, of name: () -> String?) {
      // A constraint about the dimension of one item.
      let isAnchor = terms.count == 1 && terms[0].coefficient == 1
      rows.append(
        ConflictSum.Row(
          terms: terms.map { ($0.variable.index, $0.coefficient) },
          part: ConflictSum.Part(
            member: rows.count, factor: 0, number: number, relation: relation,
            anchor: isAnchor ? name() : nil)))
    }
    for (index, id) in conflict.constraints.enumerated() {
      let stated = solver.stated(id)
      // Baselines and alignment rectangles add numbers that no constraint shows.
      if let number = shown[index], !Tolerance.areSame(number, -stated.constant) { return nil }
      add(stated.terms, LayoutRelation(stated.relation), -stated.constant) { anchor(index) }
    }
    for variable in conflict.nonNegativeVariables {
      let index = rows.count
      add([Term(1, variable)], .greaterThanOrEqual, 0) { anchor(index) }
    }
    let variables = Set(rows.flatMap { $0.terms.map { $0.variable } })
    for axis in LayoutAxis.allCases {
      let variable = entries[0].segment(along: axis).size
      guard query == nil, variables.contains(variable) else { continue }
      add([Term(1, Variable(index: variable))], .equal, value(variable)) {
        "\(root.displayName).\(axis.dimension)"
      }
    }
    return ConflictSum(rows)
  }
}

// MARK: - Sources in the words of a report

/// The origin of a solver's constraint, in the words of a report.
///
/// A class, because a thousand conflicts may share the same thousand sources.
final class NamedConflictSource {
  /// The anchors that take part.
  let anchors: [ConflictSource.Anchor]
  /// The name of the item of each anchor.
  let items: [String]
  /// The line of the report.
  let member: LayoutConflict.Member
  /// The constant of a constraint that the program or a view made.
  let number: Double?
  /// Whether the program made the constraint.
  let isWritten: Bool
  /// Whether the constraint is how a stack view hides a view.
  let hides: Bool
  /// The step between siblings, if it is a constraint of the program.
  let step: ConstraintStep?

  init(_ source: ConflictSource) {
    let constraint = source.madeConstraint
    step = constraint.flatMap { $0.isMadeByView ? nil : $0.step }
    number = constraint?.storedConstant
    isWritten = constraint.map { !$0.isMadeByView } ?? false
    // A stack view requires no other constraint with a number alone.
    hides =
      constraint.map {
        $0.isMadeByView && $0.sides == nil && $0.secondNode == nil && $0.firstAttribute.isDimension
      } ?? false
    anchors = source.anchors
    items = anchors.map { $0.item.displayName }
    member = source.member
  }

  func mentions(_ axis: LayoutAxis) -> Bool {
    anchors.contains { $0.attribute.axis == axis }
  }

  /// Whether an anchor of a root takes part, other than the edge where the axis begins.
  func mentionsExtent(of root: LayoutView, along axis: LayoutAxis) -> Bool {
    anchors.contains {
      $0.item === root && $0.attribute.axis == axis && ![.left, .leading, .top].contains($0.attribute)
    }
  }
}

extension LayoutConflict {
  /// The maximum number of members in a report: a thousand conflicts may have a thousand members each.
  static let largestMemberCount = 50

  init(_ sources: [NamedConflictSource], broken: Int, _ root: LayoutView, _ size: LayoutSize) {
    let axes = LayoutAxis.allCases.filter { axis in sources.contains { $0.mentions(axis) } }
    axis = axes.count == 1 ? axes[0] : nil
    rootSize = []
    for axis in axes where sources.contains(where: { $0.mentionsExtent(of: root, along: axis) }) {
      rootSize.append(RootExtent(anchor: "\(root.displayName).\(axis.dimension)", value: size[axis]))
    }
    var shown = sources.prefix(LayoutConflict.largestMemberCount)
    // The constraint that was left out is always shown.
    if broken >= shown.count && !shown.isEmpty { shown[shown.count - 1] = sources[broken] }
    members = shown.map { $0.member }
    omittedCount = sources.count - shown.count
    self.broken = min(broken, max(0, shown.count - 1))
    circle = sources.compactMap { $0.step }.namesInCircle
    // Constraints that a stack view requires are about different items each time, and keep separate reports.
    if let hiding = sources.first(where: { $0.hides }), sources[broken].isWritten {
      causes = [.hiding(hiding.member.text)]
    } else if let location = sources.isEmpty ? nil : sources[broken].member.location {
      causes = [.statement(location, axis)]
    }
    if !sources.isEmpty, sources[broken].isWritten, omittedCount == 0,
      let item = sources[broken].anchors.first?.item
    {
      var stated = members
      stated.insert(stated.remove(at: broken), at: 0)
      stated[0].location = nil
      causes.append(.repetition(stated, item: item.node.entry))
    }
    item = sources.isEmpty ? "" : sources[broken].items.first ?? ""
    items = []
    var named: Set<String> = []
    for source in shown {
      for item in source.items where named.insert(item).inserted { items.append(item) }
    }
  }
}

// MARK: - Circles

/// A constraint that places an item behind a sibling, or makes it as large as the sibling.
///
///     b.top == a.bottom + 8    // from a to b
///     a.width == b.width / 2   // from b to a
struct ConstraintStep {
  let constraint: LayoutConstraint
  let axis: LayoutAxis
  let front: ItemNode
  let behind: ItemNode
}

extension LayoutConstraint {
  /// The step from one item to the other; `nil` if the constraint neither orders siblings nor relates their sizes.
  var step: ConstraintStep? {
    guard sides == nil, let second = secondNode, second !== firstNode, let axis = firstAttribute.axis,
      let item = firstItem, let other = secondItem,
      HeadlessBackend._container(of: item) === HeadlessBackend._container(of: other)
    else { return nil }
    let forwards = ConstraintStep(constraint: self, axis: axis, front: second, behind: firstNode)
    let backwards = ConstraintStep(constraint: self, axis: axis, front: firstNode, behind: second)
    if firstAttribute.isDimension, secondAttribute.isDimension {
      return relation == .equal && firstAttribute == secondAttribute ? forwards : nil
    }
    switch (firstAttribute.lineEnd, secondAttribute.lineEnd, relation) {
    case (.near?, .far?, .equal), (.near?, .far?, .greaterThanOrEqual): return forwards
    case (.far?, .near?, .equal), (.far?, .near?, .lessThanOrEqual): return backwards
    default: return nil
    }
  }
}

extension LayoutAttribute {
  /// The end of an item at which an edge or a baseline is.
  fileprivate var lineEnd: End? {
    switch self {
    case .firstBaseline: .near
    case .lastBaseline: .far
    default: end
    }
  }
}

extension [ConstraintStep] {
  /// The steps that are part of a circle.
  ///
  /// - Complexity: O(*n*³) for *n* steps. The result is empty for more than 50 steps.
  var inCircle: [ConstraintStep] {
    if count > LayoutConflict.largestMemberCount { return [] }
    return filter { step in
      var reached = [step.behind]
      var place = 0
      while place < reached.count {
        for next in steps(from: reached[place], like: step)
        where !reached.contains(where: { $0 === next.behind }) {
          reached.append(next.behind)
        }
        place += 1
      }
      return reached.contains { $0 === step.front }
    }
  }

  /// The names of the items of the first circle, in order.
  var namesInCircle: [String] {
    let circle = inCircle
    guard let first = circle.first else { return [] }
    var items = [first.front]
    var next: ItemNode? = first.behind
    while let node = next, !items.contains(where: { $0 === node }) {
      items.append(node)
      next = circle.steps(from: node, like: first).first?.behind
    }
    return items.compactMap { $0.item?.displayName }
  }

  private func steps(from node: ItemNode, like step: ConstraintStep) -> [ConstraintStep] {
    filter {
      $0.front === node && $0.axis == step.axis
        && $0.constraint.firstAttribute.isDimension == step.constraint.firstAttribute.isDimension
    }
  }
}
