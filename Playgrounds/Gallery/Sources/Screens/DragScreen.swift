import AnchorageHeadless

/// A view that follows a finger, but stays inside its container.
///
/// A class with a subclass, because ``AttachmentScreen`` is the same screen with another view.
package class DragScreen: LayoutView, InteractiveScreen {
  package class var file: String { "drag" }
  package class var title: String { "A view that stays inside" }
  package class var summary: String {
    "The finger sets the constants of two optional constraints. Four required inequalities keep the view in its container."
  }

  let container = LayoutView(name: "container")
  let tip = LayoutView(name: "tip")
  private let finger = LayoutView(name: "finger")
  private var x: LayoutConstraint?
  private var y: LayoutConstraint?

  /// Creates the screen with the finger at (50, 50).
  package required init() {
    super.init(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 480))
    let text = LayoutLabel(name: "text", text: "tip")
    addSubview(container)
    for view in [tip, finger] { container.addSubview(view) }
    tip.addSubview(text)
    batch {
      container.top == top + 120
      container.left == left + 20
      container.size == LayoutSize(width: 335, height: 300)
      tip.edges <= container.edges
      text.centerXY == tip.centerXY
      tip.width == text.width + 8
      tip.height == text.height + 4
    }
    let x = tip.centerX == container.left + 50 ~ .high
    let y = tip.centerY == container.top + 50 ~ .high
    (self.x, self.y) = (x, y)
    drag(to: LayoutPoint(x: 50, y: 50))
  }

  /// Moves the finger.
  ///
  /// - Parameter point: A point in the container's coordinates, inside or outside.
  package func drag(to point: LayoutPoint) {
    finger.frame = LayoutRect(x: point.x - 4, y: point.y - 4, width: 8, height: 8)
    x?.constant = point.x
    y?.constant = point.y
  }

  package var steps: [InteractionStep] {
    let corners = [(50.0, 50.0), (-10, -60), (345, -60), (345, 340), (50, 50)].map {
      LayoutPoint(x: $0.0, y: $0.1)
    }
    var steps = [step(at: corners[0], for: 1.2)]
    for (start, end) in zip(corners, corners.dropFirst()) {
      for part in 1...4 {
        let share = Double(part) / 4
        let point = LayoutPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        steps.append(step(at: point, for: part == 4 ? 1.2 : 0.15))
      }
    }
    // It ends where it began.
    return steps.dropLast()
  }

  private func step(at point: LayoutPoint, for seconds: Double) -> InteractionStep {
    InteractionStep("finger at \(point)", for: seconds) { self.drag(to: point) }
  }
}
