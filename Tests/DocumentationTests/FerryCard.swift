import AnchorageHeadless

/// A departure: a picture, where the ferry goes, and when.
public final class FerryCard: LayoutView {
  /// The ship.
  public let picture = LayoutView(name: "picture")
  /// The name of the line.
  public let title = LayoutLabel(name: "title", text: "Harbour lights")
  /// The departure.
  public let time = LayoutLabel(name: "time", text: "18:40")

  /// Creates a card without a size.
  public init() {
    super.init(name: "card")
    for view in [picture, title, time] { addSubview(view) }
    layoutMargins = LayoutInsets(16)
    batch {
      picture.size == LayoutSize(width: 48, height: 48)
      picture.leading == margins.leading
      title.leading == picture.trailing + 12
      time.leading >= title.trailing + 12
      time.trailing == margins.trailing
      [picture, title, time].centerY == centerY
    }
  }
}
