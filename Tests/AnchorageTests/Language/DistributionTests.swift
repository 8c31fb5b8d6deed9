import AnchorageHeadless
import Testing

/// Where distributed items end up.
struct DistributionTests {
  /// The x and the width of items, distributed in a root of some width.
  private func row(
    _ width: Double, _ items: [LayoutView], direction: LayoutDirection = .leftToRight,
    _ distribute: ([LayoutView], LayoutView) -> Void
  ) -> [[Double]] {
    let root = makeRoot(width, 100)
    root.layoutDirection = direction
    for item in items { root.addSubview(item) }
    items.verticalEdges == root.verticalEdges
    distribute(items, root)
    root.layoutIfNeeded()
    #expect(root.diagnostics.isEmpty)
    return items.map { [rounded($0.frame.minX), rounded($0.frame.width)] }
  }

  /// The number without the errors of floating point.
  private func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  private func boxes(_ count: Int, _ width: Double = -1) -> [LayoutView] {
    (0..<count).map { ContentView("v\($0)", width) }
  }

  @Test
  func `fixed gaps with a lead and a tail leave equal lengths`() {
    // (380 - 10 - 30 - 2 × 20) / 3 = 100.
    let found = row(380, boxes(3)) {
      $0.distribute(
        .horizontal, spacing: 20, sizes: .equal, in: $1, insets: LayoutInsets(leading: 10, trailing: 30))
    }
    #expect(found == [[10, 100], [130, 100], [250, 100]])
  }

  @Test
  func `fixed lengths with equal gaps are a lead and a tail away from the ends`() {
    // (375 - 15 - 25 - 4 × 50) / 3 = 45.
    let found = row(375, boxes(4)) {
      $0.distribute(
        .horizontal, spacing: .equal, sizes: .fixed(50), in: $1,
        insets: LayoutInsets(leading: 15, trailing: 25))
    }
    #expect(found == [[15, 50], [110, 50], [205, 50], [300, 50]])
  }

  @Test(arguments: [(20.0, 225.0), (0, 250), (-30, 287.5), (-35, 293.75)])
  func `four items share a container, whatever the gap between them`(_ gap: Double, _ wide: Double) {
    let inset = row(1000, boxes(4)) {
      $0.distribute(
        .horizontal, spacing: gap, sizes: .equal, in: $1, insets: LayoutInsets(leading: gap, trailing: gap))
    }
    // (1000 - 5 × gap) / 4.
    #expect(inset == (0..<4).map { [gap + Double($0) * (wide + gap), wide] })
    let flush = row(1000, boxes(4)) { $0.distribute(.horizontal, spacing: gap, sizes: .equal, in: $1) }
    #expect(flush.map { $0[1] } == Array(repeating: (1000 - 3 * gap) / 4, count: 4))
  }

  @Test(arguments: [(20.0, 184.0), (0, 200), (250, 0), (500, -200)])
  func `four items of a fixed length have equal gaps, negative ones if need be`(_ long: Double, _ gap: Double)
  {
    // (1000 - 4 × long) / 5.
    let evenly = row(1000, boxes(4)) {
      $0.distribute(.horizontal, spacing: .evenly, sizes: .fixed(long), in: $1)
    }
    #expect(evenly == (0..<4).map { [gap + Double($0) * (long + gap), long] })
  }

  @Test
  func `four items of a fixed length that touch the ends share the rest`() {
    // (1000 - 4 × 250) / 3 = 0, (1000 - 4 × 100) / 3 = 200.
    let equal = row(1000, boxes(4)) {
      $0.distribute(.horizontal, spacing: .equal, sizes: .fixed(100), in: $1)
    }
    #expect(equal == [[0, 100], [300, 100], [600, 100], [900, 100]])
  }

