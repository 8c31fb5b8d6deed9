/// The targets of the solver alone and of the whole library, and whether they are reached.
struct Targets {
  /// The bound of a measurement.
  enum Bound {
    case atMost(Double), atLeast(Double)

    func holds(_ value: Double) -> Bool {
      switch self {
      case .atMost(let limit): value <= limit
      case .atLeast(let limit): value >= limit
      }
    }
  }

  struct Row {
    let title: String
    /// The unit behind every number: the ratio's `×`, or nothing.
    var unit = ""
    /// The target of the solver alone; `nil` if that is not to be measured.
    let solver: Bound?
    let library: Bound?
    /// The measurement of an engine, by its name; `nil` if it was not measured.
    let measure: (_ engine: String) -> Double?
  }

  private let rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  /// The table, and what is missing in it because it was not measured.
  var text: String {
    var table = Table(), measured: [[String]] = [], missing: [String] = []
    for row in rows {
      let solver = cells(row, "Cassowary", row.solver), library = cells(row, "Anchorage", row.library)
      if solver[0].isEmpty && library[0].isEmpty {
        missing.append(row.title)
      } else {
        measured.append([row.title] + solver + library)
      }
    }
    if !measured.isEmpty {
      table.add(
        title: "Targets", ["", "Cassowary", "wanted", "met", "Anchorage", "wanted", "met"], measured)
    }
    return table.text + (missing.isEmpty ? "" : "\nNot measured: \(missing.joined(separator: "; "))\n")
  }

  private func cells(_ row: Row, _ engine: String, _ bound: Bound?) -> [String] {
    guard let bound else { return ["", "", ""] }
    let wanted: String
    switch bound {
    case .atMost(let limit): wanted = "≤ \(Self.short(limit))\(row.unit)"
    case .atLeast(let limit): wanted = "≥ \(Self.short(limit))\(row.unit)"
    }
    guard let value = row.measure(engine) else { return ["", wanted, "?"] }
    return [
      Self.short(value) + (value == .infinity ? "" : row.unit), wanted, bound.holds(value) ? "yes" : "no",
    ]
  }

  private static func short(_ value: Double) -> String {
    if value == .infinity { return "stopped" }
    if value < 0.1 { return Report.short(value) }
    let digits = value == value.rounded() ? 0 : value < 2 ? 2 : value < 10 ? 1 : 0
    return format(value, digits)
  }
}

// MARK: - What they are about

extension Targets {
  /// The constraints of 10 siblings or one cell, up to those of 10,000 siblings or 1000 cells.
  static let growthRange = 42...40_002
  /// The same from 100 siblings or ten cells on.
  static let costRange = 402...40_002

  /// The workloads of which a view may not take much longer among many others than among a few.
  static let crowdedKinds: [Workload.Kind] = [.siblings, .nested]
  /// The sizes of these that only this target is about.
  static let crowdedSizes = [300, 3000]

  /// Whether a target needs what takes an engine minutes.
  static func isWorthMinutes(_ engine: String, _ kind: Workload.Kind, _ count: Int) -> Bool {
    engine == "kiwi" && kind == .cells && count == 1000
  }
}

// MARK: - Times

extension Targets {
  /// Those that need a clock.
  ///
  /// The time of an engine per constraint depends on the machine; it is scaled to a machine on which kiwi
  /// needs 1850 ns per constraint for a hundred siblings.
  init(_ benchmark: Benchmark, _ growth: Growth, _ forms: FormTimes?, _ scenes: SceneTimes?) {
    let peers = ["kiwi", "cassowary-rs"]
    func speedup(
      _ title: String, over rivals: [String], _ kind: String, _ count: Int, _ action: Action,
      solver: Double?, library: Double?
    ) -> Row {
      Row(
        title: title, unit: "×", solver: solver.map(Bound.atLeast), library: library.map(Bound.atLeast)
      ) { engine in
        // Unless all were measured, the best is not known.
        let ratios = rivals.compactMap { benchmark.ratio($0, to: engine, kind, count, action) }
        return ratios.count == rivals.count ? ratios.min() : nil
      }
    }
    func perHand(_ kind: String, _ count: Int) -> Row {
      Row(
        title: "resize \(kind) \(count), ÷ by hand", unit: "×", solver: .atMost(3), library: .atMost(8)
      ) { benchmark.ratio($0, to: "by hand", kind, count, .resize) }
    }
    let crowds = [("siblings", 1000), ("chain", 1000), ("nested", 1000), ("cells", 100)]
    var rows = [
      Row(
        title: "exponent of the build, 42…40,002 constraints, worst", solver: .atMost(1.05),
        library: .atMost(1.08), measure: benchmark.worstExponent),
      Row(
        title: "ns per constraint, 402…40,002 constraints, scaled, worst", solver: .atMost(140),
        library: .atMost(400), measure: benchmark.worstScaledCost),
      speedup("build cells 100, kiwi ÷", over: ["kiwi"], "cells", 100, .build, solver: 300, library: 100),
      speedup(
        "build cells 1000, kiwi ÷", over: ["kiwi"], "cells", 1000, .build, solver: 10_000, library: 4000),
      speedup(
        "build siblings 1000, kiwi ÷", over: ["kiwi"], "siblings", 1000, .build, solver: 200, library: 60),
      speedup("build chain 100, best peer ÷", over: peers, "chain", 100, .build, solver: 100, library: 40),
      speedup(
        "build nested 1000, best peer ÷", over: peers, "nested", 1000, .build, solver: 1000, library: 400),
      speedup("build enaml_like, kiwi ÷", over: ["kiwi"], "enaml_like", 111, .build, solver: 4, library: nil),
    ]
    for (kind, count) in crowds {
      rows.append(perHand(kind, count))
      // From its first constraint on kiwi does not build the chain in five minutes.
      let isChain = kind == "chain"
      rows.append(
        speedup(
          "resize \(kind) \(count)\(isChain ? " backwards" : ""), kiwi ÷", over: ["kiwi"],
          isChain ? "backwards" : kind, count, .resize, solver: 40, library: nil))
    }
    rows += [
      speedup(
        "one content of cells 100, kiwi ÷", over: ["kiwi"], "cells", 100, .content, solver: 100, library: 30),
      speedup(
        "one cell of 100 swapped, kiwi ÷", over: ["kiwi"], "cells", 100, .swap, solver: 100, library: 30),
      speedup("growing, kiwi ÷", over: ["kiwi"], "growing", 1000, .grow, solver: 1, library: 1),
      speedup("build cells 20, Yoga ÷", over: ["Yoga"], "cells", 20, .build, solver: 1, library: 1),
      speedup("resize cells 20, Yoga ÷", over: ["Yoga"], "cells", 20, .resize, solver: 1, library: 1),
      speedup(
        "one cell of 100 swapped, Yoga ÷", over: ["Yoga"], "cells", 100, .swap, solver: nil, library: 1),
      speedup(
        "build cells 10,000, Yoga ÷", over: ["Yoga"], "cells", 10_000, .build, solver: nil, library: 1),
    ]
    for kind in Self.crowdedKinds {
      rows.append(
        Row(
          title: "build \(kind), a view of 3000 ÷ of 300", unit: "×", solver: nil, library: .atMost(1.3)
        ) { benchmark.crowding(of: kind, $0) })
    }
    self.init(rows + (forms?.targets ?? []) + (scenes?.targets ?? []) + Self.rows(of: growth))
  }
}

