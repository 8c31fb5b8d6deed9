import Testing

@testable import Anchorage
@testable import AnchorageHeadless

struct NameTests {
  private class Base: LayoutView {
    let icon = LayoutView()
  }

  private final class Card: Base {
    let title = LayoutLabel(text: "Title")
    var subtitle: LayoutLabel? = LayoutLabel(text: "Subtitle")
    var missing: LayoutView?
    lazy var badge = LayoutView()
    let rows = [LayoutView(), LayoutView(name: "second"), LayoutView()]
    let column = LayoutGuide()
    let known = LayoutView(name: "mine")
    let number = 5
  }

  @Test
  func `views and guides are named after their properties`() {
    let card = Card(name: "card")
    card.addSubview(LayoutView())
    _ = card.badge
    nameItems(of: card)
    #expect(card.icon.name == "icon")
    #expect(card.title.name == "title")
    #expect(card.subtitle?.name == "subtitle")
    #expect(card.badge.name == "badge")
    #expect(card.rows.map { $0.name } == ["rows[0]", "second", "rows[2]"])
    #expect(card.column.name == "column")
    #expect(card.known.name == "mine")
    #expect(card.subviews[0].name == "")
  }

  @Test
  func `an owner need not be a view`() {
    struct Screen { let root = LayoutView(); let all: [LayoutView?] = [nil, LayoutView()] }
    let screen = Screen()
    nameItems(of: screen)
    #expect(screen.root.name == "root")
    #expect(screen.all[1]?.name == "all[1]")
  }

  @Test
  func `what a weak property refers to keeps the name that it has`() {
    final class Row {
      weak var container: LayoutView?

      init(_ container: LayoutView) { self.container = container }
    }
    struct Screen { let list = LayoutView() }
    let screen = Screen()
    nameItems(of: screen)
    nameItems(of: Row(screen.list))
    #expect(screen.list.name == "list")
  }

  @Test
  func `names show in descriptions`() {
    let card = Card(name: "card")
    nameItems(of: card)
    card.addSubview(card.title)
    #expect((card.title.top == card.top + 8).description == "title.top == card.top + 8")
  }

  @Test
  func `an item without a name is called by its kind`() {
    let (root, label, view) = (LayoutView(name: "root"), LayoutLabel(), LayoutView())
    add(label, view, to: root)
    #expect((label.top == view.top).description == "label.top == view.top")
  }

  @Test
  func `a subclass may call a label what views call theirs`() {
    final class Row: LayoutView {
      let name = LayoutLabel(text: "Ada")
    }
    let row = Row(name: "row")
    row.addSubview(row.name)
    row.name.leading == row.leading + 8
    #expect(row.constraints.map { "\($0)" } == ["label.leading == row.leading + 8"])
    #expect((row as LayoutView).name == "row")
    #expect(row.view(named: "row") === row)
  }
}
