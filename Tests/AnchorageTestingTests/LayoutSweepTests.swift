import AnchorageHeadless
import TestSupport
import Testing

@testable import AnchorageTesting

@Suite struct LayoutSweepTests {
  /// A screen with a title in 120 points: 15 letters.
  private func makeScreen() -> LayoutView {
    let screen = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 200, height: 50))
    let title = LayoutLabel(name: "title", text: "Harbour lights")
    screen.addSubview(title)
    title.topLeading == screen.topLeading.offset(x: 16, y: 16)
    title.width == 120
    return screen
  }

  private func makeSweep(ignoring names: Set<String> = []) -> LayoutSweep {
    LayoutSweep(targets: [TargetSize(width: 320, height: 100)], ignored: names)
  }

  @Test
  func `what fits everywhere is fine`() {
    expectLayoutAdapts(makeCell(), widths: [120, 320])
    expectLayoutAdapts(makeCard())
  }

  @Test
  func `every combination that fails is named, and the first is shown`() {
    // 14 letters become 14 + 6 + 2 brackets, 8 points each.
    #expect(
      makeSweep().failure(of: makeScreen())?.message == """
        the layout of 'screen' fails in 2 of 8 combinations
          320 × 100, left to right, longer texts: note: the text of 'title' is cut: it needs 176 points of width and has 120
          320 × 100, right to left, longer texts: note: the text of 'title' is cut: it needs 176 points of width and has 120
        the first, 320 × 100, left to right, longer texts
        note: the text of 'title' is cut: it needs 176 points of width and has 120
        """)
  }

  @Test
  func `of many combinations that fail, twelve are named`() throws {
    // The title ends at 16 + 120: it is outside of the ten widths from 126 to 135, and inside of those from 136 to 145.
    let sweep = LayoutSweep(targets: (126...145).map { TargetSize(width: Double($0), height: 100) })
    let message = try #require(sweep.failure(of: makeScreen())?.message)
    let lines = message.split(separator: "\n")
    // Both directions. The longer text is cut in every width, and the other three are outside of ten.
    let (all, failing) = (20 * 2 * LayoutTextSample.allCases.count, 20 * 2 + 10 * 2 * 3)
    #expect(lines[0] == "the layout of 'screen' fails in \(failing) of \(all) combinations")
    #expect(lines[1...12].allSatisfy { $0.hasPrefix("  ") && $0.contains(" × 100, ") })
    #expect(lines[13] == "  and \(failing - 12) more")
    #expect(lines[14] == "the first, 126 × 100, left to right, texts as they are")
    #expect((all, failing) == (160, 100))
  }

  @Test
  func `a view outside of its superview in one size is found`() {
    let screen = makeScreen()
    let failure = LayoutSweep(
      targets: [TargetSize(width: 320, height: 100), TargetSize(width: 130, height: 100)], texts: [.original]
    ).failure(of: screen)
    #expect(
      failure?.message == """
        the layout of 'screen' fails in 2 of 4 combinations
          130 × 100, left to right, texts as they are: note: 'title' reaches beyond 'screen' by 6 points on the right
          130 × 100, right to left, texts as they are: note: 'title' reaches beyond 'screen' by 6 points on the left
        the first, 130 × 100, left to right, texts as they are
        note: 'title' reaches beyond 'screen' by 6 points on the right
        """)
  }

  @Test
  func `a text that nothing gives room is found`() {
    let screen = makeScreen()
    screen.addSubview(LayoutLabel(name: "forgotten", text: "Harbour"))
    let failure = LayoutSweep(
      targets: [TargetSize(width: 320, height: 100)], directions: [.leftToRight], texts: [.original]
    ).failure(of: screen)
    #expect(
      failure?.message == """
        the layout of 'screen' fails in 1 of 1 combinations
          320 × 100, left to right, texts as they are: note: 'forgotten' is 0 points wide and high, and has content to show
        the first, 320 × 100, left to right, texts as they are
        note: 'forgotten' is 0 points wide and high, and has content to show
        """)
  }

  @Test
  func `the drawing shows the first failing combination`() throws {
    let drawing = try #require(makeSweep().failure(of: makeScreen())?.drawing)
    #expect(drawing.items[0].frame == LayoutRect(x: 0, y: 0, width: 320, height: 100))
    let texts = drawing.items.compactMap { if case .label(let lines, _) = $0.kind { lines[0] } else { nil } }
    #expect(texts.map { $0.prefix(8) } == ["[Ĥåřƀöûř"])
  }

  @Test
  func `a view that is named may be cut`() {
    #expect(makeSweep(ignoring: ["title"]).failure(of: makeScreen()) == nil)
    expectLayoutAdapts(makeScreen(), sizes: [LayoutSize(width: 320, height: 100)], ignoring: ["title"])
  }

  @Test(arguments: [49, 50, 51, 600])
  func `a view is reported after any number of others that may be cut or reach beyond`(count: Int) throws {
    let screen = makeScreen()
    func add(_ name: String, x: Double) {
      let label = LayoutLabel(name: name, text: "Harbour")
      screen.addSubview(label)
      label.topLeading == screen.topLeading.offset(x: x, y: -20)
      // 7 letters of 8 points.
      label.width == 40
    }
    for number in 0..<count { add("badge", x: Double(number) * 50) }
    add("late", x: Double(count) * 50)
    let sweep = LayoutSweep(
      targets: [TargetSize(width: 100_000, height: 100)], directions: [.leftToRight], texts: [.original],
      ignored: ["badge"])
    let lines = try #require(sweep.failure(of: screen)?.message).split(separator: "\n")
    #expect(
      lines.dropFirst(3).filter { $0.hasPrefix("note: ") } == [
        "note: the text of 'late' is cut: it needs 56 points of width and has 40",
        "note: 'late' reaches beyond 'screen' by 20 points at the top",
      ])
  }

  @Test
  func `a self-sizing view with alignment insets is laid out in the width of its frame`() {
    let cell = LayoutView(name: "cell")
    cell.alignmentRectInsets = LayoutInsets(top: 4, leading: 40, bottom: 6, trailing: 40)
    let label = LayoutLabel(name: "label", text: "Harbour lights")
    label.numberOfLines = 0
    cell.addSubview(label)
    // Edges are those of the alignment rectangle: 160 - 40 - 40 = 80 points hold 10 letters of 8 points.
    label.edges == cell.edges
    TargetSize(width: 160).apply(to: cell)
    // Two lines of 16 points, 4 above and 6 below.
    #expect(cell.frame.size == LayoutSize(width: 160, height: 42))
    expectLayoutAdapts(cell, widths: [160, 320], texts: [.original])
  }

  @Test
  func `afterwards the view is as it was`() {
    let screen = makeScreen()
    screen.layoutIfNeeded()
    let table = screen.layoutDescription
    _ = makeSweep().failure(of: screen)
    #expect(screen.layoutDescription == table)
    #expect(screen.layoutDirection == nil)
    #expect((screen.subviews[0] as? LayoutLabel)?.text == "Harbour lights")
  }

  @Test(.failsOnPurpose)
  func `a sweep over nothing fails`() {
    #expect(
      LayoutSweep(targets: []).failure(of: makeScreen())?.message
        == "'screen' is laid out in no combination: a list is empty")
    #expect(failures { expectLayoutAdapts(makeScreen(), texts: []) }.count == 1)
    #expect(failures { expectLayoutAdapts(makeScreen(), widths: [.nan]) }.count == 1)
  }

  // MARK: Ranges of widths

  @Test(
    arguments: [
      (120...120, [120]), (120...123, [120, 121, 122, 123]), (119.5...121.25, [119.5, 120, 121, 121.25]),
      (0.25...0.75, [0.25, 0.75]), (0...1, [0, 1]),
    ] as [(ClosedRange<Double>, [Double])])
  func `the widths of a range are its ends and the whole numbers between them`(
    range: ClosedRange<Double>, widths: [Double]
  ) {
    #expect(LayoutSweep(widths: range).targets.map(\.width) == widths)
  }

  @Test
  func `every width of a range is laid out`() {
    expectLayoutAdapts(makeCell(), widths: 120...160)
  }

  @Test
  func `widths that fail in a row are named by the narrowest and the widest`() {
    let cell = makeScreen()
    cell.height == 50
    // The title ends at 136. Longer texts are cut everywhere.
    #expect(
      LayoutSweep(widths: 130...140, directions: [.leftToRight]).failure(of: cell)?.message == """
        the layout of 'screen' fails in 29 of 44 combinations
          130 to 135 wide, left to right, texts as they are: note: 'title' reaches beyond 'screen' by 6 points on the right
          130 to 140 wide, left to right, longer texts: note: the text of 'title' is cut: it needs 176 points of width and has 120, and 1 more
          130 to 135 wide, left to right, texts of one letter: note: 'title' reaches beyond 'screen' by 6 points on the right
          130 to 135 wide, left to right, no texts: note: 'title' reaches beyond 'screen' by 6 points on the right
        the first, 130 wide, left to right, texts as they are
        note: 'title' reaches beyond 'screen' by 6 points on the right
        """)
  }

  @Test
  func `texts that lie on each other fail`() {
    let screen = makeScreen()
    let price = LayoutLabel(name: "price", text: "9.50")
    screen.addSubview(price)
    price.trailing == screen.trailing
    price.centerY == screen.centerY
    // Letters are 8 points wide and 16 high. The title's text is 16 to 128 across and 16 to 32 down; the price is 118 to 150
    // across in the narrow screen, 128 to 160 in the wide one, and 17 to 33 down.
    let sweep = LayoutSweep(
      targets: [150, 160].map { TargetSize(width: $0, height: 50) }, directions: [.leftToRight],
      texts: [.original])
    #expect(
      sweep.failure(of: screen)?.message == """
        the layout of 'screen' fails in 1 of 2 combinations
          150 × 50, left to right, texts as they are: note: the texts of 'title' and 'price' overlap by 10 points of width and 15 of height
        the first, 150 × 50, left to right, texts as they are
        note: the texts of 'title' and 'price' overlap by 10 points of width and 15 of height
        """)
  }

  @Test
  func `widths that fail apart are named apart`() {
    let screen = makeScreen()
    // The title fits from 136 points on, and the strip is wider than the screen from 139 points on.
    screen.height == 50
    let strip = LayoutView(name: "strip")
    screen.addSubview(strip)
    strip.topLeading == screen.topLeading
    strip.height == 10
    strip.width == 2 * screen.width - 138
    let failure = LayoutSweep(widths: 130...140, directions: [.leftToRight], texts: [.original]).failure(
      of: screen)
    let lines = failure?.message.split(separator: "\n") ?? []
    #expect(lines.first == "the layout of 'screen' fails in 8 of 11 combinations")
    #expect(
      lines.dropFirst().prefix(2).map { $0.prefix { $0 != "," } } == [
        "  130 to 135 wide", "  139 to 140 wide",
      ])
  }

  @Test(.failsOnPurpose)
  func `a range that no view can have is refused`() {
    let screen = makeScreen()
    for (range, text) in [
      (-1...10, "-1 wide: a size is finite and not negative"),
      (10...(.infinity), "inf wide: a size is finite and not negative"),
      (0...10_001, "0 to 10001 wide: a range has at most 10000 points"),
    ] as [(ClosedRange<Double>, String)] {
      #expect(
        LayoutSweep(widths: range).failure(of: screen)?.message == "'screen' cannot be laid out in \(text)")
    }
    #expect(failures { expectLayoutAdapts(screen, widths: -1...10) }.count == 1)
    #expect(LayoutSweep(widths: 0...10_000).targets.count == 10_001)
  }

  @Test(
    arguments: zip(
      LayoutTextSample.allCases, ["Sign in", "[Šîĝñ îñ öñ]", "S", ""]))
  func `a sample stands for a text in another language`(sample: LayoutTextSample, text: String) {
    #expect(sample.text(for: "Sign in") == text)
    #expect(sample.text(for: "") == "")
  }

  @Test(arguments: [1, 10, 50, 400])
  func `longer texts are longer by 40 percent, and the brackets`(count: Int) {
    let text = LayoutTextSample.longer.text(for: String(repeating: "a", count: count))
    // Rounded up.
    #expect(text.count == count + Int((Double(count) * 0.4).rounded(.up)) + 2)
  }
}
