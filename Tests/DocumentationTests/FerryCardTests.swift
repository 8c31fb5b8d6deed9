// In the page's package, the card is in a module of its own, and this is the first line:
// import Ferry
import AnchorageHeadless
import AnchorageTesting
import Testing

@Suite struct FerryCardTests {
  @Test func `the time is at the margin, in both directions`() {
    expectLayout(
      FerryCard(), width: 320, height: 80,
      """
      card         0   0  320  80
      ├ picture   16  16   48  48
      ├ title     76  32  112  16
      └ time     264  32   40  16
      """)
    expectLayout(
      FerryCard(), width: 320, height: 80, direction: .rightToLeft,
      """
      card         0   0  320  80
      ├ picture  256  16   48  48
      ├ title    132  32  112  16
      └ time      16  32   40  16
      """)
  }

  @Test func `nothing conflicts, and nothing is left open`() {
    let card = FerryCard()
    card.frame.size = LayoutSize(width: 320, height: 80)
    expectNoProblems(card)
  }
}
