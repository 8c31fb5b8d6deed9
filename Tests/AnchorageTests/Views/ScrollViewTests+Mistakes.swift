import Testing

@testable import Anchorage
@testable import AnchorageHeadless

// The problems of a scroll view are told in a sentence, and nothing is lost.
extension ScrollViewTests {
  @Test
  func `an open content size is said in words`() {
    page.leading == list.leading
    page.top == list.top
    page.size == 40
    root.layoutIfNeeded()
    #expect(
      texts() == [
        """
        warning: nothing says how large the content of 'list' is
        note: list.contentLayoutGuide.width and list.contentLayoutGuide.height are not determined; Apple's engine chooses the same
        help: add constraints, for example 'page.trailing == list.trailing' and 'page.bottom == list.bottom'
        """
      ])
    #expect(list.contentSize == .zero)
    page.trailing == list.trailing
    root.layoutIfNeeded()
    #expect(
      texts() == [
        """
        warning: nothing says how tall the content of 'list' is
        note: list.contentLayoutGuide.height is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'page.bottom == list.bottom'
        """
      ])
    page.bottom == list.bottom
    root.layoutIfNeeded()
    #expect(texts().isEmpty)
    #expect(list.contentSize == LayoutSize(width: 40, height: 40))
  }

  @Test
  func `a scroll view without content says so`() {
    page.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(texts().count == 1)
    #expect(texts("warning: nothing says how large the content of 'list' is").count == 1)
    list.contentLayoutGuide.size == LayoutSize(width: 400, height: 900)
    root.layoutIfNeeded()
    #expect(texts().isEmpty)
    #expect(list.contentSize == LayoutSize(width: 400, height: 900))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `an offset or inset that is not finite is refused`(number: Double) {
    list.contentLayoutGuide.size == LayoutSize(width: 400, height: 900)
    list.contentOffset.y = 10
    list.contentOffset.y = number
    list.contentInset.top = number
    root.layoutIfNeeded()
    #expect(list.contentOffset.y == 10)
    #expect(list.contentInset == .zero)
    #expect(
      texts().map { $0.split(separator: "\n")[0] }.map { $0.split(separator: " cannot be ")[0] } == [
        "error: the content offset of 'list'", "error: the content inset of 'list'",
      ])
    list.scrollRectToVisible(LayoutRect(x: 0, y: .nan, width: .infinity, height: 1))
    root.layoutIfNeeded()
    #expect(list.contentOffset.y.isFinite)
  }

  @Test
  func `a scroll view is not in itself, nor in what it contains`() {
    page.edges == list.edges
    page.size == LayoutSize(width: 400, height: 900)
    list.addSubview(list)
    page.addSubview(list)
    root.layoutIfNeeded()
    #expect(
      texts() == [
        """
        error: 'list' cannot be its own subview
        help: add another view
        """,
        """
        error: 'list' contains 'page' and cannot be its subview
        help: take the inner view out of the outer one first: 'page.removeFromSuperview()'
        """,
      ])
    #expect(list.contentSize == LayoutSize(width: 400, height: 900))
  }

  @Test
  func `a conflict about the guides names them`() {
    list.contentOffset.y = 30
    page.top == list.top
    page.top == list.frameLayoutGuide.top
    page.size == 10
    root.layoutIfNeeded()
    #expect(
      texts("error") == [
        """
        error: required constraints conflict on the y-axis of 'page'
            list.contentLayoutGuide.top == list.frameLayoutGuide.top - 30      (how it scrolls)
            page.top == list.top
            page.top == list.frameLayoutGuide.top                              gives way
        note: wrap the statements in 'batch { }' to see their lines
        help: remove one of them, for example 'page.top == list.frameLayoutGuide.top'
        """
      ])
  }

  @Test
  func `the guides stay with their scroll view`() {
    root.addLayoutGuide(list.contentLayoutGuide)
    root.layoutIfNeeded()
    #expect(list.contentLayoutGuide.owningView === list)
    #expect(texts("error: 'list.contentLayoutGuide' belongs to the view that made it").count == 1)
    list.removeLayoutGuide(list.contentLayoutGuide)
    #expect(list.contentLayoutGuide.owningView === list)
  }
}
