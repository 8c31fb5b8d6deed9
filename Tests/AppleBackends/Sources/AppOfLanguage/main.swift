import Anchorage

#if FAKE_UIKIT
import UIKit
typealias PlatformView = UIView
#else
import AppKit
typealias PlatformView = NSView
#endif

// An app that imports the language alone.
let (root, card) = (PlatformView(), PlatformView())
root.addSubview(card)
card.edges == root.edges.inset(by: 16)
card.height >= 44 ~ .high
print(root.constraints.count + card.constraints.count)
