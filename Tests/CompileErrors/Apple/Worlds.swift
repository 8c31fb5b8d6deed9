import AnchorageHeadless

#if canImport(UIKit)
import UIKit
private typealias PlatformView = UIView
private typealias PlatformGuide = UILayoutGuide
#else
import AppKit
private typealias PlatformView = NSView
private typealias PlatformGuide = NSLayoutGuide
#endif

// Items of Anchorage's own engine beside those of UIKit or AppKit; checked for both by Scripts/check-diagnostics.

@MainActor
private func relatesAnchors(view: PlatformView, guide: PlatformGuide, card: LayoutView) {
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  view.leading == card.leading
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  card.trailing <= view.trailing - 8
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  view.top >= card.top + 8 * 2 - 4 / 2 ~ .required - 1
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  view.width == card.width * 0.5 ~ .high
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  guide.centerX == card.centerX
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  card.firstBaseline == view.firstBaseline
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  card.safeArea.height <= guide.height
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  view.leading == card.top
}

@MainActor
private func relatesComposites(view: PlatformView, guide: PlatformGuide, card: LayoutView) {
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  view.edges == card.edges
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  card.edges <= view.edges.inset(by: 8)
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  guide.edges == card.safeArea.edges
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  view.size == card.size
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  card.size >= view.size * 2
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  view.centerXY == card.centerXY
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  card.topLeading == guide.topLeading ~ .low
}

@MainActor
private func relatesLists(view: PlatformView, views: [PlatformView], card: LayoutView, cards: [LayoutView]) {
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  views.leading == card.leading
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  card.bottom >= views.bottom + 8
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  views.width == cards.width
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  views.edges == card.edges
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  view.edges == cards.edges
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  cards.size <= view.size
  // expect-error: conformance of '_No.MixedBackends' to '_OK' is unavailable: items of Anchorage's own engine cannot be related to those of UIKit or AppKit: a tree holds views of one kind only
  views.centerXY == cards.centerXY
}

@MainActor
private func mixesBatches(view: PlatformView, card: LayoutView) {
  // expect-error: 'buildPartialBlock(accumulated:next:)' is unavailable: a batch holds constraints of one kind: those of Anchorage's own engine and those of UIKit or AppKit need a batch each
  batch {
    view.width == 44
    card.width == 44
  }
  // expect-error: 'buildPartialBlock(accumulated:next:)' is unavailable: a batch holds constraints of one kind: those of Anchorage's own engine and those of UIKit or AppKit need a batch each
  batch {
    card.edges == card.safeArea.edges
    if view.isHidden { view.height == 0 }
  }
}
