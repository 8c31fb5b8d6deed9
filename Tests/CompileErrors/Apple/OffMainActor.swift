import Anchorage

#if canImport(UIKit)
import UIKit
private typealias PlatformView = UIView
#else
import AppKit
private typealias PlatformView = NSView
#endif

// Layout of UIKit's or AppKit's views off the main actor; checked for both by Scripts/check-diagnostics.

private func relates(a: PlatformView, b: PlatformView) {
  // expect-error: main actor-isolated conformance of 'PlatformView' to 'LayoutItem' cannot be used in nonisolated context
  a.leading == b.leading + 8
  // expect-error: main actor-isolated conformance of 'PlatformView' to 'LayoutItem' cannot be used in nonisolated context
  a.pinToSuperview()
}

private func detaches(a: PlatformView) {
  Task.detached {
    // expect-error: main actor-isolated conformance of 'PlatformView' to 'LayoutItem' cannot be used in nonisolated context
    _ = a.width
  }
}

private actor Worker {
  func relates(a: PlatformView, b: PlatformView) {
    // expect-error: main actor-isolated conformance of 'PlatformView' to 'LayoutItem' cannot be used in actor-isolated context
    a.width == b.width * 0.5 ~ .high
  }
}

private func setsPriorities(a: PlatformView) {
  // expect-warning: main actor-isolated property 'hugging' can not be referenced from a nonisolated context
  _ = a.hugging
}

private func switches(constraint: NSLayoutConstraint, group: ConstraintGroup<PlatformView.Backend>) {
  // expect-warning: main actor-isolated property 'layoutDescription' can not be referenced from a nonisolated context
  _ = constraint.layoutDescription
  // expect-error: main actor-isolated conformance of 'PlatformBackend' to 'LayoutBackend' cannot be used in nonisolated context
  group.activate()
}
