import AnchorageHeadless
import AnchorageScenes
import Foundation

/// A scene of the playground written in Swift, statement by statement.
struct SceneRow: Sendable {
  /// The name of the scene's file.
  let name: String
  /// Adds the scene's views and constraints to a row.
  let fill: @Sendable (_ row: LayoutView) -> Void

  init(_ name: String, fill: @escaping @Sendable (_ row: LayoutView) -> Void) {
    self.name = name
    self.fill = fill
  }

  static let all = [feedCell, chat, login, profile]

  /// How many constraints a row has, two of them for each length that a content wants, as the cells have.
  var constraintCount: Int {
    let row = LayoutView()
    let group: ConstraintGroup<HeadlessBackend> = batch { fill(row) }
    return group.count + 2 * Self.contentLengthCount(in: row)
  }

  private static func contentLengthCount(in view: LayoutView) -> Int {
    let size = view.intrinsicContentSize, none = LayoutView.noIntrinsicMetric
    return (size.width == none ? 0 : 1) + (size.height == none ? 0 : 1)
      + view.subviews.reduce(0) { $0 + contentLengthCount(in: $1) }
  }
}

// MARK: - Parts

extension SceneRow {
  /// A label whose text wraps.
  static func text(_ name: String, _ words: String) -> LayoutLabel {
    let label = LayoutLabel(name: name, text: words)
    label.numberOfLines = 0
    return label
  }

  /// A view whose content has a size.
  static func content(
    _ name: String, _ width: Double = LayoutView.noIntrinsicMetric, _ height: Double
  ) -> ContentView {
    let view = ContentView(name: name)
    view.content = LayoutSize(width: width, height: height)
    return view
  }

  static func add(_ views: [LayoutView], to parent: LayoutView) {
    for view in views { parent.addSubview(view) }
  }
}

/// A scene of the playground in every row of a list, as wide and high as the list's window.
///
/// Its frames are compared with those that the scene expects, which Anchorage did not compute.
final class SceneRows {
  let row: SceneRow
  let count: Int
  /// The sizes for which the scene says what it expects.
  private let expected: [(size: LayoutSize, lines: [String])]
  private var root = LayoutView()
  private var rows: [LayoutView] = []
  private var views: [LayoutView] = []
  private var frames: [LayoutRect] = []

  var viewCount: Int { views.count }
  var sizeCount: Int { expected.count }

  init(_ row: SceneRow, count: Int) throws {
    let file = "../Playgrounds/Layouts/\(row.name).layout"
    let scene = Scene(parsing: try String(contentsOfFile: file, encoding: .utf8), file: file)
    self.row = row
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

  /// Makes all rows, lays them out and reads all frames.
  func build() {
    root.frame.size = expected[0].size
    var top = root.top
    for _ in 0..<count {
      let view = LayoutView(name: "root")
      root.addSubview(view)
      view.leading == root.leading
      view.size == root.size
      view.top == top
      row.fill(view)
      rows.append(view)
      top = view.bottom
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
            description: "\(self.row.name), row \(index) at \(size):\n\(row.layoutDescription)")
        }
      }
    }
    return expected.count + 1
  }

  private static func words(_ line: some StringProtocol) -> [String] {
    String(line).split(separator: " ").map(String.init)
  }
}
