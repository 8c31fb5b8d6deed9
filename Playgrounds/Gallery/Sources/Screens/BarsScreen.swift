import AnchorageHeadless

/// Two bars at the edges of the safe area, while the system's own bars come and go.
package final class BarsScreen: LayoutView, InteractiveScreen {
  package static let file = "bars"
  package static let title = "Bars at the safe area"
  package static let summary =
    "The bars of the screen are pinned to the safe area. When the system's bars are hidden, they move by as much."

  private let navigationBar = LayoutView(name: "navigationBar")
  private let tabBar = LayoutView(name: "tabBar")

  /// Creates the screen with the system's bars.
  package init() {
    super.init(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 375, height: 667))
    let (upper, lower) = (LayoutView(name: "top"), LayoutView(name: "bottom"))
    for view in [navigationBar, tabBar, upper, lower] { addSubview(view) }
    batch {
      navigationBar.edges.excluding(.bottom) == edges
      navigationBar.height == 64
      tabBar.edges.excluding(.top) == edges
      tabBar.height == 49
      [upper, lower].height == 40
      [upper, lower].horizontalEdges == horizontalEdges
      upper.top == safeArea.top
      lower.bottom == safeArea.bottom
    }
    setBars(navigation: true, tab: true)
  }

  /// Shows the system's bars or hides them. Without a navigation bar, 20 points are left for the status bar.
  package func setBars(navigation: Bool, tab: Bool) {
    navigationBar.isHidden = !navigation
    tabBar.isHidden = !tab
    safeAreaInsets = LayoutInsets(top: navigation ? 64 : 20, leading: 0, bottom: tab ? 49 : 0, trailing: 0)
  }

  package var steps: [InteractionStep] {
    [
      InteractionStep("both bars"),
      InteractionStep("no navigation bar") { self.setBars(navigation: false, tab: true) },
      InteractionStep("no bars") { self.setBars(navigation: false, tab: false) },
      InteractionStep("no tab bar") { self.setBars(navigation: true, tab: false) },
    ]
  }
}
