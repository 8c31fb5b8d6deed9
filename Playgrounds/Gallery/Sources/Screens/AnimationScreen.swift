import AnchorageHeadless

/// A label that flies in from the left.
package final class AnimationScreen: LayoutView, InteractiveScreen {
  package static let file = "animation"
  package static let title = "A label that flies in"
  package static let summary =
    "One constant goes from minus the width of the screen to 0, fast at first; each frame is a layout of its own."

  private var offset: LayoutConstraint?

  /// Creates the screen with the label outside, at the left.
  package init() {
    super.init(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 160))
    let label = LayoutLabel(name: "label", text: "Animate")
    addSubview(label)
    batch {
      label.size == LayoutSize(width: 200, height: 40)
      label.centerY == centerY
    }
    offset = label.centerX == centerX - 375
  }

  /// Shows a moment of the animation.
  ///
  /// - Parameter time: From 0 to 1.
  package func animate(to time: Double) {
    // Cubic easing: what is left of the way is the cube of what is left of the time.
    let left = 1 - time
    offset?.constant = -375 * left * left * left
  }

  package var steps: [InteractionStep] {
    (0...16).map { frame in
      let seconds = frame == 0 || frame == 16 ? 1.2 : 0.05
      return InteractionStep("frame \(frame) of 16", for: seconds, isMoment: frame % 4 == 0) {
        self.animate(to: Double(frame) / 16)
      }
    }
  }
}
