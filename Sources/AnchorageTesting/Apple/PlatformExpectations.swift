#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
import AnchorageHeadless
import AnchorageDrawing
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Lays out a real view, and expects it to have the frames of a table.
///
///     let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
///     card.accessibilityIdentifier = "card"
///     let photo = UIImageView()
///     card.addSubview(photo)
///     photo.edges == card.edges.inset(by: 16)
///     expectLayout(
///       card,
///       """
///       card           0   0  320  120
///       └ UIImageView 16  16  288   88
///       """)
///
/// The frames are the platform's. Views have the names of reports: accessibility identifiers, or else their types, with an index
/// where there are several. The first line has the origin 0, 0 unless constraints place the view. A conflict, or another error
/// that a headless tree of the same constraints has, is a failure, too.
///
/// Comparing and recording are as for a headless view.
///
/// - Parameters:
///   - view: A view that has its size. The views inside of it are laid out.
///   - record: Whether to write the table into the source if it differs.
///   - table: The frames; without it, the expectation fails and shows the table.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor public func expectLayout(
  _ view: _PlatformView, record: Bool = false, _ table: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let call = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  layoutFailure(view, table, Recording(at: call, isAsked: record))?.report(at: call)
}

/// Lays out a real view, and expects nothing to be wrong with it: no conflict, nothing ambiguous, no tie.
///
///     let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
///     let photo = UIImageView()
///     card.addSubview(photo)
///     photo.edges == card.edges.inset(by: 16)
///     expectNoProblems(card)
///
/// The problems are what `layoutProblems()` of the view tells: those of a headless tree of the same constraints.
///
/// - Parameters:
///   - view: A view that has its size. The views inside of it are laid out.
///   - includingNotes: Whether notes about that tree count as well: text that is cut, views outside of their superviews,
///     constraints that say the same.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor public func expectNoProblems(
  _ view: _PlatformView, includingNotes: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  problemFailure(view, includingNotes: includingNotes)?
    .report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Lays out a real screen in many sizes, in both directions and with texts of other lengths, and expects that it always fits.
///
///     let controller = LoginViewController()
///     expectLayoutAdapts(controller.view)
///
/// The expectation and the report of a failure are the same as for a headless view. The combinations are laid out in headless
/// trees of the same views and constraints, as `layoutProblems()` makes them. Afterwards the view is as it was.
///
/// - Texts are those of labels, which get each sample in turn, are mirrored, and get their own text back, with its attributes. Each
///   `UILabel` measures its text itself, and so does each `NSTextField` that is not editable. Texts inside of controls, bars and
///   pickers stay as they are, because these set them, and so do texts that a view draws itself.
/// - Content that the view has at present is all there is. What a view does when its size or its traits change, in `layoutSubviews()`
///   for example, is not done; margins, safe areas, fonts and the sizes of other content are those of the present size, and what
///   constraints mention outside of the view stays at its place.
/// - AppKit does not tell that a field with a limit of several lines cuts its text after the last one.
/// - Views whose `semanticContentAttribute` is not `.unspecified` keep their direction. AppKit does not tell who set one: there, these
///   are views with another direction than the screen.
///
/// - Parameters:
///   - screen: A view that is placed by its frame, such as that of a controller.
///   - sizes: The sizes, in points.
///   - directions: The layout directions of the screen.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or lie on each other, as reports write them.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Complexity: One mirror for each text, and one pass for each of sizes × directions × texts.
@preconcurrency @MainActor public func expectLayoutAdapts(
  _ screen: _PlatformView, sizes: [LayoutSize] = .screens,
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

/// Lays out a real view as high as it needs to be in each of several widths, in both directions and with texts of other lengths,
/// and expects that it always fits: a cell, a card.
///
///     let cell = TitleCell(style: .default, reuseIdentifier: nil)
///     expectLayoutAdapts(cell.contentView, widths: [320, 390])
///
/// The combinations are laid out as those of sizes are, in headless trees, which also tell how high the view needs to be.
///
/// - Parameters:
///   - view: A view that is placed by its frame, such as the content view of a cell.
///   - widths: The widths, in points.
///   - directions: The layout directions of the view.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or lie on each other, as reports write them.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Complexity: One mirror for each text, and two passes for each of widths × directions × texts.
@preconcurrency @MainActor public func expectLayoutAdapts(
  _ view: _PlatformView, widths: [Double], directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  texts: [LayoutTextSample] = LayoutTextSample.allCases, ignoring names: [String] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let targets = widths.map { TargetSize(width: $0) }
  LayoutSweep(targets: targets, directions: directions, texts: texts, ignored: Set(names)).failure(of: view)?
    .report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Lays out a real view as high as it needs to be in every width of a range, in both directions and with texts of other lengths,
/// and expects that it always fits.
///
///     let cell = TitleCell(style: .default, reuseIdentifier: nil)
///     expectLayoutAdapts(cell.contentView, widths: 320...430)
///
/// The widths are both ends and every whole number of points between them, and a failure names those together that fail in a row,
/// as for a headless view. The combinations are laid out as those of sizes are.
///
/// - Parameters:
///   - view: A view that is placed by its frame, such as the content view of a cell.
///   - widths: The widths, in points.
///   - directions: The layout directions of the view.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or lie on each other, as reports write them.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Complexity: One mirror for each text, and two passes for each of widths × directions × texts: 2 × 1288 for a range of 160 points.
@preconcurrency @MainActor public func expectLayoutAdapts(
  _ view: _PlatformView, widths: ClosedRange<Double>,
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  texts: [LayoutTextSample] = LayoutTextSample.allCases, ignoring names: [String] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  LayoutSweep(widths: widths, directions: directions, texts: texts, ignored: Set(names)).failure(of: view)?
    .report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The failure of a layout that is not as expected; `nil` if the layout is.
@MainActor func layoutFailure(_ view: _PlatformView, _ table: String?, _ recording: Recording)
  -> LayoutFailure?
{
  view.layOutIfNeeded()
  let problems = view.layoutProblems()
  // Until the engine lays it out, a mirror has the frames of the platform.
  let mirror = ViewMirror(of: view)
  mirror.removeStandIns()
  let mirrored = mirror.view(for: view) ?? mirror.tree
  return TableExpectation(
    name: mirrored.quotedName, expected: table, actual: mirrored.layoutDescription, problems: problems
  ).failure(recording, drawing: mirrored.drawing)
}

/// The failure of a layout with problems; `nil` if there are none.
@MainActor func problemFailure(_ view: _PlatformView, includingNotes: Bool) -> LayoutFailure? {
  view.layOutIfNeeded()
  let mirror = ViewMirror(of: view)
  mirror.tree.layoutIfNeeded()
  return problemFailure(mirror.tree, includingNotes: includingNotes)
}

extension _PlatformView {
  /// Lays out the views inside of the view.
  func layOutIfNeeded() {
    #if canImport(UIKit)
    layoutIfNeeded()
    #else
    layoutSubtreeIfNeeded()
    #endif
  }
}
#endif
