import AnchorageHeadless
import Testing

/// Views and guides before anybody changed them.
struct LayoutViewTests {
  @Test
  func `a new view is placed by its frame and follows nothing`() {
    let view = LayoutView()
    #expect(view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask == [])
    #expect(view.frame == .zero && view.alignmentRectInsets == .zero && view.displayScale == nil)
    #expect(view.layoutDirection == nil && view.effectiveLayoutDirection == .leftToRight)
    #expect(!view.isHidden && view.superview == nil && view.constraints.isEmpty)
    #expect(!view.hasAmbiguousLayout && view.diagnostics.isEmpty)
  }

  @Test
  func `a new view has margins of 8 inside a safe area of nothing`() {
    let view = LayoutView()
    #expect(view.layoutMargins == LayoutInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(view.safeAreaInsets == .zero)
    #expect(view.insetsLayoutMarginsFromSafeArea && !view.preservesSuperviewLayoutMargins)
  }

  @Test
  func `views made in code hug with 250 and resist with 750`() {
    for view in [LayoutView(), LayoutLabel(text: "text")] {
      for axis in LayoutAxis.allCases {
        #expect(view.contentHuggingPriority(for: axis) == 250)
        #expect(view.contentCompressionResistancePriority(for: axis) == 750)
      }
    }
  }

  @Test
  func `a guide has no name, no view and no extent of its own`() {
    let guide = LayoutGuide()
    #expect(guide.name == "" && guide.owningView == nil && guide.layoutFrame == .zero)
  }

  @Test
  func `a guide's frame counts from the view that owns it`() {
    let root = makeRoot()
    let view = LayoutView(name: "view", frame: LayoutRect(x: 100, y: 50, width: 80, height: 60))
    let guide = LayoutGuide(name: "guide")
    root.addSubview(view)
    view.addLayoutGuide(guide)
    guide.leading == root.leading + 110
    guide.top == view.top + 5
    guide.size == LayoutSize(width: 10, height: 20)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == LayoutRect(x: 10, y: 5, width: 10, height: 20))
  }

  @Test
  func `views are added one after the other`() {
    let (root, a, b, c) = (LayoutView(), LayoutView(), LayoutView(), LayoutView())
    root.addSubviews(a, b)
    root.addSubviews([c, a])
    #expect(root.subviews.elementsEqual([b, c, a]) { $0 === $1 })
    root.addSubviews()
    #expect(root.subviews.count == 3)
  }
}

struct LayoutDescriptionTests {
  @Test
  func `the table lines up names and numbers`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: -0.001, y: 0, width: 800, height: 600))
    let side = LayoutView(name: "seite", frame: LayoutRect(x: 0, y: 0, width: 200.5, height: 600))
    let title = LayoutView(name: "título", frame: LayoutRect(x: 8, y: 8.125, width: 2.0 / 3, height: 20))
    let last = LayoutView(frame: LayoutRect(x: 1e6, y: -12.5, width: 1, height: 1))
    let guide = LayoutGuide(name: "g")
    add(side, last, to: root)
    side.addSubview(title)
    side.addLayoutGuide(guide)
    guide.edges == side.edges
    root.addLayoutGuide(LayoutGuide())
    last.isHidden = true
    root.layoutIfNeeded()
    #expect(
      root.layoutDescription == """
        root              0      0    800  600
        ├ seite           0      0  200.5  600
        │ ├ título        8   8.13   0.67   20
        │ └ g             0      0  200.5  600
        ├ view      1000000  -12.5      1    1  hidden
        └ guide           0      0      0    0  ambiguous
        """)
  }

  @Test
  func `lines of the tree end where its views do`() {
    let root = makeRoot(100, 50)
    var outer = root
    for name in ["a", "b", "c"] {
      let (view, last) = (LayoutView(name: name), LayoutView(name: name + "2"))
      add(view, last, to: outer)
      outer = view
    }
    outer.addSubview(LayoutView(name: "d"))
    #expect(
      root.layoutDescription == """
        root       0  0  100  50
        ├ a        0  0    0   0
        │ ├ b      0  0    0   0
        │ │ ├ c    0  0    0   0
        │ │ │ └ d  0  0    0   0
        │ │ └ c2   0  0    0   0
        │ └ b2     0  0    0   0
        └ a2       0  0    0   0
        """)
  }
}

