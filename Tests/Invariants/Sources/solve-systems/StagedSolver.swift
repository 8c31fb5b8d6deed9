@testable import Cassowary

/// The stages of the solver's pipeline, for one system that never changes, with another choice of the simplex.
///
/// The rest of `Pipeline` follows changes, and never gives another answer.
struct StagedSolver: ~Copyable {
  private let system = System()
  private let presolve = Presolve()
  private let simplex = Simplex()
  private let report = ConflictReport()
  private let variableCount: Int
  /// Of each constraint of the question, its slot.
  private var slots: [Int32] = []
  private var fallbacks = 0

  /// - Parameters:
  ///   - mostTableauColumns: A component of more externals than this has no tableau.
  ///   - mostTerms: Longer sums are not written out in several rows.
  init(_ question: Question, mostTableauColumns: Int32, mostTerms: Int32) {
    simplex.mostTableauColumns = mostTableauColumns
    presolve.mostTerms = mostTerms
    variableCount = question.nonNegative.count
    for isNonNegative in question.nonNegative {
      _ = system.addVariable(VariableRecord(isNonNegative: isNonNegative))
    }
    for constraint in question.constraints {
      let terms = constraint.terms.map {
        Cassowary.Term($0.coefficient, Variable(index: Int32($0.variable)))
      }
      slots.append(
        terms.withUnsafeBufferPointer {
          system.addConstraint(
            $0, constant: constraint.constant, relation: Relation(constraint.relation),
            strength: constraint.strength, precedence: .ordinary)
        })
    }
  }

  consuming func answer() -> Answer {
    let values = solve()
    let broken = slots.indices.filter { system.constraints[slots[$0]].isBroken }
    return Answer(values: values, broken: broken, fallbacks: fallbacks)
  }

  private mutating func solve() -> [Double] {
    let parameters = ParameterValues()
    // Each round leaves out a constraint more, but for the last.
    var limit = RoundLimit(system.constraints.count + 1)
    repeat {
      limit.countRound(of: "leaving out constraints in conflict")
      presolve.rebuild(system)
      simplex.removeAll(presolve.rows, variableCount: system.variables.count)
      simplex.insert(presolve, of: system, at: parameters)
      simplex.optimize(at: parameters)
      fallbacks += simplex.revised.count { $0 == nil }
    } while breakConflicts(at: parameters)
    var values = Buffer<Double>()
    values.reset(to: 0, count: system.variables.count)
    simplex.evaluate(values)
    presolve.elimination.evaluate(values, at: parameters)
    return values.elements.map { $0 }
  }

  /// Leaves out the constraints that conflict with earlier ones; returns whether there were any.
  private func breakConflicts(at parameters: ParameterValues) -> Bool {
    let suspects = ConflictReport.suspects(system, presolve, simplex, at: parameters)
    return !suspects.isEmpty && report.leaveOut(suspects, system, at: parameters)
  }
}
