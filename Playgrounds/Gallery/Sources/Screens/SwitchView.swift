import AnchorageHeadless

/// A switch: a knob that is at the right while it is on.
final class SwitchView: LayoutView {
  /// Whether the switch is on.
  var isOn = true {
    didSet { setNeedsLayout() }
  }
  private let knob = LayoutView(name: "knob")

  /// Creates a switch that is on.
  override init(name: String = "", frame: LayoutRect = .zero) {
    super.init(name: name, frame: frame)
    addSubview(knob)
  }

  override var intrinsicContentSize: LayoutSize { LayoutSize(width: 51, height: 31) }

  override func layoutSubviews() {
    knob.frame = LayoutRect(x: isOn ? 22 : 2, y: 2, width: 27, height: 27)
  }
}
