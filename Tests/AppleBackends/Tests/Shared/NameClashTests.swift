import AnchorageHeadless
import Testing

/// Views of an app that have names of the DSL's.
@MainActor @Suite(.nothingRaised)
struct NameClashTests {
  private final class Card: FakeView {
    let margins: CGFloat = 8
    var safeArea = "harbour"
    let hugging = true
    let compressionResistance = [1]
    var layoutItem = "card"
    let ownConstraints = 0
    enum Backend {}
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
    #expect(view.layoutItem === card && card.layoutItem == "card")
  }

  private final class Column: FakeGuide {
    let layoutItem = 1
    let width: CGFloat = 44
  }

  private final class Line: NSLayoutConstraint {
    let layoutDescription = "line"
  }

  @Test
  func `subclasses of guides and constraints may have properties with our names`() {
    let root = makeRoot()
    let column: FakeGuide = Column()
    root.addLayoutGuide(column)
    let line: NSLayoutConstraint = Line(
      item: column, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 20)
    let group = batch {
      line
      column.height == 20
    }
    #expect(group.isActive && group.count == 2)
    #expect(group[1].layoutDescription.hasSuffix(".height == 20"))
    #expect(line.layoutDescription.hasSuffix(".width == 20"))
  }
}
