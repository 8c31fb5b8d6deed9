import AnchorageHeadless

/// A field for text, with a placeholder.
public final class Field: LayoutView {
  /// The text while the field is empty.
  public let placeholder: LayoutLabel

  init(name: String, placeholder text: String) {
    placeholder = LayoutLabel(name: "placeholder", text: text)
    super.init(name: name)
    addSubview(placeholder)
    batch {
      height == 44
      placeholder.leading == leading + 12
      placeholder.trailing <= trailing - 12
      placeholder.centerY == centerY
    }
  }
}
