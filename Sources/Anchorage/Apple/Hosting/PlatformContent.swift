#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The content of a real view, which is asked on the main actor, where every pass of its tree runs.
final class PlatformContent: MeasuredContent {
  let view: _PlatformView

  init(_ view: _PlatformView) { self.view = view }

  override var size: LayoutSize {
    let (view, width) = (view, laidOutWidth)
    return MainActor.assumeIsolated { view.contentSize(fitting: width) }
  }

  override var wrapsAtLaidOutWidth: Bool {
    let view = view
    return MainActor.assumeIsolated { view.wrapsContent }
  }

  override var firstBaselineOffsetFromTop: Double {
    let view = view
    return MainActor.assumeIsolated { view.contentBaselines.first }
  }

  override var baselineOffsetFromBottom: Double {
    let view = view
    return MainActor.assumeIsolated { view.contentBaselines.last }
  }
}
#endif
