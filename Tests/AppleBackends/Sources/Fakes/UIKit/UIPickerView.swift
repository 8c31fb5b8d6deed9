// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A picker without content.
open class UIPickerView: UIView {}
