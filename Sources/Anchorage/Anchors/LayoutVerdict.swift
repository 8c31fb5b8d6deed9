/// What the compiler makes of an operand: it makes sense or is refused.
public protocol LayoutVerdict {}

/// The verdict on operands that go together.
public enum LayoutSense: LayoutVerdict {}

/// The verdict on operands that do not; naming it is the error.
public struct LayoutRefusal<Mistake: LayoutMeaningful>: LayoutVerdict {}
