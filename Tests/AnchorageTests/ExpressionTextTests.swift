import AnchorageHeadless
import Testing

/// Anchors and expressions print as the DSL writes them.
struct ExpressionTextTests {
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  @Test
  func `an anchor and what is made of it`() {
    #expect("\(a.width)" == "a.width")
    #expect("\(a.margins.leading)" == "a.margins.leading")
    #expect("\(a.width * 0.5 + 8 ~ .high)" == "a.width * 0.5 + 8 ~ .high")
    #expect("\(10 - a.width)" == "a.width * -1 + 10")
    #expect("\(a.centerY - 4)" == "a.centerY - 4")
    #expect("\(a.width / 3)" == "a.width / 3")
  }

  @Test
  func `distances and sums`() {
    #expect("\(b.leading - a.trailing)" == "b.leading - a.trailing")
    #expect("\(a.leading + b.width * 0.5)" == "a.leading + b.width * 0.5")
  }

  @Test
  func `edges and what is made of them`() {
    #expect("\(a.edges)" == "a.edges")
    #expect("\(a.horizontalEdges.inset(by: 8) ~ .high)" == "a.horizontalEdges.inset(by: 8) ~ .high")
    #expect("\([a, b].verticalEdges.outset(by: 4))" == "[a, b].verticalEdges.outset(by: 4)")
    #expect("\(a.edges.excluding(.top, .trailing))" == "a.edges.excluding(.top, .trailing)")
    #expect("\(a.edges.inset(vertical: 8).absolute)" == "a.edges.absolute.inset(vertical: 8)")
    #expect("\(a.edges.offset(x: 4))" == "a.edges.offset(x: 4)")
    let insets = LayoutInsets(top: 1, trailing: -2)
    #expect(
      "\(a.margins.edges.inset(by: insets))"
        == "a.margins.edges.inset(by: LayoutInsets(top: 1, trailing: -2))")
  }

  @Test
  func `sizes, points and lists`() {
    #expect("\(a.size * 0.5 - 8 ~ .low)" == "a.size * 0.5 - 8 ~ .low")
    #expect(
      "\([a, b].size + LayoutSize(width: 1, height: 2))" == "[a, b].size + LayoutSize(width: 1, height: 2)")
    #expect("\(a.centerXY.offset(y: 8))" == "a.centerXY.offset(y: 8)")
    #expect("\([a, b].bottomTrailing ~ 700)" == "[a, b].bottomTrailing ~ 700")
    #expect("\([a, b].top)" == "[a, b].top")
    #expect("\([a, b].top + 8)" == "[a.top + 8, b.top + 8]")
  }

  @Test
  func `a view and a guide, with their frames`() {
    let view = LayoutView(name: "view", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    #expect("\(view)" == "view (1, 2, 3, 4)")
    #expect("\([LayoutLabel(text: "text")])" == "[label (0, 0, 0, 0)]")
    let guide = LayoutGuide(name: "guide")
    view.addLayoutGuide(guide)
    guide.edges == view.edges
    view.layoutIfNeeded()
    #expect("\(guide)" == "guide (0, 0, 3, 4)")
  }
}
