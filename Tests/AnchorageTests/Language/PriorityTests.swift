import AnchorageHeadless
import Testing

/// Priorities; the worked examples of the documented semantics.
struct PriorityTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
  }

  struct Preference: CustomTestStringConvertible {
    var relation: LayoutRelation = .equal
    var width: Double
    var priority: LayoutPriority
    var testDescription: String { "\(relation) \(width) ~ \(priority)" }
  }

  @Test(
    arguments: [
      ([.init(width: 100, priority: 750), .init(width: 200, priority: 250)], 100.0),
      (
        [
          .init(width: 100, priority: 251), .init(width: 200, priority: 250),
          .init(width: 210, priority: 250),
        ], 100
      ),
      (
        [
          .init(width: 100, priority: 500), .init(width: 200, priority: 500),
          .init(width: 210, priority: 500),
        ], 200
      ),
      (
        [
          .init(width: 100, priority: 500), .init(width: 100, priority: 500),
          .init(width: 200, priority: 500),
        ], 100
      ),
      (
        [.init(width: 24, priority: 500), .init(relation: .greaterThanOrEqual, width: 30, priority: 525)], 30
      ),
      (
        [.init(relation: .greaterThanOrEqual, width: 100, priority: 1000), .init(width: 60, priority: 999)],
        100
      ),
      (
        [.init(relation: .greaterThanOrEqual, width: 100, priority: 500), .init(width: 160, priority: 10)],
        160
      ),
      (
        [.init(width: 100, priority: 1000), .init(relation: .lessThanOrEqual, width: 50, priority: 999)], 100
      ),
      ([.init(width: 100, priority: 249.5), .init(width: 200, priority: 249.25)], 100),
    ] as [([Preference], Double)])
  func `a higher priority wins over any number of lower ones`(preferences: [Preference], width: Double) {
    a.leading == root.leading
    a.verticalEdges == root.verticalEdges
    for preference in preferences {
      switch preference.relation {
      case .equal: a.width == preference.width ~ preference.priority
      case .lessThanOrEqual: a.width <= preference.width ~ preference.priority
      case .greaterThanOrEqual: a.width >= preference.width ~ preference.priority
      }
    }
    root.layoutIfNeeded()
    #expect(Double(a.frame.width) == width)
    #expect(!a.hasAmbiguousLayout)
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a view is ambiguous in its superview, not because its superview is`() {
    a.addSubview(b)
    a.width == 100
    a.verticalEdges == root.verticalEdges
    b.edges == a.edges
    expectLayout(
      root,
      """
      root  0  0  400  300
      └ a   0  0  100  300  ambiguous
        └ b 0  0  100  300
      """)
    #expect(a.hasAmbiguousLayout && !b.hasAmbiguousLayout && !root.hasAmbiguousLayout)
  }

  @Test
  func `constants, priorities and activity change at any time`() {
    a.verticalEdges == root.verticalEdges
    let leading = a.leading == root.leading + 10
    let width = a.width == 50 ~ .medium
    let other = a.width == 70 ~ 400
    expectLayout(root, "root 0 0 400 300\n└ a 10 0 50 300")
    leading.constant = 35
    width.constant = 60
    expectLayout(root, "root 0 0 400 300\n└ a 35 0 60 300")
    width.priority = 300
    expectLayout(root, "root 0 0 400 300\n└ a 35 0 70 300")
    width.isActive = false
    expectLayout(root, "root 0 0 400 300\n└ a 35 0 70 300")
    other.isActive = false
    width.priority = .required
    width.isActive = true
    expectLayout(root, "root 0 0 400 300\n└ a 35 0 60 300")
  }

  @Test
  func `priorities with names have Apple's values`() {
    let priorities: [LayoutPriority] = [
      .required, .high, .dragThatCanResizeWindow, .windowSizeStayPut, .medium, .dragThatCannotResizeWindow,
      .low, .fittingSize,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 500, 490, 250, 50])
  }

  @Test
  func `a wish that cannot come true is come as close to as possible`() {
    a.leading == root.leading
    a.verticalEdges == root.verticalEdges
    a.width <= 60
    let wish = a.width >= 100 ~ .medium
    expectLayout(a, "a 0 0 60 300")
    wish.isActive = false
    a.width == 500 ~ 1
    a.trailing <= root.trailing - 350 ~ 2
    expectLayout(a, "a 0 0 50 300")
  }

  @Test
  func `a wish weighs as many points as its first side misses`() {
    root.addSubview(b)
    [a, b].verticalEdges == root.verticalEdges
    [a, b].leading == root.leading
    a.width == 100
    b.width == 80 ~ .medium
    // At 50 it misses nothing and the other wish 30; at 80 it misses 60 and the other nothing.
    let double = a.width == b.width * 2 ~ .medium
    root.layoutIfNeeded()
    #expect(b.frame.width == 50)
    double.isActive = false
    // At 200 it misses nothing and the other wish 120; at 80 it misses 60 and the other nothing.
    a.width == b.width * 0.5 ~ .medium
    root.layoutIfNeeded()
    #expect(b.frame.width == 80)
  }
}

/// The short forms of content priorities.
struct ContentPriorityTests {
  let view = LayoutView(name: "view")

  @Test
  func `content priorities begin as UIKit's`() {
    #expect(view.hugging == 250)
    #expect(view.compressionResistance == 750)
  }

  @Test
  func `a priority is set for both axes or for one`() {
    view.hugging = 251
    view.hugging.vertical = .required
    view.compressionResistance = LayoutContentPriorities(horizontal: .low, vertical: 3.5)
    view.compressionResistance.horizontal = .low - 1
    #expect(view.hugging == LayoutContentPriorities(horizontal: 251, vertical: 1000))
    #expect(view.compressionResistance == LayoutContentPriorities(horizontal: 249, vertical: 3.5))
  }

  @Test
  func `the views of an array get the same priority`() {
    let other = LayoutView(name: "other")
    [view, other].setContentHuggingPriority(.required, for: .vertical)
    [view, other].setContentCompressionResistancePriority(9, for: .horizontal)
    for view in [view, other] {
      #expect(view.hugging == LayoutContentPriorities(horizontal: 250, vertical: 1000))
      #expect(view.compressionResistance == LayoutContentPriorities(horizontal: 9, vertical: 750))
    }
  }

  @Test
  func `a stronger hold on content wins`() {
    let root = makeRoot(100, 20)
    let (a, b) = (ContentView("a", 30, 20), ContentView("b", 30, 20))
    add(a, b, to: root)
    [a, b].distribute(.horizontal, in: root)
    [a, b].verticalEdges == root.verticalEdges
    a.hugging.horizontal = 251
    expectLayout(root, "root 0 0 100 20\n├ a 0 0 30 20\n└ b 30 0 70 20")
    b.hugging = 252
    expectLayout(root, "root 0 0 100 20\n├ a 0 0 70 20\n└ b 70 0 30 20")
  }
}
