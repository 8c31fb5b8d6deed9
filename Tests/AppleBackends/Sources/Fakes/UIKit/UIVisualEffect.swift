// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An effect that nobody sees.
open class UIVisualEffect: NSObject {}
