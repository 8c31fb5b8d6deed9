/// Shapes and trees as Markdown: a table for every step, and one beside the rival.
struct GrowthReport {
  private let growth: Growth
  private var table = Table()

  init(_ growth: Growth) {
    self.growth = growth
    for group in Group.allCases {
      guard let names = growth.names[group] else { continue }
      for step in Step.allCases {
        addTimes(of: names, in: group, step)
        if let rival = growth.rival, step.applies(to: group, rival) {
          addRatios(of: names, in: group, step, rival)
        }
      }
    }
  }

  var text: String {
    if growth.names.isEmpty { return "" }
    let seconds = format(growth.extent.limits.seconds, 0)
    return table.text + """

      "> \(seconds) s" was stopped, and "–" was not tried, because a smaller size or what comes before was stopped. \
      Resizes and texts are the mean of the way there and the way back, from a new tree in every round. The \
      exponent is that from 100 to 1000, as far as they were measured.

      """
  }

  private mutating func addTimes(of names: [String], in group: Group, _ step: Step) {
    var rows: [[String]] = []
    for name in names {
      let outcomes = growth.extent.counts.map { outcome(group, name, $0, step) }
      // A layout without text cannot change it.
      if outcomes.allSatisfy({ $0 == nil }) && step == .text || !step.applies(to: group, group.engine) {
        continue
      }
      var row = [name] + outcomes.map(text) + [growth.exponent(group, name, step).map { format($0, 2) } ?? ""]
      if step == .conflict {
        row.append(growth.worstConflict(group, name).map { "\(Report.short($0))×" } ?? "")
      }
      if step == .ambiguity {
        row.append(growth.worst(step, over: .first, group, name).map { "\(format($0, 2))×" } ?? "")
      }
      rows.append(row)
    }
    if rows.isEmpty { return }
    let header = [""] + growth.extent.counts.map { "\($0)" } + ["exponent"]
    table.add(
      title: "\(group.title), \(group.engine): \(step.title), ms",
      header + (step == .conflict ? ["÷ without, worst"] : step == .ambiguity ? ["÷ first, worst"] : []), rows
    )
  }

  private mutating func addRatios(of names: [String], in group: Group, _ step: Step, _ rival: String) {
    var rows: [[String]] = []
    for name in names {
      let cells = growth.extent.counts.map { count in
        if outcome(group, name, count, step) == nil { return "" }
        if case .threw? = growth.outcome(
          Growth.Key(group: group, name: name, count: count, engine: rival, step: .first))
        {
          return "throws"
        }
        return text(growth.speedup(group, name, count, step))
      }
      if cells.contains(where: { !["", "–"].contains($0) }) { rows.append([name] + cells) }
    }
    if rows.isEmpty { return }
    table.add(
      title: "\(group.title), \(rival) ÷ \(group.engine): \(step.title)",
      [""] + growth.extent.counts.map { "\($0)" }, rows)
  }

  private func outcome(_ group: Group, _ name: String, _ count: Int, _ step: Step) -> GrowthRun.Outcome? {
    growth.outcome(Growth.Key(group: group, name: name, count: count, engine: group.engine, step: step))
  }

  private func text(_ outcome: GrowthRun.Outcome?) -> String {
    switch outcome {
    case .times(let times): Self.milliseconds(median(times))
    case .stopped: "> \(format(growth.extent.limits.seconds, 0)) s"
    case .threw: "throws"
    case nil: "–"
    }
  }

  private func text(_ speedup: Growth.Speedup?) -> String {
    switch speedup {
    case .ratio(let ratio): Report.text(of: ratio)
    case .atLeast(let least): "> \(Report.short(least))×"
    case .atMost(let most): "< \(Report.short(most))×"
    case nil: "–"
    }
  }

  static func milliseconds(_ nanoseconds: Double) -> String {
    let value = nanoseconds / 1e6
    return format(value, value < 0.01 ? 4 : value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0)
  }
}

extension Group {
  var title: String {
    switch self {
    case .shapes: "Shapes"
    case .trees: "Trees"
    case .heldOut: "Held-out trees"
    }
  }
}
