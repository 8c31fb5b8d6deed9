// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stepper without content.
@available(tvOS, unavailable)
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true
}
