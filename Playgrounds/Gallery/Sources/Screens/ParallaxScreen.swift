import AnchorageHeadless

/// A header that grows when the list in front of it is pulled down.
package final class ParallaxScreen: LayoutView, InteractiveScreen {
  package static let file = "parallax"
  package static let title = "A header that is pulled"
  package static let summary =
    "Pulled beyond its rest at -235, the list sets the constant of the header's height. Scrolled, its rows cover the header."

  private let list = LayoutScrollView(name: "list")
  private var headerHeight: LayoutConstraint?

  /// Creates the screen at rest.
  package init() {
    super.init(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 500))
    safeAreaInsets.top = 64
    let header = LayoutView(name: "header")
    let title = LayoutLabel(name: "title", text: "Pull me")
    let rows = (1...4).map { LayoutView(name: "row\($0)") }
    for view in [header, list] { addSubview(view) }
    header.addSubview(title)
    for row in rows { list.addSubview(row) }
    batch {
      header.left == left
      header.right == right
      header.top == safeArea.top
      title.centerXY == header.centerXY
      list.edges == safeArea.edges
      rows.distribute(.vertical, in: list)
      rows.horizontalEdges == list.horizontalEdges
      rows.width == list.frameLayoutGuide.width
      rows.height == 80
    }
    headerHeight = header.height == 235
    list.contentInset.top = 235
    scroll(to: -235)
  }

  /// Scrolls the list.
  ///
  /// - Parameter y: The vertical content offset.
  package func scroll(to y: Double) {
    list.contentOffset.y = y
    headerHeight?.constant = max(235, -y)
  }

  package var steps: [InteractionStep] {
    let pull = [-235.0, -250, -265, -280, -300].map { y in
      step(at: y, for: y == -235 || y == -300 ? 1.2 : 0.12)
    }
    let back = [-280.0, -265, -250, -235, -210, -180, -150].map { step(at: $0, for: 0.12) }
    return pull + back + [step(at: -120, for: 1.2), step(at: -180, for: 0.12)]
  }

  private func step(at y: Double, for seconds: Double) -> InteractionStep {
    InteractionStep("content offset \(Int(y))", for: seconds) { self.scroll(to: y) }
  }
}
