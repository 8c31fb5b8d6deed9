import Anchorage

#if canImport(SwiftUI) && !ANCHORAGE_HEADLESS_ONLY
import SwiftUI

/// The content of a SwiftUI view.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
final class SubviewContent: MeasuredContent {
  var subview: LayoutSubview?

  /// The ideal size, or the size in a width.
  private func proposal(_ width: Double?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { CGFloat($0) }, height: nil)
  }

  override var dependsOnWidth: Bool { subview != nil }

  override func size(fitting width: Double?) -> LayoutSize {
    guard let subview else { return .zero }
    let ideal = subview.sizeThatFits(.unspecified)
    let size = subview.sizeThatFits(proposal(width))
    // The content of a view that would fill any width has its ideal width.
    return LayoutSize(width: metric(min(size.width, ideal.width)), height: metric(size.height))
  }

  /// An infinite dimension isn't an intrinsic size.
  private func metric(_ extent: CGFloat) -> Double { extent.isFinite ? extent : LayoutView.noIntrinsicMetric }

  override func baselines(fitting width: Double?) -> (first: Double, last: Double) {
    guard let dimensions = subview?.dimensions(in: proposal(width)) else { return (0, 0) }
    return (
      dimensions[VerticalAlignment.firstTextBaseline],
      dimensions.height - dimensions[VerticalAlignment.lastTextBaseline]
    )
  }
}
#endif
