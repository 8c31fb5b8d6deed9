import Anchorage
import Cassowary

extension LayoutEngine {
  /// The sum of the numbers of a conflict; `nil` if they are many, or others take part than those that reports show.
  ///
  /// - Parameters:
  ///   - shown: The numbers of the constraints, as far as somebody wrote them, and as many more as there are bounds.
  ///   - anchor: The name of the only anchor of a member.
  func numbers(of conflict: Conflict, _ shown: [Double?], anchor: (Int) -> String?) -> ConflictSum? {
    guard shown.count == conflict.constraints.count + conflict.nonNegativeVariables.count,
      shown.count <= LayoutConflict.largestMemberCount
    else { return nil }
    var rows: [ConflictSum.Row] = []
    func add(_ terms: [Term], _ relation: LayoutRelation, _ number: Double, _ name: () -> String?) {
      // A constraint that says how large an item is, and nothing else.
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
      // Baselines and alignment rectangles have numbers that no constraint shows.
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
      guard target == nil, variables.contains(variable) else { continue }
      add([Term(1, Variable(index: variable))], .equal, value(variable)) {
        "\(root.displayName).\(axis.dimension)"
      }
    }
    return ConflictSum(rows)
  }
}
