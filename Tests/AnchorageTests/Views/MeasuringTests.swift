import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// A view of tiles, 100 × 20 each, in as many rows as it takes.
private final class Tiles: LayoutView {
  var count: Int { didSet { invalidateIntrinsicContentSize() } }
  /// The widths that it was measured in.
  var widths: [Double] = []
  /// Called when the view is measured.
  var onMeasuring: () -> Void = {}
  /// The answer to give instead of the truth.
  var answer: LayoutSize?

  init(name: String = "tiles", count: Int) {
    self.count = count
    super.init(name: name)
  }

  override var isMeasuredByWidth: Bool { true }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    widths.append(size.width)
    onMeasuring()
    if let answer { return answer }
    let inRow = size.width >= 100 * Double(count) ? count : max(1, Int(size.width / 100))
    let rows = (count + inRow - 1) / inRow
    return LayoutSize(width: 100 * Double(inRow), height: 20 * Double(rows))
  }
}

/// A label with room beside its text.
private final class PaddedLabel: LayoutLabel {
  override var intrinsicContentSize: LayoutSize {
    let size = super.intrinsicContentSize
    return LayoutSize(width: size.width + 20, height: size.height)
  }
}

/// A view that is as high as three quarters of its width, and has no width of its own.
private final class Photo: LayoutView {
  override var isMeasuredByWidth: Bool { true }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    let height = size.width.isFinite ? size.width * 3 / 4 : LayoutView.noIntrinsicMetric
    return LayoutSize(width: LayoutView.noIntrinsicMetric, height: height)
  }
}

struct MeasuringTests {
  let root = makeRoot()

  private func pin(_ view: LayoutView) {
    root.addSubview(view)
    view.edges.excluding(.bottom) == root.edges
  }

  @Test(arguments: [(5, 14.4, 1057.6), (5, 39.4, 1157.6), (9, 31.9, 2055.2)])
  func `what fits does not depend on rounding errors`(count: Int, spacing: Double, width: Double) {
    // (1057.6 - 4 × 14.4) / 5 is 200, and 199.99999999999997 in binary numbers.
    let columns = (0..<count).map { Tiles(name: "column \($0)", count: 2) }
    root.frame.size.width = width
    root.addSubviews(columns)
    columns.top == root.top
    columns.distribute(.horizontal, spacing: spacing, sizes: .equal, in: root)
    for _ in 1...2 {
      root.layoutIfNeeded()
      #expect(columns.map { $0.frame.height } == Array(repeating: 20, count: count))
      // The next pass knows the width before it solves.
      for column in columns { column.invalidateIntrinsicContentSize() }
    }
  }

  @Test
  func `a view is as high as its content in the width that it gets`() {
    let tiles = Tiles(count: 6)
    let below = LayoutView(name: "below")
    root.addSubview(below)
    pin(tiles)
    below.top == tiles.bottom
    below.edges.excluding(.top) == root.edges
    expectLayout(root, "root 0 0 400 300\n├ below 0 40 400 260\n└ tiles 0 0 400 40")
    root.frame.size.width = 250
    expectLayout(root, "root 0 0 250 300\n├ below 0 60 250 240\n└ tiles 0 0 250 60")
    tiles.count = 7
    expectLayout(root, "root 0 0 250 300\n├ below 0 80 250 220\n└ tiles 0 0 250 80")
    root.frame.size.width = 800
    expectLayout(root, "root 0 0 800 300\n├ below 0 20 800 280\n└ tiles 0 0 800 20")
  }

