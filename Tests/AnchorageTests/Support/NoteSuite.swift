@testable import Anchorage
@testable import AnchorageHeadless

/// Tests about the notes of one tree.
protocol NoteSuite {
  var root: LayoutView { get }
}

extension NoteSuite {
  /// The notes after a pass, as they are printed.
  func notes() -> String {
    root.layoutIfNeeded()
    return root.notes().map { "\($0)" }.joined(separator: "\n")
  }

  /// A label in the top left corner of a view.
  func label(_ name: String, _ text: String, in view: LayoutView) -> LayoutLabel {
    let label = LayoutLabel(name: name, text: text)
    view.addSubview(label)
    label.topLeading == view.topLeading
    return label
  }
}
