import AnchorageHeadless
import Testing

/// Views and guides of the platform named after properties.
@MainActor @Suite(.nothingRaised)
struct PlatformNameTests {
  private class Base: FakeView {
    let icon = FakeView()
  }

  private final class Card: Base {
    let title = FakeView()
    var missing: FakeView?
    lazy var badge = FakeView()
    let rows = [FakeView(), FakeView(name: "second"), FakeView()]
    let column = FakeGuide()
    let gaps: [FakeGuide?] = [nil, FakeGuide()]
    let headless = LayoutView()
  }

  @Test
  func `views and guides of the platform are named after their properties`() {
    let card = Card(frame: .zero)
    card.name("card")
    card.addSubview(FakeView())
    _ = card.badge
    nameItems(of: card)
    for guide in [card.column, card.gaps[1]].compactMap({ $0 }) { card.addLayoutGuide(guide) }
    for view in [card.icon, card.title, card.badge] + card.rows { card.addSubview(view) }
    let names = ([card.icon, card.title, card.badge] + card.rows + [card.subviews[0]]).map {
      ($0.width == 1).layoutDescription.split(separator: ".")[0]
    }
    let kind = "\(FakeView.self)"
    #expect(names == ["icon", "title", "badge", "rows[0]", "second", "rows[2]", Substring(kind)])
    #expect((card.column.width == 1).layoutDescription == "column.width == 1")
    #expect(card.gaps.compactMap { $0.map { ($0.width == 1).layoutDescription } } == ["gaps[1].width == 1"])
    #expect(card.headless.name == "headless")
  }
}
