// Sums and differences of anchors. Two places of one axis have a distance, which is a dimension; a place
// moved by a dimension is a place; dimensions add freely. Only distances are what every backend can express.

extension LayoutExpression where Kind: LayoutPlace {
  /// Returns the distance from the second place to the first.
  @inlinable public static func - (
    a: Self, b: Self
  ) -> LayoutExpression<LayoutDimension, Backend> {
    a.adding(b, times: -1)
  }

  /// Returns the place moved by an extent.
  @inlinable public static func + (
    a: Self, b: LayoutExpression<LayoutDimension, Backend>
  ) -> LayoutExpression<Kind, Backend> where Backend.Sums: LayoutVerdict {
    a.adding(b, times: 1)
  }

  /// Returns the place moved back by an extent.
  @inlinable public static func - (
    a: Self, b: LayoutExpression<LayoutDimension, Backend>
  ) -> LayoutExpression<Kind, Backend> where Backend.Sums: LayoutVerdict {
    a.adding(b, times: -1)
  }

  /// Returns the place moved by an extent.
  @inlinable public static func + (
    a: LayoutExpression<LayoutDimension, Backend>, b: Self
  ) -> LayoutExpression<Kind, Backend> where Backend.Sums: LayoutVerdict {
    a.adding(b, times: 1)
  }
}

extension LayoutExpression where Kind == LayoutDimension {
  /// Returns the sum of two extents.
  @inlinable public static func + (
    a: Self, b: Self
  ) -> LayoutExpression<LayoutDimension, Backend> where Backend.Sums: LayoutVerdict {
    a.adding(b, times: 1)
  }

  /// Returns the difference of two extents.
  @inlinable public static func - (
    a: Self, b: Self
  ) -> LayoutExpression<LayoutDimension, Backend> where Backend.Sums: LayoutVerdict {
    a.adding(b, times: -1)
  }
}
