extension Solver: CustomStringConvertible {
  /// Everything the solver holds, stage by stage: the system, links and definitions, rows, components,
  /// values, the plan for resizes and conflicts. For debugging; the layout of the text may change.
  public var description: String {
    systemDescription + presolveDescription + simplexDescription + valuesDescription + planDescription
      + conflictsDescription
  }

  package var systemDescription: String { pipeline.system.description }
  package var presolveDescription: String {
    pipeline.presolve.description(pipeline.system)
  }
  package var simplexDescription: String { pipeline.simplex.description }
  /// The values as of the last ``solve()``.
  package var valuesDescription: String {
    var lines: [String] = []
    for index in 0..<Int32(values.count) where pipeline.system.variables[index].isAlive {
      lines.append("x\(index) == \(values[Int(index)].text)")
    }
    return listing("values", lines)
  }
  package var planDescription: String { pipeline.plan.description }
  package var conflictsDescription: String { listing("conflicts", conflicts.map { $0.description }) }
  /// The directions that ambiguity queries have found since the last ``solve()``.
  package var faceDescription: String {
    pipeline.face.description(pipeline.simplex)
  }
}
