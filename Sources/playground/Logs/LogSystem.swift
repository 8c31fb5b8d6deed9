import AnchorageHeadless

/// The constraints of a log in a headless tree, in which no view is placed but by them.
///
/// All views are beside each other: constraints relate anchors, wherever their items are.
struct LogSystem {
  /// A constraint of a log; a content size makes two.
  struct Line {
    /// The index of the entry.
    var entry: Int
    var equation: FormatEquation
    /// The constraint as DSL text.
    var text: String
  }

  /// A change of the constraints before they are solved.
  struct Change: Equatable {
    /// The lines that become optional.
    var optional: [Int] = []
    /// The lines that are left out.
    var dropped: [Int] = []
  }

  let items: LogItems
  let lines: [Line]
  /// How many constraints have no meaning here, such as one with a multiplier of zero.
  let unusableCount: Int
  /// Whether leading is right; a log does not say it.
  private(set) var isRightToLeft = false
  /// The order in which constraints are added: the one that was broken comes last, so that it is what gives way.
  private let order: [Int]

  init(_ log: ConstraintLog) {
    var items = LogItems(of: log)
    var views = LogViews(items)
    var (lines, unusableCount): ([Line], Int) = ([], 0)
    for (index, entry) in log.entries.enumerated() {
      for equation in entry.constraint.equations {
        let constraint = LayoutConstraint(equation) { views.view(for: $0, &items) }
        constraint.isActive = true
        if constraint.isActive {
          lines.append(Line(entry: index, equation: equation, text: constraint.description))
        } else {
          unusableCount += 1
        }
      }
    }
    self.items = items
    self.lines = lines
    self.unusableCount = unusableCount
    order =
      lines.indices.filter { lines[$0].entry != log.broken }
      + lines.indices.filter { lines[$0].entry == log.broken }
    // Left and leading are related by the direction alone.
    if conflicts().isEmpty {
      isRightToLeft = true
      if conflicts().isEmpty { isRightToLeft = false }
    }
  }

  /// Solves the constraints, with a change or as they are.
  func conflicts(after change: Change = Change()) -> [LayoutConflict] {
    var items = items
    var views = LogViews(items)
    views.root.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    for index in order where !change.dropped.contains(index) {
      let constraint = LayoutConstraint(lines[index].equation) { views.view(for: $0, &items) }
      if change.optional.contains(index), constraint.priority == .required { constraint.priority = 999 }
      constraint.location = LayoutSourceLocation(fileID: "", line: index)
      constraint.isActive = true
    }
    views.root.layoutIfNeeded()
    return views.root.conflicts
  }
}

/// The views that represent the items of a log.
private struct LogViews {
  let root = LayoutView(name: "log")
  private var views: [LayoutView] = []
  /// Views that represent baselines, whose positions in the views are unknown.
  private var baselines: [Int: LayoutView] = [:]

  init(_ items: LogItems) {
    views = items.names.map { Self.view($0, in: root) }
  }

  mutating func view(for anchor: FormatEquation.Anchor, _ items: inout LogItems) -> LayoutView {
    let index = items.index(of: anchor)
    guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline else { return views[index] }
    let key = anchor.attribute == .firstBaseline ? 2 * index : 2 * index + 1
    if let view = baselines[key] { return view }
    let view = Self.view(items.names[index], in: root)
    baselines[key] = view
    return view
  }

  private static func view(_ name: String, in root: LayoutView) -> LayoutView {
    let view = LayoutView(name: name)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }
}
