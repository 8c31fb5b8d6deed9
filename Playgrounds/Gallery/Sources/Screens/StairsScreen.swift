import AnchorageHeadless

/// A cell with stairs, whose height follows from their width, in a window that is being resized.
package final class StairsScreen: LayoutView, InteractiveScreen {
  package static let file = "stairs"
  package static let title = "Stairs that measure themselves"
  package static let summary =
    "The stairs place their labels themselves, and know their height only then. In a new width they ask for a second pass."

  private let stairs = StairView(name: "stairs")

  /// Creates the screen, 375 points wide.
  package init() {
    super.init(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 150))
    let cell = LayoutView(name: "cell")
    addSubview(cell)
    cell.addSubview(stairs)
    cell.edges.excluding(.bottom) == edges
    stairs.edges == cell.edges.inset(by: 4)
    stairs.addStep("first step, not long")
    stairs.addStep("second step, somewhat longer")
    stairs.addStep("third")
  }

  /// Adds a step to the stairs.
  package func addStep(_ text: String) { stairs.addStep(text) }

  package var steps: [InteractionStep] {
    let narrower = [375.0, 360, 340, 320, 300, 280].map { width in
      step(at: width, for: width == 375 || width == 320 || width == 280 ? 1.2 : 0.2)
    }
    return narrower + [320.0, 360, 375].map { step(at: $0, for: 0.2) }
      + [InteractionStep("a fourth step", for: 1.5) { self.addStep("fourth") }]
  }

  private func step(at width: Double, for seconds: Double) -> InteractionStep {
    InteractionStep("\(Int(width)) points wide", for: seconds) { self.frame.size.width = width }
  }
}

/// Labels in steps from the upper left to the lower right, each as wide as its share of the view.
final class StairView: LayoutView {
  private var measured = LayoutSize.zero

  /// Adds a label at the lower end.
  func addStep(_ text: String) {
    let label = LayoutLabel(name: "step\(subviews.count + 1)", text: text)
    label.numberOfLines = 0
    addSubview(label)
    setNeedsLayout()
  }

  override var intrinsicContentSize: LayoutSize { measured }

  override func layoutSubviews() {
    let width = bounds.width / Double(subviews.count)
    var y = 0.0
    for (index, label) in subviews.enumerated() {
      let size = label.sizeThatFits(LayoutSize(width: width, height: .infinity))
      label.frame = LayoutRect(x: Double(index) * width, y: y, width: width, height: size.height)
      y += size.height
    }
    let size = LayoutSize(width: bounds.width, height: y)
    if size != measured {
      measured = size
      invalidateIntrinsicContentSize()
    }
  }
}
