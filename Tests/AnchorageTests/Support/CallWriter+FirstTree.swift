@testable import Anchorage

/// The calls that make a tree.
extension CallWriter {
  mutating func begin() {
    let size = LayoutSize(width: writer.number(60...800), height: writer.number(60...600))
    var calls = [ModelCall.resize(size)]
    switch int(1...10) {
    case 1: calls += beginRow()
    case 2: calls += beginList()
    default: calls += beginAnyTree()
    }
    queue = (calls + [.compare(asking: nil)]).reversed()
  }

  /// A tree as other laws have it.
  private mutating func beginAnyTree() -> [ModelCall] {
    let plan = writer.write()
    itemCount = plan.items.count
    var calls = [ModelCall.change(0, plan.items[0])]
    for (number, item) in plan.items.enumerated().dropFirst() { calls.append(.add(number, furnished(item))) }
    for rule in plan.rules { calls.append(.state(newGroup(), .rule(rule))) }
    return calls
  }

  /// Views in a row, with many numbers that hang together.
  private mutating func beginRow() -> [ModelCall] {
    let numbers = (0..<int(6...22)).map { _ in newItem() }
    var calls: [ModelCall] = []
    let (hugging, isSame) = (writer.optionalPriority(), chance(50))
    for number in numbers {
      var item = TreePlan.Item(kind: .view, parent: 0)
      item.content = LayoutSize(width: writer.number(5...60), height: writer.number(10...30))
      item.hugging = isSame ? hugging : writer.optionalPriority()
      calls.append(.add(number, item))
    }
    switch int(1...4) {
    case 1:
      let sizes = pick([LayoutSizing.intrinsic, .intrinsic, .equal])
      calls.append(.state(newGroup(), .distribute(numbers, .horizontal, spacing(), sizes, .top, in: 0)))
    case 2:
      calls.append(
        .state(newGroup(), .distribute(numbers, .horizontal, .fixed(8), .intrinsic, .top, in: nil)))
      calls.append(.state(newGroup(), .widths(numbers, .greaterThanOrEqual, 20, .required)))
      for number in numbers {
        calls.append(
          .state(
            newGroup(), .edges(number, .lessThanOrEqual, 0, inset: 4, excluding: [.top, .bottom], .required)))
      }
    case 3:
      calls.append(.state(newGroup(), .grid(numbers, columns: int(1...5), spacing: 4, in: 0)))
    default:
      calls.append(
        .state(newGroup(), .distribute(numbers, .horizontal, .atLeast(4), .intrinsic, .top, in: 0)))
      for (first, second) in zip(numbers, numbers.dropFirst()) where chance(70) {
        calls.append(.state(newGroup(), .sameSize(second, first, writer.optionalPriority())))
      }
    }
    return calls
  }

  /// Rows from top to bottom with a text beside an icon in each.
  private mutating func beginList() -> [ModelCall] {
    var calls: [ModelCall] = []
    var last: Int?
    for _ in 0..<int(2...5) {
      let (row, icon, label) = (newItem(), newItem(), newItem())
      calls.append(.add(row, TreePlan.Item(kind: .view, parent: 0)))
      calls.append(.add(icon, TreePlan.Item(kind: .view, parent: row)))
      calls.append(.add(label, labelItem(in: row)))
      let top = TreePlan.Rule(
        left: [.init(item: row, attribute: .top)],
        right: [.init(item: last ?? 0, attribute: last == nil ? .top : .bottom)])
      let gap = TreePlan.Rule(
        left: [.init(item: label, attribute: .leading)], right: [.init(item: icon, attribute: .trailing)],
        constant: 8)
      calls.append(
        .group(
          newGroup(),
          [
            .edges(row, .equal, 0, inset: 0, excluding: [.top, .bottom], .required), .rule(top),
            .corner(icon, row, x: 8, y: 8), .size(icon, .equal, LayoutSize(width: 40, height: 40), .required),
            .rule(gap), .edges(label, .equal, row, inset: 8, excluding: .leading, .required),
            .edges(icon, .lessThanOrEqual, row, inset: 8, excluding: [.leading, .top], .required),
          ], active: true))
      last = row
    }
    return calls
  }

  mutating func spacing() -> LayoutSpacing {
    pick([.fixed(8), .fixed(0), .equal, .evenly, .atLeast(8)])
  }

  private mutating func labelItem(in parent: Int) -> TreePlan.Item {
    var item = TreePlan.Item(kind: .view, parent: parent)
    item.text = text()
    item.lineLimit = pick([0, 0, 1, 2])
    return item
  }

  mutating func text() -> String {
    (0..<int(0...9)).map { _ in pick(["a", "word", "longer", "wrapping"]) }.joined(separator: " ")
  }

  /// An item with more about it than a plan of other laws says.
  mutating func furnished(_ item: TreePlan.Item) -> TreePlan.Item {
    var item = item
    guard item.kind == .view else {
      if item.kind == .margins { item.kind = pick([.margins, .margins, .safeArea, .readableContent]) }
      return item
    }
    if item.frame == nil && item.firstBaseline == 0 && chance(20) {
      item.text = text()
      item.lineLimit = pick([0, 1, 2])
    }
    if chance(15) { item.safeArea = writer.insets(0...20) }
    if chance(10) { item.keepsOuterMargins = true }
    if chance(10) { item.marginsBeginInSafeArea = false }
    if chance(5) { item.displayScale = pick([1, 2, 3]) }
    if chance(5) { item.isHidden = true }
    return item
  }
}
