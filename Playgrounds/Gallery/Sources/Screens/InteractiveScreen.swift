import AnchorageHeadless

/// A screen that the gallery shows in use.
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

/// Something that happens to a screen, such as a tap.
package struct InteractionStep {
  /// The caption of the picture: `slider at 0.5`.
  package let caption: String
  /// How long an animated drawing shows the layout after it, in seconds.
  package let seconds: Double
  /// Whether the layout is one to look at, rather than one that passes. Pages show only these.
  package let isMoment: Bool
  /// Changes the screen, and leaves the layout to whoever plays the steps.
  let action: () -> Void

  /// Makes a step; without an action, it shows the screen as it is.
  ///
  /// - Parameter isMoment: `nil`, the default, for whether there is time to look at it.
  init(
    _ caption: String, for seconds: Double = 1.2, isMoment: Bool? = nil, _ action: @escaping () -> Void = {}
  ) {
    self.caption = caption
    self.seconds = seconds
    self.isMoment = isMoment ?? (seconds >= 0.5)
    self.action = action
  }
}
