import AnchorageHeadless

// Statements that do not compile, and what the compiler says about each; see Scripts/check-diagnostics.

func relatesKinds(a: LayoutView, b: LayoutView) {
  // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
  a.leading == b.top
  // expect-error: conformance of '_No.PlaceAlongX' to '_OK' is unavailable: an anchor along x, such as 'leading', can only be related to anchors along x
  a.top == b.leading + 8
  // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
  a.leading + 8 <= b.top
  // expect-error: conformance of '_No.PlaceAlongX' to '_OK' is unavailable: an anchor along x, such as 'leading', can only be related to anchors along x
  a.width == b.leading
  // expect-error: conformance of '_No.Dimension' to '_OK' is unavailable: a width or height can only be related to widths, heights and numbers: to place an edge, name another anchor, as in 'a.top == b.top + 8'
  a.leading >= b.height
  // expect-error: conformance of '_No.Dimension' to '_OK' is unavailable: a width or height can only be related to widths, heights and numbers: to place an edge, name another anchor, as in 'a.top == b.top + 8'
  a.top == b.height - a.top
}

func relatesPlacesToNumbers(a: LayoutView) {
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  a.leading == 8
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  a.top <= 8
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  a.centerX + 4 >= 8
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  8 <= a.leading
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  a.leading == 8 ~ .high
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  8 ~ .high >= a.leading
}

func relatesItems(a: LayoutView, b: LayoutView) {
  // expect-error: conformance of '_No.Item' to '_OK' is unavailable: an item is not an anchor: name one of its anchors, as in 'a.leading == b.leading'
  a.leading == b
  // expect-error: conformance of '_No.Item' to '_OK' is unavailable: an item is not an anchor: name one of its anchors, as in 'a.leading == b.leading'
  a.width >= b
}

func misplacesPriority(a: LayoutView, b: LayoutView) {
  // expect-error: '~' is unavailable: the priority belongs to the right side, without parentheses: 'a.width == 100 ~ .high'
  (a.leading == b.leading) ~ .high
}

func needsConstraints(a: LayoutView) {
  // expect-error: 'activate' is unavailable: these are anchors, not constraints: relate them with '==', '<=' or '>='
  LayoutConstraint.activate([a.leading])
}

func forgetsRelations(a: LayoutView, b: LayoutView) {
  // expect-warning: expression of type 'LayoutExpression<LayoutXAxis, HeadlessItem.Backend>' (aka 'LayoutExpression<LayoutXAxis, HeadlessBackend>') is unused
  a.leading
  // expect-warning: result of operator '+' is unused
  b.leading + 8
  // expect-warning: result of operator '~' is unused
  b.edges ~ .high
}

func relatesNil(a: LayoutView, label: LayoutLabel?) {
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  label?.leading == a.leading + 8
  // expect-error: conformance of '_No.OptionalItem' to '_OK' is unavailable: the item may be nil: unwrap it first, as in 'if let label { label.leading == root.leading }'
  a.width == label?.width ~ .high
}

func relatesPointsToCoordinates(a: LayoutView, b: LayoutView) {
  // expect-error: conformance of '_No.Coordinates' to '_OK' is unavailable: coordinates need an origin: name the point they are measured from, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'
  a.centerXY == LayoutPoint(x: 20, y: 40)
  // expect-error: conformance of '_No.Coordinates' to '_OK' is unavailable: coordinates need an origin: name the point they are measured from, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'
  a.topLeading <= LayoutPoint(x: 20, y: 40)
  // expect-error: conformance of '_No.Coordinates' to '_OK' is unavailable: coordinates need an origin: name the point they are measured from, as in 'a.centerXY == root.topLeading.offset(x: 20, y: 40)'
  a.bottomRight >= LayoutPoint(x: 20, y: 40)
}
