import AnchorageHeadless

@testable import AnchorageTesting

/// A card of 320 × 120 points with an icon of 48 × 48 and a title of 14 letters, 8 × 16 points each.
func makeCard() -> LayoutView {
  let card = LayoutView(name: "card", frame: LayoutRect(x: 0, y: 0, width: 320, height: 120))
  let icon = LayoutView(name: "icon")
  let title = LayoutLabel(name: "title", text: "Harbour lights")
  for view in [icon, title] { card.addSubview(view) }
  batch {
    icon.size == LayoutSize(width: 48, height: 48)
    icon.leading == card.leading + 16
    icon.centerY == card.centerY
    [icon, title].align(.centerY)
    title.leading == icon.trailing + 12
    title.trailing <= card.trailing - 16
  }
  return card
}

/// A cell around a text that wraps, 12 points inside of its edges.
func makeCell() -> LayoutView {
  let cell = LayoutView(name: "cell")
  let label = LayoutLabel(name: "label", text: "Harbour lights")
  label.numberOfLines = 0
  cell.addSubview(label)
  label.edges == cell.edges.inset(by: 12)
  return cell
}

/// The message of a failed expectation, without the drawing; `nil` if it holds.
func message(
  _ view: LayoutView, width: Double? = nil, height: Double? = nil, direction: LayoutDirection? = nil,
  _ table: String?
) -> String? {
  var recording = Recording(at: CallSite(fileID: "", filePath: "", line: 1, column: 1), isAsked: false)
  // Also when the tests themselves are recorded.
  recording.isOn = false
  let target = TargetSize(width: width, height: height)
  return layoutFailure(view, at: target, direction: direction, table, recording)?.message
}
