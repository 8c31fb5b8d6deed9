// Coordinates mean nothing without an origin. As all misuse: unavailable, with a sentence that says what to write.

extension PointAnchors {
  /// Says which point to measure from.
  @available(
    *, unavailable,
    message:
      "coordinates need an origin: say where they begin, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'"
  )
  @_disfavoredOverload @discardableResult
  public static func == (a: PointAnchors, coordinates: LayoutPoint) -> ConstraintGroup<Backend> {
    ConstraintGroup([])
  }

  /// Says which point to measure from.
  @available(
    *, unavailable,
    message:
      "coordinates need an origin: say where they begin, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'"
  )
  @_disfavoredOverload @discardableResult
  public static func <= (a: PointAnchors, coordinates: LayoutPoint) -> ConstraintGroup<Backend> {
    ConstraintGroup([])
  }

  /// Says which point to measure from.
  @available(
    *, unavailable,
    message:
      "coordinates need an origin: say where they begin, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'"
  )
  @_disfavoredOverload @discardableResult
  public static func >= (a: PointAnchors, coordinates: LayoutPoint) -> ConstraintGroup<Backend> {
    ConstraintGroup([])
  }
}