  @Test
  func `gaps are equal though the items are not`() {
    let items = [ContentView("a", 30), ContentView("b", 60), ContentView("c", 10)]
    // (300 - 100) / 2 = 100, and (300 - 100) / 4 = 50.
    #expect(
      row(300, items) { $0.distribute(.horizontal, spacing: .equal, in: $1) } == [
        [0, 30], [130, 60], [290, 10],
      ])
    #expect(
      row(300, items.map { ContentView($0.name, $0.content.width) }) {
        $0.distribute(.horizontal, spacing: .evenly, in: $1)
      } == [[50, 30], [130, 60], [240, 10]])
  }

  @Test
  func `pictures with spacers between them need no spacers`() {
    // Masonry's ninth case: (288 - 4 × 32) / 5 = 32.
    let found = row(288, boxes(4, 32)) { $0.distribute(.horizontal, spacing: .evenly, in: $1) }
    #expect(found == [[32, 32], [96, 32], [160, 32], [224, 32]])
  }

  @Test
  func `gaps alone place items behind the first`() {
    // Cartography's: 100 each, 10 apart.
    let found = row(400, boxes(3, 100)) { items, root in
      items[0].leading == root.leading
      items.distribute(.horizontal, spacing: 10)
    }
    #expect(found == [[0, 100], [110, 100], [220, 100]])
  }

  @Test
  func `a gap of at least something grows`() {
    let items = boxes(2, 100)
    #expect(
      row(300, items) { $0.distribute(.horizontal, spacing: .atLeast(8), in: $1) } == [
        [0, 100], [200, 100],
      ])
    let tight = [ContentView("a", 100), ContentView("b", 100)]
    tight[1].compressionResistance = 749
    // 150 - 100 - 8 = 42 are left for the weaker one.
    #expect(
      row(150, tight) { $0.distribute(.horizontal, spacing: .atLeast(8), in: $1) } == [[0, 100], [108, 42]])
  }

  @Test(arguments: [
    LayoutSpacing.fixed(10), .each([10, 20]), .equal, .evenly, .atLeast(10),
  ])
  func `right-to-left is the mirror image`(_ spacing: LayoutSpacing) {
    func frames(_ direction: LayoutDirection) -> [[Double]] {
      row(300, [ContentView("a", 30), ContentView("b", 60), ContentView("c", 10)], direction: direction) {
        $0.distribute(
          .horizontal, spacing: spacing, in: $1, insets: LayoutInsets(leading: 5, trailing: 15))
        $0[1].hugging = 1
        $0[1].leading == $0[0].trailing + 40 ~ .low
      }
    }
    let mirrored = frames(.leftToRight).map { [300 - $0[0] - $0[1], $0[1]] }
    #expect(frames(.rightToLeft) == mirrored)
    #expect(mirrored[0][0] > 200)
  }

  @Test
  func `a column runs from the top`() {
    let root = makeRoot(100, 300)
    let items = [ContentView("a", 10, 30), ContentView("b", 20, 60), ContentView("c", 30, 10)]
    for item in items { root.addSubview(item) }
    items.distribute(
      .vertical, spacing: .evenly, alignment: .trailing, in: root, insets: LayoutInsets(top: 40, trailing: 5))
    // (300 - 40 - 100) / 4 = 40.
    expectLayout(root, "root 0 0 100 300\n├ a 85 80 10 30\n├ b 75 150 20 60\n└ c 65 250 30 10")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `weights divide what the gaps leave`(_ direction: LayoutDirection) {
    let found = row(320, boxes(3), direction: direction) {
      $0.distribute(
        .horizontal, spacing: [4, 6], sizes: .proportional([1, 2, 0.5]), in: $1,
        insets: LayoutInsets(leading: 7, trailing: 3))
    }
    // 320 - 4 - 6 - 7 - 3 is 300, and the weights are 3.5 together.
    let whole = 300 / 3.5
    let starts = [7, 7 + whole + 4, 7 + whole + 4 + 2 * whole + 6]
    let expected = zip(starts, [whole, 2 * whole, whole / 2]).map { start, width in
      [rounded(direction == .leftToRight ? start : 320 - start - width), rounded(width)]
    }
    #expect(found == expected)
  }

  @Test
  func `items in a container share its lines without another constraint`() {
    let root = makeRoot(300, 60)
    let bar = LayoutView(name: "bar")
    root.addSubview(bar)
    bar.edges == root.edges
    let items = [ContentView("reset", 40, 20), ContentView("pause", 80, 30), ContentView("set", 60, 10)]
    for item in items { bar.addSubview(item) }
    let group = batch { items.distribute(.horizontal, spacing: .evenly, alignment: .centerY, in: bar) }
    // (300 - 180) / 4 = 30.
    expectLayout(
      root,
      """
      root      0  0 300 60
      └ bar     0  0 300 60
        ├ reset  30 20  40 20
        ├ pause 100 15  80 30
        └ set   210 25  60 10
      """)
    #expect(problems(of: root) == "")
    group.update {
      items.distribute(
        .horizontal, spacing: .evenly, alignment: .fill, in: bar, insets: LayoutInsets(top: 8, bottom: 2))
    }
    expectLayout(
      root,
      """
      root      0  0 300 60
      └ bar     0  0 300 60
        ├ reset  30  8  40 50
        ├ pause 100  8  80 50
        └ set   210  8  60 50
      """)
    #expect(problems(of: root) == "")
  }
}

/// Composites and array helpers inside groups that are declared again.
struct DistributionGroupTests {
  let root = makeRoot()
  let items = [LayoutView(name: "a"), LayoutView(name: "b"), LayoutView(name: "c")]

  init() {
    for item in items { root.addSubview(item) }
  }

  /// The constraints of a group that was declared twice, and which of them the first declaration made.
  private func declareTwice(_ body: (Double) -> ConstraintGroup<LayoutView.Backend>) -> (
    [String], kept: [Bool]
  ) {
    let group = batch { body(8) }
    let before = group.map { $0 }
    group.update { body(20) }
    return (
      group.map { $0.layoutDescription }, group.map { constraint in before.contains { $0 === constraint } }
    )
  }

  @Test
  func `a distribution with other distances is the same constraints`() {
    let (texts, kept) = declareTwice {
      items.distribute(
        .horizontal, spacing: .evenly, sizes: .fixed($0), in: root, insets: LayoutInsets(leading: $0))
    }
    #expect(
      texts == [
        "b.leading - a.trailing == a.leading - root.leading - 20",
        "c.leading - b.trailing == a.leading - root.leading - 20",
        "a.leading - root.leading == root.trailing - c.trailing + 20",
        "a.width == 20", "b.width == 20", "c.width == 20",
      ])
    #expect(kept == Array(repeating: true, count: 6))
  }

  @Test
  func `a grid, a range and corners with other distances are the same constraints`() {
    #expect(declareTwice { items.grid(columns: 2, spacing: $0, in: root) }.kept.allSatisfy { $0 })
    #expect(declareTwice { items.width == $0...$0 * 2 }.kept == Array(repeating: true, count: 6))
    #expect(declareTwice { items[0].topLeading == root.topTrailing.offset(x: $0) }.kept == [true, true])
    #expect(declareTwice { items.pinToSuperview(.top, insets: $0) }.kept == [true, true, true])
  }

  @Test
  func `gaps of another kind are other constraints`() {
    let group = batch { items.distribute(.horizontal, spacing: 8) }
    let before = group.map { $0 }
    group.update { items.distribute(.horizontal, spacing: .atLeast(8)) }
    #expect(
      group.map { $0.layoutDescription } == ["b.leading >= a.trailing + 8", "c.leading >= b.trailing + 8"])
    #expect(!before.contains { $0.isActive })
  }
}
