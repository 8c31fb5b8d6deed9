import Testing

@testable import Anchorage
@testable import AnchorageHeadless

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

  @Test(arguments: [0, 20, 30, 39])
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
    let before = engine.items.visitCount
    root.subviews[index].removeFromSuperview()
    place(row(), at: index)
    root.layoutIfNeeded()
    // The root, the row and what is in it.
    #expect(engine.items.visitCount - before == 4)
    root.frame.size.width = 80
    root.layoutIfNeeded()
    for (index, row) in root.subviews.enumerated() {
      #expect(row.frame == LayoutRect(x: 0, y: Double(100 * index), width: 80, height: 48))
      #expect(row.subviews[0].frame == LayoutRect(x: 8, y: 8, width: 64, height: 32))
    }
  }

  /// An edit of a list of rows.
  enum RowEdit: CaseIterable {
    case swapFirst, swapMiddle, swapLast, swapTwo, removeLast, addLast
  }

  @Test(arguments: RowEdit.allCases)
  func `an edit of a list looks at as many frames however long the list is`(edit: RowEdit) throws {
    let counts = try [40, 200].map { count in
      let root = makeRoot(300, 4000)
      for index in 0..<count { placeRow(at: index, of: root) }
      root.layoutIfNeeded()
      // The first edit finds out which item has which variables.
      replaceRow(at: 0, of: root)
      root.layoutIfNeeded()
      let engine = try #require(root.engine)
      let before = engine.frameWriter.editedItemCount
      switch edit {
      case .swapFirst: replaceRow(at: 0, of: root)
      case .swapMiddle: replaceRow(at: count / 2, of: root)
      case .swapLast: replaceRow(at: count - 1, of: root)
      case .swapTwo: for index in [2, count - 3] { replaceRow(at: index, of: root) }
      case .removeLast: root.subviews[count - 1].removeFromSuperview()
      case .addLast: placeRow(at: count, of: root)
      }
      root.layoutIfNeeded()
      for (index, row) in root.subviews.enumerated() {
        #expect(row.frame == LayoutRect(x: 0, y: Double(20 * index), width: 300, height: 20))
        #expect(row.subviews[0].frame == LayoutRect(x: 4, y: 4, width: 292, height: 12))
      }
      return engine.frameWriter.editedItemCount - before
    }
    // A row and what is in it are two items.
    let expected = edit == .removeLast ? 0 : edit == .swapTwo ? 4 : 2
    #expect(counts == [expected, expected])
  }

  private func replaceRow(at index: Int, of root: LayoutView) {
    root.subviews[index].removeFromSuperview()
    placeRow(at: index, of: root)
  }

  private func placeRow(at index: Int, of root: LayoutView) {
    let (row, inside) = (LayoutView(), LayoutView())
    row.addSubview(inside)
    inside.edges == row.edges.inset(by: 4)
    root.insertSubview(row, at: index)
    row.horizontalEdges == root.horizontalEdges
    row.top == root.top + Double(20 * index)
    row.height == 20
  }
}
