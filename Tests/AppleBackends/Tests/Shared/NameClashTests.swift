import Anchorage
import Testing

/// Views of an app that have names of the DSL's.
@MainActor @Suite(.nothingRaised)
struct NameClashTests {
  private final class Card: FakeView {
    let margins: CGFloat = 8
    var safeArea = "harbour"
    let hugging = true
    let compressionResistance = [1]
    let top = FakeView(name: "top")
    let width: CGFloat = 44
    func height(of line: Int) -> CGFloat { 16 }

    func layOutCard(in root: FakeView) {
      let own: CGFloat = width
      (self as FakeView).width == own
      batch {
        width == root.width - 2 * margins ~ .high
        height == 2 * height(of: 0)
      }
      top.top == self.bottom + margins
    }
  }

  @Test
  func `a subclass may have properties with the DSL's names`() {
    let root = makeRoot()
    let card = Card(name: "card", in: root)
    root.addSubview(card.top)
    card.layOutCard(in: root)
    #expect(
      card.constraints.map { $0.layoutDescription } == ["card.width == 44", "card.height == 32"])
    #expect(
      root.constraints.map { $0.layoutDescription }
        == ["card.width == root.width - 16 ~ .high", "top.top == card.bottom + 8"])
    let view: FakeView = card
    #expect((view.margins.top == view.top).layoutDescription == "card.margins.top == card.top")
    view.hugging.horizontal = 300
    #expect(view.hugging.horizontal == 300 && card.hugging)
  }
}
