import AnchorageHeadless

// Statements of a batch that are no constraints, and what the compiler says about each; see Scripts/check-diagnostics.

func holdsAnchors(a: LayoutView, b: LayoutView) {
  batch {
    // expect-error: 'buildExpression' is unavailable: this is an anchor, not a constraint: relate it with '==', '<=' or '>='
    a.leading
  }
  batch {
    a.top == b.top
    // expect-error: 'buildExpression' is unavailable: this is an anchor, not a constraint: relate it with '==', '<=' or '>='
    a.leading + 8
  }
  batch {
    // expect-error: 'buildExpression' is unavailable: this is an anchor, not a constraint: relate it with '==', '<=' or '>='
    a.leading + 8 ~ .high
  }
  batch {
    if a.isHidden {
      // expect-error: 'buildExpression' is unavailable: these are anchors, not constraints: relate them with '==', '<=' or '>='
      a.edges
    }
  }
  batch {
    // expect-error: 'buildExpression' is unavailable: these are anchors, not constraints: relate them with '==', '<=' or '>='
    a.size
  }
  batch {
    // expect-error: 'buildExpression' is unavailable: these are anchors, not constraints: relate them with '==', '<=' or '>='
    a.centerXY
  }
}

func relatesWrongly(a: LayoutView, b: LayoutView) {
  batch {
    a.width == b.width
    // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
    a.leading == b.top
  }
  batch {
    // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
    a.leading == 8
  }
  for view in [a, b] {
    batch {
      // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
      view.bottom >= 100
    }
  }
}

func holdsOtherValues(a: LayoutView, b: LayoutView, rows: [LayoutView]) {
  batch {
    // expect-error: 'buildExpression' is unavailable: this statement makes no constraint: relate anchors, as in 'a.top == b.top', or begin with '_ ='
    "a.leading == b.leading"
  }
  batch {
    a.top == b.top
    // expect-error: 'buildExpression' is unavailable: this statement makes no constraint: relate anchors, as in 'a.top == b.top', or begin with '_ ='
    12
  }
  batch {
    // expect-error: 'buildExpression' is unavailable: this statement makes no constraint: relate anchors, as in 'a.top == b.top', or begin with '_ ='
    a
  }
  batch {
    for row in rows {
      row.top == a.top
      // expect-error: 'buildExpression' is unavailable: this statement makes no constraint: relate anchors, as in 'a.top == b.top', or begin with '_ ='
      row.name
    }
  }
  batch {
    // expect-error: 'buildExpression' is unavailable: these are anchors, not constraints: relate them with '==', '<=' or '>='
    rows.leading
  }
}

func isLong(a: LayoutView, b: LayoutView, c: LayoutView) {
  batch {
    a.width == b.width
    // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
    a.leading == b.top + 8 * c.width - 10 ~ .high - 1
    a.height == b.height
  }
}
