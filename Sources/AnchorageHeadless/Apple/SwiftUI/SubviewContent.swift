import Anchorage

#if canImport(SwiftUI) && !ANCHORAGE_HEADLESS_ONLY
import SwiftUI

/// The content of a view of SwiftUI.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
final class SubviewContent: MeasuredContent {
  var subview: LayoutSubview?

  /// The ideal size, or the size in the width that the view got.
  private var proposal: ProposedViewSize {
    ProposedViewSize(width: laidOutWidth.map { CGFloat($0) }, height: nil)
  }

  override var wrapsAtLaidOutWidth: Bool { subview != nil }

  override var size: LayoutSize {
    guard let subview else { return .zero }
    let ideal = subview.sizeThatFits(.unspecified)
    let size = subview.sizeThatFits(proposal)
    // A view that would fill any width has its ideal width as its content size.
    return LayoutSize(width: metric(min(size.width, ideal.width)), height: metric(size.height))
  }

  /// An infinite dimension is no intrinsic size.
  private func metric(_ extent: CGFloat) -> Double { extent.isFinite ? extent : LayoutView.noIntrinsicMetric }

  override var firstBaselineOffsetFromTop: Double {
    guard let subview else { return 0 }
    return subview.dimensions(in: proposal)[VerticalAlignment.firstTextBaseline]
  }

  override var baselineOffsetFromBottom: Double {
    guard let dimensions = subview?.dimensions(in: proposal) else { return 0 }
    return dimensions.height - dimensions[VerticalAlignment.lastTextBaseline]
  }
}
#endif
