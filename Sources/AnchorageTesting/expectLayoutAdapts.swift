import AnchorageHeadless

/// Lays out a screen in many sizes, in both directions and with texts of different lengths, and expects that
/// it always fits.
///
///     let screen = LayoutView(name: "screen")
///     let title = LayoutLabel(name: "title", text: "Harbour lights")
///     title.numberOfLines = 0
///     screen.addSubview(title)
///     title.top == screen.top + 16
///     title.horizontalEdges == screen.horizontalEdges.inset(by: 16)
///     expectLayoutAdapts(screen)
///
/// In every combination, there must be no diagnostics, no cut-off text or other content, no view that reaches
/// beyond its superview, and no overlapping texts. A failure names the combinations that fail, in at most
/// twelve lines, shows the reports about the first, and draws it. It is reported to the running test of Swift
/// Testing or XCTest. Afterwards the view is restored.
///
/// Only the texts of labels in the present tree are replaced. If a text comes from a model, give the model
/// the texts of ``LayoutTextSample`` and use
/// ``expectNoProblems(_:includingNotes:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - screen: A view without a superview.
///   - sizes: The sizes, in points.
///   - directions: The layout directions of the screen.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or overlap each other.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Complexity: One pass for each of sizes × directions × texts: 48 by default.
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

/// Lays out a self-sizing view, such as a cell, in several widths, in both directions and with texts of
/// different lengths, and expects that it always fits.
///
///     let cell = LayoutView(name: "cell")
///     let label = LayoutLabel(name: "label", text: "Harbour lights")
///     label.numberOfLines = 0
///     cell.addSubview(label)
///     label.edges == cell.edges.inset(by: 12)
///     expectLayoutAdapts(cell, widths: [160, 320])
///
/// The view is as high as it needs to be. The expectation and the report of a failure are the same as for
/// sizes.
///
/// - Parameters:
///   - view: A view without a superview.
///   - widths: The widths, in points.
///   - directions: The layout directions of the view.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or overlap each other.
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

/// Lays out a self-sizing view in every width of a range, in both directions and with texts of different
/// lengths, and expects that it always fits.
///
///     let cell = LayoutView(name: "cell")
///     let label = LayoutLabel(name: "label", text: "Harbour lights")
///     label.numberOfLines = 0
///     cell.addSubview(label)
///     label.edges == cell.edges.inset(by: 12)
///     expectLayoutAdapts(cell, widths: 160...320)
///
/// The widths are both ends and every whole number of points between them: 160, 161, 162 and so on to 320. A
/// failure names consecutive failing widths together, by the narrowest and the widest, with the report about
/// the narrowest. Otherwise it is the same as for sizes.
///
/// A range with a negative or infinite end, or longer than 10000 points, is a failure.
///
/// - Parameters:
///   - view: A view without a superview.
///   - widths: The widths, in points.
///   - directions: The layout directions of the view.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or overlap each other.
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

extension [LayoutSize] {
  /// Typical screen sizes, in points: small and large phones, in portrait and landscape, and tablets.
  ///
  ///     let sizes: [LayoutSize] = .screens + [LayoutSize(width: 1920, height: 1080)]
  ///     sizes.count  // 7
  ///
  /// 320 × 568, 390 × 844, 844 × 390, 744 × 1133, 1024 × 768, and 320 × 1024, a part of a tablet's split
  /// screen.
  public static var screens: [LayoutSize] {
    [(320, 568), (390, 844), (844, 390), (744, 1133), (1024, 768), (320, 1024)]
      .map { LayoutSize(width: $0.0, height: $0.1) }
  }
}
