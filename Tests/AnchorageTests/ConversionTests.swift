import AnchorageHeadless
import Testing

/// Coordinates of one view seen from another, and how geometry reads.
struct ConversionTests {
  let root = LayoutView(name: "root", frame: LayoutRect(x: 500, y: 500, width: 320, height: 200))
  let card = LayoutView(name: "card", frame: LayoutRect(x: 16, y: 40, width: 288, height: 120))
  let title = LayoutView(name: "title", frame: LayoutRect(x: 8, y: 9, width: 120, height: 20))
  let badge = LayoutView(name: "badge", frame: LayoutRect(x: 300, y: 4, width: 10, height: 10))

  init() {
    root.addSubview(card)
    root.addSubview(badge)
    card.addSubview(title)
  }

  @Test
  func `the frame in the root adds up the frames between, without the root's own`() {
    #expect(title.frameInRoot == LayoutRect(x: 24, y: 49, width: 120, height: 20))
    #expect(card.frameInRoot == card.frame)
    #expect(root.frameInRoot == LayoutRect(x: 0, y: 0, width: 320, height: 200))
  }

  @Test
  func `points and rectangles are converted up, down and across, and back`() {
    let point = LayoutPoint(x: 1, y: 2)
    #expect(title.convert(point, to: card) == LayoutPoint(x: 9, y: 11))
    #expect(card.convert(LayoutPoint(x: 9, y: 11), to: title) == point)
    #expect(title.convert(point, to: badge) == LayoutPoint(x: 25 - 300, y: 51 - 4))
    #expect(badge.convert(point, from: title) == title.convert(point, to: badge))
    #expect(title.convert(title.bounds, to: nil) == title.frameInRoot)
    #expect(title.convert(title.frameInRoot, from: nil) == title.bounds)
    #expect(title.convert(point, to: title) == point)
  }

  @Test
  func `a view of another tree is reported, and the roots count as in one place`() {
    let stranger = LayoutView(name: "stranger", frame: LayoutRect(x: 7, y: 7, width: 1, height: 1))
    #expect(title.convert(.zero, to: stranger) == LayoutPoint(x: 24, y: 49))
    expectLines(
      problems(of: root),
      """
      error: 'stranger' and 'root' have no common ancestor
      help: put both into one tree first, for example 'root.addSubview(stranger)'
      """)
  }

  @Test
  func `setting the centre moves the frame`() {
    card.center = LayoutPoint(x: 160, y: 100)
    #expect(card.frame == LayoutRect(x: 16, y: 40, width: 288, height: 120))
    card.center.x = 200
    #expect(card.frame.minX == 56 && card.center == LayoutPoint(x: 200, y: 100))
    card.center.y = .nan
    #expect(card.center == LayoutPoint(x: 200, y: 100) && !problems(of: root).isEmpty)
  }

  @Test
  func `geometry prints in short`() {
    #expect("\(title.frame)" == "(8, 9, 120, 20)")
    #expect("\(LayoutPoint(x: 0.5, y: -1))" == "(0.5, -1)")
    #expect("\(LayoutSize(width: 100, height: 1.0 / 3))".hasPrefix("100 × 0.333"))
    #expect(
      "\(LayoutInsets(horizontal: 16, vertical: 8))" == "(top: 8, leading: 16, bottom: 8, trailing: 16)")
    #expect("\([LayoutSize(width: 1, height: 2)])" == "[1 × 2]")
    #expect(
      "\(LayoutContentPriorities(horizontal: 251, vertical: .required))"
        == "(horizontal: 251, vertical: .required)")
  }

  @Test
  func `content priorities have the names of priorities`() {
    card.hugging = .high
    card.compressionResistance = .required
    #expect(card.contentHuggingPriority(for: .vertical) == 750)
    #expect(card.contentCompressionResistancePriority(for: .horizontal) == 1000)
    #expect(LayoutContentPriorities.low == 250 && LayoutContentPriorities.medium == 500)
  }
}
