import Testing

@testable import Anchorage
@testable import AnchorageHeadless

struct ReadableContentTests {
  @Test(arguments: [
    (width: 1024.0, x: 176.0, readable: 672.0), (700, 14, 672), (688, 8, 672), (600, 8, 584), (320, 8, 304),
  ])
  func `readable content is centred and at most 672 wide`(width: Double, x: Double, readable: Double) {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: width, height: 500))
    let text = LayoutView(name: "text")
    root.addSubview(text)
    text.edges == root.readableContent.edges
    root.layoutIfNeeded()
    #expect(root.diagnostics == [])
    #expect(text.frame == LayoutRect(x: x, y: 8, width: readable, height: 484))
  }

  @Test
  func `it is centred in the margins, not in the view`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 1000, height: 500))
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
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 1024, height: 500))
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
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 1024, height: 500))
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
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 1000, height: 500))
    root.safeAreaInsets = LayoutInsets(top: 20, leading: 100)
    let guide = root.readableContent
    root.layoutIfNeeded()
    // Margins from 108 to 992, centre 550.
    #expect(guide.layoutFrame == LayoutRect(x: 214, y: 28, width: 672, height: 464))
  }

  @Test
  func `it stays inside the margins of a view that gets narrower because its text wraps`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 1024, height: 500))
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
