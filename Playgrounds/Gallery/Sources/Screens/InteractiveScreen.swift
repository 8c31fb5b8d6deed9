import AnchorageHeadless

/// A screen that the gallery shows while somebody uses it.
package protocol InteractiveScreen: LayoutView {
  /// The name of the screen's files, such as `slider`.
  static var file: String { get }
  /// The heading, such as `A slider`.
  static var title: String { get }
  /// A sentence or two about what changes.
  static var summary: String { get }

  /// Creates the screen at rest.
  init()

  /// The changes of the screen, in order; the first step leaves it at rest.
  var steps: [InteractionStep] { get }
}

extension InteractiveScreen {
  /// Does one step after the other, and lays out the screen after each.
  ///
  /// - Parameter show: Called after each layout.
  package func play(_ show: (InteractionStep) -> Void) {
    for step in steps {
      step.action()
      layoutIfNeeded()
      show(step)
    }
  }
}

/// The screens of the gallery, in the order of the example app that they come from.
package var allScreens: [any InteractiveScreen.Type] {
  [
    ToggleScreen.self, SliderScreen.self, SelfSizingScreen.self, BarsScreen.self, ParallaxScreen.self,
    ExpandingScreen.self, DragScreen.self, AttachmentScreen.self, AnimationScreen.self, StairsScreen.self,
  ]
}
