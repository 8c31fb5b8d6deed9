import AnchorageHeadless
import Testing

/// The size a tree asks for; the worked examples of the documented semantics.
struct FittingSizeTests {
  private static let compressed = LayoutView.layoutFittingCompressedSize
  private static let expanded = LayoutView.layoutFittingExpandedSize

  /// Content of 50 × 20 and 70 × 30 in a row, 8 points apart and from the sides, 8 or more below the top and
  /// 12 above the bottom.
  private func row() -> LayoutView {
    let row = LayoutView(name: "row")
    let (a, b) = (ContentView("a", 50, 20), ContentView("b", 70, 30))
    add(a, b, to: row)
    a.leading == row.leading + 8
    b.leading == a.trailing + 8
    b.trailing == row.trailing - 8
    [a, b].bottom == row.bottom - 12
    [a, b].top >= row.top + 8
    return row
  }

  /// A view without content, at least 100 wide and 40 high, 20 points inside another one.
  private func box() -> LayoutView {
    let box = LayoutView(name: "box")
    let content = LayoutView(name: "content")
    box.addSubview(content)
    content.width >= 100
    content.height == 40
    content.edges == box.edges.inset(by: 20)
    return box
  }

  @Test
  func `the size that fits is no larger than content and distances`() {
    #expect(row().systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: 144, height: 50))
  }

  @Test
  func `a required width is kept and the height fits it`() {
    let size = row().systemLayoutSizeFitting(
      LayoutSize(width: 320, height: 0), horizontal: .required, vertical: .fittingSize)
    #expect(size == LayoutSize(width: 320, height: 50))
  }

  @Test
  func `content that hugs is stronger than the size aimed at`() {
    let size = row().systemLayoutSizeFitting(LayoutSize(width: 320, height: 0))
    #expect(size == LayoutSize(width: 144, height: 50))
  }

  private static let targets: [(LayoutSize, Double)] = [
    (LayoutSize(width: 320, height: 0), 320), (compressed, 140), (expanded, 10000),
  ]

  @Test(arguments: targets)
  func `a view without content is as wide as aimed at, within its limits`(target: LayoutSize, width: Double) {
    #expect(box().systemLayoutSizeFitting(target) == LayoutSize(width: width, height: 80))
  }

  @Test
  func `the sizes aimed at are zero and ten thousand`() {
    #expect(Self.compressed == .zero && Self.expanded == LayoutSize(width: 10000, height: 10000))
  }

  private static let widths: [(Double, Double?, Double)] = [
    (173.25, 3, 520.0 / 3), (173.5, 3, 521.0 / 3), (173.25, 2, 173.5), (173.5, 2, 173.5),
    (173.25, nil, 173.25),
  ]

  @Test(arguments: widths)
  func `the size that fits is rounded up to whole pixels`(width: Double, scale: Double?, fitting: Double) {
    let view = LayoutView(name: "view")
    view.width == width
    view.height == 10
    view.displayScale = scale
    #expect(view.systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: fitting, height: 10))
  }

  @Test
  func `what places the view outside does not matter to the size that fits`() {
    let (root, row) = (makeRoot(), row())
    root.addSubview(row)
    row.edges == root.edges
    root.layoutIfNeeded()
    #expect(row.systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: 144, height: 50))
    row.frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    row.removeFromSuperview()
    #expect(row.systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: 144, height: 50))
  }

  @Test
  func `asking for the size that fits changes nothing`() {
    let (root, row) = (makeRoot(), row())
    root.addSubview(row)
    row.leading == root.leading
    row.top == root.top
    row.width == 200
    root.layoutIfNeeded()
    let (table, problems) = (root.layoutDescription, root.diagnostics)
    _ = row.systemLayoutSizeFitting(
      LayoutSize(width: 10, height: 10), horizontal: .required, vertical: .required)
    #expect(root.layoutDescription == table && root.diagnostics == problems)
    root.layoutIfNeeded()
    #expect(root.layoutDescription == table && root.diagnostics == problems)
  }

