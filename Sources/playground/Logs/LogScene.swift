import AnchorageHeadless
import AnchorageScenes

/// The constraints of a log's report as a scene, to be drawn and changed.
///
/// A log has the constraints that conflict, and rarely enough to place a view. What is missing comes from optional constraints
/// of very low priorities, as few as determine every frame.
struct LogScene {
  /// The scene, without mistakes.
  let text: String

  /// The largest number of items for which the optional constraints are reduced: each is tried with a layout.
  private static let largestReducedCount = 40

  init(_ report: LogReport) {
    let items = SceneItems(report.system.items, report.log)
    var lines = Self.statements(of: report, items)
    let fillers = items.fillers
    // Below all priorities that logs have, as integers where these suffice.
    var isWhole = false
    let isRightToLeft = report.system.isRightToLeft
    func scene(_ size: LayoutSize, _ fillers: [String]) -> String {
      let root = "root \(Int(size.width)) \(Int(size.height))\(isRightToLeft ? " rtl" : "")"
      // All priorities differ, because constraints of one priority compete.
      let rows = fillers.enumerated().map { "\($1) ~ \(SceneItems.priority($0 + 1, isWhole))" }
      let place = rows.isEmpty ? [] : ["", "// Not in the log: a place to be drawn at"] + rows
      return (Self.heading(of: report) + [root] + items.declarations + [""] + lines + place)
        .joined(separator: "\n") + "\n"
    }
    var size = LayoutSize(width: 400, height: 400)
    let run = SceneRun(Scene(parsing: scene(size, fillers)))
    // What a scene cannot say stays in the report.
    let wrong = Set(run.mistakes.kept.map { $0.line })
    if !wrong.isEmpty {
      let first = Self.heading(of: report).count + items.declarations.count + 3
      lines = lines.indices.map { wrong.contains(first + $0) ? "// \(lines[$0])" : lines[$0] }
      text = scene(size, fillers)
      return
    }
    run.layout()
    let needed = items.names.count <= Self.largestReducedCount ? Self.needed(fillers, in: run) : fillers
    size = Self.size(around: run.root)
    isWhole = needed.count < 50
    text = scene(size, needed)
  }

  private static func heading(of report: LogReport) -> [String] {
    let framework = report.log.isFromAppKit ? "AppKit" : "UIKit"
    let broken = report.log.broken == nil ? "" : "; \(framework) broke the last constraint"
    return ["// From a log of \(framework)'s\(broken)"]
  }

  /// A line for each constraint. The one that was broken comes last, so that it is what gives way.
  private static func statements(of report: LogReport, _ items: SceneItems) -> [String] {
    var (others, broken): ([String], [String]) = ([], [])
    for line in report.system.lines {
      let logged = report.log.entries[line.entry].constraint
      var known = report.system.items
      let constraint = LayoutConstraint(line.equation) { items.views[known.index(of: $0)] }
      constraint.isActive = true
      let note = [
        logged.location?.description ?? (logged.identifier.isEmpty ? "" : "'\(logged.identifier)'"),
        LogOrigin(logged).words,
      ].filter { !$0.isEmpty }.joined(separator: " ")
      // A word behind '@' would be an identifier.
      let text = constraint.description + (note.isEmpty ? "" : "  // \(oneLine(note))")
      if line.entry == report.log.broken { broken.append(text) } else { others.append(text) }
    }
    return others + broken
  }

  /// The fillers without which a frame is open.
  private static func needed(_ fillers: [String], in run: SceneRun) -> [String] {
    let views = run.root.subviewsAtAnyDepth
    func isOpen() -> Bool {
      run.root.layoutIfNeeded()
      return views.contains { $0.hasAmbiguousLayout }
    }
    // They are the last lines of the scene, in their order.
    let all = ([run.root] + views).flatMap { $0.constraints }
    let found = all.filter { $0.priority < 1 }.sorted { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
    guard found.count == fillers.count, !isOpen() else { return fillers }
    return zip(fillers, found).filter { _, constraint in
      constraint.isActive = false
      let isNeeded = isOpen()
      constraint.isActive = isNeeded
      return isNeeded
    }.map { $0.0 }
  }

  /// The size of a root that shows everything.
  private static func size(around root: LayoutView) -> LayoutSize {
    var (width, height) = (0.0, 0.0)
    root.layoutIfNeeded()
    for view in root.subviews {
      width = max(width, view.frame.maxX)
      height = max(height, view.frame.maxY)
    }
    func rounded(_ length: Double) -> Double { min(max((length + 16).rounded(.up), 120), 10_000) }
    return LayoutSize(width: rounded(width), height: rounded(height))
  }

  /// A text for a comment.
  fileprivate static func oneLine(_ text: String) -> String {
    String(text.prefix(80).map { $0.isNewline ? " " : $0 })
  }
}

/// The items of a log as a scene declares them: with names of one word, inside of the superviews that the log names.
private struct SceneItems {
  let names: [String]
  /// Views that have the names of the items, to print constraints.
  let views: [LayoutView]
  /// The declarations, superviews first.
  private(set) var declarations: [String] = []
  /// Constraints that determine every frame, a pair for each axis of an item.
  private(set) var fillers: [String] = []
  private let items: [LogItems.Item]
  private var inside: [[Int]]
  /// The last view beside each, by the index of the superview.
  private var last: [Int: String] = [:]

