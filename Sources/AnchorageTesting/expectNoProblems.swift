import AnchorageHeadless

/// Lays out a tree, and expects no problems: no conflict, ambiguity, tie or misuse.
///
///     let card = LayoutView(name: "card", frame: LayoutRect(x: 0, y: 0, width: 320, height: 120))
///     let photo = LayoutView(name: "photo")
///     card.addSubview(photo)
///     photo.edges == card.edges.inset(by: 16)
///     expectNoProblems(card)
///
/// A failure shows the full reports, as `diagnostics` of the view prints them, and a drawing. It is reported
/// to the running test of Swift Testing or XCTest.
///
/// - Parameters:
///   - view: A view. Its whole tree is laid out.
///   - includingNotes: Whether the `notes()` of the view count as well: cut-off text, views outside their
///       superviews, redundant constraints.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNoProblems(
  _ view: LayoutView, includingNotes: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  view.layoutIfNeeded()
  problemFailure(view, includingNotes: includingNotes)?
    .report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The failure of a layout with problems; `nil` without problems.
func problemFailure(_ view: LayoutView, includingNotes: Bool) -> LayoutFailure? {
  let reports =
    view.diagnostics.map { $0.description } + (includingNotes ? view.notes().map { $0.description } : [])
  guard !reports.isEmpty else { return nil }
  let problems = reports.count == 1 ? "a problem" : "\(reports.count) problems"
  return LayoutFailure(
    message: (["the layout of \(view.quotedName) has \(problems)"] + reports).joined(separator: "\n"),
    drawing: view.drawing, problems: view.diagnostics)
}
