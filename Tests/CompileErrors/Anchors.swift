import Anchorage

// Statements that do not compile, and what the compiler says about each; see Scripts/check-diagnostics.

func relatesKinds(a: LayoutView, b: LayoutView) {
  // expect-error: '==' is unavailable: anchors of different kinds cannot be related: relate places along x, places along y, or extents
  a.leading == b.top
  // expect-error: '==' is unavailable: anchors of different kinds cannot be related: relate places along x, places along y, or extents
  a.top == b.leading + 8
  // expect-error: '<=' is unavailable: anchors of different kinds cannot be related: relate places along x, places along y, or extents
  a.leading + 8 <= b.top
  // expect-error: '==' is unavailable: anchors of different kinds cannot be related: relate places along x, places along y, or extents
  a.width == b.leading
  // expect-error: '>=' is unavailable: anchors of different kinds cannot be related: relate places along x, places along y, or extents
  a.leading >= b.height
}

func relatesPlacesToNumbers(a: LayoutView) {
  // expect-error: '==' is unavailable: a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'
  a.leading == 8
  // expect-error: '<=' is unavailable: a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'
  a.top <= 8
  // expect-error: '>=' is unavailable: a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'
  a.centerX + 4 >= 8
  // expect-error: '==' is unavailable: edges cannot be compared with a number: name other edges, as in 'a.edges == b.edges.inset(by: 8)'
  a.edges == 8
  // expect-error: '==' is unavailable: a point cannot be compared with a number: name another one, as in 'a.centerXY == b.centerXY'
  a.centerXY == 8
}

func misplacesPriority(a: LayoutView, b: LayoutView) {
  // expect-error: '~' is unavailable: the priority belongs to the right side, without parentheses: 'a.width == 100 ~ .high'
  (a.leading == b.leading) ~ .high
}

func needsConstraints(a: LayoutView) {
  // expect-error: 'activate' is unavailable: these are anchors, not constraints: relate them with '==', '<=' or '>='
  LayoutConstraint.activate([a.leading])
}

func needsItems(a: LayoutView, maybe: LayoutView?) {
  // expect-error: value of optional type 'LayoutView?' must be unwrapped to refer to member 'leading' of wrapped base type 'LayoutView'
  maybe.leading == a.leading
  // expect-error: value of optional type 'LayoutView?' must be unwrapped to refer to member 'leading' of wrapped base type 'LayoutView'
  a.leading == maybe.leading
}
