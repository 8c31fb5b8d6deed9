import AnchorageHeadless

/// Lays out a screen in many sizes, in both directions and with texts of other lengths, and expects that it always fits.
///
///     let screen = LayoutView(name: "screen")
///     let title = LayoutLabel(name: "title", text: "Harbour lights")
///     title.numberOfLines = 0
///     screen.addSubview(title)
///     title.top == screen.top + 16
///     title.horizontalEdges == screen.horizontalEdges.inset(by: 16)
///     expectLayoutAdapts(screen)
///
/// In every combination there must be nothing among the diagnostics, no text or other content that is cut, no view that
/// reaches beyond its superview, and no two texts that lie on each other. A failure names the combinations that fail, in twelve
/// lines at most, shows the reports about the first, and draws it. It is reported to the test that runs, of Swift Testing or of
/// XCTest. Afterwards the view is as it was.
///
/// Texts are those of the labels in the tree that are there now. Where a text is a model's, give the model the texts of
/// ``LayoutTextSample`` and use ``expectNoProblems(_:includingNotes:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - screen: A view without a superview.
///   - sizes: The sizes, in points.
///   - directions: The layout directions of the screen.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or lie on each other.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Complexity: One pass for each of sizes × directions × texts: 48 without other arguments.
public func expectLayoutAdapts(
  _ screen: LayoutView, sizes: [LayoutSize] = .screens,
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  texts: [LayoutTextSample] = LayoutTextSample.allCases, ignoring names: [String] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let targets = sizes.map { TargetSize(width: $0.width, height: $0.height) }
  LayoutSweep(targets: targets, directions: directions, texts: texts, ignored: Set(names)).failure(
    of: screen)?
    .report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Lays out a view as high as it needs to be in each of several widths, in both directions and with texts of other lengths,
/// and expects that it always fits: a cell, a card.
///
///     let cell = LayoutView(name: "cell")
///     let label = LayoutLabel(name: "label", text: "Harbour lights")
///     label.numberOfLines = 0
///     cell.addSubview(label)
///     label.edges == cell.edges.inset(by: 12)
///     expectLayoutAdapts(cell, widths: [160, 320])
///
/// The expectation and the report of a failure are the same as for sizes.
///
/// - Parameters:
///   - view: A view without a superview.
///   - widths: The widths, in points.
///   - directions: The layout directions of the view.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or lie on each other.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Complexity: Two passes for each of widths × directions × texts.
public func expectLayoutAdapts(
  _ view: LayoutView, widths: [Double], directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  texts: [LayoutTextSample] = LayoutTextSample.allCases, ignoring names: [String] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let targets = widths.map { TargetSize(width: $0) }
  LayoutSweep(targets: targets, directions: directions, texts: texts, ignored: Set(names)).failure(of: view)?
    .report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Lays out a view as high as it needs to be in every width of a range, in both directions and with texts of other lengths, and
/// expects that it always fits.
///
///     let cell = LayoutView(name: "cell")
///     let label = LayoutLabel(name: "label", text: "Harbour lights")
///     label.numberOfLines = 0
///     cell.addSubview(label)
///     label.edges == cell.edges.inset(by: 12)
///     expectLayoutAdapts(cell, widths: 160...320)
///
/// The widths are both ends and every whole number of points between them: 160, 161, 162 and so on to 320. A failure names
/// the widths that fail in a row together, by the narrowest and the widest, with the report about the narrowest. Otherwise it is
/// the same as for sizes.
///
/// It is a failure if an end is negative or not finite, and if a range is longer than 10000 points.
///
/// - Parameters:
///   - view: A view without a superview.
///   - widths: The widths, in points.
///   - directions: The layout directions of the view.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or lie on each other.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Complexity: Two passes for each of widths × directions × texts: 2 × 1288 for a range of 160 points.
public func expectLayoutAdapts(
  _ view: LayoutView, widths: ClosedRange<Double>,
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  texts: [LayoutTextSample] = LayoutTextSample.allCases, ignoring names: [String] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  LayoutSweep(widths: widths, directions: directions, texts: texts, ignored: Set(names)).failure(of: view)?
    .report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
