import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// How much numbers have to change for a conflict to be gone.
struct SmallestChangeTests {
  let root = makeRoot()
  let card = LayoutView(name: "card")
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    root.addSubviews(card, a, b)
    [card, a, b].top == root.top
    [card, a, b].height == 20
    card.leading == root.leading
  }

  /// A row of two views with three gaps; 3 × 8 + 100 + width of `b` are needed.
  private func makeRow(gap: Double = 8, b width: Double = 188, card cardWidth: Double = 300) {
    a.leading == card.leading + gap
    b.leading == a.trailing + gap
    b.trailing == card.trailing - gap
    a.width == 100
    b.width == width
    card.width == cardWidth
  }

  private var changes: [[String]] {
    root.layoutIfNeeded()
    return root.diagnostics.flatMap { problem -> [[String]] in
      guard case .conflict(let conflict) = problem else { return [] }
      return conflict.smallestChanges.map { $0.code }
    }
  }

  @Test
  func `equal gaps change evenly, or the largest size`() {
    makeRow()
    // 24 + 100 + 188 = 312 in 300: 4 from each gap, or 12 more for the card; what gives way is 'b', which the help says.
    #expect(
      changes == [
        ["a.leading == card.leading + 4", "b.leading == a.trailing + 4", "b.trailing == card.trailing - 4"],
        ["card.width == 312"],
      ])
    let text = "\(root.diagnostics[0])"
    #expect(text.contains("note: 3 * 8 + 100 + 188 = 312, but 'card.width' is 300\n"))
    #expect(
      text.hasSuffix(
        """
        help: make one of them optional, for example 'b.width == 188 ~ 999'; then b.width is 176
        help: or let 12 points give way: 'a.leading == card.leading + 4', 'b.leading == a.trailing + 4' and \
        'b.trailing == card.trailing - 4', or 'card.width == 312'
        """))
  }

  @Test
  func `too little is missing as too much`() {
    makeRow(card: 318)
    // 312 in 318: 2 more for each gap.
    #expect(
      changes == [
        [
          "a.leading == card.leading + 10", "b.leading == a.trailing + 10",
          "b.trailing == card.trailing - 10",
        ], ["card.width == 312"],
      ])
  }

  @Test
  func `numbers that would have many digits, or lose more than half, stay`() {
    // 24 + 100 + 200 = 324 in 300: gaps of 8 cannot give 8 each.
    makeRow(b: 200)
    #expect(changes == [["card.width == 324"]])
    // 24 + 100 + 180 = 304: a third of 4 is no number to write.
    b.constraints.first { $0.description == "b.width == 200" }?.constant = 180
    #expect(changes == [["card.width == 304"]])
  }

  @Test
  func `no change is told that another constraint forbids`() {
    makeRow()
    b.leading >= a.trailing + 6
    card.width <= 310
    // Gaps of 4 are too small, and 312 is too wide for the card; 'a' may be as narrow.
    #expect(changes == [["a.width == 88"]])
  }

  @Test
  func `nothing is made zero to fit`() {
    card.width == 100
    a.leading == card.leading + 60
    a.trailing == card.trailing - 60
    #expect(changes == [])
  }

  @Test
  func `where the help is another one there is no need for it`() {
    a.leading == root.leading + 8
    b.leading == root.leading + 8
    b.width == 100
    a.width == 100
    a.width == 110
    root.layoutIfNeeded()
    #expect(root.diagnostics[0].help?.kind == .removal)
    #expect(changes == [])
  }
}
