import AnchorageHeadless

/// A message: a photo, who wrote it, and a text of any length.
final class MessageCell: LayoutView {
  let photo = LayoutView(name: "photo")
  let sender = LayoutLabel(name: "sender")
  let text = LayoutLabel(name: "text")

  init(_ message: Message) {
    super.init(name: "cell")
    for view in [photo, sender, text] { addSubview(view) }
    text.numberOfLines = 0
    batch {
      photo.size == 40
      photo.topLeading == topLeading.offset(x: 16, y: 12)
      photo.bottom <= bottom - 12
      [sender, text].leading == photo.trailing + 12
      [sender, text].trailing <= trailing - 16
      sender.top == photo.top
      text.top == sender.bottom + 4
      text.bottom <= bottom - 12
      height == 0 ~ .fittingSize
    }
    show(message)
  }

  /// Fills in a message.
  func show(_ message: Message) {
    sender.text = message.sender
    text.text = message.text
  }
}
