// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A picker without content.
@available(tvOS, unavailable)
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }

  open var datePickerMode = Mode.dateAndTime
  open var minuteInterval = 1
}
