import AnchorageHeadless

/// Four images centred as a block, with a switch for each that takes it out.
package final class ToggleScreen: LayoutView, InteractiveScreen {
  package static let file = "toggle"
  package static let title = "Images that can be hidden"
  package static let summary =
    "A switch sets the width of an image to 0. The block has no width of its own: it closes up, and stays centred."

  private let images = (1...4).map { LayoutView(name: "image\($0)") }
  private let switches = (1...4).map { SwitchView(name: "switch\($0)") }
  private var widths: [LayoutConstraint] = []

  /// Creates the screen with all images shown.
  package init() {
    super.init(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 280))
    let block = LayoutView(name: "block")
    for view in switches + [block] { addSubview(view) }
    for image in images { block.addSubview(image) }
    batch {
      block.top == top + 200
      block.height == 32
      block.centerX == centerX
      images.distribute(.horizontal, alignment: .centerY, in: block)
      images.height == 32
      switches.distribute(.horizontal, spacing: 32)
      switches.top == top + 100
      switches[0].left == left + 37.5
    }
    widths = images.map { $0.width == 32 }
  }

  /// Shows an image or hides it.
  ///
  /// - Parameter index: The index of the image, from 0.
  package func setShown(_ isShown: Bool, at index: Int) {
    images[index].isHidden = !isShown
    widths[index].constant = isShown ? 32 : 0
    switches[index].isOn = isShown
  }

  package var steps: [InteractionStep] {
    [
      InteractionStep("all four shown"),
      InteractionStep("image2 hidden") { self.setShown(false, at: 1) },
      InteractionStep("image4 hidden, too") { self.setShown(false, at: 3) },
      InteractionStep("image1 hidden, too") { self.setShown(false, at: 0) },
      InteractionStep("none shown") { self.setShown(false, at: 2) },
      InteractionStep("image2 and image4 shown again") {
        self.setShown(true, at: 1)
        self.setShown(true, at: 3)
      },
    ]
  }
}

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
