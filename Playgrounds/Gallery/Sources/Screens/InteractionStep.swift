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
