import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The content of a real view, which is asked on the main actor, where every pass of its tree runs.
///
/// Text is slow to measure, and a pass asks more than once: for the natural size, and for the height in the
/// width that the view gets. So sizes are kept until the content changes.
final class PlatformContent: MeasuredContent {
  /// The largest number of widths whose sizes are kept: few are asked for again, but a window that is resized asks for many.
  private static let capacity = 4

  let view: _PlatformView
  private let isByWidth: Bool
  private var knownSource: ContentSource?
  private var knownNaturalSize: LayoutSize?
  private var knownSizes: [(width: Double, size: LayoutSize)] = []

  init(_ view: _PlatformView, byWidth: Bool) {
    self.view = view
    isByWidth = byWidth
  }

  /// Asks for content whose source is known, until it changes.
  init(_ view: _PlatformView, source: ContentSource) {
    self.view = view
    isByWidth = false
    knownSource = source
  }

  private var source: ContentSource {
    if let knownSource { return knownSource }
    let (view, isByWidth) = (view, isByWidth)
    let source = MainActor.assumeIsolated { view.contentSource(byWidth: isByWidth) }
    knownSource = source
    return source
  }

  override var size: LayoutSize {
    let natural = naturalSize
    guard source.dependsOnWidth, let width = laidOutWidth else { return natural }
    // Text that has the room it wants does not wrap, even if the solver's width is off by a rounding error.
    if case .text = source, width >= natural.width - 1e-6 { return natural }
    if let known = knownSizes.first(where: { $0.width == width }) { return known.size }
    let size = measure(in: width)
    if knownSizes.count == PlatformContent.capacity { knownSizes.removeFirst() }
    knownSizes.append((width, size))
    return size
  }

  private var naturalSize: LayoutSize {
    if let knownNaturalSize { return knownNaturalSize }
    let size = measure(in: nil)
    knownNaturalSize = size
    return size
  }

  private func measure(in width: Double?) -> LayoutSize {
    let (view, source) = (view, source)
    return MainActor.assumeIsolated { view.contentSize(from: source, fitting: width) }
  }

  override var wrapsAtLaidOutWidth: Bool { source.dependsOnWidth }

  override var isText: Bool {
    let view = view
    return MainActor.assumeIsolated { view.showsText }
  }

  override var heightsOfLines: (all: Double, allowed: Double)? {
    guard let laidOutWidth else { return nil }
    let view = view
    return MainActor.assumeIsolated { view.heightsOfLines(fitting: CGFloat(laidOutWidth)) }
  }

  override func contentChanged() {
    knownSource = nil
    knownNaturalSize = nil
    knownSizes = []
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
