// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A type that may occur on a side of a relation, correctly or by mistake.
///
///     a.edges == b.size
///     // error: conformance of '_No.Size' to '_OK' is unavailable:
///     // a size can only be related to sizes, as in 'a.size == b.size'
@_documentation(visibility: internal)
public protocol _LayoutSide {
  /// The verdict when the other side is of another kind; see `_No`.
  associatedtype _Misfit
  /// The verdict when the other side is an anchor or a list of anchors.
  associatedtype _BesideAnchor = _Misfit
  /// The verdict when the other side is edges.
  associatedtype _BesideEdges = _Misfit
  /// The verdict when the other side is a size.
  associatedtype _BesideSize = _Misfit
  /// The verdict when the other side is a point.
  associatedtype _BesidePoint = _Misfit
}

/// Edges or points, which have no arithmetic.
///
///     card.edges == root.edges - 8
///     // error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable:
///     // edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)'
@_documentation(visibility: internal)
public protocol _LayoutComposite: _LayoutSide {
  /// The verdict on sums and multiples.
  associatedtype _Arithmetic
}

/// A number that may occur in an expression, correctly or by mistake.
///
///     a.width == b.width * (2 ~ .high)
///     // error: conformance of '_No.PrioritizedNumber' to '_OK' is unavailable:
///     // the priority belongs to the whole right side
@_documentation(visibility: internal)
public protocol _LayoutScalar: _LayoutSide {
  /// The verdict on a number with a priority where a number alone is meant.
  associatedtype _WithPriority
}

/// A number type other than `Double`, which layouts do not use.
///
///     let count = 3
///     a.width == b.width * count
///     // error: conformance of '_No.NumberType' to '_OK' is unavailable:
///     // write 'Double(n)'
@_documentation(visibility: internal)
public protocol _LayoutForeignNumber: _LayoutScalar {}

@_documentation(visibility: internal)
extension LayoutExpression: _LayoutSide {
  public typealias _Misfit = Kind._Misfit
}

extension _LayoutNumber: _LayoutSide {}
extension EdgeAnchors: _LayoutComposite {}
extension SizeAnchors: _LayoutSide {}
extension PointAnchors: _LayoutComposite {}
extension Array: _LayoutSide where Element: LayoutItem {}
extension LayoutPoint: _LayoutSide {}
extension LayoutInsets: _LayoutScalar {}
extension Double: _LayoutScalar {}
extension Int: _LayoutForeignNumber {}
extension Float: _LayoutForeignNumber {}

// The extensions are unavailable so that they may name refusals.

@_documentation(visibility: internal)
@available(*, unavailable)
extension LayoutXAxis {
  public typealias _Misfit = _LayoutRefusal<_No.PlaceAlongX>
  public typealias _BesideNumber = _LayoutRefusal<_No.PlaceAndNumber>
  public typealias _InSum = _LayoutRefusal<_No.Sum>
  public typealias _AsFactor = _LayoutRefusal<_No.Product>
  public typealias _WhenOptional = _LayoutRefusal<_No.OptionalItem>
  public typealias _InStrictRelation = _LayoutRefusal<_No.Strict>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension LayoutYAxis {
  public typealias _Misfit = _LayoutRefusal<_No.PlaceAlongY>
  public typealias _BesideNumber = _LayoutRefusal<_No.PlaceAndNumber>
  public typealias _InSum = _LayoutRefusal<_No.Sum>
  public typealias _AsFactor = _LayoutRefusal<_No.Product>
  public typealias _WhenOptional = _LayoutRefusal<_No.OptionalItem>
  public typealias _InStrictRelation = _LayoutRefusal<_No.Strict>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension LayoutDimension {
  public typealias _Misfit = _LayoutRefusal<_No.Dimension>
  public typealias _InSum = _LayoutRefusal<_No.Sum>
  public typealias _AsFactor = _LayoutRefusal<_No.Product>
  public typealias _WhenOptional = _LayoutRefusal<_No.OptionalItem>
  public typealias _InStrictRelation = _LayoutRefusal<_No.Strict>
}

// For items of the same backend there are overloads of their own.

@_documentation(visibility: internal)
@available(*, unavailable)
extension LayoutExpression {
  public typealias _BesideAnchor = _LayoutRefusal<_No.MixedBackends>
}

// Composites of one kind go together, unless their items belong to two backends.

@_documentation(visibility: internal)
@available(*, unavailable)
extension EdgeAnchors {
  public typealias _Misfit = _LayoutRefusal<_No.Edges>
  public typealias _Arithmetic = _LayoutRefusal<_No.EdgeArithmetic>
  public typealias _BesideEdges = _LayoutRefusal<_No.MixedBackends>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension SizeAnchors {
  public typealias _Misfit = _LayoutRefusal<_No.Size>
  public typealias _BesideSize = _LayoutRefusal<_No.MixedBackends>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension PointAnchors {
  public typealias _Misfit = _LayoutRefusal<_No.Point>
  public typealias _Arithmetic = _LayoutRefusal<_No.PointArithmetic>
  public typealias _BesidePoint = _LayoutRefusal<_No.MixedBackends>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension Array where Element: LayoutItem {
  public typealias _Misfit = _LayoutRefusal<_No.Items>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension LayoutPoint {
  public typealias _Misfit = _LayoutRefusal<_No.Coordinates>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension LayoutInsets {
  public typealias _Misfit = _LayoutRefusal<_No.Insets>
  public typealias _WithPriority = _LayoutRefusal<_No.Insets>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension _LayoutNumber {
  public typealias _Misfit = _LayoutRefusal<_No.PlaceAndNumber>
  public typealias _BesideEdges = _LayoutRefusal<_No.RectangleAndNumber>
  public typealias _BesidePoint = _LayoutRefusal<_No.RectangleAndNumber>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension Double {
  public typealias _Misfit = _LayoutRefusal<_No.PlaceAndNumber>
  public typealias _BesideEdges = _LayoutRefusal<_No.RectangleAndNumber>
  public typealias _BesidePoint = _LayoutRefusal<_No.RectangleAndNumber>
  public typealias _WithPriority = _LayoutRefusal<_No.PrioritizedNumber>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension Int {
  public typealias _Misfit = _LayoutRefusal<_No.NumberType>
  public typealias _BesideEdges = _LayoutRefusal<_No.RectangleAndNumber>
  public typealias _BesidePoint = _LayoutRefusal<_No.RectangleAndNumber>
  public typealias _WithPriority = _LayoutRefusal<_No.PrioritizedNumber>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension Float {
  public typealias _Misfit = _LayoutRefusal<_No.NumberType>
  public typealias _BesideEdges = _LayoutRefusal<_No.RectangleAndNumber>
  public typealias _BesidePoint = _LayoutRefusal<_No.RectangleAndNumber>
  public typealias _WithPriority = _LayoutRefusal<_No.PrioritizedNumber>
}
