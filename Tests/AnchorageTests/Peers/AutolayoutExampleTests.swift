import AnchorageHeadless
import Testing

// The cases of the example app that teaches Masonry, on its screen of 375 × 667, with what happens in them:
// texts, sliders, switches. The numbers are the app's, or follow from its constraints by hand; a letter is 8
// × 16.

/// Cases 1 to 5: content, hidden views, halves, cells and bars.
struct AutolayoutExampleTests {
  let root = makeRoot(375, 667)

  @Test
  func `case 1: the second label gives way, the first never does`() {
    let row = LayoutView(name: "row", frame: LayoutRect(x: 16, y: 201, width: 343, height: 50))
    let (first, second) = (LayoutLabel(name: "first"), LayoutLabel(name: "second"))
    root.addSubview(row)
    add(first, second, to: row)
    [first, second].top == row.top + 5
    [first, second].height == 40
    first.left == row.left + 2
    second.left == first.right + 2
    second.right <= row.right - 2
    [first, second].setContentHuggingPriority(.required, for: .horizontal)
    first.compressionResistance.horizontal = .required
    second.compressionResistance.horizontal = .low
    func widths(_ a: Int, _ b: Int) -> [Double] {
      first.text = String(repeating: "a", count: a)
      second.text = String(repeating: "b", count: b)
      root.layoutIfNeeded()
      return [first.frame.width, second.frame.width]
    }
    #expect(widths(5, 11) == [40, 88])
    #expect(widths(23, 23) == [184, 343 - 2 - 184 - 2 - 2])
  }

  @Test
  func `case 2: pictures stay centred when one is hidden`() {
    let block = LayoutView(name: "block")
    let pictures = (0..<4).map { ContentView("picture\($0)", 64, 64) }
    root.addSubview(block)
    for picture in pictures { block.addSubview(picture) }
    block.height == 32
    block.centerX == root.centerX
    block.top == root.top + 200
    let widths = pictures.width == 32
    pictures.height == 32
    pictures.centerY == block.centerY
    pictures.distribute(.horizontal, in: block)
    func place(hiding count: Int) -> [Double] {
      for (index, width) in widths.enumerated() { width.constant = index < count ? 0 : 32 }
      root.layoutIfNeeded()
      return [block.frame.minX, block.frame.width]
    }
    #expect(place(hiding: 0) == [123.5, 128])
    #expect(place(hiding: 1) == [139.5, 96])
    #expect(place(hiding: 4) == [187.5, 0])
    #expect(place(hiding: 0) == [123.5, 128])
  }

  @Test
  func `case 3: a view stays half as wide as its superview`() {
    let (box, half) = (LayoutView(name: "box"), LayoutView(name: "half"))
    root.addSubview(box)
    box.addSubview(half)
    box.topLeft == root.topLeft.offset(x: 16, y: 198)
    box.height == 69
    let slider = box.width == 288
    half.edges.absolute.excluding(.trailing) == box.edges
    half.width == box.width * 0.5
    root.layoutIfNeeded()
    #expect(half.frame == LayoutRect(x: 0, y: 0, width: 144, height: 69))
    slider.constant = 288 * 0.5
    root.layoutIfNeeded()
    #expect(half.frame == LayoutRect(x: 0, y: 0, width: 72, height: 69))
  }

  @Test(arguments: [("one two three", 44.0, 50.0), ("one two three", 144, 50), (numbers, 44, 66)])
  func `case 4: a cell is as high as its text, whatever its picture`(
    text: String, side: Double, height: Double
  ) {
    let cell = LayoutView(name: "cell")
    let avatar = LayoutView(name: "avatar")
    let (title, content) = (
      LayoutLabel(name: "title", text: "Title"), LayoutLabel(name: "content", text: text)
    )
    add(avatar, title, content, to: cell)
    avatar.size == side
    avatar.topLeft == cell.topLeft.offset(x: 4, y: 4)
    title.height == 22
    title.top == cell.top + 4
    [title, content].left == avatar.right + 4
    [title, content].right == cell.right - 4
    content.top == title.bottom + 4
    content.bottom == cell.bottom - 4
    content.hugging.vertical = .required
    content.numberOfLines = 0
    content.preferredMaxLayoutWidth = 320 - 44 - 12  // 33 letters
    #expect(cell.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize).height == height)
  }

  /// The first 33 letters end with a word: two lines.
  static let numbers = "one two three four five six seven eight nine ten"

  @Test
  func `case 5: bars follow the guides`() {
    let (top, bottom) = (LayoutView(name: "top"), LayoutView(name: "bottom"))
    add(top, bottom, to: root)
    [top, bottom].horizontalEdges == root.horizontalEdges
    [top, bottom].height == 40
    top.top == root.safeArea.top
    bottom.bottom == root.safeArea.bottom
    root.safeAreaInsets = LayoutInsets(top: 64, bottom: 49)
    expectLayout(root, "root 0 0 375 667\n├ top 0 64 375 40\n└ bottom 0 578 375 40")
    root.safeAreaInsets = LayoutInsets(top: 20)
    expectLayout(root, "root 0 0 375 667\n├ top 0 20 375 40\n└ bottom 0 627 375 40")
  }
}

