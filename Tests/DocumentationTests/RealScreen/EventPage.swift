import AnchorageHeadless

/// The page of a walk: a picture, and a column of texts.
final class EventPage: LayoutView {
  let picture = LayoutView(name: "picture")
  let heading = LayoutLabel(name: "heading")
  let hostRow = HostRow()
  let story = LayoutLabel(name: "story")
  let column = LayoutStackView(name: "column")

  init() {
    super.init(name: "page")
    for view in [picture, column] { addSubview(view) }
    for view in [heading, hostRow, story] { column.addArrangedSubview(view) }
    heading.metrics = .fixedPitch(size: 24)
    for label in [heading, story] { label.numberOfLines = 0 }
    column.axis = .vertical
    column.spacing = 16
    batch {
      picture.topLeading == topLeading
      picture.height == picture.width * 9 / 16
      picture.bottom <= bottom
      column.trailing == margins.trailing
      column.bottom <= bottom - 16
      height == 0 ~ .fittingSize
    }
    arrange()
  }
}
