// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// An operator DSL of the shape that Anchorage avoids: global operators that are generic over the number type and over
// the anchor, beside one overload for each class of anchors. Nothing in it does anything; what is measured is how
// long the compiler thinks about statements that use it. See check-type-checking.

public class Anchor<Kind>: Equatable {
  public init() {}
  public static func == (a: Anchor, b: Anchor) -> Bool { a === b }
}
public final class XAnchor: Anchor<XAnchor> {}
public final class YAnchor: Anchor<YAnchor> {}
public final class DimensionAnchor: Anchor<DimensionAnchor> {}

public protocol AnchorType {}
extension Anchor: AnchorType {}
public struct EdgeAnchors: AnchorType { public init() {} }
public struct AnchorPair<First: AnchorType, Second: AnchorType>: AnchorType { public init() {} }

public struct Size { public init() {} }
public struct Insets { public init() {} }
public final class Constraint { public init() {} }
public final class EdgeGroup { public init() {} }
public final class PairGroup { public init() {} }

public enum Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  case required, high, low, fittingSize
  case custom(Float)
  public init(floatLiteral value: Float) { self = .custom(value) }
  public init(integerLiteral value: Int) { self = .custom(Float(value)) }
}

public struct Expression<Subject: AnchorType, Constant> { public init() {} }

public final class View {
  public init() {}
  public let leading = XAnchor()
  public let trailing = XAnchor()
  public let centerX = XAnchor()
  public let top = YAnchor()
  public let bottom = YAnchor()
  public let width = DimensionAnchor()
  public let height = DimensionAnchor()
  public let edges = EdgeAnchors()
  public let size = AnchorPair<DimensionAnchor, DimensionAnchor>()
  public let center = AnchorPair<XAnchor, YAnchor>()
}

infix operator ~ : PriorityPrecedence
precedencegroup PriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}

// MARK: - ==

@discardableResult
public func == (a: XAnchor, b: XAnchor) -> Constraint { Constraint() }

@discardableResult
public func == (a: XAnchor, b: Expression<XAnchor, Double>) -> Constraint { Constraint() }

@discardableResult
public func == (a: YAnchor, b: YAnchor) -> Constraint { Constraint() }

@discardableResult
public func == (a: YAnchor, b: Expression<YAnchor, Double>) -> Constraint { Constraint() }

@discardableResult
public func == (a: DimensionAnchor, b: DimensionAnchor) -> Constraint { Constraint() }

@discardableResult
public func == (a: DimensionAnchor, b: Expression<DimensionAnchor, Double>) -> Constraint { Constraint() }

@discardableResult
public func == <Number: BinaryFloatingPoint>(a: DimensionAnchor, b: Number) -> Constraint { Constraint() }

@discardableResult
public func == (a: EdgeAnchors, b: EdgeAnchors) -> EdgeGroup { EdgeGroup() }

@discardableResult
public func == (a: EdgeAnchors, b: Expression<EdgeAnchors, Double>) -> EdgeGroup { EdgeGroup() }

@discardableResult
public func == (a: EdgeAnchors, b: Expression<EdgeAnchors, Insets>) -> EdgeGroup { EdgeGroup() }

@discardableResult
public func == <A, B>(a: AnchorPair<A, B>, b: AnchorPair<A, B>) -> PairGroup { PairGroup() }

@discardableResult
public func == <A, B>(
  a: AnchorPair<A, B>, b: Expression<AnchorPair<A, B>, Double>
) -> PairGroup { PairGroup() }

@discardableResult
public func == (a: AnchorPair<DimensionAnchor, DimensionAnchor>, b: Size) -> PairGroup { PairGroup() }

@discardableResult
public func == (
  a: AnchorPair<DimensionAnchor, DimensionAnchor>,
  b: Expression<AnchorPair<DimensionAnchor, DimensionAnchor>, Size>
) -> PairGroup { PairGroup() }

@discardableResult
public func == <A, B>(
  a: AnchorPair<A, B>, b: Expression<AnchorPair<A, B>, Insets>
) -> PairGroup { PairGroup() }

// MARK: - <=

@discardableResult
public func <= (a: XAnchor, b: XAnchor) -> Constraint { Constraint() }

@discardableResult
public func <= (a: XAnchor, b: Expression<XAnchor, Double>) -> Constraint { Constraint() }

@discardableResult
public func <= (a: YAnchor, b: YAnchor) -> Constraint { Constraint() }

@discardableResult
public func <= (a: YAnchor, b: Expression<YAnchor, Double>) -> Constraint { Constraint() }

@discardableResult
public func <= (a: DimensionAnchor, b: DimensionAnchor) -> Constraint { Constraint() }

