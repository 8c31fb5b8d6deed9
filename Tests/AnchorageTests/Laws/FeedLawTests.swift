import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// A feed whose cells come, go and move at random, with frames found by hand: what stayed is where it belongs.
struct FeedLawTests {
  @Test(arguments: randomCases(60))
  func `cells that come and go leave the others right`(seed: Int) {
    let feed = Feed(seed: seed)
    for step in 0..<40 {
      let edits = (0..<feed.random.int(1...3)).map { _ in feed.edit() }
      feed.root.layoutIfNeeded()
      let differences = feed.differences
      #expect(differences == [], "seed \(seed), step \(step): \(edits)")
      if !differences.isEmpty { return }
    }
    #expect(feed.root.diagnostics.isEmpty)
  }

  @Test func `cells take no more work for having come in another order`() {
    let (edited, built) = (Feed(seed: 2), Feed(seed: 2))
    for feed in [edited, built] {
      while feed.cells.count < 60 { feed.insert(at: feed.cells.count) }
    }
    for step in 0..<60 {
      edited.root.layoutIfNeeded()
      edited.remove(at: step * 7 % 60)
      edited.insert(at: step * 7 % 60)
    }
    // Everything is registered afresh, and so is what the solver counts.
    edited.root.displayScale = 1
    edited.root.layoutIfNeeded()
    built.root.layoutIfNeeded()
    #expect(edited.root.solverStatistics.rowTerms == built.root.solverStatistics.rowTerms)
    #expect(edited.root.solverStatistics.components == built.root.solverStatistics.components)
  }

  @Test func `most edits of a feed begin nothing afresh`() {
    let feed = Feed(seed: 1)
    while feed.cells.count < 30 { feed.insert(at: feed.cells.count) }
    feed.root.layoutIfNeeded()
    let rebuilds = feed.root.solverStatistics.rebuilds
    for step in 0..<20 {
      if step % 2 == 0 { feed.remove(at: feed.cells.count - 1) } else { feed.insert(at: feed.cells.count) }
      feed.root.layoutIfNeeded()
      #expect(feed.differences == [])
    }
    #expect(feed.root.solverStatistics.rebuilds == rebuilds)
    #expect(feed.root.solverStatistics.edits >= 20)
  }
}

/// Cells from top to bottom, each with an icon and a text beside it, which is as high as its content.
private final class Feed {
  final class Cell {
    let view = LayoutView(), icon = LayoutView(), text = ContentView("")
    var height = 0.0
    var top: LayoutConstraint?
  }

  let root = makeRoot(320, 480)
  var random: Random
  private(set) var cells: [Cell] = []

  init(seed: Int) {
    random = Random(seed: UInt64(seed))
    for index in 0..<6 { insert(at: index) }
  }

  func insert(at index: Int) {
    let cell = Cell()
    setContent(of: cell)
    let (view, icon, text) = (cell.view, cell.icon, cell.text)
    view.addSubview(icon)
    view.addSubview(text)
    root.insertSubview(view, at: index)
    view.horizontalEdges == root.horizontalEdges
    icon.topLeading == view.topLeading.offset(x: 8, y: 8)
    icon.size == LayoutSize(width: 40, height: 40)
    text.leading == icon.trailing + 8
    text.trailing == view.trailing - 8
    text.top == view.top + 8
    view.bottom == text.bottom + 8
    icon.bottom <= view.bottom - 8
    cells.insert(cell, at: index)
    chain(index)
    chain(index + 1)
  }

  func remove(at index: Int) {
    cells.remove(at: index).view.removeFromSuperview()
    chain(index)
  }

  /// Puts a cell below the one before it.
  private func chain(_ index: Int) {
    guard cells.indices.contains(index) else { return }
    cells[index].top?.isActive = false
    cells[index].top = cells[index].view.top == (index == 0 ? root.top : cells[index - 1].view.bottom)
  }

  private func setContent(of cell: Cell) {
    cell.height = Double(random.int(1...9) * 12)
    cell.text.content = LayoutSize(width: -1, height: cell.height)
    cell.text.invalidateIntrinsicContentSize()
  }

  /// Does something to the feed; returns what it was.
  func edit() -> String {
    let index = random.int(0...max(0, cells.count - 1))
    switch random.int(1...100) {
    case ...35:
      insert(at: random.int(0...cells.count))
      return "insert"
    case ...60 where !cells.isEmpty:
      remove(at: index)
      return "remove \(index)"
    case ...75 where !cells.isEmpty:
      setContent(of: cells[index])
      return "content of \(index)"
    case ...85 where cells.count > 1:
      let cell = cells.remove(at: index)
      chain(index)
      let place = random.int(0...cells.count)
      cells.insert(cell, at: place)
      root.insertSubview(cell.view, at: place)
      chain(place)
      chain(place + 1)
      return "move \(index) to \(place)"
    default:
      root.frame.size.width = Double(random.int(10...60) * 10)
      return "resize"
    }
  }

  /// The cells that are not where a loop by hand puts them.
  var differences: [String] {
    var found: [String] = []
    var top = 0.0
    let width = root.frame.size.width
    for (index, cell) in cells.enumerated() {
      let height = max(cell.height, 40)
      let frames = [cell.view.frame, cell.icon.frame, cell.text.frame]
      let wanted = [
        LayoutRect(x: 0, y: top, width: width, height: height + 16),
        LayoutRect(x: 8, y: 8, width: 40, height: 40),
        LayoutRect(x: 56, y: 8, width: width - 64, height: height),
      ]
      for (frame, wanted) in zip(frames, wanted) where !isSame(frame, wanted) {
        found.append("\(index): \(frame), not \(wanted)")
      }
      top += height + 16
    }
    return found
  }

  private func isSame(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) < 1e-6
  }
}
