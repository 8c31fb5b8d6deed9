#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Names a view or a guide of the platform, or those of an array, unless they have names.
func namePlatformItems(_ value: Any, _ name: String) {
  if let view = value as? PlatformView {
    MainActor.assumeIsolated { view.takeName(name) }
  } else if let guide = value as? PlatformGuide {
    guide.takeName(name)
  } else if let views = value as? [PlatformView?] {
    for (index, view) in views.enumerated() {
      if let view { namePlatformItems(view, "\(name)[\(index)]") }
    }
  } else if let guides = value as? [PlatformGuide?] {
    for (index, guide) in guides.enumerated() {
      if let guide { namePlatformItems(guide, "\(name)[\(index)]") }
    }
  }
}

extension PlatformView {
  fileprivate func takeName(_ name: String) {
    guard layoutIdentifier.isEmpty else { return }
    #if canImport(UIKit)
    accessibilityIdentifier = name
    #else
    setAccessibilityIdentifier(name)
    #endif
  }
}

extension PlatformGuide {
  #if canImport(UIKit)
  nonisolated fileprivate func takeName(_ name: String) {
    MainActor.assumeIsolated {
      if identifier.isEmpty { identifier = name }
    }
  }
  #else
  fileprivate func takeName(_ name: String) {
    if identifier.rawValue.isEmpty { identifier = NSUserInterfaceItemIdentifier(name) }
  }
  #endif
}
#endif