/// Coordinates of one view seen from another, and how geometry reads.
struct ConversionTests {
  let root = LayoutView(name: "root", frame: LayoutRect(x: 500, y: 500, width: 320, height: 200))
  let card = LayoutView(name: "card", frame: LayoutRect(x: 16, y: 40, width: 288, height: 120))
  let title = LayoutView(name: "title", frame: LayoutRect(x: 8, y: 9, width: 120, height: 20))
  let badge = LayoutView(name: "badge", frame: LayoutRect(x: 300, y: 4, width: 10, height: 10))

  init() {
    root.addSubview(card)
    root.addSubview(badge)
    card.addSubview(title)
  }

  @Test
  func `the frame in the root adds up the frames between, without the root's own`() {
    #expect(title.frameInRoot == LayoutRect(x: 24, y: 49, width: 120, height: 20))
    #expect(card.frameInRoot == card.frame)
    #expect(root.frameInRoot == LayoutRect(x: 0, y: 0, width: 320, height: 200))
  }

  @Test
  func `points and rectangles are converted up, down and across, and back`() {
    let point = LayoutPoint(x: 1, y: 2)
    #expect(title.convert(point, to: card) == LayoutPoint(x: 9, y: 11))
    #expect(card.convert(LayoutPoint(x: 9, y: 11), to: title) == point)
    #expect(title.convert(point, to: badge) == LayoutPoint(x: 25 - 300, y: 51 - 4))
    #expect(badge.convert(point, from: title) == title.convert(point, to: badge))
    #expect(title.convert(title.bounds, to: nil) == title.frameInRoot)
    #expect(title.convert(title.frameInRoot, from: nil) == title.bounds)
    #expect(title.convert(point, to: title) == point)
  }

  @Test
  func `a view of another tree is reported, and the roots count as in one place`() {
    let stranger = LayoutView(name: "stranger", frame: LayoutRect(x: 7, y: 7, width: 1, height: 1))
    #expect(title.convert(.zero, to: stranger) == LayoutPoint(x: 24, y: 49))
    expectLines(
      problems(of: root),
      """
      error: 'stranger' and 'root' have no common ancestor
      help: put both into one tree first, for example 'root.addSubview(stranger)'
      """)
  }

  @Test
  func `setting the centre moves the frame`() {
    card.center = LayoutPoint(x: 160, y: 100)
    #expect(card.frame == LayoutRect(x: 16, y: 40, width: 288, height: 120))
    card.center.x = 200
    #expect(card.frame.minX == 56 && card.center == LayoutPoint(x: 200, y: 100))
    card.center.y = .nan
    #expect(card.center == LayoutPoint(x: 200, y: 100) && !problems(of: root).isEmpty)
  }

  @Test
  func `geometry prints in short`() {
    #expect("\(title.frame)" == "(8, 9, 120, 20)")
    #expect("\(LayoutPoint(x: 0.5, y: -1))" == "(0.5, -1)")
    #expect("\(LayoutSize(width: 100, height: 1.0 / 3))".hasPrefix("100 × 0.333"))
    #expect(
      "\(LayoutInsets(horizontal: 16, vertical: 8))" == "(top: 8, leading: 16, bottom: 8, trailing: 16)")
    #expect("\([LayoutSize(width: 1, height: 2)])" == "[1 × 2]")
    #expect(
      "\(LayoutContentPriorities(horizontal: 251, vertical: .required))"
        == "(horizontal: 251, vertical: .required)")
  }

  @Test
  func `content priorities have the names of priorities`() {
    card.hugging = .high
    card.compressionResistance = .required
    #expect(card.contentHuggingPriority(for: .vertical) == 750)
    #expect(card.contentCompressionResistancePriority(for: .horizontal) == 1000)
    #expect(LayoutContentPriorities.low == 250 && LayoutContentPriorities.medium == 500)
  }
}