  @Test
  func `a view without a width of its own may have a height`() {
    let photo = Photo(name: "photo")
    pin(photo)
    expectLayout(root, "root 0 0 400 300\n└ photo 0 0 400 300")
    root.frame.size.width = 100
    expectLayout(root, "root 0 0 100 300\n└ photo 0 0 100 75")
    #expect(root.systemLayoutSizeFitting(LayoutSize(width: 40, height: 0), horizontal: .required).height == 0)
    photo.bottom == root.bottom ~ .high
    #expect(
      root.systemLayoutSizeFitting(LayoutSize(width: 40, height: 0), horizontal: .required).height == 30)
  }

  @Test
  func `a view is measured at most once in a width, by passes and by questions`() {
    let tiles = Tiles(count: 6)
    pin(tiles)
    tiles.bottom <= root.bottom
    root.layoutIfNeeded()
    #expect(tiles.widths == [.infinity, 400])
    _ = root.systemLayoutSizeFitting(LayoutSize(width: 400, height: 0), horizontal: .required)
    root.frame.size.width = 250
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(tiles.widths == [.infinity, 400, 250])
    // Everything is registered again for a new direction, and the content is what it was.
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(tiles.widths == [.infinity, 400, 250])
    tiles.widths = []
    tiles.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(tiles.widths == [.infinity, 400])
  }

  @Test(arguments: [false, true])
  func `in a conflict a view is measured once in a width as well`(isEarly: Bool) {
    let tiles = Tiles(count: 6)
    pin(tiles)
    if !isEarly { root.layoutIfNeeded() }
    tiles.width == 10
    tiles.height == 10 ~ .low
    root.layoutIfNeeded()
    #expect(Set(tiles.widths).count == tiles.widths.count)
    #expect(root.diagnostics.count == 1)
  }

  @Test
  func `a view may begin and cease to depend on its width`() {
    let label = LayoutLabel(name: "label", text: "")
    let other = Tiles(name: "other", count: 6)
    pin(other)
    pin(label)
    label.numberOfLines = 0
    expectLayout(root, "root 0 0 400 300\n├ other 0 0 400 40\n└ label 0 0 400 0")
    label.text = "one two three four five six seven eight nine ten eleven"
    expectLayout(root, "root 0 0 400 300\n├ other 0 0 400 40\n└ label 0 0 400 32")
    label.numberOfLines = 1
    expectLayout(root, "root 0 0 400 300\n├ other 0 0 400 40\n└ label 0 0 400 16")
    label.numberOfLines = 0
    expectLayout(root, "root 0 0 400 300\n├ other 0 0 400 40\n└ label 0 0 400 32")
  }

  @Test
  func `a view that moves to another tree forgets the width that it had`() {
    let tiles = Tiles(count: 6)
    pin(tiles)
    root.layoutIfNeeded()
    let other = makeRoot()
    other.addSubview(tiles)
    tiles.leading == other.leading
    tiles.top == other.top
    other.frame.size.width = 800
    expectLayout(other, "root 0 0 800 300\n└ tiles 0 0 600 20")
  }

  @Test(
    arguments: [
      (Double.nan, "the intrinsic content size of 'tiles' cannot be NaN"),
      (.infinity, "the intrinsic content size of 'tiles' cannot be infinite"),
      (1e300, "the intrinsic content size of 'tiles' cannot be 1e+300"),
      (-5, "the width or height of 'tiles' cannot be -5"),
    ])
  func `an answer that no view can have is reported, and the rest is laid out`(number: Double, text: String) {
    let tiles = Tiles(count: 6)
    pin(tiles)
    tiles.height == 7 ~ 1
    tiles.answer = LayoutSize(width: 50, height: number)
    expectLayout(root, "root 0 0 400 300\n└ tiles 0 0 400 7")
    #expect(root.diagnostics.map { $0.description.split(separator: "\n")[0] } == ["error: \(text)"])
    tiles.answer = nil
    tiles.invalidateIntrinsicContentSize()
    expectLayout(root, "root 0 0 400 300\n└ tiles 0 0 400 40")
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a view that asks for layout while it is measured is told, and nothing is lost`() {
    let tiles = Tiles(count: 6)
    pin(tiles)
    tiles.onMeasuring = { [unowned root] in root.layoutIfNeeded() }
    expectLayout(root, "root 0 0 400 300\n└ tiles 0 0 400 40")
    #expect(
      root.diagnostics.map { $0.description } == [
        """
        error: 'tiles' asked for layout while it was measured
        help: answer from the content and the size that 'sizeThatFits(_:)' is given
        """
      ])
    // A question has no pass to disturb.
    tiles.invalidateIntrinsicContentSize()
    let size = root.systemLayoutSizeFitting(LayoutSize(width: 250, height: 0), horizontal: .required)
    #expect(size == LayoutSize(width: 250, height: 0))
    tiles.onMeasuring = {}
    tiles.invalidateIntrinsicContentSize()
    expectLayout(root, "root 0 0 400 300\n└ tiles 0 0 400 40")
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a view may measure itself by the constraints inside it`() {
    let (tiles, inside) = (Tiles(count: 1), LayoutView(name: "inside"))
    pin(tiles)
    tiles.addSubview(inside)
    inside.edges == tiles.edges.inset(by: 8) ~ .high
    inside.size == LayoutSize(width: 30, height: 40)
    tiles.onMeasuring = { [unowned tiles] in tiles.answer = tiles.systemLayoutSizeFitting(.zero) }
    expectLayout(root, "root 0 0 400 300\n└ tiles 0 0 400 56\n  └ inside 8 8 30 40  ambiguous")
    #expect(tiles.answer == LayoutSize(width: 46, height: 56))
  }

  @Test
  func `a view that depends on its width and says no more has no content`() {
    final class Empty: LayoutView { override var isMeasuredByWidth: Bool { true } }
    let empty = Empty(name: "empty")
    pin(empty)
    expectLayout(root, "root 0 0 400 300\n└ empty 0 0 400 0  ambiguous")
    #expect(empty.sizeThatFits(LayoutSize(width: 10, height: 10)) == LayoutSize(width: -1, height: -1))
  }

  @Test
  func `a question in another width leaves the width of the pass, and asks the subclass`() {
    let label = PaddedLabel(name: "label", text: "Ada Lovelace")
    label.numberOfLines = 0
    root.addSubview(label)
    label.topLeading == root.topLeading
    label.width == 80
    root.layoutIfNeeded()
    #expect(label.contentSize(in: nil) == LayoutSize(width: 116, height: 16))
    #expect(label.contentSize(in: 40) == LayoutSize(width: 60, height: 48))
    #expect(label.laidOutWidth == 80)
    #expect(label.intrinsicContentSize == LayoutSize(width: 84, height: 32))
  }

  @Test
  func `a view that does not depend on its width answers with its content size`() {
    let label = LayoutLabel(text: "Ada Lovelace")
    #expect(label.sizeThatFits(LayoutSize(width: 40, height: 40)) == LayoutSize(width: 96, height: 16))
    #expect(LayoutView().sizeThatFits(.zero) == LayoutSize(width: -1, height: -1))
  }
}
