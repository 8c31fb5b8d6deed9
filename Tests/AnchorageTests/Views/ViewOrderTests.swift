import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The order of subviews, and views by name.
struct ViewOrderTests {
  let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")
  let c = LayoutView(name: "c")

  init() {
    for view in [a, b, c] { root.addSubview(view) }
  }

  private var order: String { root.subviews.map(\.name).joined() }

  @Test
  func `a view is inserted in front of another or behind it`() {
    let (x, y) = (LayoutView(name: "x"), LayoutView(name: "y"))
    root.insertSubview(x, aboveSubview: a)
    #expect(order == "axbc")
    root.insertSubview(y, belowSubview: a)
    #expect(order == "yaxbc")
    root.insertSubview(LayoutView(name: "z"), aboveSubview: c)
    #expect(order == "yaxbcz" && root.diagnostics.isEmpty)
  }

  @Test
  func `a view that is a subview already moves and keeps its constraints`() {
    let width = a.width == b.width
    root.insertSubview(a, aboveSubview: b)
    #expect(order == "bac")
    root.insertSubview(c, belowSubview: b)
    #expect(order == "cba")
    root.insertSubview(b, belowSubview: b)
    root.insertSubview(b, aboveSubview: b)
    #expect(order == "cba" && width.isActive)
  }

  @Test
  func `a subview goes to the front or to the back`() {
    root.bringSubviewToFront(a)
    #expect(order == "bca")
    root.sendSubviewToBack(c)
    #expect(order == "cba")
    root.bringSubviewToFront(a)
    root.sendSubviewToBack(c)
    #expect(order == "cba" && root.diagnostics.isEmpty)
  }

  @Test
  func `a view that is in front or behind already changes nothing`() {
    root.layoutIfNeeded()
    let passes = root.engine?.passCount
    root.bringSubviewToFront(c)
    root.sendSubviewToBack(a)
    root.layoutIfNeeded()
    #expect(passes != nil && root.engine?.passCount == passes && order == "abc")
    root.bringSubviewToFront(a)
    root.layoutIfNeeded()
    #expect(root.engine?.passCount != passes && order == "bca")
  }

  @Test
  func `a view that is not a subview is reported and stays where it is`() {
    let inner = LayoutView(name: "inner")
    a.addSubview(inner)
    root.bringSubviewToFront(inner)
    root.sendSubviewToBack(root)
    root.insertSubview(LayoutView(name: "x"), aboveSubview: inner)
    #expect(order == "abcx" && inner.superview === a)
    expectLines(
      problems(of: root),
      """
      error: 'inner' is not a subview of 'root'
      help: add it first: 'root.addSubview(inner)'
      error: 'root' is not a subview of 'root'
      """)
  }

  @Test
  func `a view is found by its name, at the view or inside it, from the back`() {
    let (first, second) = (LayoutView(name: "x"), LayoutView(name: "x"))
    b.addSubview(first)
    c.addSubview(second)
    #expect(root.view(named: "x") === first && c.view(named: "x") === second)
    #expect(root.view(named: "root") === root && root.view(named: "nobody") == nil)
  }

  @Test
  func `the name is looked for in ten thousand nested views`() {
    var views = [LayoutView(name: "0")]
    for index in 1..<10_000 {
      let view = LayoutView(name: "\(index)")
      views[index - 1].addSubview(view)
      views.append(view)
    }
    #expect(views[0].view(named: "9999") === views[9_999])
    #expect(views[9_999].convert(.zero, to: nil) == LayoutPoint.zero)
  }
}
