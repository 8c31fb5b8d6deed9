import AnchorageHeadless

/// The screen of ``DragScreen``, whose view carries an attachment that stays inside as well.
package final class AttachmentScreen: DragScreen {
  package override class var file: String { "attachment" }
  package override class var title: String { "A view with an attachment" }
  package override class var summary: String {
    "The attachment is above the view, where there is room. At the top it covers the view, at the right it slides along it."
  }

  /// Creates the screen with the finger at (50, 50).
  package required init() {
    super.init()
    let attachment = LayoutView(name: "attachment")
    container.addSubview(attachment)
    batch {
      attachment.size == LayoutSize(width: 16, height: 16)
      // One less than the finger, or the attachment would pull at the view in the corners.
      attachment.left == tip.left + 20 ~ .high - 1
      attachment.bottom == tip.top - 2 ~ .high - 1
      attachment.top >= container.top
      attachment.right <= container.right
    }
  }
}