  /// Words that no item of a scene can be called.
  private static let taken: Set<String> = ["root", "in", "superview"]

  init(_ known: LogItems, _ log: ConstraintLog) {
    var used = Self.taken
    names = known.names.map { name in
      var word = name.split(separator: ".").enumerated().map { index, part in
        index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
      }.joined()
      if word == "superview" { word = "container" }
      var (unique, number) = (word, 1)
      while !used.insert(unique).inserted {
        unique = "\(word)\(number)"
        number += 1
      }
      return unique
    }
    items = known.items
    let root = LayoutView(name: "log")
    views = names.map { LayoutView(name: $0) }
    for view in views { root.addSubview(view) }
    let parents = Self.parents(known, log)
    inside = Array(repeating: [], count: names.count)
    for (index, parent) in parents.enumerated() { if let parent { inside[parent].append(index) } }
    for index in names.indices where parents[index] == nil { declare(index, in: nil) }
  }

  /// The superview of each item, if the log names one; no item is inside itself.
  private static func parents(_ items: LogItems, _ log: ConstraintLog) -> [Int?] {
    var known = items
    var parents = items.items.map { $0.owner }
    for entry in log.entries where entry.constraint.superview != .superview {
      let parent = known.index(of: entry.constraint.superview)
      // A superview that no constraint is about has no place in the scene.
      guard parent < parents.count else { continue }
      for equation in entry.constraint.equations {
        for anchor in [equation.first, equation.second].compactMap({ $0 }) {
          let item = known.index(of: anchor.item)
          if item != parent, parents[item] == nil { parents[item] = parent }
        }
      }
    }
    for index in parents.indices {
      var (next, steps) = (parents[index], 0)
      while let item = next, item != index, steps < parents.count {
        (next, steps) = (parents[item], steps + 1)
      }
      if next != nil { parents[index] = nil }
    }
    return parents
  }

  private mutating func declare(_ index: Int, in parent: Int?) {
    let (item, name) = (items[index], names[index])
    let kinds = ["Label", "Button", "Field", "TextView"]
    let isGuide = item.type.hasSuffix("Guide")
    let isLabel = !item.text.isEmpty && kinds.contains { item.type.hasSuffix($0) } && inside[index].isEmpty
    var line = "\(isGuide ? "guide" : isLabel ? "label" : "view") \(name)"
    if let parent { line += " in \(names[parent])" }
    if isLabel { line += " \(item.text.sceneLiteral)" }
    if !item.address.isEmpty {
      line += "  // \(LogScene.oneLine(item.type.isEmpty ? item.address : "\(item.type):\(item.address)"))"
    }
    declarations.append(line)
    fill(index, isLabel: isLabel, in: parent)
    for child in inside[index] { declare(child, in: index) }
  }

  /// A number of steps, as text without rounding errors.
  static func priority(_ count: Int, _ isWhole: Bool) -> String {
    isWhole ? "\(count)" : "0.\("\(10_000 + count)".dropFirst())"
  }

  private mutating func fill(_ index: Int, isLabel: Bool, in parent: Int?) {
    let (name, outer) = (names[index], parent.map { names[$0] } ?? "root")
    var rows = ["leading == \(outer).leading + 16"]
    rows.append(last[parent ?? -1].map { "top == \($0).bottom + 8" } ?? "top == \(outer).top + 16")
    if !isLabel {
      let rowCount = inside[index].count
      rows += ["width == \(rowCount > 0 ? 240 : 96)", "height == \(rowCount > 0 ? 24 + 52 * rowCount : 44)"]
    }
    last[parent ?? -1] = name
    for row in rows {
      fillers.append("\(name).\(row)")
    }
  }
}

extension LayoutView {
  /// The views below, parents first.
  fileprivate var subviewsAtAnyDepth: [LayoutView] {
    subviews.flatMap { [$0] + $0.subviewsAtAnyDepth }
  }
}
