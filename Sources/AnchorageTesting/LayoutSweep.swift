import AnchorageHeadless
import AnchorageDrawing

/// Layouts of one view in every combination of sizes, directions and texts.
struct LayoutSweep {
  var targets: [TargetSize]
  var directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
  var texts: [LayoutTextSample] = LayoutTextSample.allCases
  /// Names of views that may be cut, reach beyond their superviews or overlap each other.
  var ignored: Set<String> = []
  /// Whether the sizes are a range; a failure then names consecutive failing sizes together.
  private(set) var isRange = false

  /// The maximum number of combinations, or runs of combinations, that a failure names.
  private static let mostListed = 12
  /// The longest range of widths, in points.
  private static let longestRange = 10_000.0

  /// The failures by combination; `nil` if everything fits. The view is restored.
  func failure(of view: LayoutView) -> LayoutFailure? {
    if let reason = reasonAgainst(view) { return LayoutFailure(message: reason) }
    let labels = labels(in: view)
    let (frame, direction, originals) = (view.frame, view.layoutDirection, labels.map { $0.text })
    defer {
      view.frame = frame
      view.layoutDirection = direction
      for (label, text) in zip(labels, originals) { label.text = text }
      view.layoutIfNeeded()
    }
    return failure(of: view.quotedName) { text in
      for (label, original) in zip(labels, originals) { label.text = text.text(for: original) }
      return view
    }
  }

  /// The reason why a view can't be swept; `nil` if it can.
  func reasonAgainst(_ view: LayoutView) -> String? {
    guard !targets.isEmpty, !directions.isEmpty, !texts.isEmpty else {
      return "\(view.quotedName) is laid out in no combination: a list is empty"
    }
    if let reason = targets.lazy.compactMap({ $0.reasonAgainst(view) }).first { return reason }
    guard isRange, let first = targets.first, let last = targets.last,
      first.distance(to: last) > Self.longestRange
    else { return nil }
    return
      "\(view.quotedName) cannot be laid out in \(first.through(last)): a range has at most \(Int(Self.longestRange)) points"
  }

  /// The failures by combination; `nil` if everything fits.
  ///
  /// - Parameter tree: Returns the tree with a sample for its texts. The sweep changes its sizes and
  ///     directions.
  func failure(of name: String, tree: (LayoutTextSample) -> LayoutView) -> LayoutFailure? {
    var failing: [Failing] = []
    var (drawing, problems): (LayoutDrawing?, [LayoutDiagnostic]) = (nil, [])
    for text in texts {
      let view = tree(text)
      for direction in directions {
        view.layoutDirection = direction
        let others = "\(direction == .rightToLeft ? "right to left" : "left to right"), \(text)"
        var isInRow = false
        for target in targets {
          target.apply(to: view)
          view.layoutIfNeeded()
          let reports = reports(about: view)
          if drawing == nil, !reports.isEmpty { (drawing, problems) = (view.drawing, view.diagnostics) }
          if reports.isEmpty {
            isInRow = false
          } else if isInRow {
            failing[failing.count - 1].last = target
            failing[failing.count - 1].count += 1
          } else {
            failing.append(Failing(first: target, last: target, others: others, reports: reports))
            isInRow = isRange
          }
        }
      }
    }
    guard let first = failing.first else { return nil }
    let (count, failingCount) = (
      targets.count * directions.count * texts.count, Failing.count(of: failing[...])
    )
    let listed = failing.prefix(Self.mostListed)
    var lines = ["the layout of \(name) fails in \(failingCount) of \(count) combinations"]
    lines += listed.map { $0.line }
    if failing.count > listed.count { lines.append("  and \(failingCount - Failing.count(of: listed)) more") }
    lines.append("the first, \(first.first), \(first.others)")
    return LayoutFailure(
      message: (lines + first.reports).joined(separator: "\n"), drawing: drawing, problems: problems)
  }

  /// The problems of the present layout, and the notes on views that do not fit.
  private func reports(about view: LayoutView) -> [String] {
    view.diagnostics.map { $0.description } + view.notesAboutRoom(ignoring: ignored).map { $0.description }
  }

  /// The labels in a tree.
  private func labels(in view: LayoutView) -> [LayoutLabel] {
    var labels: [LayoutLabel] = []
    // A stack instead of recursion, because trees may be deep.
    var views = [view]
    while let view = views.popLast() {
      if let label = view as? LayoutLabel { labels.append(label) }
      views += view.subviews.reversed()
    }
    return labels
  }
}

extension LayoutSweep {
  /// A sweep over a range of widths: its ends, and every whole number of points between them.
  init(
    widths: ClosedRange<Double>, directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
    texts: [LayoutTextSample] = LayoutTextSample.allCases, ignored: Set<String> = []
  ) {
    let (first, last) = (widths.lowerBound, widths.upperBound)
    var all = [first]
    // For a range that is refused, the ends are enough.
    if last - first <= Self.longestRange { all += stride(from: first.rounded(.down) + 1, to: last, by: 1) }
    if last > first { all.append(last) }
    self.init(
      targets: all.map { TargetSize(width: $0) }, directions: directions, texts: texts, ignored: ignored)
    isRange = true
  }

  /// A combination that fails, or consecutive widths of a range that fail.
  private struct Failing {
    let first: TargetSize
    var last: TargetSize
    var count = 1
    /// The direction and the texts in words.
    let others: String
    /// The reports about the first combination.
    let reports: [String]

    /// The combination with the first line of the first report, and the number of further reports.
    var line: String {
      let report = reports[0].split(separator: "\n").first ?? ""
      let more = reports.count == 1 ? "" : ", and \(reports.count - 1) more"
      return "  \(first.through(last)), \(others): \(report)\(more)"
    }

    static func count(of failing: ArraySlice<Failing>) -> Int { failing.reduce(0) { $0 + $1.count } }
  }
}
