import AnchorageHeadless

/// A view that is always half as wide as its parent, whose width a slider sets.
package final class SliderScreen: LayoutView, InteractiveScreen {
  package static let file = "slider"
  package static let title = "Half of the parent"
  package static let summary =
    "The slider sets the constant of the container's width, 288 points at its end. The view inside is always half as wide."

  private let container = LayoutView(name: "container")
  private let half = LayoutView(name: "half")
  private let track = LayoutView(name: "track")
  private let thumb = LayoutView(name: "thumb")
  private var width: LayoutConstraint?
  private var position: LayoutConstraint?

  /// Creates the screen with the slider at its end.
  package init() {
    super.init(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 300))
    for view in [track, thumb, container] { addSubview(view) }
    container.addSubview(half)
    batch {
      track.top == top + 120
      track.left == left + 32
      track.size == LayoutSize(width: 288, height: 4)
      thumb.size == LayoutSize(width: 28, height: 28)
      thumb.centerY == track.centerY
      container.top == top + 198
      container.left == left + 16
      container.height == 69
      half.edges.excluding(.trailing) == container.edges
      half.width == container.width * 0.5
    }
    width = container.width == 288
    position = thumb.centerX == track.left + 288
  }

  /// Moves the slider.
  ///
  /// - Parameter value: From 0 to 1.
  package func slide(to value: Double) {
    width?.constant = 288 * value
    position?.constant = 288 * value
  }

  package var steps: [InteractionStep] {
    let values = [1, 0.9375, 0.875, 0.8125, 0.75, 0.6875, 0.625, 0.5625, 0.5, 0.4375, 0.375, 0.3125, 0.25]
    let down = values.map { step(at: $0, for: $0 == 1 || $0 == 0.5 || $0 == 0.25 ? 1.2 : 0.1) }
    return down + [0.375, 0.5, 0.625, 0.75, 0.875].map { step(at: $0, for: 0.1) }
  }

  private func step(at value: Double, for seconds: Double) -> InteractionStep {
    InteractionStep("slider at \(value)", for: seconds) { self.slide(to: value) }
  }
}
