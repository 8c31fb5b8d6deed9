import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The content of a real view, measured on the main actor, where every pass of its tree runs.
///
/// Text is slow to measure, and a pass asks more than once. The natural size is cached here until the content
/// changes; the headless view caches the sizes in the last few widths.
final class PlatformContent: MeasuredContent {
  let view: _PlatformView
  private let isByWidth: Bool
  private var knownSource: ContentSource?
  private var knownNaturalSize: LayoutSize?

  init(_ view: _PlatformView, byWidth: Bool) {
    self.view = view
    isByWidth = byWidth
  }

  /// Creates content with a known source.
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

  override func size(fitting width: Double?) -> LayoutSize {
    let natural = naturalSize
    guard source.dependsOnWidth, let width else { return natural }
    // Text in its natural width doesn't wrap, even if the solver's width is off by a rounding error.
    if case .text = source, width >= natural.width - Tolerance.points { return natural }
    return measure(in: width)
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

  override var dependsOnWidth: Bool { source.dependsOnWidth }

  override var isText: Bool {
    let view = view
    return MainActor.assumeIsolated { view.showsText }
  }

  override func heightsOfLines(fitting width: Double?) -> (all: Double, allowed: Double)? {
    guard let width else { return nil }
    let view = view
    return MainActor.assumeIsolated { view.heightsOfLines(fitting: CGFloat(width)) }
  }

  override func contentChanged() {
    knownSource = nil
    knownNaturalSize = nil
  }

  override func baselines(fitting width: Double?) -> (first: Double, last: Double) {
    let view = view
    return MainActor.assumeIsolated { view.contentBaselines }
  }
}
#endif
