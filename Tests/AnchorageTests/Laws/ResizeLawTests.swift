import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// A list of cells that is resized at random, with other changes in between: frames are those found by hand.
struct ResizeLawTests {
  @Test(arguments: 0..<60, [true, false])
  func `a resize moves all that follows the size, whatever else changed before`(
    seed: Int, isIncremental: Bool
  ) {
    let list = CellList(seed: seed)
    list.root.isIncremental = isIncremental
    list.root.layoutIfNeeded()
    for step in 0..<40 {
      var changes: [String] = []
      if list.random.chance(35) { changes.append(list.edit()) }
      if list.random.chance(85) { changes.append(list.resize()) }
      list.root.layoutIfNeeded()
      let differences = list.differences
      #expect(differences == [], "seed \(seed), step \(step): \(changes)")
      if !differences.isEmpty { return }
    }
    #expect(list.root.diagnostics.isEmpty)
    // Without the switch each pass solves everything, so that this proves that it is one.
    let statistics = list.root.solverStatistics
    #expect(isIncremental || statistics.edits + statistics.constantUpdates == 0)
  }

  @Test func `a name is cut where there is no room and whole again where there is`() {
    let list = CellList(seed: 0)
    list.cells[1].name.content.width = 300
    list.cells[1].name.invalidateIntrinsicContentSize()
    for width in [600.0, 300, 600, 300, 310, 320, 600, 590, 300] {
      list.root.frame.size.width = width
      list.root.layoutIfNeeded()
      // The time is 32 points wide, 12 from the right edge, and 8 from a name that begins at 60.
      #expect(list.cells[1].name.frame.width == min(300, width - 112))
      #expect(list.differences == [])
    }
  }

  @Test func `a frame that is set by hand lasts until the next pass`() {
    let list = CellList(seed: 0)
    for width in [300.0, 310, 320, 330] {
      list.root.frame.size.width = width
      list.root.layoutIfNeeded()
    }
    // No resize moves an icon.
    list.cells[2].icon.frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    list.root.frame.size.width = 340
    list.root.layoutIfNeeded()
    #expect(list.differences == [])
  }

  @Test func `another baseline after views came leaves every view its own frame`() {
    let (root, text, mark) = (makeRoot(), ContentView("text", 40, 20), LayoutView(name: "mark"))
    add(text, mark, to: root)
    text.topLeading == root.topLeading
    mark.leading == root.leading
    mark.top == text.firstBaseline
    mark.size == LayoutSize(width: 4, height: 4)
    func place(_ numbers: ClosedRange<Int>) {
      for number in numbers.map(Double.init) {
        let view = LayoutView(name: "\(Int(number))")
        // In front of the others, whose places among the items change.
        root.insertSubview(view, at: 0)
        view.edges == root.edges.inset(by: number)
      }
    }
    place(1...9)
    root.layoutIfNeeded()
    place(10...12)
    for width in [390.0, 380, 370, 360] {
      if width == 370 {
        text.first = 9
        text.invalidateIntrinsicContentSize()
      }
      root.frame.size.width = width
      root.layoutIfNeeded()
      for view in root.subviews {
        guard let inset = Double(view.name) else { continue }
        let size = LayoutSize(width: width - 2 * inset, height: 300 - 2 * inset)
        #expect(view.frame == LayoutRect(origin: LayoutPoint(x: inset, y: inset), size: size))
      }
      #expect(mark.frame == LayoutRect(x: 0, y: width > 370 ? 0 : 9, width: 4, height: 4))
    }
  }

  @Test func `a view that is placed by its frame keeps the very numbers when its superview moves`() {
    let (root, box) = (makeRoot(), LayoutView())
    let view = LayoutView(frame: LayoutRect(x: 0.1, y: 0.7, width: 10.3, height: 0.3))
    root.addSubview(box)
    box.addSubview(view)
    box.trailing == root.trailing / 3
    box.top == root.top
    box.size == LayoutSize(width: 20, height: 20)
    for width in [400.0, 401, 410, 500, 1000] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(view.frame == LayoutRect(x: 0.1, y: 0.7, width: 10.3, height: 0.3))
    }
  }

  @Test func `views that take the places of others follow a resize`() {
    let list = CellList(seed: 0)
    for width in [300.0, 310, 320] {
      list.root.frame.size.width = width
      list.root.layoutIfNeeded()
    }
    for step in 0..<6 {
      list.replaceLast()
      for width in [300, 330, 360.0] {
        list.root.frame.size.width = width + Double(step)
        list.root.layoutIfNeeded()
        #expect(list.differences == [])
      }
    }
  }
}

