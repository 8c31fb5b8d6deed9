import AnchorageHeadless

// Composites and lists that are related to something else; see Scripts/check-diagnostics.

func relatesComposites(a: LayoutView, b: LayoutView) {
  // expect-error: conformance of '_No.Size' to '_OK' is unavailable: a size can only be related to sizes, as in 'a.size == b.size'
  a.edges == b.size
  // expect-error: conformance of '_No.Edges' to '_OK' is unavailable: edges can only be related to edges, as in 'a.edges == b.edges.inset(by: 8)'
  a.size == b.edges
  // expect-error: conformance of '_No.Edges' to '_OK' is unavailable: edges can only be related to edges, as in 'a.edges == b.edges.inset(by: 8)'
  a.centerXY <= b.edges
  // expect-error: conformance of '_No.Point' to '_OK' is unavailable: a point can only be related to points, as in 'a.centerXY == b.centerXY'
  a.edges >= b.centerXY.offset(x: 8)
  // expect-error: conformance of '_No.PlaceAlongX' to '_OK' is unavailable: an anchor along x, such as 'leading', can only be related to anchors along x
  a.edges == b.leading
  // expect-error: conformance of '_No.Edges' to '_OK' is unavailable: edges can only be related to edges, as in 'a.edges == b.edges.inset(by: 8)'
  a.leading == b.edges.inset(by: 8)
}

func relatesCompositesToNumbers(a: LayoutView) {
  // expect-error: conformance of '_No.RectangleAndNumber' to '_OK' is unavailable: edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'
  a.edges == 8
  // expect-error: conformance of '_No.RectangleAndNumber' to '_OK' is unavailable: edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'
  a.centerXY == 8
  // expect-error: conformance of '_No.RectangleAndNumber' to '_OK' is unavailable: edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'
  a.edges == 8 ~ .high
  // expect-error: conformance of '_No.RectangleAndNumber' to '_OK' is unavailable: edges and points cannot be compared with a number: name another item's, as in 'a.edges == b.edges.inset(by: 8)'
  [a].centerXY >= 8 ~ .high
}

func relatesLists(a: LayoutView, rows: [LayoutView]) {
  // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
  rows.leading == a.top
  // expect-error: conformance of '_No.PlaceAlongY' to '_OK' is unavailable: an anchor along y, such as 'top', can only be related to anchors along y
  a.leading == rows.top + 8
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  rows.leading == 8
  // expect-error: conformance of '_No.PlaceAndNumber' to '_OK' is unavailable: only a width or height can be compared with a number alone: name another anchor, as in 'a.top == b.top + 8'
  rows.leading == 8 ~ .high
  // expect-error: conformance of '_No.Size' to '_OK' is unavailable: a size can only be related to sizes, as in 'a.size == b.size'
  rows.edges == a.size
  // expect-error: conformance of '_No.PlaceAlongX' to '_OK' is unavailable: an anchor along x, such as 'leading', can only be related to anchors along x
  rows.centerXY >= a.centerX
}

func movesEdges(title: LayoutView, root: LayoutView, rows: [LayoutView], n: Int, x: Double) {
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  title.edges == root.edges + 8
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  title.edges == root.edges - 8
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  title.edges == root.edges * 0.5
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  title.edges == root.edges / 2
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  title.edges == 8 + root.edges
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  title.edges == 2 * root.edges
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  title.edges == root.edges + 8 ~ .high
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  title.edges <= root.edges.inset(by: 8) + n
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  title.edges >= root.edges - x
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  title.edges - 8 == root.edges
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  title.edges == root.edges + LayoutInsets(8)
  // expect-error: conformance of '_No.EdgeArithmetic' to '_OK' is unavailable: edges are moved inwards by 'inset(by:)', as in 'root.edges.inset(by: 8)', and only single anchors can be multiplied, as in 'a.width == root.width * 0.5'
  rows.edges - 8 == root.edges
}

