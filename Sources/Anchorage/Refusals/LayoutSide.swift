/// What may stand on a side of a relation, be it by mistake.
///
///     a.edges == b.size
///     // error: conformance of 'LayoutMisuse.Size' to 'LayoutMeaningful' is unavailable:
///     // a size can only be related to sizes, as in 'a.size == b.size'
public protocol LayoutSide {
  /// What the compiler says when the other side is of another kind; see ``LayoutMisuse``.
  associatedtype Misfit
  /// What the compiler says when the other side is an anchor or a list of them.
  associatedtype BesideAnchor = Misfit
  /// What the compiler says when the other side is edges.
  associatedtype BesideEdges = Misfit
  /// What the compiler says when the other side is a size.
  associatedtype BesideSize = Misfit
  /// What the compiler says when the other side is a point.
  associatedtype BesidePoint = Misfit
}

/// Edges or points, which have no arithmetic.
///
///     card.edges == root.edges - 8
///     // error: conformance of 'LayoutMisuse.EdgeArithmetic' to 'LayoutMeaningful' is unavailable:
///     // edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)'
public protocol LayoutComposite: LayoutSide {
  /// What the compiler says of sums and multiples.
  associatedtype Arithmetic
}

/// Numbers that may stand in an expression, be it by mistake.
///
///     a.width == b.width * (2 ~ .high)
///     // error: conformance of 'LayoutMisuse.PrioritizedNumber' to 'LayoutMeaningful' is unavailable:
///     // the priority belongs to the whole right side
public protocol LayoutScalar: LayoutSide {
  /// What the compiler says of a number with a priority where a number alone is meant.
  associatedtype WithPriority
}

/// A type of numbers that layouts are not made of.
///
///     let count = 3
///     a.width == b.width * count
///     // error: conformance of 'LayoutMisuse.NumberType' to 'LayoutMeaningful' is unavailable:
///     // write 'Double(n)'
public protocol LayoutForeignNumber: LayoutScalar {}

extension LayoutExpression: LayoutSide {
  /// What the kind says.
  public typealias Misfit = Kind.Misfit
}

extension AnchorList: LayoutSide {
  /// What the kind says.
  public typealias Misfit = Kind.Misfit
}

extension EdgeAnchors: LayoutComposite {}
extension EdgeAnchorsList: LayoutComposite {}
extension SizeAnchors: LayoutSide {}
extension SizeAnchorsList: LayoutSide {}
extension PointAnchors: LayoutComposite {}
extension PointAnchorsList: LayoutComposite {}
extension HeadlessItem: LayoutSide {}
extension Array: LayoutSide where Element: LayoutItem {}
extension LayoutPoint: LayoutSide {}
extension LayoutInsets: LayoutScalar {}
extension Double: LayoutScalar {}
extension Int: LayoutForeignNumber {}
extension Float: LayoutForeignNumber {}

// The extensions are unavailable so that they may name refusals.

@available(*, unavailable)
extension LayoutXAxis {
  /// Other kinds are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.PlaceAlongX>
  /// Numbers alone are refused.
  public typealias BesideNumber = LayoutRefusal<LayoutMisuse.PlaceAndNumber>
  /// Sums of places are refused.
  public typealias InSum = LayoutRefusal<LayoutMisuse.Sum>
  /// Products are refused.
  public typealias AsFactor = LayoutRefusal<LayoutMisuse.Product>
}

@available(*, unavailable)
extension LayoutYAxis {
  /// Other kinds are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.PlaceAlongY>
  /// Numbers alone are refused.
  public typealias BesideNumber = LayoutRefusal<LayoutMisuse.PlaceAndNumber>
  /// Sums of places are refused.
  public typealias InSum = LayoutRefusal<LayoutMisuse.Sum>
  /// Products are refused.
  public typealias AsFactor = LayoutRefusal<LayoutMisuse.Product>
}

@available(*, unavailable)
extension LayoutDimension {
  /// Other kinds are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Extent>
  /// Sums with another backend are refused.
  public typealias InSum = LayoutRefusal<LayoutMisuse.Sum>
  /// Products are refused.
  public typealias AsFactor = LayoutRefusal<LayoutMisuse.Product>
}

// Those of the same world are told apart by an overload of their own.

@available(*, unavailable)
extension LayoutExpression {
  /// Items of another world are refused.
  public typealias BesideAnchor = LayoutRefusal<LayoutMisuse.Worlds>
}

@available(*, unavailable)
extension AnchorList {
  /// Items of another world are refused.
  public typealias BesideAnchor = LayoutRefusal<LayoutMisuse.Worlds>
}

