// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A picker without content.
@available(tvOS, unavailable)
open class UIDatePicker: UIControl {}
