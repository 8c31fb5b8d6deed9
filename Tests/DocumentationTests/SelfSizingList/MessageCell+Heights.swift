import AnchorageHeadless

extension MessageCell {
  /// How high messages are in a width, without a cell for each.
  static func heights(of messages: [Message], width: Double) -> [Double] {
    let cell = MessageCell(Message(sender: "", text: ""))
    return messages.map { message in
      cell.show(message)
      let target = LayoutSize(width: width, height: 0)
      return cell.systemLayoutSizeFitting(target, horizontal: .required).height
    }
  }
}
