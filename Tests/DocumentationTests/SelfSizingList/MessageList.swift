import AnchorageHeadless

/// Messages, one below the other.
final class MessageList: LayoutScrollView {
  private let column = LayoutStackView(name: "column")

  init(_ messages: [Message]) {
    super.init(name: "list")
    addSubview(column)
    column.axis = .vertical
    column.spacing = 1
    batch {
      column.edges == edges
      column.width == width
    }
    for message in messages { append(message) }
  }

  /// The cells, in order.
  var cells: [MessageCell] { column.arrangedSubviews.compactMap { $0 as? MessageCell } }

  /// Adds a message at the end.
  func append(_ message: Message) {
    column.addArrangedSubview(MessageCell(message))
  }
}
