import AnchorageHeadless

/// A button that is as high as its title, and at least 44 points.
public final class Button: LayoutView {
  /// The text, which wraps.
  public let title: LayoutLabel

  init(name: String, title text: String) {
    title = LayoutLabel(name: "title", text: text)
    super.init(name: name)
    title.numberOfLines = 0
    addSubview(title)
    batch {
      height >= 44
      height == 44 ~ .low
      title.edges <= edges.inset(by: 8)
      title.centerXY == centerXY
    }
  }
}
