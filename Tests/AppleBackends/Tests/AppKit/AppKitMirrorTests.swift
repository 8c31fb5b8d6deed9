import AnchorageHeadless
import AppKit
import Testing

/// The features of mirrors for AppKit alone.
@MainActor @Suite(.nothingRaised)
struct AppKitMirrorTests {
  @Test
  func `a frame that counts from the bottom is told from the top`() {
    let root = makeRoot()
    let (card, wide) = (
      NSView(frame: NSRect(x: 0, y: 20, width: 50, height: 30)), NSView(name: "wide", in: root)
    )
    card.name("card")
    root.addSubview(card)
    wide.top == card.bottom
    wide.bottom == root.bottom
    wide.horizontalEdges == root.horizontalEdges
    #expect(root.layoutProblems() == [])
    wide.height == 30
    // The lower edge is 20 above that of the root, with or without a mask.
    for mask in [[], .maxYMargin] as [NSView.AutoresizingMask] {
      card.autoresizingMask = mask
      #expect(
        root.layoutProblems().map(\.constraints) == [
          [
            "card.bottom == root.bottom - 20", "wide.top == card.bottom", "wide.bottom == root.bottom",
            "wide.height == 30",
          ]
        ])
    }
    card.autoresizingMask = .minYMargin
    #expect(root.layoutProblems().first?.constraints.contains("card.top == root.top + 250") == true)
  }
}
