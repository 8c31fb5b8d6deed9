import AnchorageHeadless

/// Lays out a tree, and expects it to have the frames of a table.
///
///     let card = LayoutView(name: "card", frame: LayoutRect(x: 0, y: 0, width: 320, height: 120))
///     let photo = LayoutView(name: "photo")
///     card.addSubview(photo)
///     photo.edges == card.edges.inset(by: 16)
///     expectLayout(
///       card,
///       """
///       card    0   0  320  120
///       └ photo 16  16  288   88
///       """)
///
/// The table is what `layoutDescription` of the view prints: name, x, y, width and height. Spaces, empty
/// lines and comments (`//` after a space) are ignored, and tree lines are optional. Numbers are compared as
/// printed, rounded to two decimals. A conflict, or another error among the diagnostics of the view, is a
/// failure, too.
///
/// A failure shows the differences, the current table and a drawing. It is reported to the running test of
/// Swift Testing or XCTest.
///
/// **Recording.** Without a table, or after an intended change, run the tests with the environment variable
/// `ANCHORAGE_RECORD=1`, or pass `record: true`: tables that differ are written into the source of the test.
/// Each still counts as a failure, which prevents leaving it on.
///
/// - Parameters:
///   - view: A view. Its whole tree is laid out.
///   - width: The width for the layout of a root, in points. Without a height, the view is as high as it
///       needs to be, like a cell. The view keeps the size. If both are `nil`, the size doesn't change.
///   - height: The height; without a width, the view is as wide as it needs to be.
///   - direction: The layout direction, which the view keeps; `nil` doesn't change it.
///   - record: Whether to write the table into the source if it differs.
///   - table: The frames; without it, the expectation fails and shows the table.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectLayout(
  _ view: LayoutView, width: Double? = nil, height: Double? = nil, direction: LayoutDirection? = nil,
  record: Bool = false, _ table: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let call = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let target = TargetSize(width: width, height: height)
  layoutFailure(view, at: target, direction: direction, table, Recording(at: call, isAsked: record))?
    .report(at: call)
}

/// The failure of a layout that differs from the table; `nil` if it matches.
func layoutFailure(
  _ view: LayoutView, at target: TargetSize = TargetSize(), direction: LayoutDirection? = nil,
  _ table: String?, _ recording: Recording
) -> LayoutFailure? {
  if let reason = target.reasonAgainst(view) { return LayoutFailure(message: reason) }
  if let direction { view.layoutDirection = direction }
  target.apply(to: view)
  view.layoutIfNeeded()
  return TableExpectation(
    name: view.quotedName, expected: table, actual: view.layoutDescription,
    problems: view.diagnostics
  ).failure(recording, drawing: view.drawing)
}
