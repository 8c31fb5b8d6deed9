import AnchorageHeadless
import Testing

/// A switch that a view sets where a platform tells it its size.
@MainActor @Suite(.nothingRaised)
struct PlatformSwitchTests {
  private enum Width { case compact, regular }

  /// A screen with a layout for narrow windows and a layout for wide ones.
  private final class Screen: FakeView {
    let icon = FakeView(name: "icon")
    var layouts: ConstraintSwitch<Width, Backend>?

    func declareLayouts() {
      addSubview(icon)
      icon.topLeading == topLeading
      icon.height == 20
      layouts = ConstraintSwitch([
        .compact: batch(active: false) { icon.width == width * 0.5 },
        .regular: batch(active: false) { icon.width == 48 },
      ])
    }

    private func choose() { layouts?.selection = bounds.width < 600 ? .compact : .regular }

    #if FAKE_UIKIT
    override func layoutSubviews() {
      choose()
      super.layoutSubviews()
    }
    #else
    override var isFlipped: Bool { true }

    override func layout() {
      choose()
      super.layout()
    }
    #endif
  }

  @Test
  func `a view selects its layout by its size while it is laid out`() {
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    screen.name("root")
    screen.declareLayouts()
    for (width, table) in [(400, "200"), (800, " 48"), (500, "250"), (600, " 48")] {
      screen.frame.size.width = CGFloat(width)
      screen.markLayout()
      expectTable(screen, "root    0  0  \(width)  300\n└ icon  0  0  \(table)   20")
    }
    #expect(screen.layouts?.selection == .regular)
  }
}
