import AnchorageHeadless
import AnchorageDrawing
import Testing

/// The Swift of "Getting started" that is not in files of its own, with what it prints.
@Suite struct GettingStartedTests {
  @Test func `a card is laid out`() {
    var printed = ""
    func print(_ text: String) { printed += text }
    // The page's program begins with
    // import AnchorageHeadless import Ferry
    let card = FerryCard()
    card.frame.size = LayoutSize(width: 320, height: 80)
    card.layoutIfNeeded()
    print(card.layoutDescription)
    #expect(
      printed == """
        card         0   0  320  80
        ├ picture   16  16   48  48
        ├ title     76  32  112  16
        └ time     264  32   40  16
        """)
    expectPicture(LayoutDrawing(of: card).svg(), "Anchorage", "ferry-card")
  }

  @Test func `a conflict is reported, and mended`() {
    var printed = ""
    func print(_ problem: LayoutDiagnostic) { printed += problem.description }
    let card = FerryCard()
    card.frame.size = LayoutSize(width: 320, height: 80)
    card.picture.top == card.top + 8
    card.layoutIfNeeded()
    for problem in card.diagnostics { print(problem) }
    #expect(
      printed == """
        error: required constraints conflict on the y-axis of 'picture'
            picture.centerY == card.centerY      FerryCard.swift:23
            picture.top == card.top + 8
            picture.height == 48                 FerryCard.swift:18, gives way
        note: card.height is 80
        note: a statement outside of a 'batch { }', or kept in a variable, has no line
        help: make one of them optional, for example 'picture.height == 48 ~ 999'; then picture.height is 64
        """)
    expectPicture(
      LayoutDrawing(of: card).svg(problems: card.diagnostics), "Anchorage", "ferry-card-conflict")

    card.constraints.first { $0.description == "picture.top == card.top + 8" }?.isActive = false
    card.picture.top >= card.top + 8
    card.layoutIfNeeded()
    #expect(card.diagnostics.isEmpty)
    #expect(card.picture.frame.minY == 16)
  }
}