  @Test
  func `constraints inside the view are part of the size that fits`() {
    let row = row()
    row.width == 200
    #expect(row.systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: 200, height: 50))
  }

  @Test
  func `content of the view itself is part of the size that fits`() {
    let view = ContentView("view", 70, 30)
    #expect(view.systemLayoutSizeFitting(Self.compressed) == view.content)
    view.content.width = 90
    view.invalidateIntrinsicContentSize()
    #expect(view.systemLayoutSizeFitting(Self.expanded) == view.content)
  }

  @Test
  func `a view with nothing inside fits what is aimed at`() {
    let view = LayoutView(name: "view")
    #expect(view.systemLayoutSizeFitting(Self.compressed) == .zero)
    let target = LayoutSize(width: 320, height: 7)
    #expect(view.systemLayoutSizeFitting(target) == target)
  }

  @Test
  func `text wraps at the width it gets, and the height fits its lines`() {
    let cell = LayoutView(name: "cell")
    let text = LayoutLabel(name: "text", text: "aaaa bbbb cccc")
    cell.addSubview(text)
    text.edges == cell.edges.inset(by: 8)
    text.numberOfLines = 0
    // 14 characters of 8 points, and a line of 16; 72 points are enough for nine characters, so two lines.
    #expect(cell.systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: 128, height: 32))
    let size = cell.systemLayoutSizeFitting(
      LayoutSize(width: 88, height: 0), horizontal: .required, vertical: .fittingSize)
    #expect(size == LayoutSize(width: 88, height: 48))
  }

  @Test
  func `the size that fits is that of the alignment rectangle`() {
    let box = box()
    box.alignmentRectInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(box.systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: 140, height: 80))
  }

  @Test
  func `what covers the superview does not matter to the size that fits`() {
    let (root, box) = (makeRoot(), LayoutView(name: "box"))
    root.safeAreaInsets = LayoutInsets(top: 47)
    root.addSubview(box)
    box.edges == root.edges
    let label = LayoutLabel(name: "label", text: "Inbox")
    box.addSubview(label)
    label.edges == box.safeArea.edges
    root.layoutIfNeeded()
    #expect(label.frame.minY == 47)
    #expect(box.systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: 40, height: 16))
    box.safeAreaInsets = LayoutInsets(top: 10)
    #expect(box.systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: 40, height: 26))
  }

  @Test
  func `a wish of the priority aimed with is weighed against it`() {
    let box = box()
    box.width == 600 ~ 51
    #expect(box.systemLayoutSizeFitting(Self.compressed).width == 600)
    #expect(box.systemLayoutSizeFitting(Self.compressed, horizontal: 52).width == 140)
  }

  @Test
  func `a required size that the view cannot have gives the nearest one it can have`() {
    let box = box()
    box.width <= 300
    for (target, width) in [(100.0, 140.0), (200, 200), (400, 300)] {
      let size = box.systemLayoutSizeFitting(LayoutSize(width: target, height: 0), horizontal: .required)
      #expect(size == LayoutSize(width: width, height: 80))
    }
  }

  @Test
  func `a size aimed at gives way to constraints as strong, whichever guides the view was asked for`() {
    let view = LayoutView(name: "view")
    // All widths from 0 to 40 are as good. The size aimed at comes last, and gives way.
    view.width == 40 ~ .fittingSize
    #expect(view.systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: 40, height: 0))
    _ = view.margins
    #expect(view.systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: 40, height: 0))
  }

  @Test
  func `what covers the view covers what is inside it when a size is found`() {
    let (bar, inner) = (LayoutView(name: "bar"), LayoutView(name: "inner"))
    let label = LayoutLabel(name: "label", text: "Inbox")
    bar.addSubview(inner)
    inner.addSubview(label)
    bar.safeAreaInsets = LayoutInsets(top: 47)
    inner.edges == bar.edges.inset(by: LayoutInsets(top: 7))
    label.edges == inner.safeArea.edges
    #expect(bar.systemLayoutSizeFitting(Self.compressed) == LayoutSize(width: 40, height: 63))
  }
}
