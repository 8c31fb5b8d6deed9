import Anchorage
import AnchorageHeadless

#if FAKE_UIKIT
import UIKit
typealias PlatformView = UIView
#else
import AppKit
typealias PlatformView = NSView
#endif

// An app that imports the language and the engine: views of the platform, a headless tree, and a report.
let (root, card) = (PlatformView(), PlatformView())
root.addSubview(card)
card.edges == root.edges.inset(by: 16)
card.width == 100
card.width == 120
print(root.layoutProblems().count)

let tree = LayoutView(name: "tree", frame: LayoutRect(x: 0, y: 0, width: 320, height: 100))
let label = LayoutLabel(name: "label", text: "Ada")
tree.addSubview(label)
label.topLeading == tree.topLeading
tree.layoutIfNeeded()
print(tree.layoutDescription)
