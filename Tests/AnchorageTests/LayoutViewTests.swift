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
