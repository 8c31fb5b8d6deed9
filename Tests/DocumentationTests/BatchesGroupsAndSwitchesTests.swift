import AnchorageHeadless
import AnchorageDrawing
import Testing

/// The Swift of "Batches, groups and switches", with what it prints.
@Suite struct BatchesGroupsAndSwitchesTests {
  private func makeRoot(_ width: Double, _ height: Double, _ views: LayoutView...) -> LayoutView {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: width, height: height))
    for view in views { root.addSubview(view) }
    return root
  }

  @Test func `a batch collects what is declared in it`() {
    let icon = LayoutView(name: "icon")
    let title = LayoutLabel(name: "title", text: "Title")
    let card = LayoutView(name: "card")
    let root = makeRoot(320, 200, icon, title, card)
    var printed = ""
    func print(_ group: LayoutConstraintGroup) { printed = group.description }
    do {
      title.top == root.top + 8
    }
    let showsIcon = true
    let header = batch {
      if showsIcon { icon.size == LayoutSize(width: 24, height: 24) }
      for view in [icon, title] { view.top == root.top + 8 }
      icon.leading == root.leading + 8
      let gap = title.leading == icon.trailing + 8
      gap.identifier = "gap"
    }
    print(header)
    #expect(
      printed == """
        icon.width == 24
        icon.height == 24
        icon.top == root.top + 8
        title.top == root.top + 8
        icon.leading == root.leading + 8
        title.leading == icon.trailing + 8
        """)

    let pinned = card.edges == root.edges.inset(by: 16)
    pinned.top?.constant = 40
    pinned[.bottom].first?.isActive = false
    header["gap"].first?.constant = 12
    root.layoutIfNeeded()
    #expect(card.frame.minY == 40)
    #expect(title.frame.minX == 8 + 24 + 12)
    #expect(!pinned.isActive)
  }

  @Test func `a message comes and goes`() {
    let field = LayoutView(name: "field")
    let message = LayoutLabel(name: "message", text: "Too short")
    let button = LayoutView(name: "button")
    let root = makeRoot(320, 200, field, message, button)
    field.edges.excluding(.bottom) == root.edges.inset(by: 16)
    field.height == 44
    button.size == LayoutSize(width: 88, height: 44)
    button.leading == field.leading
    var printed = ""
    func print(_ before: Double, _ after: Double) { printed += "\(before) \(after)" }
    let quiet = batch { button.top == field.bottom + 16 }
    let failed = batch(active: false) {
      message.top == field.bottom + 4
      message.leading == field.leading
      button.top == message.bottom + 16
    }
    root.layoutIfNeeded()
    let before = button.frame.minY
    quiet.deactivate()
    failed.activate()
    root.layoutIfNeeded()
    print(before, button.frame.minY)
    #expect(
      printed == """
        76.0 96.0
        """)
    #expect(root.diagnostics.isEmpty)
  }

  @Test func `a group follows data`() {
    let cards = ["a", "b", "c"].map { LayoutView(name: $0) }
    let root = makeRoot(320, 200)
    for card in cards {
      root.addSubview(card)
      card.verticalEdges == root.verticalEdges
    }
    let columns = batch {}
    func show(_ cards: [LayoutView], width: Double) {
      columns.update {
        for (index, card) in cards.enumerated() {
          card.leading == root.leading + Double(index) * (width + 8)
          card.width == width
        }
      }
    }
    show(cards, width: 40)
    let first = columns[0]
    show(Array(cards.prefix(2)), width: 60)
    root.layoutIfNeeded()
    #expect(columns.count == 4 && columns[0] === first)
    #expect(cards[1].frame == LayoutRect(x: 68, y: 0, width: 60, height: 200))
  }

  @Test func `an item carries its own constraints`() {
    let card = LayoutView(name: "card")
    let root = makeRoot(320, 200, card)
    var printed = ""
    func print(_ group: LayoutConstraintGroup) { printed = group.description }
    card.ownConstraints.add { card.width == 320 }
    card.ownConstraints.merge { card.width == 200 }
    print(card.ownConstraints)
    #expect(
      printed == """
        card.width == 200
        """)
    root.layoutIfNeeded()
  }

  @Test func `a switch follows the width of the root`() {
    let picture = LayoutView(name: "picture")
    let text = LayoutLabel(name: "text", text: "Boats come in at dusk, and leave before the sun is up.")
    text.numberOfLines = 0
    let root = makeRoot(240, 200, picture, text)
    enum Width { case narrow, wide }
    let layouts = ConstraintSwitch([
      Width.narrow: batch(active: false) {
        picture.edges.excluding(.bottom) == root.edges
        picture.height == 80
        text.edges.excluding(.top) == root.edges.inset(by: 16)
        text.top == picture.bottom + 16
      },
      .wide: batch(active: false) {
        picture.edges.excluding(.trailing) == root.edges
        picture.width == 120
        text.edges.excluding(.leading) == root.edges.inset(by: 16)
        text.leading == picture.trailing + 16
      },
    ])
    layouts.select(bySizeOf: root) { $0.width < 300 ? .narrow : .wide }
    root.layoutIfNeeded()
    #expect(root.diagnostics.isEmpty)
    expectPicture(LayoutDrawing(of: root).svg(), "Anchorage", "switch-narrow")
    root.frame.size = LayoutSize(width: 400, height: 120)
    root.layoutIfNeeded()
    #expect(layouts.selection == .wide && root.diagnostics.isEmpty)
    expectPicture(LayoutDrawing(of: root).svg(), "Anchorage", "switch-wide")
  }
}