// Composites of one kind go together, unless they are of two worlds.

@available(*, unavailable)
extension EdgeAnchors {
  /// Everything but edges is refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Edges>
  /// Sums and multiples are refused.
  public typealias Arithmetic = LayoutRefusal<LayoutMisuse.EdgeArithmetic>
  /// Those of another world are refused.
  public typealias BesideEdges = LayoutRefusal<LayoutMisuse.Worlds>
}

@available(*, unavailable)
extension EdgeAnchorsList {
  /// Everything but edges is refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Edges>
  /// Sums and multiples are refused.
  public typealias Arithmetic = LayoutRefusal<LayoutMisuse.EdgeArithmetic>
  /// Those of another world are refused.
  public typealias BesideEdges = LayoutRefusal<LayoutMisuse.Worlds>
}

@available(*, unavailable)
extension SizeAnchors {
  /// Everything but sizes is refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Size>
  /// Those of another world are refused.
  public typealias BesideSize = LayoutRefusal<LayoutMisuse.Worlds>
}

@available(*, unavailable)
extension SizeAnchorsList {
  /// Everything but sizes is refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Size>
  /// Those of another world are refused.
  public typealias BesideSize = LayoutRefusal<LayoutMisuse.Worlds>
}

@available(*, unavailable)
extension PointAnchors {
  /// Everything but points is refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Point>
  /// Sums and multiples are refused.
  public typealias Arithmetic = LayoutRefusal<LayoutMisuse.PointArithmetic>
  /// Those of another world are refused.
  public typealias BesidePoint = LayoutRefusal<LayoutMisuse.Worlds>
}

@available(*, unavailable)
extension PointAnchorsList {
  /// Everything but points is refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Point>
  /// Sums and multiples are refused.
  public typealias Arithmetic = LayoutRefusal<LayoutMisuse.PointArithmetic>
  /// Those of another world are refused.
  public typealias BesidePoint = LayoutRefusal<LayoutMisuse.Worlds>
}

@available(*, unavailable)
extension HeadlessItem {
  /// Items themselves are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Item>
  /// Items instead of edges are refused.
  public typealias BesideEdges = LayoutRefusal<LayoutMisuse.ItemBesideEdges>
  /// Items instead of sizes are refused.
  public typealias BesideSize = LayoutRefusal<LayoutMisuse.ItemBesideSize>
  /// Items instead of points are refused.
  public typealias BesidePoint = LayoutRefusal<LayoutMisuse.ItemBesidePoint>
}

@available(*, unavailable)
extension Array where Element: LayoutItem {
  /// Items themselves are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Items>
}

@available(*, unavailable)
extension LayoutPoint {
  /// Coordinates are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Coordinates>
}

@available(*, unavailable)
extension LayoutInsets {
  /// Insets without edges are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.Insets>
  /// Insets without edges are refused.
  public typealias WithPriority = LayoutRefusal<LayoutMisuse.Insets>
}

@available(*, unavailable)
extension Double {
  /// Numbers alone are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.PlaceAndNumber>
  /// Numbers alone are refused.
  public typealias BesideEdges = LayoutRefusal<LayoutMisuse.RectangleAndNumber>
  /// Numbers alone are refused.
  public typealias BesidePoint = LayoutRefusal<LayoutMisuse.RectangleAndNumber>
  /// Priorities of numbers inside of expressions are refused.
  public typealias WithPriority = LayoutRefusal<LayoutMisuse.PrioritizedNumber>
}

@available(*, unavailable)
extension Int {
  /// Whole numbers are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.NumberType>
  /// Numbers alone are refused.
  public typealias BesideEdges = LayoutRefusal<LayoutMisuse.RectangleAndNumber>
  /// Numbers alone are refused.
  public typealias BesidePoint = LayoutRefusal<LayoutMisuse.RectangleAndNumber>
  /// Priorities of numbers inside of expressions are refused.
  public typealias WithPriority = LayoutRefusal<LayoutMisuse.PrioritizedNumber>
}

@available(*, unavailable)
extension Float {
  /// Short numbers are refused.
  public typealias Misfit = LayoutRefusal<LayoutMisuse.NumberType>
  /// Numbers alone are refused.
  public typealias BesideEdges = LayoutRefusal<LayoutMisuse.RectangleAndNumber>
  /// Numbers alone are refused.
  public typealias BesidePoint = LayoutRefusal<LayoutMisuse.RectangleAndNumber>
  /// Priorities of numbers inside of expressions are refused.
  public typealias WithPriority = LayoutRefusal<LayoutMisuse.PrioritizedNumber>
}
