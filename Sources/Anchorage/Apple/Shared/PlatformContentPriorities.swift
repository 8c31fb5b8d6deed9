#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// How strongly a platform's views hold on to the size of their content, axis by axis.

extension LayoutItem where Self: _PlatformView {
  /// How strongly the view resists being larger than its content.
  ///
  /// A priority outside `0 < priority <= 1000` is refused and reported.
  @preconcurrency @MainActor public var hugging: LayoutContentPriorities {
    get {
      LayoutContentPriorities(
        horizontal: LayoutPriority(contentHuggingPriority(for: .horizontal)),
        vertical: LayoutPriority(contentHuggingPriority(for: .vertical)))
    }
    set {
      guard _PlatformBackend.accepts(newValue, for: self) else { return }
      setContentHuggingPriority(_PlatformPriority(newValue.horizontal), for: .horizontal)
      setContentHuggingPriority(_PlatformPriority(newValue.vertical), for: .vertical)
    }
  }

  /// How strongly the view resists being smaller than its content.
  ///
  /// A priority outside `0 < priority <= 1000` is refused and reported.
  @preconcurrency @MainActor public var compressionResistance: LayoutContentPriorities {
    get {
      LayoutContentPriorities(
        horizontal: LayoutPriority(contentCompressionResistancePriority(for: .horizontal)),
        vertical: LayoutPriority(contentCompressionResistancePriority(for: .vertical)))
    }
    set {
      guard _PlatformBackend.accepts(newValue, for: self) else { return }
      setContentCompressionResistancePriority(_PlatformPriority(newValue.horizontal), for: .horizontal)
      setContentCompressionResistancePriority(_PlatformPriority(newValue.vertical), for: .vertical)
    }
  }
}

extension Collection where Element: _PlatformView {
  /// Sets how strongly each view resists being larger than its content.
  @preconcurrency @MainActor public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    for view in self { view.hugging[axis] = priority }
  }

  /// Sets how strongly each view resists being smaller than its content.
  @preconcurrency @MainActor public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    for view in self { view.compressionResistance[axis] = priority }
  }
}
#endif
