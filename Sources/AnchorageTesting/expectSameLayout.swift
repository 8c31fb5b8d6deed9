import AnchorageHeadless

/// Lays out two trees, and expects the same views in the same places.
///
///     let old = LayoutView(name: "card", frame: LayoutRect(x: 0, y: 0, width: 320, height: 120))
///     let photo = LayoutView(name: "photo")
///     old.addSubview(photo)
///     photo.top == old.top + 16
///     photo.leading == old.leading + 16
///     photo.size == 88
///     let new = LayoutView(name: "card", frame: old.frame)
///     let picture = LayoutView(name: "photo")
///     new.addSubview(picture)
///     picture.topLeading == new.topLeading.offset(x: 16, y: 16)
///     picture.size == 88
///     expectSameLayout(old, new)
///
/// Use it when the constraints of a screen are written again: keep the old file until the new one lays out alike. Both
/// trees are laid out in their present sizes. For other sizes, or another direction, set these and call it again.
///
/// A view of the old tree is compared with the view of the same name in the new one, wherever that is in its tree. If several
/// views share a name, the first is compared with the first, the second with the second, and so on; a view without
/// a name has that of its class. Frames are compared in the coordinates of the two roots, to a hundredth of a point, and so is
/// whether views are hidden. A view that only one of the trees has is a difference.
///
/// A failure counts the views that differ, and shows the first in the order of the old tree: both frames, and the constraints
/// that determine what differs, as `explain(_:)` prints them. It is reported to the running test of Swift Testing or XCTest.
///
/// - Parameters:
///   - old: A view with its final size. Its whole tree is laid out.
///   - new: The view that replaces it.
///   - names: Names of views that need not be the same, such as stack views that only the new tree has.
///   - fileID: The file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectSameLayout(
  _ old: LayoutView, _ new: LayoutView, ignoring names: [String] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  differenceFailure(old, new, ignoring: names)?
    .report(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The failure of two layouts that differ; `nil` if they are the same.
func differenceFailure(
  _ old: LayoutView, _ new: LayoutView, ignoring names: [String] = []
) -> LayoutFailure? {
  old.layoutIfNeeded()
  new.layoutIfNeeded()
  let sides = [old, new].map { view in
    ComparedLayout(of: view) { view.explanation(of: $0, $1).description }
  }
  return sides[0].failure(beside: sides[1], ignoring: Set(names))
}
