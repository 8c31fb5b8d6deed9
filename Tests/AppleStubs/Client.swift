// An app's code with Core Graphics' types; type-checked by Scripts/check-apple-triple.
import AnchorageHeadless
import CoreGraphics

func layOut(_ card: LayoutView, in root: LayoutView, gap: CGFloat) {
  card.size == CGSize(width: gap, height: gap)
  card.size <= root.size - CGSize(width: 10, height: 20)
  card.size >= CGSize(width: 10, height: 10) ~ .high
  card.topLeading == root.topLeading + CGPoint(x: gap, y: gap)
  card.leading == root.leading + gap
  card.width >= gap * 2 ~ .high
  card.frame = LayoutRect(CGRect(card.frame))
}

// The backends have to be there, or checking the library would have passed over them.
#if canImport(UIKit) && !os(watchOS)
import UIKit
typealias PlatformView = UIView
#elseif canImport(AppKit)
import AppKit
typealias PlatformView = NSView
#endif

#if !os(watchOS)
@MainActor func layOut(_ card: PlatformView, in root: PlatformView, gap: CGFloat) {
  let leading: NSLayoutConstraint = card.leading == root.margins.leading + gap ~ .high
  leading.isActive = false
  card.size == CGSize(width: gap, height: gap)
  batch {
    card.top == root.safeArea.top + gap * 2
    card.centerXY == root.centerXY
  }
}

@MainActor func layOut(_ title: PlatformView, in host: LayoutHostView) {
  host.addSubview(title)
  let item = LayoutView(measuring: title)
  host.root.addSubview(item)
  item.edges == host.root.margins.edges
  host.root.layoutIfNeeded()
  host.root.applyFrames()
}
#endif
