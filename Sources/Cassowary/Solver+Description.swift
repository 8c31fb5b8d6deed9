extension Solver: CustomStringConvertible {
  /// Everything the solver holds, stage by stage: the system, links and definitions, rows, tableaus, the plan for
  /// resizes and conflicts. For debugging; the layout of the text may change.
  public var description: String {
    systemDescription + presolveDescription + simplexDescription + planDescription
      + listing("conflicts", conflicts.map { $0.description })
  }

  package var systemDescription: String { pipeline.pointee.system.description }
  package var presolveDescription: String {
    pipeline.pointee.presolve.description(pipeline.pointee.system)
  }
  package var simplexDescription: String { pipeline.pointee.simplex.description }
  package var planDescription: String { pipeline.pointee.plan.description }
}
