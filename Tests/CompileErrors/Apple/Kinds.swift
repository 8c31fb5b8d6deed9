import Anchorage

#if canImport(UIKit)
import UIKit
private typealias PlatformView = UIView
private typealias PlatformGuide = UILayoutGuide
#else
import AppKit
private typealias PlatformView = NSView
private typealias PlatformGuide = NSLayoutGuide
#endif

// Anchors of UIKit's or AppKit's views that do not go together; checked for both by Scripts/check-diagnostics.

@MainActor
private func mixesKinds(a: PlatformView, b: PlatformView, guide: PlatformGuide, rows: [PlatformView]) {
  // expect-error: conformance of 'LayoutMisuse.PlaceAlongY' to 'LayoutMeaningful' is unavailable: a place along y can only be related to places along y
  a.leading == b.top
  // expect-error: conformance of 'LayoutMisuse.PlaceAlongX' to 'LayoutMeaningful' is unavailable: a place along x can only be related to places along x
  a.centerY <= guide.centerX + 8
  // expect-error: conformance of 'LayoutMisuse.PlaceAlongX' to 'LayoutMeaningful' is unavailable: a place along x can only be related to places along x
  a.width == guide.leading
  // expect-error: conformance of 'LayoutMisuse.Extent' to 'LayoutMeaningful' is unavailable: extents and numbers can only be related to extents and numbers: for a place name an anchor, as in 'a.top == b.top + 8'
  a.top == b.height * 0.5 ~ .high
  // expect-error: conformance of 'LayoutMisuse.PlaceAlongY' to 'LayoutMeaningful' is unavailable: a place along y can only be related to places along y
  rows.leading == a.top
  // expect-error: conformance of 'LayoutMisuse.PlaceAlongX' to 'LayoutMeaningful' is unavailable: a place along x can only be related to places along x
  a.width >= rows.leading
  // expect-error: conformance of 'LayoutMisuse.Size' to 'LayoutMeaningful' is unavailable: a size can only be related to sizes, as in 'a.size == b.size'
  a.edges == b.size
  // expect-error: conformance of 'LayoutMisuse.Edges' to 'LayoutMeaningful' is unavailable: edges can only be related to edges, as in 'a.edges == b.edges.inset(by: 8)'
  a.size == b.edges
  // expect-error: conformance of 'LayoutMisuse.Point' to 'LayoutMeaningful' is unavailable: a point can only be related to points, as in 'a.centerXY == b.centerXY'
  a.edges == b.centerXY
}

@MainActor
private func comparesPlacesWithNumbers(a: PlatformView, guide: PlatformGuide, rows: [PlatformView], n: Int) {
  // expect-error: conformance of 'LayoutMisuse.PlaceAndNumber' to 'LayoutMeaningful' is unavailable: a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'
  a.leading == 8
  // expect-error: conformance of 'LayoutMisuse.PlaceAndNumber' to 'LayoutMeaningful' is unavailable: a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'
  guide.bottom <= 100 ~ .high
  // expect-error: conformance of 'LayoutMisuse.PlaceAndNumber' to 'LayoutMeaningful' is unavailable: a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'
  rows.top == 8
  // expect-error: conformance of 'LayoutMisuse.RectangleAndNumber' to 'LayoutMeaningful' is unavailable: edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'
  a.edges == 8
  // expect-error: conformance of 'LayoutMisuse.NumberType' to 'LayoutMeaningful' is unavailable: write 'Double(n)': the numbers of a layout are of the type 'Double'
  a.width == n
}

@MainActor
private func relatesItems(a: PlatformView, b: PlatformView, guide: PlatformGuide, rows: [PlatformView]) {
  // expect-error: conformance of 'LayoutMisuse.Item' to 'LayoutMeaningful' is unavailable: an item is not a place: name one of its anchors, as in 'a.leading == b.leading'
  a.leading == b
  // expect-error: conformance of 'LayoutMisuse.Item' to 'LayoutMeaningful' is unavailable: an item is not a place: name one of its anchors, as in 'a.leading == b.leading'
  a.width == guide
  // expect-error: conformance of 'LayoutMisuse.Item' to 'LayoutMeaningful' is unavailable: an item is not a place: name one of its anchors, as in 'a.leading == b.leading'
  rows.top == b
  // expect-error: conformance of 'LayoutMisuse.ItemBesideEdges' to 'LayoutMeaningful' is unavailable: an item has edges but is none: name them, as in 'a.edges == root.edges'
  a.edges == b
  // expect-error: conformance of 'LayoutMisuse.ItemBesideSize' to 'LayoutMeaningful' is unavailable: an item has a size but is none: name it, as in 'a.size == root.size'
  a.size == guide
  // expect-error: conformance of 'LayoutMisuse.ItemBesidePoint' to 'LayoutMeaningful' is unavailable: an item has points but is none: name one, as in 'a.centerXY == root.centerXY'
  a.centerXY == b
  // expect-error: conformance of 'LayoutMisuse.Items' to 'LayoutMeaningful' is unavailable: items are no places: name one of their anchors, as in '[a, b].bottom'
  a.top == rows
}

@MainActor
private func addsAnchors(a: PlatformView, b: PlatformView, guide: PlatformGuide) {
  // expect-error: conformance of 'LayoutMisuse.PlatformSum' to 'LayoutMeaningful' is unavailable: a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it has no sums
  a.width == b.width + a.height
  // expect-error: conformance of 'LayoutMisuse.PlatformSum' to 'LayoutMeaningful' is unavailable: a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it has no sums
  a.top == b.bottom + a.height
  // expect-error: conformance of 'LayoutMisuse.PlatformSum' to 'LayoutMeaningful' is unavailable: a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it has no sums
  a.top == guide.bottom - a.height
  // expect-error: conformance of 'LayoutMisuse.PlatformSum' to 'LayoutMeaningful' is unavailable: a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it has no sums
  a.top == a.height + b.bottom
  // expect-error: conformance of 'LayoutMisuse.PlatformSum' to 'LayoutMeaningful' is unavailable: a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it has no sums
  a.height <= b.width - a.height ~ .low
  // expect-error: conformance of 'LayoutMisuse.Sum' to 'LayoutMeaningful' is unavailable: this sum has no meaning: numbers and extents move places, and two places of one axis have a distance, as in 'b.top - a.bottom'
  a.leading == b.leading + b.leading
  // expect-error: conformance of 'LayoutMisuse.Product' to 'LayoutMeaningful' is unavailable: anchors cannot be multiplied or divided by anchors: one side of '*' and the right side of '/' are numbers
  a.width * a.height == 8
}
