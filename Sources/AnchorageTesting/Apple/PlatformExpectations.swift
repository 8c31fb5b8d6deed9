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
/// The frames are the platform's. Views are named by accessibility identifiers, or else by their types, with
/// an index if there are several. The first line has the origin 0, 0 unless constraints place the view. A
/// conflict, or another error in a headless tree of the same constraints, is a failure, too.
///
/// Tables are compared and recorded as for a headless view.
///
/// - Parameters:
///   - view: A view with its final size. The views inside it are laid out.
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

/// Lays out a real view, and expects no problems: no conflict, ambiguity or tie.
///
///     let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
///     let photo = UIImageView()
///     card.addSubview(photo)
///     photo.edges == card.edges.inset(by: 16)
///     expectNoProblems(card)
///
/// The problems are the `layoutProblems()` of the view: those of a headless tree of the same constraints.
///
/// - Parameters:
///   - view: A view with its final size. The views inside it are laid out.
///   - includingNotes: Whether notes about that tree count as well: cut-off text, views outside their
///       superviews, redundant constraints.
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

/// Lays out two real views, and expects the same views in the same places.
///
///     let old = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
///     let photo = UIImageView()
///     old.addSubview(photo)
///     photo.translatesAutoresizingMaskIntoConstraints = false
///     NSLayoutConstraint.activate([
///       photo.topAnchor.constraint(equalTo: old.topAnchor, constant: 16),
///       photo.leadingAnchor.constraint(equalTo: old.leadingAnchor, constant: 16),
///     ])
///     let new = UIView(frame: old.frame)
///     let picture = UIImageView()
///     new.addSubview(picture)
///     picture.topLeading == new.topLeading.offset(x: 16, y: 16)
///     expectSameLayout(old, new)
///
/// The frames are the platform's. The comparison and the report of a failure are the same as for headless views; the constraints
/// in it are those of headless trees of the same constraints. Views are named by accessibility identifiers, or else by their types.
///
/// - Parameters:
///   - old: A view with its final size. The views inside it are laid out.
///   - new: The view that replaces it.
///   - names: Names of views that need not be the same, as reports write them.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor public func expectSameLayout(
  _ old: _PlatformView, _ new: _PlatformView, ignoring names: [String] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  differenceFailure(old, new, ignoring: names)?
    .report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Lays out a real screen in many sizes, in both directions and with texts of different lengths, and expects
/// that it always fits.
///
///     let controller = LoginViewController()
///     expectLayoutAdapts(controller.view)
///
/// The expectation and the report of a failure are the same as for a headless view. The combinations are laid out in headless
/// trees of the same views and constraints, as `layoutProblems()` makes them. Afterwards the view is
/// restored.
///
/// - Each label gets each sample in turn, is mirrored, and gets its own text back, with its attributes.
///     Labels, which are `UILabel`s and `NSTextField`s that aren't editable, measure their texts themselves.
///     Texts inside controls, bars and pickers don't change, because these set them, and neither do texts
///     that a view draws itself.
/// - Only the present content takes part. Code that runs when the size or the traits of a view change, such
///     as `layoutSubviews()`, is not called; margins, safe areas, fonts and the sizes of other content are
///     those of the present size, and items outside that constraints mention don't move.
/// - A field with a limit of several lines cuts its text after the last line, which AppKit doesn't expose.
/// - Views whose `semanticContentAttribute` is not `.unspecified` keep their direction. AppKit doesn't expose
///     whether it was set: there, these are the views whose direction differs from the screen's.
///
/// - Parameters:
///   - screen: A view that is placed by its frame, such as that of a controller.
///   - sizes: The sizes, in points.
///   - directions: The layout directions of the screen.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or overlap, as reports write them.
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

/// Lays out a self-sizing real view, such as a cell, in several widths, in both directions and with texts of
/// different lengths, and expects that it always fits.
///
///     let cell = TitleCell(style: .default, reuseIdentifier: nil)
///     expectLayoutAdapts(cell.contentView, widths: [320, 390])
///
/// The combinations are laid out in headless trees, as for sizes, which also determine the height of the
/// view.
///
/// - Parameters:
///   - view: A view that is placed by its frame, such as the content view of a cell.
///   - widths: The widths, in points.
///   - directions: The layout directions of the view.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or overlap, as reports write them.
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

/// Lays out a self-sizing real view in every width of a range, in both directions and with texts of different
/// lengths, and expects that it always fits.
///
///     let cell = TitleCell(style: .default, reuseIdentifier: nil)
///     expectLayoutAdapts(cell.contentView, widths: 320...430)
///
/// The widths are both ends and every whole number of points between them, and a failure names consecutive
/// failing widths together, as for a headless view. The combinations are laid out as for sizes.
///
/// - Parameters:
///   - view: A view that is placed by its frame, such as the content view of a cell.
///   - widths: The widths, in points.
///   - directions: The layout directions of the view.
///   - texts: The texts of labels.
///   - names: Names of views that may be cut, reach beyond their superviews or overlap, as reports write them.
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

/// The failure of a layout that differs from the table; `nil` if it matches.
@MainActor func layoutFailure(_ view: _PlatformView, _ table: String?, _ recording: Recording)
  -> LayoutFailure?
{
  view.layOutIfNeeded()
  let problems = view.layoutProblems()
  // A mirror has the platform's frames until the engine lays it out.
  let mirror = ViewMirror(of: view)
  mirror.removeStandIns()
  let mirrored = mirror.view(for: view) ?? mirror.tree
  return TableExpectation(
    name: mirrored.quotedName, expected: table, actual: mirrored.layoutDescription, problems: problems
  ).failure(recording, drawing: mirrored.drawing)
}

/// The failure of a layout with problems; `nil` without problems.
@MainActor func problemFailure(_ view: _PlatformView, includingNotes: Bool) -> LayoutFailure? {
  view.layOutIfNeeded()
  let mirror = ViewMirror(of: view)
  mirror.tree.layoutIfNeeded()
  return problemFailure(mirror.tree, includingNotes: includingNotes)
}

/// The failure of two layouts that differ; `nil` if they are the same.
@MainActor func differenceFailure(_ old: _PlatformView, _ new: _PlatformView, ignoring names: [String] = [])
  -> LayoutFailure?
{
  let sides = [old, new].map { view in
    view.layOutIfNeeded()
    // A mirror has the platform's frames until the engine lays it out, which needs the views outside as well.
    let mirror = ViewMirror(of: view)
    mirror.removeStandIns()
    let originals = mirror.originals
    return ComparedLayout(of: mirror.view(for: view) ?? mirror.tree) { mirrored, attribute in
      let mirror = ViewMirror(of: view)
      mirror.tree.layoutIfNeeded()
      let item = originals[ObjectIdentifier(mirrored)].flatMap { mirror.view(for: $0) } ?? mirror.tree
      return mirror.tree.explanation(of: item, attribute).description
    }
  }
  return sides[0].failure(beside: sides[1], ignoring: Set(names))
}

extension _PlatformView {
  /// Lays out the views inside the view.
  func layOutIfNeeded() {
    #if canImport(UIKit)
    layoutIfNeeded()
    #else
    layoutSubtreeIfNeeded()
    #endif
  }
}
#endif
