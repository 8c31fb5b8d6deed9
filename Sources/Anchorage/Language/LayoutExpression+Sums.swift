// Sums and differences of anchors. The difference of two coordinates of one axis is a dimension, a coordinate
// plus or minus a dimension is a coordinate, and dimensions can be added. Every backend can express
// distances, but only some can express sums.

extension LayoutExpression where Kind: LayoutPlace {
  /// Returns the distance from the second anchor to the first.
  @inlinable public static func - (
    a: Self, b: Self
  ) -> LayoutExpression<LayoutDimension, Backend> {
    a.adding(b, times: -1)
  }

  /// Returns the sum of an anchor and a dimension.
  @inlinable public static func + (
    a: Self, b: LayoutExpression<LayoutDimension, Backend>
  ) -> LayoutExpression<Kind, Backend> where Backend.Sums: _LayoutVerdict {
    a.adding(b, times: 1)
  }

  /// Returns an anchor minus a dimension.
  @inlinable public static func - (
    a: Self, b: LayoutExpression<LayoutDimension, Backend>
  ) -> LayoutExpression<Kind, Backend> where Backend.Sums: _LayoutVerdict {
    a.adding(b, times: -1)
  }

  /// Returns the sum of an anchor and a dimension.
  @inlinable public static func + (
    a: LayoutExpression<LayoutDimension, Backend>, b: Self
  ) -> LayoutExpression<Kind, Backend> where Backend.Sums: _LayoutVerdict {
    a.adding(b, times: 1)
  }
}

extension LayoutExpression where Kind == LayoutDimension {
  /// Returns the sum of two dimensions.
  @inlinable public static func + (
    a: Self, b: Self
  ) -> LayoutExpression<LayoutDimension, Backend> where Backend.Sums: _LayoutVerdict {
    a.adding(b, times: 1)
  }

  /// Returns the difference of two dimensions.
  @inlinable public static func - (
    a: Self, b: Self
  ) -> LayoutExpression<LayoutDimension, Backend> where Backend.Sums: _LayoutVerdict {
    a.adding(b, times: -1)
  }
}
