// The windows and controllers that Tests/ApplePlatforms uses and the fakes of UIKit and AppKit do not have,
// with the real signatures. Nothing of this is ever called: the check compiles it beside the tests.

#if FAKE_UIKIT
import UIKit

extension UIViewController {
  var additionalSafeAreaInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
}
#else
import AppKit
import Foundation

@MainActor class NSApplication {
  class var shared: NSApplication { NSApplication() }
}

extension NSWindow {
  struct StyleMask: OptionSet, Sendable {
    let rawValue: UInt
    static let borderless = StyleMask([])
  }

  enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  convenience init(contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer: Bool) {
    fatalError("never called")
  }

  var isReleasedWhenClosed: Bool {
    get { false }
    set {}
  }
}
#endif
