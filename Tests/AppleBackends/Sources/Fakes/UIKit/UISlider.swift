// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A slider without content.
@available(tvOS, unavailable)
open class UISlider: UIControl {
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
}
