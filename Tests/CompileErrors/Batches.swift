import Anchorage

// Statements of a batch that are no constraints, and what the compiler says about each; see Scripts/check-diagnostics.

func holdsAnchors(a: LayoutView, b: LayoutView) {
  batch {
    // expect-error: 'buildExpression' is unavailable: this is an anchor, not a constraint: relate it with '==', '<=' or '>='
    a.leading
  }
  batch {
    a.top == b.top
    // expect-error: 'buildExpression' is unavailable: this is an expression, not a constraint: relate it with '==', '<=' or '>='
    a.leading + 8
  }
  batch {
    // expect-error: 'buildExpression' is unavailable: this is an expression, not a constraint: relate it with '==', '<=' or '>='
    a.leading + 8 ~ .high
  }
  batch {
    if a.isHidden {
      // expect-error: 'buildExpression' is unavailable: these are edges, not constraints: relate them with '==', '<=' or '>='
      a.edges
    }
  }
  batch {
    // expect-error: 'buildExpression' is unavailable: this is a size, not a constraint: relate it with '==', '<=' or '>='
    a.size
  }
  batch {
    // expect-error: 'buildExpression' is unavailable: this is a point, not a constraint: relate it with '==', '<=' or '>='
    a.centerXY
  }
}

func relatesWrongly(a: LayoutView, b: LayoutView) {
  batch {
    a.width == b.width
    // expect-error: '==' is unavailable: anchors of different kinds cannot be related: relate places along x, places along y, or extents
    a.leading == b.top
  }
  batch {
    // expect-error: '==' is unavailable: a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'
    a.leading == 8
  }
  for view in [a, b] {
    batch {
      // expect-error: '>=' is unavailable: a place cannot be compared with a number alone: name an anchor, as in 'a.top == b.top + 8'
      view.bottom >= 100
    }
  }
}
