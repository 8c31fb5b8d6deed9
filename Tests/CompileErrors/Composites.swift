import Anchorage

// Composites and lists that are related to something else; see Scripts/check-diagnostics.

func relatesComposites(a: LayoutView, b: LayoutView) {
  // expect-error: conformance of 'LayoutMisuse.Size' to 'LayoutMeaningful' is unavailable: a size can only be related to sizes, as in 'a.size == b.size'
  a.edges == b.size
  // expect-error: conformance of 'LayoutMisuse.Edges' to 'LayoutMeaningful' is unavailable: edges can only be related to edges, as in 'a.edges == b.edges.inset(by: 8)'
  a.size == b.edges
  // expect-error: conformance of 'LayoutMisuse.Edges' to 'LayoutMeaningful' is unavailable: edges can only be related to edges, as in 'a.edges == b.edges.inset(by: 8)'
  a.centerXY <= b.edges
  // expect-error: conformance of 'LayoutMisuse.Point' to 'LayoutMeaningful' is unavailable: a point can only be related to points, as in 'a.centerXY == b.centerXY'
  a.edges >= b.centerXY.offset(x: 8)
  // expect-error: conformance of 'LayoutMisuse.PlaceAlongX' to 'LayoutMeaningful' is unavailable: a place along x can only be related to places along x
  a.edges == b.leading
  // expect-error: conformance of 'LayoutMisuse.Edges' to 'LayoutMeaningful' is unavailable: edges can only be related to edges, as in 'a.edges == b.edges.inset(by: 8)'
  a.leading == b.edges.inset(by: 8)
}

func relatesCompositesToNumbers(a: LayoutView) {
  // expect-error: conformance of 'LayoutMisuse.RectangleAndNumber' to 'LayoutMeaningful' is unavailable: edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'
  a.edges == 8
  // expect-error: conformance of 'LayoutMisuse.RectangleAndNumber' to 'LayoutMeaningful' is unavailable: edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'
  a.centerXY == 8
}

func relatesLists(a: LayoutView, rows: [LayoutView]) {
  // expect-error: conformance of 'LayoutMisuse.PlaceAlongY' to 'LayoutMeaningful' is unavailable: a place along y can only be related to places along y
  rows.leading == a.top
  // expect-error: conformance of 'LayoutMisuse.PlaceAlongY' to 'LayoutMeaningful' is unavailable: a place along y can only be related to places along y
  a.leading == rows.top + 8
  // expect-error: conformance of 'LayoutMisuse.PlaceAndNumber' to 'LayoutMeaningful' is unavailable: a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'
  rows.leading == 8
  // expect-error: conformance of 'LayoutMisuse.Size' to 'LayoutMeaningful' is unavailable: a size can only be related to sizes, as in 'a.size == b.size'
  rows.edges == a.size
  // expect-error: conformance of 'LayoutMisuse.PlaceAlongX' to 'LayoutMeaningful' is unavailable: a place along x can only be related to places along x
  rows.centerXY >= a.centerX
}
