import AnchorageHeadless
import Testing

/// Every mistake with an `NSStackView`: it is reported in a sentence, and nothing is lost.
struct GravityStackMistakeTests {
  private let root = makeRoot()
  private let row = LayoutGravityStackView(name: "row")
  private let a = ContentView("a", 50, 20)
  private let b = ContentView("b", 60, 20)

  init() {
    root.addSubview(row)
    row.topLeading == root.topLeading
    for view in [a, b] { row.addArrangedSubview(view) }
  }

  private func expectNothingLost() {
    #expect(row.views.map { $0.name } == ["a", "b"])
    #expect(row.frame == LayoutRect(x: 0, y: 0, width: 118, height: 20))
    #expect(b.frame == LayoutRect(x: 58, y: 0, width: 60, height: 20))
  }

  @Test
  func `a stack is not in itself`() {
    let inner = LayoutGravityStackView(name: "inner")
    row.addSubview(inner)
    row.addArrangedSubview(row)
    inner.insertView(row, at: 0, in: .center)
    expectLines(
      problems(of: root),
      """
      error: 'row' cannot be its own subview
      help: add another view
      error: 'row' contains 'inner' and cannot be its subview
      help: take the inner view out of the outer one first: 'inner.removeFromSuperview()'
      """)
    expectNothingLost()
  }

  @Test
  func `a view is in one area, once`() {
    row.setViews([a, b, a], in: .leading)
    expectLines(
      problems(of: root),
      """
      error: 'row' arranges 'a' already
      help: to move it, insert it at another index: 'insertArrangedSubview(a, at: 0)'
      """)
    expectNothingLost()
  }

  @Test(arguments: [(Double.nan, "NaN"), (.infinity, "infinite"), (1e300, "1e+300")])
  func `numbers that are not finite are refused`(number: Double, text: String) {
    func report(_ quantity: String) -> String {
      """
      error: \(quantity) of 'row' cannot be \(text)
      help: use a finite number of magnitude 1000000000 or less
      """
    }
    row.spacing = number
    expectLines(problems(of: root), report("the spacing"))
    row.setCustomSpacing(number, after: a)
    expectLines(problems(of: root), report("the spacing"))
    row.edgeInsets = LayoutInsets(top: 0, leading: number, bottom: 0, trailing: 0)
    expectLines(problems(of: root), report("the edge insets"))
    expectNothingLost()
    #expect(row.spacing == 8 && row.customSpacing(after: a) == LayoutGravityStackView.useDefaultSpacing)
  }

  @Test
  func `priorities are in their range`() {
    row.setHuggingPriority(2000, for: .horizontal)
    row.setClippingResistancePriority(0, for: .vertical)
    for number: Float in [1001, -1, .nan] { row.setVisibilityPriority(.init(floatLiteral: number), for: a) }
    expectLines(
      problems(of: root),
      """
      error: a priority of 'row' cannot be 2000
      help: use a priority above 0 and up to 1000, for example '~ .high'
      error: a priority of 'row' cannot be 0
      help: use a priority above 0 and up to 1000, for example '~ .high'
      error: a visibility priority of 'row' cannot be 1001
      help: use a priority from 0 to 1000, for example '.detachOnlyIfNecessary'
      error: a visibility priority of 'row' cannot be -1
      help: use a priority from 0 to 1000, for example '.detachOnlyIfNecessary'
      error: a visibility priority of 'row' cannot be NaN
      help: use a priority from 0 to 1000, for example '.detachOnlyIfNecessary'
      """)
    expectNothingLost()
    #expect(row.huggingPriority(for: .horizontal) == 250 && row.visibilityPriority(for: a) == .mustHold)
  }

  @Test
  func `an index is in range`() {
    row.insertArrangedSubview(b, at: 7)
    row.insertView(a, at: -1, in: .leading)
    expectLines(
      problems(of: root),
      """
      error: 'row' arranges 1 view, so nothing can be inserted at index 7
      help: use an index from 0 to 1
      error: 'row' arranges 1 view, so nothing can be inserted at index -1
      help: use an index from 0 to 1
      """)
    expectNothingLost()
  }

  @Test
  func `a stack knows only the views that it arranges`() {
    let (plain, stranger) = (LayoutView(name: "plain"), ContentView("stranger", 10, 10))
    let other = LayoutGravityStackView(name: "other", views: [stranger])
    row.addSubview(plain)
    row.removeArrangedSubview(plain)
    row.setCustomSpacing(8, after: plain)
    row.removeView(stranger)
    row.setVisibilityPriority(.notVisible, for: stranger)
    expectLines(
      problems(of: root),
      """
      error: 'row' does not arrange 'plain'
      help: add it first: 'addArrangedSubview(plain)'
      error: 'row' does not arrange 'stranger'
      help: add it first: 'addArrangedSubview(stranger)'
      """)
    expectNothingLost()
    #expect(other.views.count == 1 && plain.superview === row)
    #expect(row.customSpacing(after: stranger) == LayoutGravityStackView.useDefaultSpacing)
    #expect(row.visibilityPriority(for: stranger) == .mustHold)
  }

  @Test
  func `a negative spacing lets views overlap`() {
    row.spacing = -10
    #expect(problems(of: root) == "")
    #expect(b.frame.minX == 40 && row.frame.size.width == 100)
  }
}
