import Anchorage
import AnchorageScenes
import Foundation

/// A scene of the playground in every row of a list, as wide and high as the list's window.
///
/// Its frames are compared with those that the scene expects, which Anchorage did not compute.
final class SceneRows {
  static let names = ["feed-cell", "login", "profile"]

  let name: String
  let count: Int
  private let scene: Scene
  /// The sizes for which the scene says what it expects.
  private let expected: [(size: LayoutSize, lines: [String])]
  private var root = LayoutView()
  private var rows: [LayoutView] = []
  private var views: [LayoutView] = []
  private var frames: [LayoutRect] = []

  var viewCount: Int { views.count }
  var sizeCount: Int { expected.count }

  init(_ name: String, count: Int) throws {
    let file = "../Playgrounds/Layouts/\(name).layout"
    scene = Scene(parsing: try String(contentsOfFile: file, encoding: .utf8), file: file)
    self.name = name
    self.count = count
    let size = SceneRun(scene).size
    expected = scene.document.expectations.compactMap { expectation in
      switch expectation.subject {
      case .frames: (size, expectation.lines)
      case .framesAt(let width, let height): (LayoutSize(width: width, height: height), expectation.lines)
      case .problems: nil
      }
    }
  }

  func discard() {
    root = LayoutView()
    (rows, views, frames) = ([], [], [])
  }

  /// Makes all rows from the scene's statements, lays them out and reads all frames.
  func build() {
    root.frame.size = expected[0].size
    rows = (0..<count).map { _ in SceneRun(scene).root }
    var previous: LayoutView?
    batch {
      for row in rows {
        root.addSubview(row)
        row.leading == root.leading
        row.size == root.size
        row.top == previous?.bottom ?? root.top
        previous = row
      }
    }
    for row in rows { collect(row) }
    root.layoutIfNeeded()
    frames = views.map(\.frame)
  }

  private func collect(_ view: LayoutView) {
    views.append(view)
    for child in view.subviews { collect(child) }
  }

  /// Gives all rows the next size that the scene expects something of, and reads all frames.
  func resize(_ round: Int) {
    root.frame.size = expected[round % expected.count].size
    root.layoutIfNeeded()
    for index in views.indices { frames[index] = views[index].frame }
  }

  /// Builds, goes through all sizes, and compares every row with what the scene expects; how many comparisons
  /// it made.
  func check() throws -> Int {
    discard()
    build()
    for round in 0...expected.count {
      if round > 0 { resize(round) }
      let (size, lines) = expected[round % expected.count]
      for (index, row) in rows.enumerated() {
        let place = LayoutRect(
          x: 0, y: Double(index) * size.height, width: size.width, height: size.height)
        // The first line is the row itself, which the scene has at the top.
        let found = row.layoutDescription.split(separator: "\n").dropFirst().map(Self.words)
        if row.frame != place || found != lines.dropFirst().map(Self.words) {
          throw Check.Failure(
            description: "\(name), row \(index) at \(size):\n\(row.layoutDescription)")
        }
      }
    }
    return expected.count + 1
  }

  private static func words(_ line: some StringProtocol) -> [String] {
    String(line).split(separator: " ").map(String.init)
  }
}

extension SceneRows {
  /// Times every scene in lists of several lengths.
  static func report(_ pace: Benchmark.Pace) throws -> String {
    let stopwatch = Stopwatch()
    var lines: [[String]] = []
    for name in names {
      for count in [10, 100, 1000] {
        let list = try SceneRows(name, count: count)
        _ = try list.check()
        var builds: [Double] = [], resizes: [Double] = []
        for _ in 0..<pace.rounds {
          list.discard()
          builds.append(stopwatch.time { list.build() })
          let cycle = stopwatch.time { for round in 1...list.sizeCount { list.resize(round) } }
          resizes.append(cycle / Double(list.sizeCount))
        }
        lines.append([
          "\(name) × \(count)", "\(list.viewCount)", Report.microseconds(median(builds)),
          Report.microseconds(median(resizes)),
        ])
      }
    }
    var table = Table()
    table.add(
      title: "Scenes of the playground as rows of a list, µs", ["", "views", "build", "resize"], lines)
    return table.text
  }
}
