import AnchorageHeadless
import AnchorageDrawing
import AnchorageTesting
import TestSupport
import Testing

/// The Swift of the first page about tests that is about a card, with what a failure says.
@Suite struct AnchorageTestingPageTests {
  @Test(.failsOnPurpose) func `a title that is cut is found`() {
    expectFailure(
      """
      the layout of 'card' fails in 2 of 8 combinations
        320 × 80, left to right, longer texts: warning: 'title' and 'time' resist compression equally, and 1 more
        320 × 80, right to left, longer texts: warning: 'title' and 'time' resist compression equally, and 1 more
      the first, 320 × 80, left to right, longer texts
      warning: 'title' and 'time' resist compression equally
      note: each has priority 750, and 32 points are missing: 'title' gives way, as with Apple's engine
      help: raise one, for example 'title.compressionResistance.horizontal = 751'
      note: the text of 'title' is cut: it needs 176 points of width and has 144
      +card------------------------------------------------------------------------+
      |                                                                            |
      |   +picture---+                                                             |
      |   |          |                                                             |
      |   |          |  +title-----------------------------+  +time------------+   |
      |   |          |  |[Ĥåřƀöûř ļîĝĥţš ö~                |  |[18:40 ö]       |   |
      |   |          |  +----------------------------------+  +----------------+   |
      |   |          |                                                             |
      |   +----------+                                                             |
      |                                                                            |
      +----------------------------------------------------------------------------+
      """
    ) {
      expectLayoutAdapts(FerryCard(), sizes: [LayoutSize(width: 320, height: 80)])
    }
  }

  @Test func `a title that wraps fits`() {
    let card = FerryCard()
    card.title.numberOfLines = 0
    card.time.compressionResistance.horizontal = 751
    expectLayoutAdapts(card, sizes: [LayoutSize(width: 320, height: 80)])

    card.title.text = "Harbour lights and the night ferry"
    card.frame.size = LayoutSize(width: 320, height: 80)
    card.layoutIfNeeded()
    expectPicture(LayoutDrawing(of: card).svg(), "AnchorageTesting", "long-title")
  }
}