/// Cells from top to bottom; in each an icon, a name that gives way to a time beside it, a body and a line.
private final class CellList {
  final class Cell {
    let view = LayoutView(), icon = LayoutView(), body = LayoutView(), line = LayoutView()
    let name = ContentView("", 80), time = ContentView("", 32)
    var height: LayoutConstraint?

    var views: [LayoutView] { [view, icon, name, time, body, line] }
  }

  let root = makeRoot(320, 480)
  var random: Random
  private(set) var cells: [Cell] = []
  private var isMirrored: Bool { root.layoutDirection == .rightToLeft }

  init(seed: Int) {
    random = Random(seed: UInt64(seed))
    if random.chance(25) { root.layoutDirection = .rightToLeft }
    for _ in 0..<4 { append() }
  }

  private func append() {
    let cell = Cell()
    let (view, icon, name, time) = (cell.view, cell.icon, cell.name, cell.time)
    let (body, line) = (cell.body, cell.line)
    add(icon, name, time, body, line, to: view)
    root.addSubview(view)
    view.horizontalEdges == root.horizontalEdges
    view.top == (cells.last?.view.bottom ?? root.top)
    icon.topLeading == view.topLeading.offset(x: 12, y: 12)
    icon.size == LayoutSize(width: 40, height: 40)
    name.leading == icon.trailing + 8
    name.top == icon.top
    name.height == 20
    name.trailing <= time.leading - 8
    time.trailing == view.trailing - 12
    time.top == icon.top
    time.height == 20
    name.setContentCompressionResistancePriority(.medium, for: .horizontal)
    body.leading == name.leading
    body.trailing == time.trailing
    body.top == name.bottom + 4
    cell.height = body.height == Double(16 + 8 * cells.count)
    view.bottom == body.bottom + 12
    line.horizontalEdges == view.horizontalEdges
    line.bottom == view.bottom
    line.height == root.height / 480
    cells.append(cell)
  }

  func replaceLast() {
    cells.removeLast().view.removeFromSuperview()
    append()
  }

  func resize() -> String {
    root.frame.size.width = Double(random.int(22...60) * 10)
    if random.chance(30) { root.frame.size.height = Double(random.int(1...4) * 240) }
    return "resize to \(root.frame.size)"
  }

  /// Does something else than a resize; returns what it was.
  func edit() -> String {
    let cell = random.pick(cells)
    switch random.int(1...8) {
    case 1:
      cell.name.content.width = Double(random.int(1...40) * 10)
      cell.name.invalidateIntrinsicContentSize()
      return "content"
    case 2:
      cell.height?.constant = Double(random.int(1...9) * 8)
      return "constant"
    case 3, 4:
      random.pick(cell.views).frame = LayoutRect(x: 1, y: 2, width: 3, height: Double(random.int(0...50)))
      return "frame by hand"
    case 5:
      root.layoutDirection = isMirrored ? .leftToRight : .rightToLeft
      return "direction"
    case 6:
      cell.name.setNeedsLayout()
      return "setNeedsLayout"
    case 7:
      cell.time.isHidden.toggle()
      return "hidden"
    default:
      replaceLast()
      return "replace the last"
    }
  }

  /// The views that are not where a loop by hand puts them.
  var differences: [String] {
    var found: [String] = []
    var top = 0.0
    let (width, hairline) = (root.frame.size.width, root.frame.size.height / 480)
    for (index, cell) in cells.enumerated() {
      let body = cell.height?.constant ?? 0
      let height = body + 48
      let wanted = [
        LayoutRect(x: 0, y: top, width: width, height: height),
        LayoutRect(x: 12, y: 12, width: 40, height: 40),
        LayoutRect(x: 60, y: 12, width: min(cell.name.content.width, width - 112), height: 20),
        LayoutRect(x: width - 44, y: 12, width: 32, height: 20),
        LayoutRect(x: 60, y: 36, width: width - 72, height: body),
        LayoutRect(x: 0, y: height - hairline, width: width, height: hairline),
      ]
      for (view, wanted) in zip(cell.views, wanted) {
        let x = isMirrored ? width - wanted.maxX : wanted.minX
        let place = LayoutRect(x: x, y: wanted.minY, width: wanted.width, height: wanted.height)
        if !isSame(view.frame, place) { found.append("\(index): \(view.frame), not \(place)") }
      }
      top += height
    }
    return found
  }

  private func isSame(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) < 1e-6
  }
}