extension Benchmark {
  func series(_ subject: String, _ count: Int, _ action: Action, _ contestant: String) -> [Double]? {
    results[Key(subject: subject, count: count, action: action, contestant: contestant)]
  }

  /// How often the second is in the first.
  func ratio(
    _ first: String, to second: String, _ subject: String, _ count: Int, _ action: Action
  ) -> Double? {
    Ratio(series(subject, count, action, first), series(subject, count, action, second))?.median
  }

  /// How much longer a build takes for each view where there are many.
  fileprivate func crowding(of kind: Workload.Kind, _ contestant: String) -> Double? {
    let (few, many) = (Targets.crowdedSizes[0], Targets.crowdedSizes[1])
    return Ratio(
      series("\(kind)", many, .build, contestant), series("\(kind)", few, .build, contestant)
    )
    .map { $0.median * Double(few) / Double(many) }
  }

  /// The builds of a workload that were measured, from the smallest on, in sizes that all workloads have.
  func builds(of kind: Workload.Kind, by contestant: String) -> [(count: Int, cost: Double, constraints: Int)]
  {
    subjects.filter { $0.name == "\(kind)" && !Targets.crowdedSizes.contains($0.count) }.compactMap {
      subject in
      series(subject.name, subject.count, .build, contestant).map {
        (subject.count, median($0), subject.constraintCount)
      }
    }
  }

  /// Nothing unless every workload was measured.
  fileprivate func worstExponent(of contestant: String) -> Double? {
    let exponents = Workload.Kind.allCases.map { kind in
      exponent(
        builds(of: kind, by: contestant).filter { Targets.growthRange.contains($0.constraints) }
          .map { ($0.count, $0.cost) })
    }
    return exponents.contains { $0 == nil } ? nil : exponents.compactMap(\.self).max()
  }

  fileprivate func worstScaledCost(of contestant: String) -> Double? {
    guard let yardstick = builds(of: .siblings, by: "kiwi").first(where: { $0.count == 100 }) else {
      return nil
    }
    let costs = Workload.Kind.allCases.map { kind in
      builds(of: kind, by: contestant).filter { Targets.costRange.contains($0.constraints) }
        .map { $0.cost / Double($0.constraints) }.max()
    }
    guard !costs.contains(where: { $0 == nil }), let worst = costs.compactMap(\.self).max() else {
      return nil
    }
    return worst * 1850 / (yardstick.cost / Double(yardstick.constraints))
  }
}

// MARK: - Memory

extension Targets {
  /// Those about memory.
  ///
  /// Small builds say little, because memory comes in pages.
  init(_ memory: [Memory.Need]) {
    self.init([
      Row(
        title: "bytes per constraint from 10,000 on, worst", solver: .atMost(250), library: .atMost(700)
      ) { engine in
        memory.filter { $0.engine == engine && $0.constraintCount >= 10_000 }
          .map { Double($0.bytes) / Double($0.constraintCount) }.max()
      },
      Row(title: "cells 1000, less than kiwi", unit: "×", solver: .atLeast(100), library: nil) { engine in
        func bytes(_ engine: String) -> Int? {
          memory.first { $0.engine == engine && $0.kind == .cells && $0.count == 1000 }?.bytes
        }
        guard let kiwi = bytes("kiwi"), let own = bytes(engine), own > 0 else { return nil }
        return Double(kiwi) / Double(own)
      },
    ])
  }
}
