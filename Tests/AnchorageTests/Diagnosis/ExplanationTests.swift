import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Why a value is what it is, in the words that a person reads.
struct ExplanationTests {
  let root = makeRoot(320, 200)
  let name = ContentView("name", 120, 20)
  let price = ContentView("price", 45, 20)

  func explanation<Kind>(of anchor: LayoutAnchor<Kind, HeadlessBackend>) -> String {
    root.layoutIfNeeded()
    return "\(root.explain(anchor))"
  }

  /// A name and a price beside each other, 16 points from the edges.
  func addRow() {
    add(name, price, to: root)
    name.leading == root.leading + 16
    price.trailing == root.trailing - 16
    name.trailing <= price.leading - 8
    [name, price].top == root.top
  }

  // MARK: - Decided values

  @Test
  func `a content and an edge decide a place`() {
    addRow()
    // 320 − 16 = 304, and 304 − 45 = 259.
    #expect(
      explanation(of: price.leading) == """
        price.leading is 259
            price.trailing == root.trailing - 16      304
            price.width == 45                          45      (its content)
        note: root.width is 320
        note: 320 - 16 - 45 is 259
        """)
  }

  @Test
  func `that the frame guide of a scroll view is its frame is no line`() {
    let (scroll, page) = (LayoutScrollView(name: "scroll"), LayoutView(name: "page"))
    add(scroll, to: root)
    add(page, to: scroll)
    scroll.edges == root.edges
    page.width == scroll.frameLayoutGuide.width
    #expect(
      explanation(of: page.width) == """
        page.width is 320
            page.width == scroll.frameLayoutGuide.width      320
            scroll.leading == root.leading                     0
            scroll.trailing == root.trailing                 320
        note: root.width is 320
        """)
  }

  @Test
  func `a name without room is told what takes it`() {
    addRow()
    name.content.width = 300
    price.compressionResistance.horizontal = 751
    // 320 − 16 − 16 − 8 − 45 = 235, and 300 − 235 = 65.
    #expect(
      explanation(of: name.width) == """
        name.width is 235
            name.leading == root.leading + 16          16
            name.trailing <= price.leading - 8        251
            name.width >= 300 ~ .high                 235      (its content) missed by 65 points, because of 'price.width >= 45 ~ 751'
            price.trailing == root.trailing - 16      304
            price.width >= 45 ~ 751                    45      (its content)
        note: root.width is 320
        note: 320 - 2 * 16 - 8 - 45 is 235
        """)
  }

  @Test
  func `a wish that lost is told with its winner`() {
    addRow()
    price.width == 60
    price.width == 90 ~ .low
    #expect(
      explanation(of: price.width) == """
        price.width is 60
            price.width == 60      60
        note: 'price.width == 90 ~ .low' lost by 30 points to 'price.width == 60'
        note: 'price.width <= 45 ~ .low' (its content) lost by 15 points to 'price.width == 60'
        """)
  }

  @Test
  func `a wish decides where a required limit has room`() {
    addRow()
    price.width <= 60
    price.width == 60 ~ .medium
    // The limit alone would leave anything from 45 to 60.
    #expect(
      explanation(of: price.width) == """
        price.width is 60
            price.width == 60 ~ .medium      60
        note: 'price.width <= 45 ~ .low' (its content) lost by 15 points to 'price.width == 60 ~ .medium'
        """)
  }

  @Test
  func `equalities that follow one from the other are one line`() {
    let views = ["a", "b", "c"].map { LayoutView(name: $0) }
    for view in views { root.addSubview(view) }
    let (a, b, c) = (views[0], views[1], views[2])
    c.leading == b.leading + 8
    b.leading == a.leading + 8
    a.leading == root.leading + 4
    c.width == b.width
    b.width == a.width
    a.width == 44
    #expect(
      explanation(of: c.leading) == """
        c.leading is 20
            c.leading == b.leading + 8 == a.leading + 16 == root.leading + 20      20
        note: 2 * 8 + 4 is 20
        """)
    #expect(
      explanation(of: c.width) == """
        c.width is 44
            c.width == b.width == a.width == 44      44
        """)
  }

  @Test
  func `equal widths share what there is`() {
    let views = ["a", "b", "c"].map { LayoutView(name: $0) }
    for view in views { root.addSubview(view) }
    views.distribute(.horizontal, spacing: 10, sizes: .equal, in: root)
    // 3 widths and 2 gaps of 10 are 320.
    #expect(
      explanation(of: views[1].width) == """
        b.width is 100
            b.leading == a.trailing + 10      110
            c.leading == b.trailing + 10      220
            b.width == a.width                100
            a.leading == root.leading           0
            c.width == a.width                100
            c.trailing == root.trailing       320
        note: root.width is 320
        note: (320 - 2 * 10) / 3 is 100
        """)
  }

  @Test
  func `an aspect ratio leads to the other axis`() {
    root.addSubview(name)
    name.width == name.height * 2
    name.height == root.height / 4
    #expect(
      explanation(of: name.width) == """
        name.width is 100
            name.width == name.height * 2          100
            name.height == root.height * 0.25       50
        note: root.height is 200
        note: 'name.width >= 120 ~ .high' (its content) lost by 20 points to 'name.width == name.height * 2' and 'name.height == root.height * 0.25'
        note: 'name.height <= 20 ~ .low' (its content) lost by 30 points to 'name.height == root.height * 0.25'
        """)
  }

  @Test
  func `under right-to-left, leading counts from the right`() {
    root.layoutDirection = .rightToLeft
    addRow()
    #expect(
      explanation(of: price.leading) == """
        price.leading is 259
            price.trailing == root.trailing - 16      304
            price.width == 45                          45      (its content)
        note: root.width is 320
        note: 320 - 16 - 45 is 259
        """)
    #expect(
      explanation(of: name.left) == """
        name.left is 184
            name.leading == root.leading + 16       16
            name.width == 120                      120      (its content)
        note: root.width is 320
        note: 320 - 16 - 120 is 184
        """)
  }

  @Test
  func `margins are told as insets`() {
    root.addSubview(name)
    name.leading == root.margins.leading
    #expect(
      explanation(of: name.trailing) == """
        name.trailing is 128
            name.leading == root.margins.leading        8
            name.width == 120                         120      (its content)
            root.margins.left == root.left + 8          8      (its insets)
        note: 8 + 120 is 128
        """)
  }

  @Test
  func `a guide is explained like a view`() {
    let column = LayoutGuide(name: "column")
    root.addLayoutGuide(column)
    column.width == root.width * 0.5
    column.centerX == root.centerX
    // (320 − 160) / 2 = 80
    #expect(
      explanation(of: column.leading) == """
        column.leading is 80
            column.width == root.width * 0.5      160
            column.centerX == root.centerX        160
        note: root.width is 320
        """)
  }

  @Test
  func `a view that is placed by its frame says so`() {
    root.addSubview(LayoutView(name: "box", frame: LayoutRect(x: 16, y: 8, width: 100, height: 40)))
    #expect(
      explanation(of: root.subviews[0].trailing) == """
        box.trailing is 116
            box.left == root.left + 16       16      (its frame)
            box.width == 100                100      (its frame)
        note: 16 + 100 is 116
        """)
  }

  @Test
  func `a text says what it is and in which width`() {
    let label = LayoutLabel(name: "title", text: "Ada Lovelace")
    label.numberOfLines = 0
    root.addSubview(label)
    label.leading == root.leading
    label.width == 80
    #expect(
      explanation(of: label.height) == """
        title.height is 32
            title.height == 32      32      (its text 'Ada Lovelace', 80 wide)
        """)
  }

  @Test
  func `a stack view speaks in sentences`() {
    let stack = LayoutStackView(name: "row")
    root.addSubview(stack)
    stack.spacing = 8
    stack.addArrangedSubview(name)
    stack.addArrangedSubview(price)
    stack.leading == root.leading
    stack.top == root.top
    #expect(
      explanation(of: price.leading) == """
        price.leading is 128
            stack 'row' puts 8 points between 'name' and 'price'
            stack 'row' begins with 'name'
            name.width == 120                                         120      (its content)
        note: 8 + 120 is 128
        """)
  }

  @Test
  func `a width that would be negative is zero`() {
    root.addSubview(LayoutView(name: "box"))
    let box = root.subviews[0]
    box.width == root.width - 400 ~ .high
    #expect(
      explanation(of: box.width) == """
        box.width is 0
            box.width == root.width - 400 ~ .high      0      missed by 80 points
            box.width >= 0                             0      (sizes are never negative)
        """)
  }

  @Test
  func `statements in a batch have their lines`() {
    root.addSubview(name)
    let line = #line + 1
    batch { name.leading == root.leading + 16 }
    #expect(
      explanation(of: name.leading) == """
        name.leading is 16
            name.leading == root.leading + 16      16      ExplanationTests.swift:\(line)
        """)
  }

  // MARK: - Open values

  @Test
  func `an open value has a range and a way to settle it`() {
    root.addSubview(LayoutView(name: "box"))
    root.subviews[0].width == 50...100
    #expect(
      explanation(of: root.subviews[0].width) == """
        box.width is 50, but could be anything from 50 to 100
        note: nothing decides it; the layout uses the value closest to zero
        help: add a constraint on 'box.width'
        """)
  }

  @Test
  func `what follows from an open value names it`() {
    let (a, b) = (LayoutView(name: "a"), LayoutView(name: "b"))
    add(a, b, to: root)
    a.leading == root.leading + 4
    b.leading == a.trailing + 8
    a.width >= 20
    #expect(
      explanation(of: b.leading) == """
        b.leading is 32, but could be 32 or more
        note: it follows from 'a.width', which nothing decides
        help: add a constraint on 'a.width'
        """)
  }

  @Test
  func `wishes that tie are named`() {
    add(name, price, to: root)
    [name, price].distribute(.horizontal, spacing: 0, in: root)
    // The first of the two gives way, and the other keeps its content.
    #expect(
      explanation(of: price.width) == """
        price.width is 45, but could be anything from 45 to 200
            name.width <= 120 ~ .low      (its content)
            price.width <= 45 ~ .low      (its content)
        note: 'name' and 'price' hug their contents equally: nothing says which of them gives way
        help: raise one, for example 'name.hugging.horizontal = 251'
        """)
  }

  // MARK: - Nothing to explain

  @Test
  func `the root is where it was put`() {
    #expect(
      explanation(of: root.width) == "root.width is 320\nnote: the size of the root is that of its frame")
    #expect(explanation(of: root.leading) == "root.leading is 0\nnote: coordinates begin at the root")
  }

  @Test
  func `before the first pass there is no value`() {
    root.addSubview(name)
    #expect(
      "\(root.explain(name.width))"
        == "note: nothing has been laid out yet: call 'root.layoutIfNeeded()' first")
    root.layoutIfNeeded()
    root.addSubview(price)
    #expect(
      "\(root.explain(price.width))"
        == "note: 'price' came after the last pass: call 'root.layoutIfNeeded()' first")
  }

  @Test
  func `a view of another tree, or of none, is told apart`() {
    addRow()
    root.layoutIfNeeded()
    price.removeFromSuperview()
    #expect("\(root.explain(price.width))" == "note: 'price' is not in the tree of 'root'")
    #expect(root.explain(price.width).value == nil)
    let other = makeRoot()
    other.layoutIfNeeded()
    #expect("\(other.explain(name.width))" == "note: 'name' is not in the tree of 'root'")
  }

  @Test
  func `a sum is not explained`() {
    addRow()
    #expect(
      explanation(of: price.leading - name.trailing)
        == "note: explain one anchor at a time, such as 'card.width'")
  }

  @Test
  func `while a pass runs, there is a sentence`() {
    addRow()
    var text = ""
    name.intentions[.layingOut] = { text = "\(root.explain(price.width))" }
    root.layoutIfNeeded()
    #expect(text == "note: a pass is running: ask again when it has ended")
  }

  @Test
  func `an answer is about the last pass`() {
    addRow()
    let gap = name.top == root.top + 8
    gap.isActive = false
    root.layoutIfNeeded()
    price.isHidden = true
    let width = price.width == 60
    #expect(
      "\(root.explain(price.width))" == """
        price.width is 45
            price.width == 45      45      (its content)
        note: the tree has changed since its last pass, and the numbers are from before: call 'root.layoutIfNeeded()' and ask again
        """)
    width.isActive = false
  }

  // MARK: - Items

  @Test
  func `an item is explained by its near edges and its size`() {
    addRow()
    root.layoutIfNeeded()
    let explained = root.explain(price)
    #expect(
      explained.all == [
        root.explain(price.leading), root.explain(price.top), root.explain(price.width),
        root.explain(price.height),
      ])
    #expect(explained.leading.value == 259 && explained.height.value == 20)
    #expect("\(explained)" == explained.all.map { "\($0)" }.joined(separator: "\n"))
  }
}