@discardableResult
public func <= (a: DimensionAnchor, b: Expression<DimensionAnchor, Double>) -> Constraint { Constraint() }

@discardableResult
public func <= <Number: BinaryFloatingPoint>(a: DimensionAnchor, b: Number) -> Constraint { Constraint() }

@discardableResult
public func <= (a: EdgeAnchors, b: EdgeAnchors) -> EdgeGroup { EdgeGroup() }

@discardableResult
public func <= (a: EdgeAnchors, b: Expression<EdgeAnchors, Double>) -> EdgeGroup { EdgeGroup() }

@discardableResult
public func <= (a: EdgeAnchors, b: Expression<EdgeAnchors, Insets>) -> EdgeGroup { EdgeGroup() }

@discardableResult
public func <= <A, B>(a: AnchorPair<A, B>, b: AnchorPair<A, B>) -> PairGroup { PairGroup() }

@discardableResult
public func <= <A, B>(
  a: AnchorPair<A, B>, b: Expression<AnchorPair<A, B>, Double>
) -> PairGroup { PairGroup() }

@discardableResult
public func <= (a: AnchorPair<DimensionAnchor, DimensionAnchor>, b: Size) -> PairGroup { PairGroup() }

@discardableResult
public func <= (
  a: AnchorPair<DimensionAnchor, DimensionAnchor>,
  b: Expression<AnchorPair<DimensionAnchor, DimensionAnchor>, Size>
) -> PairGroup { PairGroup() }

// MARK: - >=

@discardableResult
public func >= (a: XAnchor, b: XAnchor) -> Constraint { Constraint() }

@discardableResult
public func >= (a: XAnchor, b: Expression<XAnchor, Double>) -> Constraint { Constraint() }

@discardableResult
public func >= (a: YAnchor, b: YAnchor) -> Constraint { Constraint() }

@discardableResult
public func >= (a: YAnchor, b: Expression<YAnchor, Double>) -> Constraint { Constraint() }

@discardableResult
public func >= (a: DimensionAnchor, b: DimensionAnchor) -> Constraint { Constraint() }

@discardableResult
public func >= (a: DimensionAnchor, b: Expression<DimensionAnchor, Double>) -> Constraint { Constraint() }

@discardableResult
public func >= <Number: BinaryFloatingPoint>(a: DimensionAnchor, b: Number) -> Constraint { Constraint() }

@discardableResult
public func >= (a: EdgeAnchors, b: EdgeAnchors) -> EdgeGroup { EdgeGroup() }

@discardableResult
public func >= (a: EdgeAnchors, b: Expression<EdgeAnchors, Double>) -> EdgeGroup { EdgeGroup() }

@discardableResult
public func >= (a: EdgeAnchors, b: Expression<EdgeAnchors, Insets>) -> EdgeGroup { EdgeGroup() }

@discardableResult
public func >= <A, B>(a: AnchorPair<A, B>, b: AnchorPair<A, B>) -> PairGroup { PairGroup() }

@discardableResult
public func >= <A, B>(
  a: AnchorPair<A, B>, b: Expression<AnchorPair<A, B>, Double>
) -> PairGroup { PairGroup() }

@discardableResult
public func >= (a: AnchorPair<DimensionAnchor, DimensionAnchor>, b: Size) -> PairGroup { PairGroup() }

@discardableResult
public func >= (
  a: AnchorPair<DimensionAnchor, DimensionAnchor>,
  b: Expression<AnchorPair<DimensionAnchor, DimensionAnchor>, Size>
) -> PairGroup { PairGroup() }

// MARK: - ~

public func ~ <Number: BinaryFloatingPoint>(
  number: Number, priority: Priority
) -> Expression<DimensionAnchor, Double> { Expression() }

public func ~ (
  size: Size, priority: Priority
) -> Expression<AnchorPair<DimensionAnchor, DimensionAnchor>, Size> { Expression() }

public func ~ <Subject: AnchorType>(
  subject: Subject, priority: Priority
) -> Expression<Subject, Double> { Expression() }

public func ~ <Subject, Constant>(
  expression: Expression<Subject, Constant>, priority: Priority
) -> Expression<Subject, Constant> { expression }

// MARK: - * and /

public func * <Number: BinaryFloatingPoint>(
  a: XAnchor, number: Number
) -> Expression<XAnchor, Double> { Expression() }

public func * <Number: BinaryFloatingPoint>(
  number: Number, a: XAnchor
) -> Expression<XAnchor, Double> { Expression() }

public func * <Number: BinaryFloatingPoint>(
  a: Expression<XAnchor, Double>, number: Number
) -> Expression<XAnchor, Double> { Expression() }

