// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stepper without content.
@available(tvOS, unavailable)
open class UIStepper: UIControl {}
