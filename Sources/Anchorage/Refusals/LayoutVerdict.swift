/// What the compiler makes of an operand: it makes sense or is refused.
///
///     a.edges == 8
///     // error: conformance of 'LayoutMisuse.RectangleAndNumber' to 'LayoutMeaningful' is unavailable:
///     // edges and points cannot be compared with a number
public protocol LayoutVerdict {}

/// The verdict on operands that go together.
///
///     a.width == 8  // an extent beside a number
///     LayoutDimension.BesideNumber.self == LayoutSense.self  // true
public enum LayoutSense: LayoutVerdict {}

/// The verdict on operands that do not; naming it is the error.
///
///     a.leading == 8  // a place beside a number
///     // error: conformance of 'LayoutMisuse.PlaceAndNumber' to 'LayoutMeaningful' is unavailable:
///     // a place cannot be compared with a number alone
public struct LayoutRefusal<Mistake: LayoutMeaningful>: LayoutVerdict {}
