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
}
