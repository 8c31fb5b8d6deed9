import Anchorage

/// The size that a fitting-size query asks for, and how strongly it asks.
struct FittingTarget {
  let size: LayoutSize
  let horizontal: LayoutPriority
  let vertical: LayoutPriority
}
