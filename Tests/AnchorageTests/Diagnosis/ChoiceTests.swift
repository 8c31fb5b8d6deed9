import AnchorageHeadless
import Testing

/// Which of several equally good layouts is taken. The numbers are those of Apple's engine (Tests/AppleLive, `stevia/…` and
/// `oastackview/…`), or of hand arithmetic with the rule that they follow.
struct ChoiceTests {
  private let root = makeRoot(390, 844)
  private let a = LayoutView(name: "a")

  init() { root.addSubview(a) }

  private func laidOut(_ view: LayoutView) -> LayoutRect {
    root.layoutIfNeeded()
    return view.frame
  }

  @Test
  func `an open width is zero, and the place follows`() {
    a.trailing == root.trailing
    #expect(laidOut(a) == LayoutRect(x: 390, y: 0, width: 0, height: 0))
    a.width <= 23
    a.width >= 7
    #expect(laidOut(a) == LayoutRect(x: 383, y: 0, width: 7, height: 0))
  }

  @Test
  func `an open position rests on its bound, which may move`() {
    a.size == LayoutSize(width: 100, height: 100)
    let bound = a.left <= root.left + 23
    a.bottom <= root.bottom - 45
    #expect(laidOut(a).origin == LayoutPoint(x: 23, y: 699))
    bound.constant = 40
    #expect(laidOut(a).minX == 40)
    bound.isActive = false
    #expect(laidOut(a).minX == 0)
    bound.isActive = true
    #expect(laidOut(a).minX == 40)
  }

  @Test
  func `right to left, a position rests on its bound at the other side`() {
    root.layoutDirection = .rightToLeft
    a.size == LayoutSize(width: 100, height: 100)
    a.leading >= root.leading + 23
    #expect(laidOut(a).minX == 267)
  }

  @Test
  func `between two bounds a position rests on the one that became active first`() {
    a.width == 50
    let far = a.right <= root.right - 20
    let near = a.left >= root.left + 20
    #expect(laidOut(a).minX == 320)
    far.isActive = false
    #expect(laidOut(a).minX == 20)
    // Active again, it is the later one.
    far.isActive = true
    #expect(laidOut(a).minX == 20)
    near.isActive = false
    near.isActive = true
    #expect(laidOut(a).minX == 320)
  }

  @Test
  func `a bound that is declared again comes after the others, even if nothing else changes`() {
    a.size == LayoutSize(width: 50, height: 50)
    let far = batch { a.right <= root.right - 20 }
    a.left >= root.left + 30
    #expect(laidOut(a).minX == 320)
    far.update { a.right <= root.right - 20 }
    #expect(laidOut(a).minX == 30)
  }

  @Test
  func `in a batch, and before the view is in the tree, the order is that of the statements`() {
    let late = LayoutView(name: "late")
    root.addSubview(late)
    batch {
      late.width == 50
      late.right <= root.right - 20
      late.left >= root.left + 20
    }
    #expect(laidOut(late).minX == 320)
  }

  @Test
  func `of equal priorities in a required sum the first gives way, and content holds before others`() {
    let views = [50.0, 60, 100].map { ContentView("\(Int($0))", 250, $0) }
    let column = LayoutView(name: "column")
    root.addSubview(column)
    add(views[0], views[1], views[2], to: column)
    column.height == 400
    views[0].top == column.top
    views[1].top == views[0].bottom
    views[2].top == views[1].bottom
    views[2].bottom == column.bottom
    root.layoutIfNeeded()
    #expect(views.map { $0.frame.height } == [240, 60, 100])
    // Another priority, and back.
    views[1].hugging.vertical = 100
    root.layoutIfNeeded()
    #expect(views.map { $0.frame.height } == [50, 250, 100])
    views[1].hugging.vertical = .low
    root.layoutIfNeeded()
    #expect(views.map { $0.frame.height } == [240, 60, 100])
  }

  @Test
  func `of two wishes about one length the later gives way, whichever is changed meanwhile`() {
    let first = a.width == 100 ~ 500
    let second = a.width == 200 ~ 500
    #expect(laidOut(a).width == 100)
    first.constant = 120
    #expect(laidOut(a).width == 120)
    second.priority = 501
    #expect(laidOut(a).width == 200)
    second.priority = 500
    #expect(laidOut(a).width == 120)
  }

  @Test
  func `the order of a stack view decides, and not that of its subviews`() {
    let row = LayoutStackView(name: "row")
    let (one, other) = (ContentView("one", 50, 20), ContentView("other", 60, 20))
    for view in [one, other] { row.addArrangedSubview(view) }
    root.addSubview(row)
    row.topLeading == root.topLeading
    row.width == 300
    root.layoutIfNeeded()
    #expect([one, other].map { $0.frame.width } == [240, 60])
    row.insertArrangedSubview(other, at: 0)
    root.layoutIfNeeded()
    #expect([one, other].map { $0.frame.width } == [50, 250])
    #expect(row.subviews.map { $0.name } == ["one", "other"])
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `views without content in the order of a stack view are as narrow as they can be`() {
    let row = LayoutStackView(name: "row")
    let (one, other) = (LayoutView(name: "one"), LayoutView(name: "other"))
    for view in [one, other] { row.addArrangedSubview(view) }
    root.addSubview(row)
    row.topLeading == root.topLeading
    row.width == 300
    root.layoutIfNeeded()
    #expect([one, other].map { $0.frame.width } == [0, 300])
    row.insertArrangedSubview(other, at: 0)
    root.layoutIfNeeded()
    #expect([one, other].map { $0.frame.width } == [300, 0])
  }

  @Test
  func `of a thousand labels that hug alike the first takes all that is left`() {
    let views = (0..<1000).map { ContentView("\($0)", 1, 1) }
    let row = LayoutStackView(name: "row", arrangedSubviews: views)
    root.addSubview(row)
    row.topLeading == root.topLeading
    row.width == 1500
    root.layoutIfNeeded()
    #expect(views[0].frame.width == 501 && views.dropFirst().allSatisfy { $0.frame.width == 1 })
  }
}
