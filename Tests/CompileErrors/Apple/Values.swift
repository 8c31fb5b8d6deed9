import Anchorage

#if canImport(UIKit)
import UIKit
private typealias PlatformView = UIView
private typealias PlatformInsets = UIEdgeInsets
#else
import AppKit
private typealias PlatformView = NSView
private typealias PlatformInsets = NSEdgeInsets
#endif

// Values of the platform's types in the wrong place, and items that may be nil; checked for both by
// Scripts/check-diagnostics.

@MainActor
private func misplacesNumbers(a: PlatformView, b: PlatformView, gap: CGFloat, n: Int) {
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  a.leading == gap
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  a.top >= gap ~ .high
  // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
  a.leading == b.top + gap
  // expect-error: conformance of '_No.Dimension' to '_OK' is unavailable: a width or height can only be related to widths, heights and numbers: to place an edge, name another anchor, as in 'a.top == b.top + 8'
  a.top == b.height * gap
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.width == b.width * n - gap
  // expect-error: conformance of '_No.RectangleAndNumber' to '_OK' is unavailable: edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'
  a.edges == gap
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  a.edges == b.edges + gap
  // expect-error: conformance of '_No.PrioritizedNumber' to '_OK' is unavailable: the priority belongs to the whole right side: write it last, as in 'a.width == b.width + 8 ~ .high'
  a.width == b.width * (gap ~ .high)
  // expect-error: conformance of '_No.PrioritizedNumber' to '_OK' is unavailable: the priority belongs to the whole right side: write it last, as in 'a.width == b.width + 8 ~ .high'
  a.leading == b.leading + (gap ~ .high)
}

@MainActor
private func misplacesInsets(
  a: PlatformView, b: PlatformView, insets: PlatformInsets, directional: NSDirectionalEdgeInsets
) {
  // expect-error: conformance of '_No.Insets' to '_OK' is unavailable: insets move edges: say whose, as in 'a.edges == root.edges.inset(by: 8)'
  a.edges == insets
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  a.edges == b.edges - insets
  // expect-error: conformance of '_No.Insets' to '_OK' is unavailable: insets move edges: say whose, as in 'a.edges == root.edges.inset(by: 8)'
  a.edges <= directional
  // expect-error: conformance of '_No.Insets' to '_OK' is unavailable: insets move edges: say whose, as in 'a.edges == root.edges.inset(by: 8)'
  a.leading == directional
}

@MainActor
private func misplacesPoints(a: PlatformView, b: PlatformView, point: CGPoint) {
  // expect-error: conformance of '_No.Coordinates' to '_OK' is unavailable: coordinates need an origin: name the point they are measured from, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'
  a.centerXY == point
  // expect-error: conformance of '_No.Coordinates' to '_OK' is unavailable: coordinates need an origin: name the point they are measured from, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'
  a.size == point
}

@MainActor
private func relatesNil(a: PlatformView, label: PlatformView?, gap: CGFloat) {
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  label?.leading == a.leading
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  a.leading == label?.leading
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  label?.leading <= a.leading + gap ~ .high
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  a.top >= label?.bottom + 8
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  a.width == label?.width * 0.5 - gap ~ .high
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  label?.width >= 44
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  label?.width == 44 ~ .high
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  a.height == label?.height ~ .high
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  label?.edges == a.edges
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  a.edges == label?.edges.inset(by: gap)
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  label?.size <= a.size
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  a.centerXY == label?.centerXY
  batch {
    // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
    label?.top == a.top
    a.leading == a.leading
  }
}
