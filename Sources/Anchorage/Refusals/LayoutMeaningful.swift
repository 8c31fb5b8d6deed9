/// A marker that no `LayoutMisuse` conforms to: the conformances are unavailable and carry the messages.
///
///     a.width == b.width * c.width
///     // error: conformance of 'LayoutMisuse.Product' to 'LayoutMeaningful' is unavailable:
///     // anchors cannot be multiplied or divided by anchors
@_documentation(visibility: internal)
public protocol LayoutMeaningful {}
