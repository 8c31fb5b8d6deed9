// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A slider without content.
@available(tvOS, unavailable)
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
}
