import Foundation

/// The results as Markdown.
struct Report {
  private let benchmark: Benchmark
  private var table = Table()

  var text: String {
    "\nFreed memory stays with the process, as in an app that lays out more than once.\n" + table.text
  }

  init(_ benchmark: Benchmark) {
    self.benchmark = benchmark
    for action in Action.allCases { addTable(of: action) }
    addGrowth()
  }

  private mutating func addTable(of action: Action) {
    let names = benchmark.contestants.map(\.name)
    let compared = [
      ("kiwi", "Cassowary"), ("kiwi", "Anchorage"), ("Yoga", "Anchorage"), ("Anchorage", "by hand"),
    ]
    .filter { names.contains($0.0) && names.contains($0.1) }
    var rows: [[String]] = []
    for subject in benchmark.subjects {
      let all = names.map { benchmark.series(subject.name, subject.count, action, $0) }
      if all.allSatisfy({ $0 == nil }) { continue }
      if action == .build && subject.name == "growing" { continue }
      let times = all.map { $0.map { Self.microseconds(median($0)) } ?? "" }
      let ratios = compared.map { pair in
        Self.text(
          of: Ratio(
            benchmark.series(subject.name, subject.count, action, pair.0),
            benchmark.series(subject.name, subject.count, action, pair.1)))
      }
      rows.append(["\(subject.name) \(subject.count)", "\(subject.constraintCount)"] + times + ratios)
    }
    if rows.isEmpty { return }
    let header = ["", "constraints"] + names + compared.map { "\($0.0) ÷ \($0.1)" }
    table.add(title: action.title + ", µs", header, rows)
  }

  private mutating func addGrowth() {
    let names = benchmark.contestants.map(\.name)
    var exponents: [[String]] = [], costs: [[String]] = []
    for kind in Workload.Kind.allCases {
      let points = names.map { benchmark.builds(of: kind, by: $0) }
      if points.allSatisfy(\.isEmpty) { continue }
      exponents.append(
        ["\(kind)"]
          + points.map { points in
            exponent(points.map { ($0.count, $0.cost) }).map {
              "\(format($0, 2)) (\(points[0].count)…\(points[points.count - 1].count))"
            } ?? ""
          })
      costs.append(
        ["\(kind)"]
          + points.map { points in
            points.filter { [402, 4002, 40_002].contains($0.constraints) }
              .map { format($0.cost / Double($0.constraints), 0) }.joined(separator: " ")
          })
    }
    if exponents.isEmpty { return }
    table.add(title: "Growth exponent of the build", [""] + names, exponents)
    table.add(title: "Build, ns per constraint, at 402, 4002 and 40,002 constraints", [""] + names, costs)
  }

  static func microseconds(_ nanoseconds: Double) -> String {
    let value = nanoseconds / 1000
    return format(value, value < 10 ? 2 : value < 100 ? 1 : 0)
  }

  static func text(of ratio: Ratio?) -> String {
    guard let ratio else { return "" }
    let range = ratio.range.map { "\(short($0.lowerBound))–\(short($0.upperBound))" } ?? "once"
    return "\(short(ratio.median))× (\(range))"
  }

  /// A factor with two digits, or all of those before the point.
  static func short(_ value: Double) -> String {
    if value >= 10 || value <= 0 { return format(value, 0) }
    return format(value, max(1, 1 - Int(log10(value).rounded(.down))))
  }
}

func format(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }

extension Action {
  var title: String {
    switch self {
    case .build: "Build, solve, read all frames"
    case .resize: "Resize, read all frames"
    case .constant: "One required constant changed, all frames read"
    case .content: "One content size changed, all frames read"
    case .swap: "Last cell removed and another added, all frames read"
    case .grow: "One constraint added, solved, one frame read, of 1000"
    case .ask: "Every number asked whether it is ambiguous"
    }
  }
}

/// Tables as Markdown, with columns that line up in a terminal too.
struct Table {
  private(set) var text = ""

  /// Adds a table; the first column is text, the others are numbers.
  mutating func add(title: String, _ header: [String], _ rows: [[String]]) {
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }.map {
      max($0, 3)
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }
    let rule = widths.enumerated().map { column, width in
      column == 0 ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    text += "\n## \(title)\n\n" + line(header) + "| " + rule.joined(separator: " | ") + " |\n"
    for row in rows { text += line(row) }
  }
}
