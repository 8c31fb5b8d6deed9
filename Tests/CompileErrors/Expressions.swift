import AnchorageHeadless

// Long statements with one mistake. None takes the compiler longer than it would take without the mistake; see
// Scripts/check-type-checking.

func mixesKinds(a: LayoutView, b: LayoutView, c: LayoutView) {
  // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
  a.leading == b.top + 8 * c.width - 10
  // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
  a.leading == b.top + 8 * c.width - 10 + b.height * 2 ~ .high - 1
  // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
  a.leading == (b.top + 8) * 0.5 - c.width / 2 + 4 ~ .required - 1
  // expect-error: conformance of '_No.PlaceAlongX' to '_OK' is unavailable: an anchor along x, such as 'leading', can only be related to anchors along x
  a.width >= (b.leading + 8) / 2 - 10
  // expect-error: conformance of '_No.Dimension' to '_OK' is unavailable: a width or height can only be related to widths, heights and numbers: to place an edge, name another anchor, as in 'a.top == b.top + 8'
  a.width * 0.5 + b.leading == c.width - 8 ~ .required - 1
  // expect-error: conformance of '_No.Dimension' to '_OK' is unavailable: a width or height can only be related to widths, heights and numbers: to place an edge, name another anchor, as in 'a.top == b.top + 8'
  (a.width - 50) * 0.5 + b.leading <= 2 * c.width - 8 ~ .required - 1
}

func addsPlaces(a: LayoutView, b: LayoutView, c: LayoutView) {
  // expect-error: conformance of '_No.Sum' to '_OK' is unavailable: this sum has no meaning: add numbers and dimensions to an anchor, or subtract two anchors of one axis, as in 'b.top - a.bottom'; the middle of several items is placed by '[a, b].center(.horizontal, in: root)'
  a.leading == b.leading + c.leading
  // expect-error: conformance of '_No.Sum' to '_OK' is unavailable: this sum has no meaning: add numbers and dimensions to an anchor, or subtract two anchors of one axis, as in 'b.top - a.bottom'; the middle of several items is placed by '[a, b].center(.horizontal, in: root)'
  a.top == b.bottom - c.leading - 8 ~ .low
  // expect-error: conformance of '_No.Sum' to '_OK' is unavailable: this sum has no meaning: add numbers and dimensions to an anchor, or subtract two anchors of one axis, as in 'b.top - a.bottom'; the middle of several items is placed by '[a, b].center(.horizontal, in: root)'
  a.leading + b.leading <= c.leading * 2 - 8
}

func multipliesAnchors(a: LayoutView, b: LayoutView, c: LayoutView) {
  // expect-error: conformance of '_No.Product' to '_OK' is unavailable: anchors cannot be multiplied or divided by anchors: one side of '*' and the right side of '/' must be numbers
  a.width == b.width * c.width
  // expect-error: conformance of '_No.Product' to '_OK' is unavailable: anchors cannot be multiplied or divided by anchors: one side of '*' and the right side of '/' must be numbers
  a.width / b.height == 2
  // expect-error: conformance of '_No.Product' to '_OK' is unavailable: anchors cannot be multiplied or divided by anchors: one side of '*' and the right side of '/' must be numbers
  a.width == 2 / b.width + 8
}

func countsInWholeNumbers(a: LayoutView, b: LayoutView, n: Int) {
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.width == n
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.size == n
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.width == b.width * n
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.leading == b.leading + n
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.leading == b.leading + 8 * n
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.leading == b.leading + 8 - n ~ .high
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.width == n * b.width - 8
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.width == b.width * 2 * n / 3 + 8 ~ .required - 1
  // expect-error: conformance of '_No.RectangleAndNumber' to '_OK' is unavailable: edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'
  a.edges == n
}

func measuresInFloats(a: LayoutView, b: LayoutView, x: Float) {
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.width == x
  // expect-error: conformance of '_No.NumberType' to '_OK' is unavailable: write 'Double(n)': numbers in a layout have the type 'Double'
  a.leading == b.leading + x
}
