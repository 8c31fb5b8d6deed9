/// The compiler's verdict on an operand: it is accepted or refused.
///
///     a.edges == 8
///     // error: conformance of 'LayoutMisuse.RectangleAndNumber' to 'LayoutMeaningful' is unavailable:
///     // edges and points cannot be compared with a number
@_documentation(visibility: internal)
public protocol _LayoutVerdict {}

/// The verdict on operands that go together.
///
///     a.width == 8  // a width beside a number
///     LayoutDimension.BesideNumber.self == _LayoutSense.self  // true
@_documentation(visibility: internal)
public enum _LayoutSense: _LayoutVerdict {}

/// The verdict on operands that do not go together; a statement that needs it does not compile.
///
///     a.leading == 8  // an edge beside a number
///     // error: conformance of 'LayoutMisuse.PlaceAndNumber' to 'LayoutMeaningful' is unavailable:
///     // only a width or height can be compared with a number alone
@_documentation(visibility: internal)
public struct _LayoutRefusal<Mistake: LayoutMeaningful>: _LayoutVerdict {}
