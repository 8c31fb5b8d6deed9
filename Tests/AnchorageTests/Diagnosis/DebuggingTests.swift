import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// `exerciseAmbiguityInLayout` and `constraintsAffectingLayout(for:)`.
struct DebuggingTests {
  private let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
    [a, b].top == root.top
    [a, b].height == 10
  }

  // MARK: Exercising ambiguity

  @Test
  func `an ambiguous view moves to another place and back`() {
    a.leading >= root.leading + 20
    a.width == 50
    b.horizontalEdges == root.horizontalEdges
    a.exerciseAmbiguityInLayout()
    #expect(a.frame.origin.x == 120)
    #expect(a.hasAmbiguousLayout)
    a.exerciseAmbiguityInLayout()
    #expect(a.frame.origin.x == 20)
  }

  @Test
  func `another place satisfies the constraints as well`() {
    a.leading >= root.leading + 20
    a.trailing <= root.trailing - 300
    a.width == 50
    b.leading == a.trailing
    b.width == 5
    a.exerciseAmbiguityInLayout()
    #expect(a.frame == LayoutRect(x: 50, y: 0, width: 50, height: 10))
    #expect(b.frame.origin.x == 100)
  }

  @Test
  func `a view that can only move left moves left`() {
    a.trailing <= root.leading - 20
    a.width == 50
    b.horizontalEdges == root.horizontalEdges
    root.layoutIfNeeded()
    #expect(a.frame.origin.x == -70)
    a.exerciseAmbiguityInLayout()
    #expect(a.frame.origin.x == -170)
  }

  @Test
  func `a view that is not ambiguous stays`() {
    [a, b].horizontalEdges == root.horizontalEdges
    a.exerciseAmbiguityInLayout()
    #expect(a.frame == LayoutRect(x: 0, y: 0, width: 400, height: 10))
  }

  @Test
  func `the next pass goes back`() {
    a.leading >= root.leading + 20
    a.width == 50
    b.horizontalEdges == root.horizontalEdges
    a.exerciseAmbiguityInLayout()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(a.frame.origin.x == 20)
  }

  @Test
  func `after the next pass it moves away again`() {
    a.leading >= root.leading + 20
    a.width == 50
    b.horizontalEdges == root.horizontalEdges
    a.exerciseAmbiguityInLayout()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    a.exerciseAmbiguityInLayout()
    #expect(a.frame.origin.x == 120)
  }

  @Test
  func `a view that can move to both sides moves right`() {
    a.width == 50
    b.horizontalEdges == root.horizontalEdges
    a.exerciseAmbiguityInLayout()
    #expect(a.frame.origin.x == 100)
  }

  @Test
  func `subviews are laid out where a view moved to`() {
    final class Watcher: LayoutView {
      var widths: [Double] = []
      override func layoutSubviews() { widths.append(frame.size.width) }
    }
    let watcher = Watcher(name: "watcher")
    root.addSubview(watcher)
    [a, b].horizontalEdges == root.horizontalEdges
    watcher.leading == root.leading
    watcher.verticalEdges == root.verticalEdges
    watcher.exerciseAmbiguityInLayout()
    #expect(watcher.widths == [0, 100])
  }

  @Test
  func `a view may let go of the root where it moved to`() {
    let views = [ContentView("first"), ContentView("second")]
    let watch = Watch()
    var last: LayoutView? = watch.on(makeRoot())
    for view in views {
      last?.addSubview(view)
      view.leading == view.superview!.leading
      view.width >= 30
      view.verticalEdges == view.superview!.verticalEdges
    }
    views[0].width == views[1].width
    last?.layoutIfNeeded()
    for view in views { view.intentions[.layingOut] = { last = nil } }
    views[0].exerciseAmbiguityInLayout()
    #expect(watch.living == [])
  }

  @Test
  func `a view moves also after another one did, which goes back`() {
    [a, b].leading >= root.leading + 20
    [a, b].width == 50
    a.exerciseAmbiguityInLayout()
    #expect([a, b].map { $0.frame.origin.x } == [120, 20])
    b.exerciseAmbiguityInLayout()
    #expect([a, b].map { $0.frame.origin.x } == [20, 120])
    b.exerciseAmbiguityInLayout()
    #expect([a, b].map { $0.frame.origin.x } == [20, 20])
  }

  // MARK: Constraints affecting a layout

  private func affecting(_ view: LayoutView, _ axis: LayoutAxis) -> [String] {
    root.layoutIfNeeded()
    return view.constraintsAffectingLayout(for: axis).map { $0.description }
  }

  @Test
  func `constraints of other views affect a view that follows them`() {
    a.leading == root.leading + 8
    a.width == 50
    b.leading == a.trailing + 8
    b.width == a.width
    #expect(
      affecting(b, .horizontal) == [
        "a.leading == root.leading + 8", "b.leading == a.trailing + 8", "b.width == a.width", "a.width == 50",
      ])
    #expect(affecting(a, .horizontal) == ["a.leading == root.leading + 8", "a.width == 50"])
  }

  @Test
  func `constraints along the other axis do not`() {
    a.horizontalEdges == root.horizontalEdges
    #expect(affecting(a, .vertical) == ["a.top == root.top", "a.height == 10"])
  }

  @Test
  func `an aspect ratio brings the other axis in`() {
    a.leading == root.leading
    a.width == 3 * a.height
    #expect(
      affecting(a, .horizontal) == ["a.leading == root.leading", "a.height == 10", "a.width == a.height * 3"])
  }

  @Test
  func `a bound that is reached affects, one with room left does not`() {
    a.leading == root.leading
    a.width == 500 ~ .high
    a.trailing <= root.trailing - 20
    a.width >= 100
    #expect(
      affecting(a, .horizontal) == [
        "a.leading == root.leading", "a.trailing <= root.trailing - 20", "a.width == 500 ~ .high",
      ])
  }

  @Test
  func `frames and intrinsic sizes are no constraints of anybody's`() {
    let label = LayoutLabel(name: "label", text: "Hello")
    let placed = LayoutView(name: "placed", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(label)
    root.addSubview(placed)
    label.leading == placed.trailing
    #expect(affecting(label, .horizontal) == ["label.leading == placed.trailing"])
    #expect(affecting(placed, .horizontal) == [])
    #expect(affecting(root, .horizontal) == [])
  }

  @Test
  func `what affects a view does not depend on whether its content came before its constraints`() {
    let (early, late) = (ContentView("view", 0, 10), ContentView("view"))
    for view in [early, late] {
      root.addSubview(view)
      view.topLeading == root.topLeading
      view.width == 2 * view.height
      // Both hold in no size but zero, and then the content's width says as much as this one, but comes after it.
      view.height == 2 * view.width ~ .high
    }
    root.layoutIfNeeded()
    late.content = early.content
    late.invalidateIntrinsicContentSize()
    for view in [early, late] {
      let size = ["view.width == view.height * 2", "view.height == view.width * 2 ~ .high"]
      #expect(affecting(view, .horizontal) == ["view.leading == root.leading"] + size)
      #expect(affecting(view, .vertical) == ["view.top == root.top"] + size)
    }
  }

  @Test
  func `a broken constraint does not affect anything`() {
    a.leading == root.leading
    a.width == 100
    a.width == 200
    #expect(affecting(a, .horizontal) == ["a.leading == root.leading", "a.width == 100"])
  }

  @Test
  func `what affects a stack does not depend on what was hidden when it was laid out first`() {
    let (early, late) = (LayoutStackView(name: "stack"), LayoutStackView(name: "stack"))
    let views = [ContentView("view", 20, 10), ContentView("view", 20, 10)]
    for (stack, view) in zip([early, late], views) {
      root.addSubview(stack)
      stack.alignment = .center
      stack.addArrangedSubview(view)
      stack.topLeading == root.topLeading
      stack.height == stack.width ~ .medium
    }
    views[0].isHidden = true
    root.layoutIfNeeded()
    views[1].isHidden = true
    root.layoutIfNeeded()
    let own = ["stack.leading == root.leading", "stack.width == 0 ~ 49"]
    #expect(affecting(early, .horizontal) == own)
    #expect(affecting(late, .horizontal) == own)
  }
}
