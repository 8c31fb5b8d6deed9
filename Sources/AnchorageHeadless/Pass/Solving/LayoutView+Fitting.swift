import Anchorage
import Cassowary

extension LayoutView {
  /// The target for the smallest size that fits a view's content: 0 × 0.
  ///
  ///     label.edges == cell.edges.inset(by: 8)
  ///     label.text = "Ada Lovelace"  // 96 × 16
  ///     cell.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)  // 112 × 32
  public static var layoutFittingCompressedSize: LayoutSize { .zero }

  /// The target for the largest size that a view's content can fill: 10000 × 10000.
  ///
  ///     cell.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize)  // 10000 × 10000
  public static var layoutFittingExpandedSize: LayoutSize { LayoutSize(width: 10000, height: 10000) }

  /// Returns the size nearest to a target that satisfies the constraints inside the view.
  ///
  ///     label.edges == cell.edges.inset(by: 12)
  ///     let size = cell.systemLayoutSizeFitting(
  ///       LayoutSize(width: 320, height: 0), horizontal: .required)
  ///     // 320 wide, and as high as the text needs in this width
  ///
  /// The subtree of the view is solved alone, with `width == target.width` and `height == target.height` at
  /// the priorities: the view's frame, constraints from outside and the safe area of its superview don't take
  /// part. ``updateConstraints()`` is called first on views that need it. Frames and ``diagnostics`` don't
  /// change.
  ///
  /// If switches follow the size of the view, or of views inside it, the result is for the layouts that a pass at
  /// this size would select: a required width counts as the width of the view, whatever its frame is. A dimension
  /// that is not required first counts as the target, then as the resulting size, at most 8 times. Every switch
  /// keeps its selection. Switches that follow views outside take part as they are.
  ///
  /// - Parameters:
  ///   - target: The target size, in points. Content hugs more strongly than the default priorities, so only
  ///       views without hugging content are stretched. Magnitudes beyond the limit of a layout count as the
  ///       limit.
  ///   - horizontal: The priority of the target width; required for a cell whose width is known.
  ///   - vertical: The priority of the target height.
  /// - Returns: The size of the alignment rectangle, never negative, rounded up to the pixels of the view's
  ///   ``displayScale`` if there are any; zero if the target is NaN or a priority invalid, which is reported.
  /// - Complexity: The same as laying out the view's tree for the first time; up to 8 times that where sizes select
  ///   layouts, usually twice.
  public final func systemLayoutSizeFitting(
    _ target: LayoutSize, horizontal: LayoutPriority = .fittingSize, vertical: LayoutPriority = .fittingSize
  ) -> LayoutSize {
    for dimension in [target.width, target.height] where dimension.isNaN {
      reject(dimension, as: .fittingSize)
      return .zero
    }
    guard accept(horizontal), accept(vertical) else { return .zero }
    forEachInSubtree { $0.willBeLaidOut() }
    updateConstraintsIfNeeded()
    let target = FittingTarget(size: target, horizontal: horizontal, vertical: vertical)
    let (root, snapshot) = (root, TreeSnapshot(of: self))
    root.openQuestionCount += 1
    var layouts = FittingLayouts()
    for change in extras?.sizeChoices?.changes(for: frameSize(ofAlignment: target.possibleSize)) ?? [] {
      layouts.add(change)
    }
    var size = LayoutSize.zero
    var hasChanged = false
    for _ in 0..<LayoutEngine.largestRoundCount {
      let engine = LayoutEngine(root: self, query: FittingQuery(target: target, layouts: layouts))
      size = engine.findFittingSize()
      // If the tree changed during the query, the engine listed its items again and removed the note of the
      // change.
      hasChanged = hasChanged || engine.items.number > 1
      let next = engine.layoutsSelectedBySizes()
      if next == layouts { break }
      layouts = next
    }
    root.openQuestionCount -= 1
    snapshot.restore()
    if hasChanged { invalidate(.afresh) }
    guard let scale = effectiveDisplayScale else { return size }
    return size.roundedUp(scale: scale)
  }
}

extension LayoutSize {
  /// The size with both dimensions rounded up to pixels.
  func roundedUp(scale: Double) -> LayoutSize {
    LayoutSize(width: roundedUp(width, scale: scale), height: roundedUp(height, scale: scale))
  }

  private func roundedUp(_ dimension: Double, scale: Double) -> Double {
    let nearest = pixel(at: dimension, scale: scale) / scale
    // A rounding error of the solver must not add a pixel.
    return nearest < dimension - 1e-6 / scale ? (pixel(at: dimension, scale: scale) + 1) / scale : nearest
  }
}
