import Testing

@testable import Anchorage
@testable import AnchorageHeadless

struct ReadableContentTests {
  /// A view in which text is as wide as on an iPad, where its size is the default.
  private func root(width: Double) -> LayoutView {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: width, height: 500))
    root.readableWidth = 672
    return root
  }

  // Measured on Mac Catalyst 26.1, as `openuikit/readable-…` in Tests/AppleLive.
  @Test(arguments: [
    (width: 834.0, margin: 8.0, x: 8.0, readable: 818.0), (1008, 8, 8, 992), (1020, 8, 50, 920),
    (1008, 40, 40, 928),
    (1200, 200, 200, 800), (1200, 0, 140, 920),
  ])
  func `by default it is as wide as on a Mac`(width: Double, margin: Double, x: Double, readable: Double) {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: width, height: 500))
    root.layoutMargins = LayoutInsets(leading: margin, trailing: margin)
    let guide = root.readableContent
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == LayoutRect(x: x, y: 0, width: readable, height: 500))
  }

  @Test
  func `a view has the readable width of the nearest view around it that has one`() {
    let root = root(width: 1200)
    let (page, note) = (LayoutView(name: "page"), LayoutView(name: "note"))
    root.addSubview(page)
    page.addSubview(note)
    page.edges == root.edges
    note.edges == page.readableContent.edges
    root.layoutIfNeeded()
    #expect(note.frame.width == 672)
    page.readableWidth = 400
    root.layoutIfNeeded()
    #expect(note.frame.width == 400)
    (page.readableWidth, root.readableWidth) = (nil, nil)
    root.layoutIfNeeded()
    #expect(note.frame.width == 920)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func `a readable width that cannot be is reported and changes nothing`(width: Double) {
    let root = root(width: 1024)
    root.readableWidth = width
    let guide = root.readableContent
    root.layoutIfNeeded()
    #expect(root.readableWidth == 672 && guide.layoutFrame.width == 672)
    #expect(root.diagnostics.count == 1)
  }

  @Test(arguments: [
    (width: 1024.0, x: 176.0, readable: 672.0), (700, 14, 672), (688, 8, 672), (600, 8, 584), (320, 8, 304),
  ])
  func `readable content is centred and at most as wide as asked`(width: Double, x: Double, readable: Double)
  {
    let root = root(width: width)
    let text = LayoutView(name: "text")
    root.addSubview(text)
    text.edges == root.readableContent.edges
    root.layoutIfNeeded()
    #expect(root.diagnostics == [])
    #expect(text.frame == LayoutRect(x: x, y: 8, width: readable, height: 484))
  }

  @Test
  func `it is centred in the margins, not in the view`() {
    let root = root(width: 1000)
    root.layoutMargins = LayoutInsets(leading: 100)
    let text = LayoutView(name: "text")
    root.addSubview(text)
    text.edges == root.readableContent.edges
    root.layoutIfNeeded()
    // Margins from 100 to 1000, centre 550.
    #expect(text.frame == LayoutRect(x: 214, y: 0, width: 672, height: 500))
  }

  @Test
  func `it follows a view that gets narrow and wide again`() {
    let root = root(width: 1024)
    let text = LayoutView(name: "text")
    root.addSubview(text)
    text.edges == root.readableContent.edges
    for (width, readable) in [(1024.0, 672.0), (320, 304), (1024, 672), (690, 672), (680, 664)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(text.frame.size.width == readable)
    }
  }

  @Test
  func `a conflict with it names its width`() {
    let root = root(width: 1024)
    let text = LayoutView(name: "text")
    root.addSubview(text)
    text.horizontalEdges == root.readableContent.horizontalEdges
    text.width == 700
    text.verticalEdges == root.readableContent.verticalEdges
    root.layoutIfNeeded()
    #expect(
      root.diagnostics.map { $0.description } == [
        """
        error: required constraints conflict on the x-axis of 'text'
            text.leading == root.readableContent.leading
            text.trailing == root.readableContent.trailing
            text.width == 700                                   gives way
            root.readableContent.width == 672                   (its insets)
        note: wrap the statements in 'batch { }' to see their lines
        help: make one of them optional, for example 'text.width == 700 ~ 999'; then text.width is 672
        """
      ])
  }

  @Test
  func `it begins inside the safe area, as the margins do`() {
    let root = root(width: 1000)
    root.safeAreaInsets = LayoutInsets(top: 20, leading: 100)
    let guide = root.readableContent
    root.layoutIfNeeded()
    // Margins from 108 to 992, centre 550.
    #expect(guide.layoutFrame == LayoutRect(x: 214, y: 28, width: 672, height: 464))
  }

  @Test
  func `it stays inside the margins of a view that gets narrower because its text wraps`() {
    let root = root(width: 1024)
    let (box, text) = (LayoutView(name: "box"), LayoutView(name: "text"))
    let label = LayoutLabel(
      name: "label", text: String(repeating: "a", count: 50) + " " + String(repeating: "b", count: 50))
    root.addSubview(box)
    box.addSubview(label)
    box.addSubview(text)
    label.numberOfLines = 0
    label.width <= 700
    label.top == box.top
    label.horizontalEdges == box.margins.horizontalEdges
    text.horizontalEdges == box.readableContent.horizontalEdges
    [box, text].verticalEdges == root.verticalEdges
    box.leading == root.leading
    root.layoutIfNeeded()
    // 808 points of text wrap at 700 into two lines of 400.
    #expect(root.diagnostics == [])
    #expect(box.frame == LayoutRect(x: 0, y: 0, width: 416, height: 500))
    #expect(text.frame == LayoutRect(x: 8, y: 0, width: 400, height: 500))
  }
}
