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
  // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
  a.leading == b.top
  // expect-error: conformance of '_No.PlaceAlongX' to '_OK' is unavailable: an anchor along x, such as 'leading', can only be related to anchors along x
  a.centerY <= guide.centerX + 8
  // expect-error: conformance of '_No.PlaceAlongX' to '_OK' is unavailable: an anchor along x, such as 'leading', can only be related to anchors along x
  a.width == guide.leading
  // expect-error: conformance of '_No.Dimension' to '_OK' is unavailable: a width or height can only be related to widths, heights and numbers: to place an edge, name another anchor, as in 'a.top == b.top + 8'
  a.top == b.height * 0.5 ~ .high
  // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
  rows.leading == a.top
  // expect-error: conformance of '_No.PlaceAlongX' to '_OK' is unavailable: an anchor along x, such as 'leading', can only be related to anchors along x
  a.width >= rows.leading
  // expect-error: conformance of '_No.Size' to '_OK' is unavailable: a size can only be related to sizes, as in 'a.size == b.size'
  a.edges == b.size
  // expect-error: conformance of '_No.Edges' to '_OK' is unavailable: edges can only be related to edges, as in 'a.edges == b.edges.inset(by: 8)'
  a.size == b.edges
  // expect-error: conformance of '_No.Point' to '_OK' is unavailable: a point can only be related to points, as in 'a.centerXY == b.centerXY'
  a.edges == b.centerXY
}

@MainActor
private func comparesPlacesWithNumbers(a: PlatformView, guide: PlatformGuide, rows: [PlatformView], n: Int) {
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  a.leading == 8
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  guide.bottom <= 100 ~ .high
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  rows.top == 8
  // expect-error: conformance of '_No.RectangleAndNumber' to '_OK' is unavailable: edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'
  a.edges == 8
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.width == n
}

@MainActor
private func relatesItems(a: PlatformView, b: PlatformView, guide: PlatformGuide, rows: [PlatformView]) {
  // expect-error: conformance of '_No.Item' to '_OK' is unavailable: an item is not an anchor: name one of its anchors, as in 'a.leading == b.leading'
  a.leading == b
  // expect-error: conformance of '_No.Item' to '_OK' is unavailable: an item is not an anchor: name one of its anchors, as in 'a.leading == b.leading'
  a.width == guide
  // expect-error: conformance of '_No.Item' to '_OK' is unavailable: an item is not an anchor: name one of its anchors, as in 'a.leading == b.leading'
  rows.top == b
  // expect-error: conformance of '_No.ItemBesideEdges' to '_OK' is unavailable: an item is not a set of edges: name its edges, as in 'a.edges == root.edges'
  a.edges == b
  // expect-error: conformance of '_No.ItemBesideSize' to '_OK' is unavailable: an item is not a size: name its size, as in 'a.size == root.size'
  a.size == guide
  // expect-error: conformance of '_No.ItemBesidePoint' to '_OK' is unavailable: an item is not a point: name one of its points, as in 'a.centerXY == root.centerXY'
  a.centerXY == b
  // expect-error: conformance of '_No.Items' to '_OK' is unavailable: an array of items is not an anchor: name an anchor of each, as in '[a, b].bottom'
  a.top == rows
}

@MainActor
private func addsAnchors(a: PlatformView, b: PlatformView, guide: PlatformGuide) {
  // expect-error: conformance of '_No.PlatformSum' to '_OK' is unavailable: a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it cannot have sums
  a.width == b.width + a.height
  // expect-error: conformance of '_No.PlatformSum' to '_OK' is unavailable: a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it cannot have sums
  a.top == b.bottom + a.height
  // expect-error: conformance of '_No.PlatformSum' to '_OK' is unavailable: a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it cannot have sums
  a.top == guide.bottom - a.height
  // expect-error: conformance of '_No.PlatformSum' to '_OK' is unavailable: a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it cannot have sums
  a.top == a.height + b.bottom
  // expect-error: conformance of '_No.PlatformSum' to '_OK' is unavailable: a constraint of UIKit or AppKit relates two anchors, or distances as in 'b.leading - a.trailing': it cannot have sums
  a.height <= b.width - a.height ~ .low
  // expect-error: conformance of '_No.Sum' to '_OK' is unavailable: this sum has no meaning: add numbers and dimensions to an anchor, or subtract two anchors of one axis, as in 'b.top - a.bottom'; the middle of several items is placed by '[a, b].center(.horizontal, in: root)'
  a.leading == b.leading + b.leading
  // expect-error: conformance of '_No.Product' to '_OK' is unavailable: anchors cannot be multiplied or divided by anchors: one side of '*' and the right side of '/' must be numbers
  a.width * a.height == 8
}
