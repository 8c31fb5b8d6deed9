/// What an anchor measures; anchors of different kinds cannot be related.
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
public protocol LayoutPlace: LayoutKind {}

/// The kind of a place along x: `leading`, `centerX`.
public enum LayoutXAxis: LayoutPlace {}

/// The kind of a place along y: `top`, `firstBaseline`.
public enum LayoutYAxis: LayoutPlace {}

/// The kind of an extent or a distance: `width`, `b.leading - a.trailing`.
public enum LayoutDimension: LayoutKind {
  /// Extents and numbers compare.
  public typealias BesideNumber = LayoutSense
}
