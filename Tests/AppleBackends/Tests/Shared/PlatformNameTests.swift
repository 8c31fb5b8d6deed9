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
