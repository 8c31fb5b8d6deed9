@testable import Anchorage
@testable import AnchorageHeadless

/// The calls that make a tree.
extension CallWriter {
  mutating func begin() {
    let size = LayoutSize(width: writer.number(60...800), height: writer.number(60...600))
    var calls = [ModelCall.resize(size)]
    switch int(1...20) {
    case ...2: calls += beginRow()
    case ...4: calls += beginList()
    case ...7: calls += beginStacks()
    case 8: calls += beginPage()
    case 9 where chance(40): calls += beginAnyTree(items: 10...(chance(30) ? 58 : 24))
    default: calls += beginAnyTree(items: 2...9)
    }
    queue = (calls + [.compare(.layout)]).reversed()
  }

  /// A tree as other laws have it, with views of all kinds.
  private mutating func beginAnyTree(items: ClosedRange<Int>) -> [ModelCall] {
    let plan = writer.write(items: items)
    itemCount = plan.items.count
    var calls = plan.items[0].properties.map { ModelCall.set(0, $0) }
    var (added, arranged): ([TreePlan.Item], Set<Int>) = ([plan.items[0]], [])
    for (number, item) in plan.items.enumerated().dropFirst() {
      let item = furnished(item, in: added[item.parent])
      added.append(item)
      calls.append(.add(number, item))
      guard item.kind == .view, item.mask == [], added[item.parent].stack != nil, chance(80) else { continue }
      arranged.insert(number)
      calls.append(.arrange(number, in: item.parent, at: number))
    }
    // A stack view says where its members are, and perhaps not how large.
    for rule in plan.rules where !arranged.contains(rule.left[0].item) || rule.right.isEmpty && chance(50) {
      calls.append(.state(newGroup(), .rule(rule)))
    }
    return calls
  }

  /// Stack views inside a stack view, with views that have content.
  private mutating func beginStacks() -> [ModelCall] {
    let outer = newItem()
    var calls = [ModelCall.add(outer, stackItem(in: 0))]
    for _ in 0..<int(1...3) {
      let inner = newItem()
      calls.append(.add(inner, stackItem(in: outer)))
      for _ in 0..<int(1...3) {
        var item = TreePlan.Item(kind: .view, parent: inner)
        writer.furnish(&item)
        item.mask = []
        let number = newItem()
        calls += [.add(number, furnished(item, in: item)), .arrange(number, in: inner, at: int(0...2))]
      }
      calls.append(.arrange(inner, in: outer, at: int(0...2)))
    }
    let edges = pick([LayoutEdges(), .bottom, .trailing, [.bottom, .trailing]])
    let statement = ModelStatement.edges(outer, .equal, 0, inset: 8, excluding: edges, .required)
    return calls + [.state(newGroup(), statement)]
  }

  /// A scroll view that shows a part of a page.
  private mutating func beginPage() -> [ModelCall] {
    let (scrolling, content, page, label) = (newItem(), newItem(), newItem(), newItem())
    var item = TreePlan.Item(kind: .view, parent: 0)
    item.scrolling = TreePlan.Scrolling()
    return [
      .add(scrolling, item), .add(content, TreePlan.Item(kind: .scrollContent, parent: scrolling)),
      .add(page, TreePlan.Item(kind: .view, parent: scrolling)), .add(label, labelItem(in: page)),
      .state(newGroup(), .edges(scrolling, .equal, 0, inset: 0, excluding: [], .required)),
      .state(
        newGroup(), .edges(page, .equal, pick([scrolling, content]), inset: 4, excluding: [], .required)),
      .state(newGroup(), .edges(label, .equal, page, inset: 8, excluding: [], .required)),
      .state(newGroup(), .size(page, .greaterThanOrEqual, LayoutSize(width: 100, height: 400), .required)),
    ]
  }

  private mutating func stackItem(in parent: Int) -> TreePlan.Item {
    var item = TreePlan.Item(kind: .view, parent: parent)
    item.stack = TreePlan.Stack()
    for _ in 0..<int(0...5) { stackProperty().change(&item) }
    return item
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
  mutating func furnished(_ item: TreePlan.Item, in parent: TreePlan.Item) -> TreePlan.Item {
    var item = item
    guard item.kind == .view else {
      if item.kind == .margins {
        item.kind = pick([.margins, .margins, .safeArea, .readableContent])
        if parent.scrolling != nil { item.kind = pick([.scrollContent, .scrollContent, .scrollFrame]) }
      }
      return item
    }
    switch int(1...20) {
    case ...4:
      item.text = text()
      item.lineLimit = pick([0, 1, 2])
    case 5: item.tileCount = int(0...12)
    case ...8: item.stack = stackItem(in: item.parent).stack
    case 9: item.scrolling = TreePlan.Scrolling()
    default: break
    }
    if chance(15) { item.safeArea = writer.insets(0...20) }
    if chance(10) { item.keepsOuterMargins = true }
    if chance(10) { item.marginsBeginInSafeArea = false }
    if chance(5) { item.displayScale = pick([1, 2, 3]) }
    if chance(5) { item.isHidden = true }
    return item
  }
}
