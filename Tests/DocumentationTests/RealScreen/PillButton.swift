import AnchorageHeadless

/// A button that is as wide as its title.
final class PillButton: LayoutView {
  let title: LayoutLabel

  init(_ text: String) {
    title = LayoutLabel(name: "title", text: text)
    super.init(name: "button")
    addSubview(title)
    title.hugging.horizontal = 251
    title.compressionResistance.horizontal = 751
    batch {
      height == 44
      title.centerY == centerY
      title.horizontalEdges == horizontalEdges.inset(by: 16)
    }
  }
}
