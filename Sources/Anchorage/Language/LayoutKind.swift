/// What an anchor measures; anchors of different kinds cannot be related.
///
///     func chain<Kind: LayoutKind>(_ anchors: [LayoutAnchor<Kind, HeadlessBackend>], by step: Double) {
///       for (first, second) in zip(anchors, anchors.dropFirst()) { second == first + step }
///     }
///     chain([a.leading, b.leading, c.leading], by: 100)
///     chain([a.height, b.height, c.height], by: 20)
///
/// The kinds are ``LayoutXAxis``, ``LayoutYAxis`` and ``LayoutDimension``. They have no values: they only
/// tell the compiler that `a.leading == b.top` is a mistake.
public protocol LayoutKind {
  /// What the compiler says of the kind beside another one; see ``LayoutMisuse``.
  associatedtype Misfit
  /// What the compiler says of the kind beside a number alone; extents accept it.
  associatedtype BesideNumber
  /// What the compiler says of the kind in a sum without meaning.
  associatedtype InSum
  /// What the compiler says of the kind as a factor.
  associatedtype AsFactor
}

/// A kind of places, which have distances, as opposed to extents, which add up.
///
///     func gap<Place: LayoutPlace>(
///       from end: LayoutAnchor<Place, HeadlessBackend>, to start: LayoutAnchor<Place, HeadlessBackend>
///     ) -> LayoutExpression<LayoutDimension, HeadlessBackend> { start - end }
///
///     gap(from: a.trailing, to: b.leading) == gap(from: a.bottom, to: c.top)
public protocol LayoutPlace: LayoutKind {}

/// The kind of a place along x: `leading`, `centerX`.
///
///     let edge: LayoutAnchor<LayoutXAxis, HeadlessBackend> = title.leading
///     icon.trailing == edge - 8
public enum LayoutXAxis: LayoutPlace {}

/// The kind of a place along y: `top`, `firstBaseline`.
///
///     let line: LayoutAnchor<LayoutYAxis, HeadlessBackend> = title.firstBaseline
///     icon.bottom == line
public enum LayoutYAxis: LayoutPlace {}

/// The kind of an extent or a distance: `width`, `b.leading - a.trailing`.
///
///     let gap: LayoutExpression<LayoutDimension, HeadlessBackend> = title.leading - icon.trailing
///     gap == icon.width * 0.5
public enum LayoutDimension: LayoutKind {
  /// Extents and numbers compare.
  public typealias BesideNumber = LayoutSense
}
