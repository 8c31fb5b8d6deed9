extension LayoutRect {
  /// The part that two rectangles share; it has a width or height of 0 or less if they share none.
  package func intersection(_ other: LayoutRect) -> LayoutRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return LayoutRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// Whether another rectangle lies inside, but for rounding errors.
  package func contains(_ other: LayoutRect) -> Bool {
    let slack = 1e-6
    return minX <= other.minX + slack && minY <= other.minY + slack && maxX >= other.maxX - slack
      && maxY >= other.maxY - slack
  }
}
