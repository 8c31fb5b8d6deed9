import AnchorageHeadless
import Testing

/// Pinning to the superview.
struct PinningTests {
  let root = makeRoot()
  let card = LayoutView(name: "card")
  let title = LayoutView(name: "title")

  init() {
    root.addSubview(card)
    card.addSubview(title)
  }

  @Test
  func `an item is pinned to the edges of its superview`() {
    expectConstraints(
      card.pinToSuperview(), "card.top == root.top", "card.leading == root.leading",
      "card.bottom == root.bottom", "card.trailing == root.trailing")
    expectConstraints(
      title.pinToSuperview([.bottom, .horizontal], insets: LayoutInsets(top: 9, leading: 1, bottom: 2)),
      "title.leading == card.leading + 1", "title.bottom == card.bottom - 2",
      "title.trailing == card.trailing")
    expectConstraints(title.pinToSuperview(.top, insets: 8), "title.top == card.top + 8")
    #expect(!card.translatesAutoresizingMaskIntoConstraints)
    #expect(root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `a guide is pinned to its owner`() {
    let guide = LayoutGuide(name: "guide")
    card.addLayoutGuide(guide)
    expectConstraints(
      guide.pinToSuperview(.vertical, insets: 4), "guide.top == card.top + 4",
      "guide.bottom == card.bottom - 4")
  }

  @Test
  func `the items of an array are pinned each to its own superview`() {
    expectConstraints(
      [card, title].pinToSuperview(.horizontal, insets: 16), "card.leading == root.leading + 16",
      "card.trailing == root.trailing - 16", "title.leading == card.leading + 16",
      "title.trailing == card.trailing - 16")
    expectConstraints(
      [card, title].pinToSuperview(.top, insets: LayoutInsets(top: 3)), "card.top == root.top + 3",
      "title.top == card.top + 3")
    expectConstraints([LayoutView]().pinToSuperview())
  }

  @Test
  func `pinned rectangles follow the layout direction`() {
    [card, title].pinToSuperview(insets: LayoutInsets(top: 1, leading: 20, bottom: 3, trailing: 4))
    expectLayout(root, "root 0 0 400 300\n└ card 20 1 376 296\n  └ title 20 1 352 292")
    // Directions do not go down the tree on every platform.
    for view in [root, card] { view.layoutDirection = .rightToLeft }
    expectLayout(root, "root 0 0 400 300\n└ card 4 1 376 296\n  └ title 4 1 352 292")
  }

  @Test
  func `what has no superview is reported and not pinned`() {
    let lone = LayoutView(name: "lone")
    #expect(lone.pinToSuperview(insets: 8).isEmpty)
    expectConstraints([lone, title].pinToSuperview(.top), "title.top == card.top")
    expectLines(
      problems(of: lone),
      """
      error: 'lone' has no superview to be pinned to
      help: add it to a view first: 'view.addSubview(lone)'
      """)
  }

  @Test
  func `a guide without an owner is reported once it has one`() {
    let guide = LayoutGuide(name: "guide")
    #expect(guide.pinToSuperview().isEmpty)
    root.addLayoutGuide(guide)
    [card, title].pinToSuperview()
    guide.edges == card.edges
    expectLines(
      problems(of: root),
      """
      error: the guide 'guide' belongs to no view
      help: give it to a view first: 'view.addLayoutGuide(guide)'
      """)
  }
}
