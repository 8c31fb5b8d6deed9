import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Switches that select layouts by the size of a view.
struct ConstraintSwitchSizeTests {
  private enum Width { case compact, regular }

  /// Counts the calls of a pass.
  private final class Counter: LayoutView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  private let root = Counter(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  private let card = LayoutView(name: "card")
  private let icon = LayoutView(name: "icon")

  init() {
    root.addSubview(card)
    card.addSubview(icon)
    card.edges == root.edges
    icon.topLeading == card.topLeading
    icon.height == 20
  }

  /// A layout for narrow views and a layout for wide views.
  private func layouts() -> LayoutConstraintSwitch<Width> {
    ConstraintSwitch([
      .compact: batch(active: false) { icon.width == 24 },
      .regular: batch(active: false) { icon.width == 48 },
    ])
  }

  // The view that a switch follows keeps the block, which must not hold the view.
  private static func choose(_ size: LayoutSize) -> Width { size.width < 600 ? .compact : .regular }

  @Test
  func `a switch is set when it begins to follow a view`() {
    let layouts = layouts()
    layouts.select(bySizeOf: root, Self.choose)
    #expect(layouts.selection == .compact)
    expectLayout(root, "root 0 0 400 300\n└ card 0 0 400 300\n  └ icon 0 0 24 20")
    #expect(problems(of: root) == "")
  }

  @Test
  func `the size of a root selects before the pass solves`() {
    let layouts = layouts()
    layouts.select(bySizeOf: root, Self.choose)
    root.layoutIfNeeded()
    let count = root.count
    for (width, wide, selection) in [(800, 48, Width.regular), (599, 24, .compact), (600, 48, .regular)] {
      root.frame.size.width = Double(width)
      #expect(layouts.selection != selection || width == 800)
      root.layoutIfNeeded()
      #expect(layouts.selection == selection && icon.frame.width == Double(wide))
    }
    // One round each.
    #expect(root.count == count + 3)
  }

  @Test
  func `the size of another view selects, and the pass solves again`() {
    var sizes: [Double] = []
    let layouts = layouts()
    layouts.select(bySizeOf: card) {
      sizes.append($0.width)
      return Self.choose($0)
    }
    #expect(layouts.selection == .compact)
    root.frame.size.width = 800
    expectLayout(root, "root 0 0 800 300\n└ card 0 0 800 300\n  └ icon 0 0 48 20")
    root.frame.size.width = 500
    expectLayout(root, "root 0 0 500 300\n└ card 0 0 500 300\n  └ icon 0 0 24 20")
    icon.height == 30 ~ .low
    root.layoutIfNeeded()
    #expect(sizes == [0, 800, 500])
    #expect(problems(of: root) == "")
  }

  @Test
  func `a view that becomes followed is asked though it is laid out already`() {
    let layouts = layouts()
    root.frame.size.width = 800
    root.layoutIfNeeded()
    layouts.select(bySizeOf: card, Self.choose)
    #expect(layouts.selection == .regular)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(layouts.selection == .compact && icon.frame.width == 24)
  }

  @Test
  func `a size may select no layout`() {
    let layouts = layouts()
    layouts.select(bySizeOf: root) { $0.width < 600 ? .compact : nil }
    icon.width == 99 ~ .low
    root.frame.size.width = 800
    root.layoutIfNeeded()
    #expect(layouts.selection == nil && icon.frame.width == 99)
  }

  @Test
  func `a selection of one's own holds until the size changes`() {
    let layouts = layouts()
    layouts.select(bySizeOf: root, Self.choose)
    layouts.selection = .regular
    root.layoutIfNeeded()
    #expect(icon.frame.width == 48)
    root.frame.size.height = 200
    root.layoutIfNeeded()
    #expect(icon.frame.width == 24)
  }

  @Test
  func `a switch follows the view that it was told last`() {
    let layouts = layouts()
    layouts.select(bySizeOf: root, Self.choose)
    layouts.select(bySizeOf: root) { $0.width < 100 ? .compact : .regular }
    #expect(layouts.selection == .regular)
    root.layoutIfNeeded()
    layouts.select(bySizeOf: card) { $0.height < 100 ? .compact : .regular }
    root.frame.size = LayoutSize(width: 50, height: 300)
    root.layoutIfNeeded()
    #expect(layouts.selection == .regular)
    root.frame.size.height = 50
    root.layoutIfNeeded()
    #expect(layouts.selection == .compact)
  }

  @Test
  func `two switches follow one view`() {
    let (widths, heights) = (layouts(), layouts())
    widths.select(bySizeOf: root, Self.choose)
    heights[.compact] = batch(active: false) { icon.height == 10 ~ .required }
    heights[.regular] = nil
    heights.select(bySizeOf: root) { $0.height < 100 ? .compact : .regular }
    #expect(widths.selection == .compact && heights.selection == .regular)
    root.frame.size = LayoutSize(width: 700, height: 50)
    root.layoutIfNeeded()
    #expect(widths.selection == .regular && heights.selection == .compact)
  }

  @Test
  func `a followed view keeps choosing in another tree`() {
    let layouts = layouts()
    layouts.select(bySizeOf: card, Self.choose)
    root.layoutIfNeeded()
    let window = LayoutView(name: "window", frame: LayoutRect(x: 0, y: 0, width: 900, height: 100))
    window.addSubview(card)
    card.edges == window.edges
    expectLayout(window, "window 0 0 900 100\n└ card 0 0 900 100\n  └ icon 0 0 48 20")
  }

  @Test
  func `a size that follows from what it selects ends the pass with a report`() {
    let layouts = layouts()
    // The wider the icon, the narrower the box, and the other way round.
    let box = LayoutView(name: "box")
    root.addSubview(box)
    box.topLeading == root.topLeading
    box.height == 10
    box.width + icon.width == 100
    layouts.select(bySizeOf: box) { $0.width > 60 ? .regular : .compact }
    root.layoutIfNeeded()
    // The frames are those of the selected layout.
    #expect(icon.frame.width == (layouts.selection == .compact ? 24 : 48))
    #expect(box.frame.width == 100 - icon.frame.width)
    expectLines(
      problems(of: root),
      """
      error: the layout did not settle in 8 rounds
      note: 'box' got another size from each layout that its size selected
      help: select by the size of a view that the layouts do not resize, for example the root
      """)
    #expect(!root.pending.contains(.pass))
    layouts.select(bySizeOf: root, Self.choose)
    #expect(problems(of: root) == "")
  }

  @Test
  func `a view, its switch and the layouts go away together`() {
    weak var gone: LayoutView?
    weak var switchGone: LayoutConstraintSwitch<Width>?
    do {
      let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
      let icon = LayoutView(name: "icon")
      root.addSubview(icon)
      let layouts: LayoutConstraintSwitch<Width> = ConstraintSwitch([
        .compact: batch(active: false) { icon.width == root.width * 0.5 }
      ])
      layouts.select(bySizeOf: root, Self.choose)
      root.layoutIfNeeded()
      (gone, switchGone) = (root, layouts)
    }
    #expect(gone == nil && switchGone == nil)
  }
}
