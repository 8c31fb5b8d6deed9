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

extension LogSystem {
  /// The members of a conflict as rows; `nil` if not all of them are known.
  func rows(of conflict: LayoutConflict) -> [LogArithmetic.Row]? {
    guard conflict.omittedCount == 0 else { return nil }
    var rows: [LogArithmetic.Row] = []
    for member in conflict.members {
      if member.origin == .nonNegative {
        guard let row = row(ofNonNegative: member.text) else { return nil }
        rows.append(row)
      } else if let line = member.location?.line {
        rows.append(row(of: lines[line].equation))
      } else {
        return nil
      }
    }
    return rows
  }

  private func row(of equation: FormatEquation) -> LogArithmetic.Row {
    let anchors = [equation.first] + (equation.second.map { [$0] } ?? [])
    // From right to left, coordinates that follow the direction grow to the left.
    let isMirrored =
      isRightToLeft && anchors.contains { $0.attribute == .leading || $0.attribute == .trailing }
    var terms = terms(of: equation.first, times: isMirrored ? -1 : 1)
    if let second = equation.second {
      terms += self.terms(of: second, times: isMirrored ? equation.multiplier : -equation.multiplier)
    }
    if let origin = equation.origin {
      let attribute: LayoutAttribute =
        equation.first.attribute.axis == .vertical
        ? .top
        : equation.first.attribute == .leading || equation.first.attribute == .trailing ? .leading : .left
      terms += self.terms(of: FormatEquation.Anchor(item: origin, attribute: attribute), times: -1)
    }
    let isAlone = equation.second == nil && equation.origin == nil
    let anchor =
      isAlone ? "\(items.names[items.index(ofKnown: equation.first)]).\(equation.first.attribute)" : nil
    return LogArithmetic.Row(
      terms: terms, relation: equation.relation, constant: equation.constant, anchor: anchor)
  }

  /// The row of `title.width >= 0`, which names an anchor and nothing else.
  private func row(ofNonNegative text: String) -> LogArithmetic.Row? {
    for (index, name) in items.names.enumerated() {
      for (number, dimension) in [(Self.width, "width"), (Self.height, "height")]
      where text == "\(name).\(dimension) >= 0" {
        let variable = index * Self.variableCount + number
        return LogArithmetic.Row(terms: [(variable, 1)], relation: .greaterThanOrEqual, constant: 0)
      }
    }
    return nil
  }

  // The variables of an item: where it begins, its size, and its baselines, which nothing else determines.
  private static let (left, width, top, height, firstBaseline, lastBaseline, variableCount) = (
    0, 1, 2, 3, 4, 5, 6
  )

  private func terms(
    of anchor: FormatEquation.Anchor, times factor: Double
  ) -> [(variable: Int, coefficient: Double)] {
    let base = items.index(ofKnown: anchor) * Self.variableCount
    func sum(_ start: Int, _ size: Int, _ share: Double) -> [(variable: Int, coefficient: Double)] {
      [(base + start, factor), (base + size, factor * share)]
    }
    switch anchor.attribute {
    case .width: return [(base + Self.width, factor)]
    case .height: return [(base + Self.height, factor)]
    case .firstBaseline: return [(base + Self.firstBaseline, factor)]
    case .lastBaseline: return [(base + Self.lastBaseline, factor)]
    case .left: return sum(Self.left, Self.width, 0)
    case .right: return sum(Self.left, Self.width, 1)
    case .leading: return sum(Self.left, Self.width, isRightToLeft ? 1 : 0)
    case .trailing: return sum(Self.left, Self.width, isRightToLeft ? 0 : 1)
    case .centerX: return sum(Self.left, Self.width, 0.5)
    case .top: return sum(Self.top, Self.height, 0)
    case .bottom: return sum(Self.top, Self.height, 1)
    case .centerY: return sum(Self.top, Self.height, 0.5)
    case .notAnAttribute: return []
    }
  }
}
