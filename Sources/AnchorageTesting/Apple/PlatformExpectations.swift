#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
import Anchorage
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
/// The problems are what `layoutProblems` of the view tells: those of a headless tree of the same constraints.
///
/// - Parameters:
///   - view: A view that has its size. The views inside of it are laid out.
///   - includingNotes: Whether notes about that tree count as well: content that is compressed, views outside of their
///     superviews, constraints that say the same.
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

/// The failure of a layout that is not as expected; `nil` if the layout is.
@MainActor func layoutFailure(_ view: _PlatformView, _ table: String?, _ recording: Recording)
  -> LayoutFailure?
{
  view.layOutIfNeeded()
  let problems = view.layoutProblems
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
  fileprivate func layOutIfNeeded() {
    #if canImport(UIKit)
    layoutIfNeeded()
    #else
    layoutSubtreeIfNeeded()
    #endif
  }
}
#endif
