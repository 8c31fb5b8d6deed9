/// The times of rows of scenes, beside the synthetic cells.
struct SceneTimes {
  /// A list of rows, and as many cells.
  private struct Times {
    let row: SceneRow
    let count: Int
    let viewCount: Int
    /// How many constraints of a cell stand beside one of a row's.
    let scale: Double
    var builds: [Double] = [], cellBuilds: [Double] = []
    var resizes: [Double] = [], cellResizes: [Double] = []

    var build: Ratio? { Ratio(builds, cellBuilds.map { $0 * scale }) }
    var resize: Ratio? { Ratio(resizes, cellResizes.map { $0 * scale }) }
  }

  /// How many rows a list has to which the targets apply.
  private static let targetCount = 100
  private static let cellConstraintCount = 40.0
  private var lists: [Times] = []

  init(_ pace: Benchmark.Pace) throws {
    let stopwatch = Stopwatch()
    for row in SceneRow.all {
      for count in [10, Self.targetCount, 1000] {
        let list = try SceneRows(row, count: count)
        _ = try list.check()
        let subject = try Subject(.cells, count), cells = Views()
        cells.take(subject)
        var times = Times(
          row: row, count: count, viewCount: list.viewCount,
          scale: Double(row.constraintCount) / Self.cellConstraintCount)
        // Rows and cells take turns, so that a ratio compares what was timed at nearly the same moment.
        for round in 0...pace.rounds {
          list.discard()
          let build = stopwatch.time { list.build() }
          let resize = stopwatch.time { for round in 1...list.sizeCount { list.resize(round) } }
          list.discard()
          let cellBuild = stopwatch.time(cells, .build, on: subject, count: 1)
          let cellResize = stopwatch.time(cells, .resize, on: subject, count: subject.sizeCount)
          cells.discard()
          // The first round warms up.
          if round == 0 { continue }
          times.builds.append(build)
          times.resizes.append(resize / Double(list.sizeCount))
          times.cellBuilds.append(cellBuild)
          times.cellResizes.append(cellResize)
        }
        lists.append(times)
      }
    }
  }

  var table: String {
    let lines = lists.map { times in
      [
        "\(times.row.name) × \(times.count)", "\(times.viewCount)", "\(times.row.constraintCount)",
        Report.microseconds(median(times.builds)), Report.text(of: times.build),
        Report.microseconds(median(times.resizes)), Report.text(of: times.resize),
      ]
    }
    var table = Table()
    table.add(
      title: "Scenes of the playground as rows of a list, µs",
      ["", "views", "constraints a row", "build", "÷ cells", "resize", "÷ cells"], lines)
    return table.text
  }

  /// The targets of the rows.
  var targets: [Targets.Row] {
    let lists = lists.filter { $0.count == Self.targetCount }
    func row(_ action: String, _ limit: Double, _ ratio: (Times) -> Ratio?) -> Targets.Row {
      let worst = lists.compactMap { ratio($0)?.median }.max()
      return Targets.Row(
        title: "\(action) of \(Self.targetCount) scenes as rows, per constraint, ÷ of the cells, worst",
        unit: "×", solver: nil, library: .atMost(limit)
      ) { _ in worst }
    }
    return [row("build", 3, \.build), row("resize", 10, \.resize)]
  }
}
