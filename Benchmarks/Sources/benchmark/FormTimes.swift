import AnchorageHeadless

/// The times of every form and of its layout, beside single statements in the same setting.
struct FormTimes {
  /// How a group of all constraints is declared again.
  private enum Change: String, CaseIterable {
    case nothing = "group.update, nothing differs"
    case numbers = "group.update, one number of each view differs"
  }

  /// Nanoseconds per constraint, form by form and round by round.
  private var declared: [[Double]] = Forms.all.map { _ in [] }
  private var laidOut: [[Double]] = Forms.all.map { _ in [] }
  private var updated: [[Double]] = Change.allCases.map { _ in [] }

  init(_ pace: Benchmark.Pace) throws {
    _ = try Forms.check()
    let stopwatch = Stopwatch(), constraintCount = Double(4 * Forms.viewCount)
    // Forms take turns, so that a ratio compares what was timed at nearly the same moment.
    for round in 0...pace.rounds {
      for (index, form) in Forms.all.enumerated() {
        let forms = Forms(form)
        forms.prepare()
        let (declare, layOut) = (stopwatch.time { forms.declare() }, stopwatch.time { forms.layOut() })
        // The first round warms up.
        if round == 0 { continue }
        declared[index].append(declare / constraintCount)
        laidOut[index].append(layOut / constraintCount)
      }
      for (index, change) in Change.allCases.enumerated() {
        let forms = Forms(Forms.all[0])
        forms.prepare()
        let group = batch { Self.declare(forms.root, forms.views, inset: 8) }
        forms.layOut()
        let inset = change == .nothing ? 8.0 : 9.0
        let time = stopwatch.time { group.update { Self.declare(forms.root, forms.views, inset: inset) } }
        if round > 0 { updated[index].append(time / constraintCount) }
      }
    }
  }

  private static func declare(_ root: LayoutView, _ views: [LayoutView], inset: Double) {
    for view in views {
      view.top == root.top + inset
      view.leading == root.leading + 8
      view.bottom == root.bottom - 8
      view.trailing == root.trailing - 8
    }
  }
}

// MARK: - Ratios

extension FormTimes {
  /// The single statements in one batch.
  private static let batched = Forms.all.firstIndex { $0.isInBatch } ?? 0

  private func declaration(_ index: Int) -> Ratio? {
    Ratio(declared[index], declared[Forms.all[index].isInBatch ? Self.batched : 0])
  }

  private func layout(_ index: Int) -> Ratio? { Ratio(laidOut[index], laidOut[0]) }

  private func update(_ index: Int) -> Ratio? { Ratio(updated[index], declared[Self.batched]) }

  var table: String {
    var lines = Forms.all.indices.map { index in
      [
        Forms.all[index].name, format(median(declared[index]), 0), Report.text(of: declaration(index)),
        format(median(laidOut[index]), 0), Report.text(of: layout(index)),
      ]
    }
    lines += Change.allCases.indices.map { index in
      [
        Change.allCases[index].rawValue, format(median(updated[index]), 0), Report.text(of: update(index)),
        "", "",
      ]
    }
    var table = Table()
    table.add(
      title: "The same \(4 * Forms.viewCount) constraints in other words, ns per constraint",
      ["", "declare", "÷ statements", "layout", "÷ statements"], lines)
    return table.text
  }

  /// The targets of the forms.
  var targets: [Targets.Row] {
    let declarations = Forms.all.indices.compactMap { declaration($0)?.median }
    let updates = Change.allCases.indices.compactMap { update($0)?.median }
    let soft = Forms.all.firstIndex { $0.name.hasSuffix("~ .high") }.flatMap { layout($0)?.median }
    return [
      Targets.Row(
        title: "forms, declare, ÷ statements, worst", unit: "×", solver: nil, library: .atMost(1.5)
      ) { _ in declarations.max() },
      Targets.Row(
        title: "group.update, ÷ statements, worst", unit: "×", solver: nil, library: .atMost(3)
      ) { _ in updates.max() },
      Targets.Row(
        title: "layout of statements ~ .high, ÷ required", unit: "×", solver: nil, library: .atMost(4)
      ) { _ in soft },
    ]
  }
}
