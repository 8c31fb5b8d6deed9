import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The numbers of a conflict, as a sum that a person can check.
struct ConflictSumTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() { root.addSubviews(a, b) }

  /// The sums of all conflicts after a layout; the root is 400 × 300.
  private var sums: [String?] {
    root.layoutIfNeeded()
    return root.conflicts.map { $0.sum }
  }

  @Test
  func `numbers that constraints show add up to another one than the size of the root`() {
    a.edges == root.edges.inset(by: 16)
    a.width == 400
    #expect(sums == ["16 + 16 + 400 = 432, but 'root.width' is 400"])
  }

  @Test
  func `a limit is told as one`() {
    a.leading == root.leading + 10
    a.trailing <= root.trailing - 20
    a.width == 380
    #expect(sums == ["10 + 20 + 380 = 410 at least, but 'root.width' is 400"])
  }

  @Test
  func `a sum may be that of a view in the middle`() {
    a.width == 100
    b.leading == a.leading + 10
    b.trailing == a.trailing - 10
    b.width == 81
    #expect(sums == ["10 + 10 + 81 = 101, but 'a.width' is 100"])
  }

  @Test
  func `from right to left the same numbers add up`() {
    root.layoutDirection = .rightToLeft
    a.leading == root.leading + 30
    a.trailing == root.trailing - 20
    a.width == 400
    #expect(sums == ["30 + 20 + 400 = 450, but 'root.width' is 400"])
  }

  @Test
  func `of many numbers equal ones are a product`() {
    let views = (0..<5).map { LayoutView(name: "v\($0)") }
    root.addSubviews(views)
    views.distribute(.horizontal, spacing: 8, in: root)
    views.width == 80
    #expect(sums == ["4 * 8 + 5 * 80 = 432, but 'root.width' is 400"])
  }

  @Test
  func `a twentieth of a point counts, and a hundredth of that doesn't`() {
    a.leading == root.leading + 0.05
    a.trailing == root.trailing - 0.1
    a.width == 400
    #expect(sums == ["0.05 + 0.1 + 400 = 400.15, but 'root.width' is 400"])
    root.frame.size.width = 400.1499
    #expect(sums == [nil])
  }

  @Test
  func `two values of one anchor need no sum`() {
    a.width == 100
    a.width == 200
    #expect(sums == [nil])
  }

  @Test
  func `shares and ratios are no sum`() {
    a.width == root.width * 0.5
    a.leading == root.leading + 100
    a.trailing == root.trailing - 50
    #expect(sums == [nil])
  }

  @Test
  func `a circle is called a circle, and has no sum`() {
    b.top == a.bottom + 8
    a.top == b.bottom + 8
    #expect(sums == [nil])
    #expect(root.conflicts[0].circle == ["a", "b"])
  }

  @Test
  func `constraints on both axes are no sum`() {
    a.width == a.height
    a.leading == root.leading + 8
    a.trailing == root.trailing - 8
    a.height == 100
    #expect(sums == [nil])
  }

  @Test
  func `baselines have numbers that no constraint shows`() {
    let label = LayoutLabel(name: "label", text: "Text")
    root.addSubview(label)
    label.top == root.top + 8
    label.height == 16
    label.firstBaseline == root.top + 8
    #expect(sums == [nil])
  }

  @Test
  func `more constraints than a report shows have no sum`() {
    let views = (0..<60).map { LayoutView(name: "v\($0)") }
    root.addSubviews(views)
    views.distribute(.horizontal, in: root)
    views.width == 6
    #expect(sums == [nil])
  }
}
