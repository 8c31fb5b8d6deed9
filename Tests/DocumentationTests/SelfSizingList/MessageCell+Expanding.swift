extension MessageCell {
  /// Whether all of the text is shown, and not just two lines.
  var isExpanded: Bool {
    get { text.numberOfLines == 0 }
    set {
      text.numberOfLines = newValue ? 0 : 2
      text.lineBreakMode = newValue ? .byClipping : .byTruncatingTail
    }
  }
}