public func * <Number: BinaryFloatingPoint>(
  number: Number, a: Expression<XAnchor, Double>
) -> Expression<XAnchor, Double> { Expression() }

public func / <Number: BinaryFloatingPoint>(
  a: XAnchor, number: Number
) -> Expression<XAnchor, Double> { Expression() }

public func / <Number: BinaryFloatingPoint>(
  a: Expression<XAnchor, Double>, number: Number
) -> Expression<XAnchor, Double> { Expression() }

public func * <Number: BinaryFloatingPoint>(
  a: YAnchor, number: Number
) -> Expression<YAnchor, Double> { Expression() }

public func * <Number: BinaryFloatingPoint>(
  number: Number, a: YAnchor
) -> Expression<YAnchor, Double> { Expression() }

public func * <Number: BinaryFloatingPoint>(
  a: Expression<YAnchor, Double>, number: Number
) -> Expression<YAnchor, Double> { Expression() }

public func * <Number: BinaryFloatingPoint>(
  number: Number, a: Expression<YAnchor, Double>
) -> Expression<YAnchor, Double> { Expression() }

public func / <Number: BinaryFloatingPoint>(
  a: YAnchor, number: Number
) -> Expression<YAnchor, Double> { Expression() }

public func / <Number: BinaryFloatingPoint>(
  a: Expression<YAnchor, Double>, number: Number
) -> Expression<YAnchor, Double> { Expression() }

public func * <Number: BinaryFloatingPoint>(
  a: DimensionAnchor, number: Number
) -> Expression<DimensionAnchor, Double> { Expression() }

public func * <Number: BinaryFloatingPoint>(
  number: Number, a: DimensionAnchor
) -> Expression<DimensionAnchor, Double> { Expression() }

public func * <Number: BinaryFloatingPoint>(
  a: Expression<DimensionAnchor, Double>, number: Number
) -> Expression<DimensionAnchor, Double> { Expression() }

public func * <Number: BinaryFloatingPoint>(
  number: Number, a: Expression<DimensionAnchor, Double>
) -> Expression<DimensionAnchor, Double> { Expression() }

public func / <Number: BinaryFloatingPoint>(
  a: DimensionAnchor, number: Number
) -> Expression<DimensionAnchor, Double> { Expression() }

public func / <Number: BinaryFloatingPoint>(
  a: Expression<DimensionAnchor, Double>, number: Number
) -> Expression<DimensionAnchor, Double> { Expression() }

// MARK: - + and -

public func + <Subject: AnchorType, Number: BinaryFloatingPoint>(
  a: Subject, number: Number
) -> Expression<Subject, Double> { Expression() }

public func + <Subject: AnchorType, Number: BinaryFloatingPoint>(
  number: Number, a: Subject
) -> Expression<Subject, Double> { Expression() }

public func + <Subject: AnchorType, Number: BinaryFloatingPoint>(
  a: Expression<Subject, Double>, number: Number
) -> Expression<Subject, Double> { Expression() }

public func + <Subject: AnchorType, Number: BinaryFloatingPoint>(
  number: Number, a: Expression<Subject, Double>
) -> Expression<Subject, Double> { Expression() }

public func + (a: EdgeAnchors, insets: Insets) -> Expression<EdgeAnchors, Insets> { Expression() }

public func + <Number: BinaryFloatingPoint>(priority: Priority, number: Number) -> Priority { priority }

public func + <Number: BinaryFloatingPoint>(number: Number, priority: Priority) -> Priority { priority }

public func - <Subject: AnchorType, Number: BinaryFloatingPoint>(
  a: Subject, number: Number
) -> Expression<Subject, Double> { Expression() }

public func - <Subject: AnchorType, Number: BinaryFloatingPoint>(
  number: Number, a: Subject
) -> Expression<Subject, Double> { Expression() }

public func - <Subject: AnchorType, Number: BinaryFloatingPoint>(
  a: Expression<Subject, Double>, number: Number
) -> Expression<Subject, Double> { Expression() }

public func - <Subject: AnchorType, Number: BinaryFloatingPoint>(
  number: Number, a: Expression<Subject, Double>
) -> Expression<Subject, Double> { Expression() }

public func - (a: EdgeAnchors, insets: Insets) -> Expression<EdgeAnchors, Insets> { Expression() }

public func - <Number: BinaryFloatingPoint>(priority: Priority, number: Number) -> Priority { priority }

public func - <Number: BinaryFloatingPoint>(number: Number, priority: Priority) -> Priority { priority }

prefix public func - (insets: Insets) -> Insets { insets }
