import Testing

@testable import Anchorage

/// Views that come into a tree that was laid out bring their constraints with them, and disturb no others.
struct NewcomerTests {
  private let root = makeRoot(300, 300)
  private let others = (1...6).map { LayoutView(name: "o\($0)") }
  private let newcomer = ContentView("newcomer")
  private let child = LayoutView(name: "child")
  private let leading: LayoutConstraint

  init() {
    newcomer.addSubview(child)
    child.top == newcomer.top
    child.size == LayoutSize(width: 10, height: 10)
    leading = child.leading == newcomer.leading + 5
    for (index, view) in others.enumerated() {
      root.addSubview(view)
      view.topLeading == root.topLeading
      view.width == Double(index + 1) * 10
      view.height == Double(index + 1) * 10
    }
    root.layoutIfNeeded()
  }

  private func add(_ view: LayoutView, to root: LayoutView) {
    root.addSubview(view)
    view.topLeading == root.topLeading
    view.width == 100
    view.height == 100
  }

  private func expectNothingDisturbed() {
    for (index, view) in others.enumerated() {
      let side = Double(index + 1) * 10
      #expect(view.frame == LayoutRect(x: 0, y: 0, width: side, height: side))
    }
    #expect(newcomer.frame == LayoutRect(x: 0, y: 0, width: 100, height: 100))
    #expect(root.diagnostics.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a constraint may change while its view is asked for its content`(wasLaidOut: Bool) {
    if wasLaidOut { newcomer.layoutIfNeeded() }
    add(newcomer, to: root)
    newcomer.intentions[.asked] = { leading.constant = 77 }
    root.layoutIfNeeded()
    #expect(child.frame.minX == 77)
    expectNothingDisturbed()
    leading.constant = 40
    root.layoutIfNeeded()
    #expect(child.frame.minX == 40)
    expectNothingDisturbed()
  }

  @Test(arguments: [false, true])
  func `a constraint may go while its view is asked for its content`(wasLaidOut: Bool) {
    if wasLaidOut { newcomer.layoutIfNeeded() }
    add(newcomer, to: root)
    newcomer.intentions[.asked] = {
      leading.isActive = false
      child.leading == newcomer.leading + 8
    }
    root.layoutIfNeeded()
    #expect(child.frame.minX == 8)
    expectNothingDisturbed()
  }

  @Test func `a view that comes back from a tree that is gone is as it was there`() {
    let root = makeRoot(300, 300)
    add(newcomer, to: root)
    root.layoutIfNeeded()
    do {
      let other = makeRoot(200, 200)
      other.addSubview(newcomer)
      newcomer.edges == other.edges
      other.layoutIfNeeded()
      leading.isActive = false
      child.leading == newcomer.leading + 70
      other.layoutIfNeeded()
    }
    root.addSubview(newcomer)
    newcomer.topLeading == root.topLeading
    root.layoutIfNeeded()
    #expect(child.frame.minX == 70)
    #expect(root.diagnostics.isEmpty)
  }

  @Test(arguments: [0, 20, 39])
  func `a row that takes another's place is visited alone`(index: Int) throws {
    let root = makeRoot(300, 4000)
    /// A row of 1 + 4 items, of which the margins are no view.
    func row() -> LayoutView {
      let (row, label) = (LayoutView(), LayoutLabel(text: "one two three"))
      label.numberOfLines = 0
      row.addSubview(label)
      label.addSubview(LayoutView())
      label.edges == row.margins.edges
      label.subviews[0].edges == label.edges
      return row
    }
    func place(_ row: LayoutView, at index: Int) {
      root.insertSubview(row, at: index)
      row.horizontalEdges == root.horizontalEdges
      row.top == root.top + Double(100 * index)
    }
    for index in 0..<40 { place(row(), at: index) }
    root.layoutIfNeeded()
    let engine = try #require(root.engine)
    let before = engine.visitCount
    root.subviews[index].removeFromSuperview()
    place(row(), at: index)
    root.layoutIfNeeded()
    // The root, the row and what is in it.
    #expect(engine.visitCount - before == 4)
    root.frame.size.width = 80
    root.layoutIfNeeded()
    for (index, row) in root.subviews.enumerated() {
      #expect(row.frame == LayoutRect(x: 0, y: Double(100 * index), width: 80, height: 48))
      #expect(row.subviews[0].frame == LayoutRect(x: 8, y: 8, width: 64, height: 32))
    }
  }
}
