/// The kind of quantity that an anchor is: a coordinate along x or y, or a dimension.
///
///     func chain<Kind: LayoutKind>(_ anchors: [LayoutAnchor<Kind, HeadlessBackend>], by step: Double) {
///       for (first, second) in zip(anchors, anchors.dropFirst()) { second == first + step }
///     }
///     chain([a.leading, b.leading, c.leading], by: 100)
///     chain([a.height, b.height, c.height], by: 20)
///
/// Anchors of different kinds cannot be related. The kinds are ``LayoutXAxis``, ``LayoutYAxis`` and
/// ``LayoutDimension``. They have no values: they only make `a.leading == b.top` a compile error.
public protocol LayoutKind {
  /// The verdict on the kind beside another kind; see `_No`.
  @_documentation(visibility: internal)
  associatedtype _Misfit
  /// The verdict on the kind beside a number alone; only dimensions accept it.
  @_documentation(visibility: internal)
  associatedtype _BesideNumber
  /// The verdict on the kind in a sum without meaning.
  @_documentation(visibility: internal)
  associatedtype _InSum
  /// The verdict on the kind as a factor.
  @_documentation(visibility: internal)
  associatedtype _AsFactor
  /// The verdict on the kind beside an item that may be `nil`.
  @_documentation(visibility: internal)
  associatedtype _WhenOptional
  /// The verdict on the kind beside `<` or `>`.
  @_documentation(visibility: internal)
  associatedtype _InStrictRelation
}

/// A kind of coordinates: two of them have a distance, while dimensions can be added.
///
///     func gap<Place: LayoutPlace>(
///       from end: LayoutAnchor<Place, HeadlessBackend>, to start: LayoutAnchor<Place, HeadlessBackend>
///     ) -> LayoutExpression<LayoutDimension, HeadlessBackend> { start - end }
///
///     gap(from: a.trailing, to: b.leading) == gap(from: a.bottom, to: c.top)
public protocol LayoutPlace: LayoutKind {}

/// The kind of a coordinate along x: `leading`, `centerX`.
///
///     let edge: LayoutAnchor<LayoutXAxis, HeadlessBackend> = title.leading
///     icon.trailing == edge - 8
public enum LayoutXAxis: LayoutPlace {}

/// The kind of a coordinate along y: `top`, `firstBaseline`.
///
///     let line: LayoutAnchor<LayoutYAxis, HeadlessBackend> = title.firstBaseline
///     icon.bottom == line
public enum LayoutYAxis: LayoutPlace {}

/// The kind of a width, a height or a distance: `width`, `b.leading - a.trailing`.
///
///     let gap: LayoutExpression<LayoutDimension, HeadlessBackend> = title.leading - icon.trailing
///     gap == icon.width * 0.5
public enum LayoutDimension: LayoutKind {
  /// Dimensions can be compared with numbers.
  @_documentation(visibility: internal)
  public typealias _BesideNumber = _LayoutSense
}