/// Cases 6 to 9: baselines, headers, cells that grow and equal gaps.
struct AutolayoutExampleSpacingTests {
  let root = makeRoot(375, 667)

  /// A picture with a caption below it, which stands on the lower edge of the picture.
  private final class Item: LayoutView {
    let picture: ContentView
    let caption = LayoutLabel(name: "caption", text: "Item")

    init(_ name: String, _ width: Double, _ height: Double) {
      picture = ContentView("picture", width, height)
      super.init(name: name)
      add(picture, caption, to: self)
      picture.edges.excluding(.bottom) == edges.inset(by: 4)
      picture.hugging = LayoutContentPriorities(.required)
      caption.width == picture.width
      caption.left == picture.left
      caption.top == picture.bottom + 4
      caption.bottom == bottom - 4
      caption.hugging.vertical = .required
    }

    override var forLastBaselineLayout: LayoutView { picture }
  }

  @Test
  func `case 6: pictures of different sizes stand on one line`() {
    let items = [Item("item1", 50, 61.5), Item("item2", 80, 98), Item("item3", 120, 147)]
    for item in items { root.addSubview(item) }
    items[0].topLeft == root.topLeft.offset(x: 8, y: 200)
    items.distribute(.horizontal, spacing: 10, alignment: .lastBaseline)
    root.layoutIfNeeded()
    #expect(items.map(\.frame.minX) == [8, 76, 174])
    #expect(items.map(\.frame.minY) == [200, 163.5, 114.5])
    #expect(items.map { $0.frame.minY + $0.picture.frame.maxY } == [265.5, 265.5, 265.5])
    #expect(root.diagnostics.isEmpty)
  }

  @Test(arguments: [(0.0, 235.0), (-235, 235), (-300, 300)])
  func `case 7: a header grows when the list is pulled beyond it`(offset: Double, expected: Double) {
    let header = LayoutView(name: "header")
    root.addSubview(header)
    root.safeAreaInsets = LayoutInsets(top: 64)
    header.horizontalEdges == root.horizontalEdges
    header.top == root.safeArea.top
    let height = header.height == 235
    if offset < -235 { height.constant = -offset }
    root.layoutIfNeeded()
    #expect(header.frame == LayoutRect(x: 0, y: 64, width: 375, height: expected))
  }

  @Test
  func `case 8: a cell grows when its text is no longer cut`() {
    let cell = LayoutView(name: "cell")
    // Seven words of 4 letters fit into 304 points: six lines.
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let (title, content) = (
      LayoutLabel(name: "title", text: "Title"), LayoutLabel(name: "content", text: words)
    )
    let more = LayoutView(name: "more")
    add(title, content, more, to: cell)
    content.numberOfLines = 0
    title.height == 21
    more.height == 32
    [title, content].horizontalEdges == cell.horizontalEdges.inset(by: 8)
    more.horizontalEdges == cell.horizontalEdges
    [title, content, more].distribute(.vertical, spacing: 4, in: cell, insets: LayoutInsets(top: 4))
    let collapsed = content.height == 64 ~ .high
    func height() -> Double {
      cell.systemLayoutSizeFitting(LayoutSize(width: 320, height: 0), horizontal: .required).height
    }
    #expect(height() == 4 + 21 + 4 + 64 + 4 + 32)
    collapsed.isActive = false
    #expect(height() == 65 + 6 * 16)
    collapsed.isActive = true
    #expect(height() == 129)
  }

  @Test
  func `case 9: spacers make equal gaps, and give way where there is no room`() {
    let box = LayoutView(name: "box", frame: LayoutRect(x: 16, y: 0, width: 288, height: 69))
    let items = (0..<4).map { LayoutView(name: "item\($0)") }
    let spaces = (0...4).map { LayoutView(name: "space\($0)") }
    root.addSubview(box)
    for view in items + spaces { box.addSubview(view) }
    items.size == 32
    items.centerY == box.centerY
    spaces.verticalEdges == box.verticalEdges
    spaces.match(.width)
    spaces[0].left == box.left
    for (index, item) in items.enumerated() {
      item.left == spaces[index].right
      spaces[index + 1].left == item.right ~ 750
    }
    spaces[4].right == box.right
    root.layoutIfNeeded()
    #expect(items.map(\.frame.minX) == [32, 96, 160, 224])
    box.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(spaces.map(\.frame.width) == [0, 0, 0, 0, 0] && items.map(\.frame.width) == [32, 32, 32, 32])
    #expect(!root.diagnostics.contains { $0.kind == "conflict" })
  }

  @Test
  func `case 9: multiples of an edge make equal gaps`() {
    let box = LayoutView(name: "box", frame: LayoutRect(x: 16, y: 0, width: 288, height: 69))
    let items = (0..<4).map { LayoutView(name: "item\($0)") }
    root.addSubview(box)
    for (index, item) in items.enumerated() {
      box.addSubview(item)
      item.size == 32
      item.centerX == box.right * (Double(index + 1) / 5)
    }
    root.layoutIfNeeded()
    let centres = items.map(\.frame.midX)
    #expect(zip(centres, [57.6, 115.2, 172.8, 230.4]).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
