import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Fitting sizes asked for at awkward moments and with awkward numbers.
struct FittingQuestionTests {
  private let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 300))

  /// As high as its text needs in the width it was given, asked for by itself.
  private class Card: LayoutView {
    let text = LayoutLabel(name: "text", text: "one two three four")
    var asked: [LayoutSize] = []

    init() {
      super.init(name: "card")
      text.numberOfLines = 0
      addSubview(text)
      text.edges == edges.inset(by: 4)
    }
  }

  private final class SelfMeasuring: Card {
    override var intrinsicContentSize: LayoutSize {
      let inner = text.systemLayoutSizeFitting(LayoutSize(width: 64, height: 0), horizontal: .required)
      return LayoutSize(width: LayoutView.noIntrinsicMetric, height: inner.height + 8)
    }
  }

  private final class Asking: Card {
    override func layoutSubviews() {
      asked.append(systemLayoutSizeFitting(LayoutSize(width: 40, height: 0), horizontal: .required))
    }
  }

  private final class Eager: LayoutView {
    override var intrinsicContentSize: LayoutSize {
      superview?.layoutIfNeeded()
      if subviews.isEmpty { addSubview(LayoutView(name: "late", frame: .zero)) }
      return LayoutSize(width: 30, height: 20)
    }
  }

  @Test
  func `a view may measure its content when it is asked for its own`() {
    let card = SelfMeasuring()
    root.addSubview(card)
    card.edges.excluding(.bottom) == root.edges.excluding(.bottom)
    root.layoutIfNeeded()
    // 64 points are 8 characters: three lines.
    #expect(card.frame == LayoutRect(x: 0, y: 0, width: 100, height: 56))
    #expect(root.diagnostics == [])
  }

  @Test
  func `a view may ask while it is laid out`() {
    let card = Asking()
    root.addSubview(card)
    card.edges == root.edges
    root.layoutIfNeeded()
    // 32 points are 4 characters: one, two, thre, e, four.
    #expect(card.asked == [LayoutSize(width: 40, height: 88)])
    #expect(card.text.frame == LayoutRect(x: 4, y: 4, width: 92, height: 292))
  }

  @Test
  func `content that lays out its tree when it is asked does no harm`() {
    let box = LayoutView(name: "box")
    let eager = Eager(name: "eager")
    root.addSubview(box)
    box.addSubview(eager)
    eager.edges == box.edges.inset(by: 5)
    box.leading == root.leading
    box.top == root.top
    #expect(box.systemLayoutSizeFitting(.zero) == LayoutSize(width: 40, height: 30))
    root.layoutIfNeeded()
    #expect(eager.frame == LayoutRect(x: 5, y: 5, width: 30, height: 20))
  }

  @Test(arguments: [false, true])
  func `a tree that is laid out in the middle of a question has the right frames at once`(isAboutRoot: Bool) {
    let (box, asked) = (LayoutView(name: "box"), ContentView("asked", 30, 20))
    root.addSubview(box)
    box.edges == root.edges
    for place in 1...9 {
      let view = LayoutView(name: "\(place)")
      box.addSubview(view)
      view.edges == box.edges.inset(by: Double(place))
    }
    box.addSubview(asked)
    asked.topLeading == box.topLeading.offset(x: 1, y: 2)
    for width in [100.0, 90, 80] {
      root.frame.size.width = width
      root.layoutIfNeeded()
    }
    for view in box.subviews.prefix(4) { view.removeFromSuperview() }
    var tables: [String] = []
    asked.intentions[.asked] = { [unowned root] in
      // Twice, because the first time takes the notes of what went.
      for width in [60.0, 70] {
        root.frame.size.width = width
        root.layoutIfNeeded()
        tables.append(
          root.subviews[0].subviews.map { "\($0.name) \($0.frame.size.width)" }.joined(separator: " "))
      }
    }
    _ = (isAboutRoot ? root : box).systemLayoutSizeFitting(.zero)
    // 70 less twice the inset.
    #expect(tables.last == "5 60.0 6 58.0 7 56.0 8 54.0 9 52.0 asked 30.0")
    #expect(tables.first == "5 50.0 6 48.0 7 46.0 8 44.0 9 42.0 asked 30.0")
    root.frame.size.width = 100
    expectLayout(
      root,
      """
      root 0 0 100 300
      └ box 0 0 100 300
        ├ 5 5 5 90 290
        ├ 6 6 6 88 288
        ├ 7 7 7 86 286
        ├ 8 8 8 84 284
        ├ 9 9 9 82 282
        └ asked 1 2 30 20
      """)
  }

  @Test
  func `updateConstraints comes first, once`() {
    final class Late: LayoutView {
      var calls = 0
      override func updateConstraints() {
        calls += 1
        width == 33
        height == 44
      }
    }
    let late = Late(name: "late")
    #expect(late.systemLayoutSizeFitting(.zero) == LayoutSize(width: 33, height: 44))
    #expect(late.systemLayoutSizeFitting(.zero) == LayoutSize(width: 33, height: 44))
    #expect(late.calls == 1)
  }

  @Test
  func `leading is right in a view inside a right-to-left one`() {
    let box = LayoutView(name: "box")
    let inner = LayoutView(name: "inner")
    root.layoutDirection = .rightToLeft
    root.addSubview(box)
    box.addSubview(inner)
    // From the left edge of the box: 1, then the view, then 7.
    inner.leading == box.leading + 7
    inner.trailing == box.trailing - 1
    inner.left == box.left + 1
    inner.width == 10
    #expect(box.systemLayoutSizeFitting(LayoutSize(width: 500, height: 0)).width == 18)
  }

  @Test(arguments: [
    (Double.infinity, 1e9), (.greatestFiniteMagnitude, 1e9), (-5, 0), (-.infinity, 0), (250, 250),
  ])
  func `a target beyond every layout is the largest or the smallest`(target: Double, width: Double) {
    let view = LayoutView(name: "view")
    #expect(view.systemLayoutSizeFitting(LayoutSize(width: target, height: 0)).width == width)
    view.layoutIfNeeded()
    #expect(view.diagnostics == [])
  }

  @Test
  func `a target that is no number is reported`() {
    #expect(root.systemLayoutSizeFitting(LayoutSize(width: .nan, height: 0)) == .zero)
    #expect(root.systemLayoutSizeFitting(.zero, vertical: 1001) == .zero)
    root.layoutIfNeeded()
    #expect(
      root.diagnostics.map { $0.description } == [
        """
        error: the fitting size of 'root' cannot be NaN
        help: use a finite number of magnitude 1000000000 or less
        """,
        """
        error: a priority of 'root' cannot be 1001
        help: use a priority above 0 and up to 1000, for example '~ .high'
        """,
      ])
  }

  @Test
  func `conflicts inside are not reported, and the best is made of them`() {
    let inner = LayoutView(name: "inner")
    root.addSubview(inner)
    inner.edges == root.edges
    inner.width == 50
    inner.height == 20
    #expect(root.systemLayoutSizeFitting(.zero) == LayoutSize(width: 50, height: 20))
    #expect(root.diagnostics == [])
  }

  @Test
  func `text in a readable width wraps there when a size is found`() {
    let cell = LayoutView(name: "cell")
    let label = LayoutLabel(name: "label", text: String(repeating: "nine-long ", count: 10) + "b")
    label.numberOfLines = 0
    cell.addSubview(label)
    label.edges == cell.readableContent.edges
    cell.readableWidth = 672
    // 672 points are 84 characters or eight words, 384 are 48 or four; margins of 8 above and below.
    for (width, lines) in [(1000.0, 2.0), (400, 3)] {
      let size = cell.systemLayoutSizeFitting(LayoutSize(width: width, height: 0), horizontal: .required)
      #expect(size == LayoutSize(width: width, height: 16 * lines + 16))
    }
  }

  @Test
  func `views placed by frames and masks inside keep to them when a size is found`() {
    let cell = LayoutView(name: "cell", frame: LayoutRect(x: 0, y: 0, width: 100, height: 50))
    let icon = LayoutView(name: "icon", frame: LayoutRect(x: 10, y: 0, width: 80, height: 10))
    let label = LayoutLabel(name: "label", text: "aaaa bbbb cccc dddd eeee")
    cell.addSubview(icon)
    cell.addSubview(label)
    icon.autoresizingMask = .flexibleWidth
    label.numberOfLines = 0
    label.horizontalEdges == icon.horizontalEdges
    label.top == icon.bottom
    label.bottom == cell.bottom
    // The icon is 120 wide, enough for 15 characters, so there are two lines below its 10 points.
    let size = cell.systemLayoutSizeFitting(LayoutSize(width: 140, height: 0), horizontal: .required)
    #expect(size == LayoutSize(width: 140, height: 42))
  }

  @Test
  func `what is said from outside about the margins of a view does not make it larger`() {
    let cell = LayoutView(name: "cell")
    let (sibling, inner) = (LayoutView(name: "sibling"), LayoutView(name: "inner"))
    root.addSubview(cell)
    root.addSubview(sibling)
    sibling.leading == cell.margins.leading
    #expect(cell.systemLayoutSizeFitting(.zero) == .zero)
    cell.addSubview(inner)
    inner.edges == cell.margins.edges
    // Margins of 8 on all sides of nothing.
    #expect(cell.systemLayoutSizeFitting(.zero) == LayoutSize(width: 16, height: 16))
  }

  /// Has the size that its content got in a pass of its own making.
  private final class Hasty: LayoutView {
    let content = LayoutView(name: "content")

    override var intrinsicContentSize: LayoutSize {
      content.layoutIfNeeded()
      return content.frame.size
    }
  }

  @Test
  func `a constraint made after a question that laid out the tree is about its own items`() {
    let (cell, other) = (Hasty(name: "cell"), LayoutView(name: "other"))
    // In the tree, the other view comes after the root, and in the question the content after the cell.
    add(other, cell, to: root)
    other.top == root.top
    other.leading == root.leading ~ .low
    other.size == LayoutSize(width: 7, height: 7)
    cell.addSubview(cell.content)
    cell.topLeading == root.topLeading
    cell.size == LayoutSize(width: 60, height: 20)
    cell.content.top == cell.top
    cell.content.size == LayoutSize(width: 50, height: 10)
    let leading = cell.content.leading == cell.leading
    root.layoutIfNeeded()
    root.setNeedsLayout()
    _ = cell.systemLayoutSizeFitting(.zero)
    leading.isActive = false
    cell.content.leading == cell.leading + 5
    expectLayout(
      root,
      """
      root 0 0 100 300
      ├ other 0 0 7 7
      └ cell 0 0 60 20
        └ content 5 0 50 10
      """)
  }

  @Test(arguments: [false, true])
  func `a view that lays out its tree when it is asked loses no change`(isLaidOutBefore: Bool) {
    let cell = Hasty(name: "cell")
    root.addSubview(cell)
    cell.addSubview(cell.content)
    cell.topLeading == root.topLeading
    cell.content.topLeading == cell.topLeading
    cell.content.height == 10
    let width = cell.content.width == 50
    if isLaidOutBefore { root.layoutIfNeeded() }
    let sibling = LayoutView(name: "sibling", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    root.insertSubview(sibling, at: 0)
    _ = cell.systemLayoutSizeFitting(.zero)
    root.layoutIfNeeded()
    width.constant = 80
    root.layoutIfNeeded()
    #expect(cell.content.frame.size == LayoutSize(width: 80, height: 10))
    root.frame.size.width = 301
    root.layoutIfNeeded()
    #expect(cell.content.frame.size.width == 80)
    #expect(sibling.frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
  }

  /// Makes another subview whenever it is asked for its content.
  private final class Restless: LayoutView {
    let laysOut: Bool
    var asked = 0
    private var isBusy = false

    init(laysOut: Bool) {
      self.laysOut = laysOut
      super.init(name: "restless")
    }

    override var intrinsicContentSize: LayoutSize {
      if !isBusy {
        asked += 1
        addSubview(LayoutView(name: "\(asked)"))
        isBusy = true
        if laysOut { superview?.layoutIfNeeded() }
        isBusy = false
      }
      return LayoutSize(width: 30, height: 20)
    }
  }

  // A view that changes the tree is asked again, 8 times in a row; that is done 8 times. If it lays out the tree,
  // no change is left to be seen at once, and it is asked once each of the 8 times.
  @Test(arguments: [(false, 64), (true, 8)])
  func `a question about content that changes whenever it is asked ends`(laysOut: Bool, count: Int) {
    let view = Restless(laysOut: laysOut)
    root.addSubview(view)
    view.topLeading == root.topLeading
    _ = view.systemLayoutSizeFitting(.zero)
    #expect(view.asked == count && view.subviews.count == count)
  }

  @Test
  func `the pass after a question about content that keeps changing says so`() {
    let view = Restless(laysOut: false)
    root.addSubview(view)
    view.topLeading == root.topLeading
    _ = view.systemLayoutSizeFitting(.zero)
    // The question made 64 views and so does the pass, of which the last 8 are not laid out any more.
    expectLines(
      problems(of: root),
      """
      error: the layout did not settle in 8 rounds
      note: 'root', '121', '122', '123', '124', '125', '126', '127', '128' needed another round each time
      help: change the layout in 'layoutSubviews()', 'updateConstraints()' or 'intrinsicContentSize' only when something else changed
      """)
  }

  @Test
  func `what a root makes when a size is asked for is laid out afterwards`() {
    final class Lazy: LayoutView {
      override var intrinsicContentSize: LayoutSize {
        if subviews.isEmpty {
          let icon = LayoutView(name: "icon")
          addSubview(icon)
          icon.edges == edges.inset(by: 4)
        }
        return LayoutSize(width: 40, height: 20)
      }
    }
    let lazy = Lazy(name: "lazy", frame: LayoutRect(x: 0, y: 0, width: 100, height: 60))
    // A root is not asked for its content by a pass, only by a question.
    lazy.layoutIfNeeded()
    let size = lazy.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    #expect(size == LayoutSize(width: 40, height: 20))
    expectLayout(lazy, "lazy 0 0 100 60\n└ icon 4 4 92 52")
  }
}