func movesPoints(title: LayoutView, root: LayoutView, rows: [LayoutView], x: Double) {
  // expect-error: conformance of '_No.PointArithmetic' to '_OK' is unavailable: a point is moved by 'offset(x:y:)', as in 'root.centerXY.offset(x: 8, y: 4)', and only single anchors can be multiplied, as in 'a.centerX == root.centerX * 0.5'
  title.centerXY == root.centerXY + 8
  // expect-error: conformance of '_No.PointArithmetic' to '_OK' is unavailable: a point is moved by 'offset(x:y:)', as in 'root.centerXY.offset(x: 8, y: 4)', and only single anchors can be multiplied, as in 'a.centerX == root.centerX * 0.5'
  title.centerXY == root.centerXY / 2
  // expect-error: conformance of '_No.PointArithmetic' to '_OK' is unavailable: a point is moved by 'offset(x:y:)', as in 'root.centerXY.offset(x: 8, y: 4)', and only single anchors can be multiplied, as in 'a.centerX == root.centerX * 0.5'
  title.centerXY == root.centerXY * 2
  // expect-error: conformance of '_No.PointArithmetic' to '_OK' is unavailable: a point is moved by 'offset(x:y:)', as in 'root.centerXY.offset(x: 8, y: 4)', and only single anchors can be multiplied, as in 'a.centerX == root.centerX * 0.5'
  title.topLeading <= root.topLeading - x ~ .high
  // expect-error: conformance of '_No.PointArithmetic' to '_OK' is unavailable: a point is moved by 'offset(x:y:)', as in 'root.centerXY.offset(x: 8, y: 4)', and only single anchors can be multiplied, as in 'a.centerX == root.centerX * 0.5'
  rows.centerXY + 8 == root.centerXY
}

func forgetsEdges(title: LayoutView, rows: [LayoutView]) {
  // expect-error: conformance of '_No.Insets' to '_OK' is unavailable: insets move edges: say whose, as in 'a.edges == root.edges.inset(by: 8)'
  title.edges == LayoutInsets(8)
  // expect-error: conformance of '_No.Insets' to '_OK' is unavailable: insets move edges: say whose, as in 'a.edges == root.edges.inset(by: 8)'
  title.centerXY == LayoutInsets(8)
  // expect-error: conformance of '_No.Insets' to '_OK' is unavailable: insets move edges: say whose, as in 'a.edges == root.edges.inset(by: 8)'
  rows.edges <= LayoutInsets(8)
}

func relatesCompositesToItems(title: LayoutView, root: LayoutView, rows: [LayoutView]) {
  // expect-error: conformance of '_No.ItemBesideEdges' to '_OK' is unavailable: an item is not a set of edges: name its edges, as in 'a.edges == root.edges'
  title.edges == root
  // expect-error: conformance of '_No.ItemBesideSize' to '_OK' is unavailable: an item is not a size: name its size, as in 'a.size == root.size'
  title.size == root
  // expect-error: conformance of '_No.ItemBesidePoint' to '_OK' is unavailable: an item is not a point: name one of its points, as in 'a.centerXY == root.centerXY'
  title.centerXY == root
  // expect-error: conformance of '_No.ItemBesideEdges' to '_OK' is unavailable: an item is not a set of edges: name its edges, as in 'a.edges == root.edges'
  rows.edges <= root
  // expect-error: conformance of '_No.ItemBesideSize' to '_OK' is unavailable: an item is not a size: name its size, as in 'a.size == root.size'
  rows.size >= root
  // expect-error: conformance of '_No.ItemBesidePoint' to '_OK' is unavailable: an item is not a point: name one of its points, as in 'a.centerXY == root.centerXY'
  rows.topLeading == root
}

func relatesAnchorsToItems(title: LayoutView, root: LayoutView, rows: [LayoutView]) {
  // expect-error: conformance of '_No.Items' to '_OK' is unavailable: an array of items is not an anchor: name an anchor of each, as in '[a, b].bottom'
  title.top >= [title, root]
  // expect-error: conformance of '_No.Items' to '_OK' is unavailable: an array of items is not an anchor: name an anchor of each, as in '[a, b].bottom'
  title.top >= rows
}
