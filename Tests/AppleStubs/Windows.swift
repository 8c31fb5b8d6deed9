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

extension NSStackView {
  enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  var orientation: NSUserInterfaceLayoutOrientation {
    get { .horizontal }
    set {}
  }

  var distribution: Distribution {
    get { .gravityAreas }
    set {}
  }

  var alignment: NSLayoutConstraint.Attribute {
    get { .centerY }
    set {}
  }

  var edgeInsets: NSEdgeInsets {
    get { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    set {}
  }
}

enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  case horizontal = 0
  case vertical = 1
}
#endif
