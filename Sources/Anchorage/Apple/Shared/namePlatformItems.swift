#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Names a view or a guide of the platform, or the elements of an array, unless they have names.
func namePlatformItems(_ value: Any, _ name: String) {
  var found: [(item: NSObject, name: String)] = []
  if let view = value as? _PlatformView {
    found = [(view, name)]
  } else if let guide = value as? _PlatformGuide {
    found = [(guide, name)]
  } else if let items: [NSObject?] = value as? [_PlatformView?] ?? value as? [_PlatformGuide?] {
    for (index, item) in items.enumerated() {
      if let item { found.append((item, "\(name)[\(index)]")) }
    }
  }
  // Headless items may be named on any thread.
  guard !found.isEmpty else { return }
  // Safe: the block runs at once, on this thread, so nothing is sent. It doesn't depend on which of the
  // platform's classes the SDK confines to the main actor, which changes from year to year.
  nonisolated(unsafe) let items = found
  MainActor.assumeIsolated {
    for (item, name) in items { take(name, for: item) }
  }
}

@MainActor private func take(_ name: String, for item: NSObject) {
  if let view = item as? _PlatformView, view.layoutIdentifier.isEmpty {
    #if canImport(UIKit)
    view.accessibilityIdentifier = name
    #else
    view.setAccessibilityIdentifier(name)
    #endif
  } else if let guide = item as? _PlatformGuide {
    #if canImport(UIKit)
    if guide.identifier.isEmpty { guide.identifier = name }
    #else
    if guide.identifier.rawValue.isEmpty { guide.identifier = NSUserInterfaceItemIdentifier(name) }
    #endif
  }
}
#endif
