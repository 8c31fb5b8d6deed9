import AnchorageHeadless
import Testing

/// Anchors before they are related.
@Suite struct LayoutAnchorTests {
  private let view = LayoutView(name: "view")
  private let other = LayoutView(name: "other")

  @Test
  func `an anchor knows its item and attribute`() {
    #expect(view.top.item === view)
    #expect(view.top.attribute == .top)
  }

  @Test
  func `an expression knows the first item and attribute in it`() {
    let distance = view.leading - other.trailing + 8
    #expect(distance.item === view)
    #expect(distance.attribute == .leading)
  }

  @Test
  func `a number with a priority has no item`() {
    let number: LayoutExpression<LayoutDimension, LayoutView.Backend> = 44 ~ .high
    #expect(number.item == nil)
    #expect(number.priority == .high)
  }
}
