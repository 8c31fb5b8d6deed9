import AnchorageHeadless

/// Who leads a walk and when it is, with a button.
final class HostRow: LayoutStackView {
  let photo = LayoutView(name: "photo")
  let host = LayoutLabel(name: "host")
  let date = LayoutLabel(name: "date")
  let follow = PillButton("Follow")

  init() {
    super.init(name: "hostRow")
    let texts = LayoutStackView(name: "texts", arrangedSubviews: [host, date])
    texts.axis = .vertical
    for label in [host, date] { label.lineBreakMode = .byTruncatingTail }
    for view in [photo, texts, follow] { addArrangedSubview(view) }
    alignment = .center
    spacing = 12
    photo.size == 48
  }
}
