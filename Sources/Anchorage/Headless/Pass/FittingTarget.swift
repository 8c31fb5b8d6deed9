/// A size to come close to, with the priorities to do so.
struct FittingTarget {
  let size: LayoutSize
  let horizontal: LayoutPriority
  let vertical: LayoutPriority
}
