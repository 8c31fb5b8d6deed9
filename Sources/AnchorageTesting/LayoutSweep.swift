import Anchorage
import AnchorageDrawing

/// Layouts of one view in every combination of sizes, directions and texts.
struct LayoutSweep {
  var targets: [TargetSize]
  var directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
  var texts: [LayoutTextSample] = LayoutTextSample.allCases
  /// Names of views that may be cut or reach beyond their superviews.
  var ignored: Set<String> = []

  /// The number of combinations that a failure names.
  private static let mostListed = 12

  /// The failures by combination; `nil` if everything fits. The view is as it was.
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

  /// Why a view cannot be swept; `nil` if it can.
  func reasonAgainst(_ view: LayoutView) -> String? {
    guard !targets.isEmpty, !directions.isEmpty, !texts.isEmpty else {
      return "\(view.quotedName) is laid out in no combination: a list is empty"
    }
    return targets.lazy.compactMap { $0.reasonAgainst(view) }.first
  }

  /// The failures by combination; `nil` if everything fits.
  ///
  /// - Parameter tree: Gives the tree with a sample for its texts. The tree gets other sizes and directions.
  func failure(of name: String, tree: (LayoutTextSample) -> LayoutView) -> LayoutFailure? {
    var failing: [(combination: String, reports: [String])] = []
    var (drawing, problems): (LayoutDrawing?, [LayoutDiagnostic]) = (nil, [])
    for text in texts {
      let view = tree(text)
      for direction in directions {
        view.layoutDirection = direction
        for target in targets {
          target.apply(to: view)
          view.layoutIfNeeded()
          let reports = reports(about: view)
          if reports.isEmpty { continue }
          let side = direction == .rightToLeft ? "right to left" : "left to right"
          failing.append(("\(target), \(side), \(text)", reports))
          if drawing == nil { (drawing, problems) = (view.drawing, view.diagnostics) }
        }
      }
    }
    guard let first = failing.first else { return nil }
    let count = targets.count * directions.count * texts.count
    var lines = ["the layout of \(name) fails in \(failing.count) of \(count) combinations"]
    lines += failing.prefix(Self.mostListed).map { "  \($0.combination): \(summary(of: $0.reports))" }
    if failing.count > Self.mostListed { lines.append("  and \(failing.count - Self.mostListed) more") }
    lines.append("the first, \(first.combination)")
    return LayoutFailure(
      message: (lines + first.reports).joined(separator: "\n"), drawing: drawing, problems: problems)
  }

  /// The problems of the present layout, and the notes on views that do not fit.
  private func reports(about view: LayoutView) -> [String] {
    let notes = view.notes.filter { note in
      switch note.reason {
      case .cutText, .cutLines, .compressedContent, .unsized, .outside:
        !note.items.allSatisfy(ignored.contains)
      default: false
      }
    }
    return view.diagnostics.map { $0.description } + notes.map { $0.description }
  }

  /// The first line of the first report, and the number of the others.
  private func summary(of reports: [String]) -> String {
    let first = reports[0].split(separator: "\n").first ?? ""
    return reports.count == 1 ? "\(first)" : "\(first), and \(reports.count - 1) more"
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
