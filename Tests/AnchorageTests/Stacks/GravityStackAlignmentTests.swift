import AnchorageHeadless
import Testing

/// Where an `NSStackView` puts views across its axis. The numbers are those of the measured frames where there are any.
struct GravityStackAlignmentTests {
  private let root = makeRoot()
  private let stack = LayoutGravityStackView(name: "stack")
  private let a = ContentView("a", 40, 20, first: 15, last: 5)
  private let b = ContentView("b", 60, 30, first: 20, last: 8)
  private let c = ContentView("c", 20, 10, first: 8, last: 2)

  init() {
    root.addSubview(stack)
    stack.topLeading == root.topLeading
    stack.size == LayoutSize(width: 200, height: 200)
    stack.spacing = 10
    for view in [a, b, c] { stack.addArrangedSubview(view) }
  }

  private func places(_ axis: LayoutAxis) -> [Double] {
    root.layoutIfNeeded()
    return [a, b, c].map { axis == .horizontal ? $0.frame.minX : $0.frame.minY }
  }

  @Test(
    arguments: [
      (.centerY, [90, 85, 95]), (.top, [0, 0, 0]), (.bottom, [180, 170, 190]),
      (.firstBaseline, [0, -5, 7]), (.height, [0, 0, 0]),
    ] as [(LayoutAttribute, [Double])])
  func `views in a row share an attribute with it`(alignment: LayoutAttribute, y: [Double]) {
    stack.alignment = alignment
    // Baselines are in one line, and all views inside.
    let isBaseline = alignment == .firstBaseline
    #expect(places(.vertical) == (isBaseline ? y.map { $0 + 5 } : y))
    #expect(a.frame.size.height == (alignment == .height ? 200 : 20))
    #expect(places(.horizontal) == [0, 50, 120])
  }

  @Test(
    arguments: [
      (.leading, [0, 0, 0]), (.left, [0, 0, 0]), (.centerX, [80, 70, 90]), (.trailing, [160, 140, 180]),
      (.right, [160, 140, 180]),
    ] as [(LayoutAttribute, [Double])])
  func `views in a column share an attribute with it`(alignment: LayoutAttribute, x: [Double]) {
    stack.orientation = .vertical
    stack.alignment = alignment
    #expect(places(.horizontal) == x)
    #expect(places(.vertical) == [0, 30, 70])
    #expect([a, b, c].map { $0.frame.size.width } == [40, 60, 20])
  }

  @Test
  func `insets move edges, and not the centre`() {
    stack.edgeInsets = LayoutInsets(top: 4, leading: 0, bottom: 6, trailing: 0)
    stack.alignment = .top
    #expect(places(.vertical) == [4, 4, 4])
    stack.alignment = .bottom
    #expect(places(.vertical) == [174, 164, 184])
    stack.alignment = .centerY
    #expect(places(.vertical) == [90, 85, 95])
  }

  @Test
  func `leading is on the right under right-to-left, with the inset that is there`() {
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.layoutDirection = .rightToLeft
    stack.edgeInsets = LayoutInsets(top: 0, leading: 3, bottom: 0, trailing: 7)
    #expect(places(.horizontal) == [153, 133, 173])
    stack.alignment = .left
    #expect(places(.horizontal) == [3, 3, 3])
  }

  @Test
  func `the last baselines are in one line`() {
    stack.alignment = .lastBaseline
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.maxY - $0.last } == [192, 192, 192])
    #expect(b.frame.maxY == 200)
  }

  @Test
  func `a constraint of its own aligns a view otherwise`() {
    a.top == stack.top + 3
    #expect(places(.vertical) == [3, 85, 95])
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `views stay inside`() {
    stack.edgeInsets = LayoutInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    a.top == stack.top ~ .high
    b.bottom == stack.bottom ~ .high
    #expect(places(.vertical) == [10, 160, 95])
  }

  @Test(arguments: [LayoutAttribute.notAnAttribute, .leading, .centerX, .width])
  func `an attribute that does not fit aligns nothing`(alignment: LayoutAttribute) {
    stack.alignment = alignment
    root.layoutIfNeeded()
    #expect(!stack.constraints.contains { $0.identifier == "NSStackView.Align" })
    for view in [a, b, c] { view.bottom == stack.bottom - 1 ~ 1 }
    #expect(places(.vertical) == [179, 169, 189])
  }

  @Test
  func `the stack is as high as its content`() {
    let views = [ContentView("d", 10, 30), ContentView("e", 10, 50)]
    let other = LayoutGravityStackView(name: "other", views: views)
    other.edgeInsets = LayoutInsets(top: 2, leading: 2, bottom: 2, trailing: 4)
    root.addSubview(other)
    other.topLeading == stack.bottomLeading
    root.layoutIfNeeded()
    #expect(other.frame.size == LayoutSize(width: 34, height: 54))
    #expect(other.views.map { $0.frame.minY } == [12, 2])
  }
}
