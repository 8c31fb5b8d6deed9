@testable import Anchorage
@testable import Cassowary

/// Writes random calls: first those that make a tree, then changes, questions and comparisons.
struct CallWriter {
  var writer: TreeWriter
  /// Calls that are to come next, the first one last.
  var queue: [ModelCall] = []
  private var groupCount = 0
  private var switchCount = 0
  var itemCount = 1
  private var isBegun = false
  /// How many views were told to do something when their moment comes.
  private var intentionCount = 0

  init(seed: Int) {
    writer = TreeWriter(seed: seed)
  }

  /// A way to lay out the tree.
  mutating func way() -> ModelTree.Way {
    ModelTree.Way(
      isIncremental: !chance(10),
      mostTableauColumns: writer.random.pick([Simplex.mostTableauColumns, 0, 0, 8, .max]))
  }

  /// The next call; `nil` if none comes to mind.
  mutating func call(_ model: TreeModel) -> ModelCall? {
    if !isBegun {
      isBegun = true
      begin()
    }
    if let call = queue.popLast() { return call }
    writer.plan.items = model.items
    if chance(35) {
      intentionCount = 0
      return .compare(asking: chance(20) ? view(model) : nil)
    }
    guard intentionCount < 2, chance(8) else { return change(model) }
    intentionCount += 1
    guard let call = change(model) else { return nil }
    return .intend(view(model), writer.random.pick([.asked, .updating, .layingOut]), call)
  }

  mutating func chance(_ percent: Int) -> Bool { writer.random.chance(percent) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { writer.random.int(range) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { writer.random.pick(elements) }

  /// A view; most are in the tree.
  private mutating func view(_ model: TreeModel) -> Int {
    pick(model.items.indices.filter(model.isView))
  }

  mutating func newGroup() -> Int {
    groupCount += 1
    return groupCount
  }

  mutating func newItem() -> Int {
    itemCount += 1
    return itemCount - 1
  }
}

// MARK: - Changes

extension CallWriter {
  private mutating func change(_ model: TreeModel) -> ModelCall? {
    switch int(1...100) {
    case ...16: return changeConstraint(model)
    case ...28: return resize(model)
    case ...38: return changeView(model)
    case ...52: return move(model)
    case ...60: return addItem(model)
    case ...66: return statement(model).map { .state(newGroup(), $0) }
    case ...86: return changeGroup(model)
    default: return ask(model)
    }
  }

  private mutating func changeConstraint(_ model: TreeModel) -> ModelCall? {
    let known = model.groups.keys.sorted().filter { model.groups[$0]?.rules.isEmpty == false }
    guard !known.isEmpty else { return nil }
    let group = pick(known)
    let index = int(0...(model.groups[group]?.rules.count ?? 1) - 1)
    switch int(1...10) {
    case ...4: return .constant(group, index, Double(int(-10...20) * 4))
    case ...7: return .priority(group, index, pick([.required, .high, 751, 250, 249.5]))
    case 8: return .multiplier(group, index, pick([0.5, 1, 2]))
    case 9: return .relation(group, index, pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]))
    default: return .toggle(group, index, model.rule(group, index).map { !model.isActive($0) } ?? true)
    }
  }

  private mutating func resize(_ model: TreeModel) -> ModelCall {
    var size = model.size
    if chance(30) {
      size.width += Double(int(-2...2))
      size.height += Double(int(-2...2))
      return .resize(LayoutSize(width: max(0, size.width), height: max(0, size.height)))
    }
    if chance(90) { size.width = Double(int(0...60) * 10) }
    if chance(40) { size.height = Double(int(0...60) * 10) }
    return .resize(size)
  }

  private mutating func changeView(_ model: TreeModel) -> ModelCall {
    let number = view(model)
    var item = model.items[number]
    switch int(1...9) {
    case 1: item.direction = pick([.leftToRight, .rightToLeft, nil])
    case 2: item.margins = LayoutInsets(Double(int(0...20)))
    case 3: item.safeArea = writer.insets(0...20)
    case 4: item = furnishedAgain(item)
    case 5: item.hugging = writer.optionalPriority()
    case 6: item.compression = chance(10) ? .required : writer.optionalPriority()
    case 7: item.alignment = chance(50) ? .zero : writer.insets(0...6)
    default: changeContent(of: &item)
    }
    return .change(number, item)
  }

  private mutating func changeContent(of item: inout TreePlan.Item) {
    if item.text != nil {
      item.text = text()
      if chance(30) { item.lineLimit = pick([0, 1, 2]) }
      if chance(10) { item.preferredWidth = Double(int(0...10) * 10) }
    } else {
      let width = int(-1...12)
      item.content = LayoutSize(width: width < 0 ? -1 : Double(width * 10), height: Double(int(-1...3) * 10))
      if item.content.height < 0 { item.content.height = -1 }
      if chance(20) { item.firstBaseline = writer.number(0...12) }
    }
  }

  private mutating func furnishedAgain(_ item: TreePlan.Item) -> TreePlan.Item {
    var item = item
    switch int(1...4) {
    case 1: item.keepsOuterMargins.toggle()
    case 2: item.marginsBeginInSafeArea.toggle()
    case 3: item.displayScale = pick([nil, nil, 1, 2, 3])
    default: item.isHidden.toggle()
    }
    return item
  }

  private mutating func move(_ model: TreeModel) -> ModelCall? {
    let movable = model.items.indices.filter(model.canMove)
    guard !movable.isEmpty else { return nil }
    let item = pick(movable)
    switch int(1...10) {
    case ...3: return .remove(item)
    case 4: return .discard(item)
    case 5, 6:
      let parent = max(0, model.items[item].parent)
      return .move(item, to: parent, at: int(0...model.subviews[parent].count))
    default:
      let parent = view(model)
      return .move(item, to: parent, at: int(0...model.subviews[parent].count))
    }
  }

  /// Adds an item, usually with statements that say where it is.
  private mutating func addItem(_ model: TreeModel) -> ModelCall? {
    let number = newItem()
    var item = TreePlan.Item(
      kind: pick([.view, .view, .view, .view, .guide, .margins]), parent: chance(50) ? 0 : view(model))
    if item.kind == .view { writer.furnish(&item) }
    item = furnished(item)
    if chance(70) && item.frame == nil && (item.kind == .view || item.kind == .guide)
      && model.isInTree(item.parent)
    {
      while writer.plan.items.count <= number { writer.plan.items.append(item) }
      writer.plan.rules = []
      writer.determine(number)
      queue = writer.plan.rules.map { .rule($0) }.filter { known($0, model, number) }
        .map { .state(newGroup(), $0) }
    }
    return .add(number, item)
  }

  /// Whether a statement mentions only what is in the tree, and an item that is about to be.
  private func known(_ statement: ModelStatement, _ model: TreeModel, _ newcomer: Int? = nil) -> Bool {
    statement.items.allSatisfy { $0 == newcomer || model.isInTree($0) }
  }

  private mutating func changeGroup(_ model: TreeModel) -> ModelCall? {
    let numbers = model.groups.keys.sorted()
    guard numbers.count > 1 else { return nil }
    let group = pick(numbers)
    switch int(1...20) {
    case 1: return .group(newGroup(), statements(model), active: chance(60))
    case ...7: return .update(group, changed(group, model))
    case ...9: return .replace(group, changed(group, model))
    case ...11: return .merge(group, changed(group, model))
    case 12: return .append(group, statements(model))
    case ...15: return .setActive(group, chance(60))
    case 16:
      switchCount += 1
      return .makeSwitch(switchCount, group, pick(numbers), selection: pick([nil, 0, 1]))
    default:
      let switches = model.switches.keys.sorted()
      return switches.isEmpty ? nil : .select(pick(switches), pick([nil, 0, 1, 0, 1]))
    }
  }

  /// Statements with much in common with those of a group: some are missing, some new, some have other numbers.
  private mutating func changed(_ group: Int, _ model: TreeModel) -> [ModelStatement] {
    var rules = (model.groups[group]?.rules ?? []).map { model.rules[$0] }.filter { _ in chance(85) }
    for index in rules.indices {
      if chance(30) { rules[index].constant += Double(int(-20...20)) }
      if chance(20) { rules[index].priority = pick([.required, .high, .low, 251.5]) }
      if chance(10) { rules[index].relation = pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]) }
      if chance(10), !rules[index].right.isEmpty { rules[index].right[0].coefficient = pick([0.5, 1, 2]) }
    }
    if chance(20) { writer.random.shuffle(&rules) }
    return rules.map { .rule($0) } + (chance(30) ? statements(model) : [])
  }

  private mutating func ask(_ model: TreeModel) -> ModelCall {
    switch int(1...12) {
    case ...4:
      return .fit(view(model), LayoutSize(width: Double(int(0...3) * 100), height: 0))
    case ...6: return .layOut(view(model))
    case 7: return .exerciseAmbiguity(view(model))
    case ...9: return .frame(view(model), LayoutRect(x: 1, y: 2, width: Double(int(0...9)), height: 4))
    default: return .askForReports
    }
  }
}

// MARK: - Statements

extension CallWriter {
  private mutating func statements(_ model: TreeModel) -> [ModelStatement] {
    (0..<int(1...4)).compactMap { _ in statement(model) }
  }

  /// A statement about items in the tree.
  private mutating func statement(_ model: TreeModel) -> ModelStatement? {
    let subjects = writer.subjects.filter(model.isInTree)
    guard !subjects.isEmpty else { return nil }
    if chance(55) {
      writer.plan.rules = []
      writer.addRule(isWeak: chance(50))
      guard let rule = writer.plan.rules.first, known(.rule(rule), model) else { return nil }
      return .rule(rule)
    }
    let (first, second) = (pick(subjects), pick(model.items.indices.filter(model.isInTree)))
    if first == second { return nil }
    let relation = pick([LayoutRelation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let priority = writer.priority(required: 40)
    switch int(1...11) {
    case ...2:
      let edges = pick([LayoutEdges(), .bottom, .trailing, [.top, .bottom], [.leading, .trailing]])
      return .edges(first, relation, second, inset: writer.number(-4...20), excluding: edges, priority)
    case 3:
      return .size(
        first, relation, LayoutSize(width: writer.number(0...120), height: writer.number(0...80)), priority)
    case 4: return .sameSize(first, second, priority)
    case 5: return .center(first, second, x: writer.number(-10...10), y: writer.number(-10...10), priority)
    case 6: return .corner(first, second, x: writer.number(0...20), y: writer.number(0...20))
    default: return listStatement(subjects, second, relation, priority)
    }
  }

  private mutating func listStatement(
    _ subjects: [Int], _ second: Int, _ relation: LayoutRelation, _ priority: LayoutPriority
  ) -> ModelStatement? {
    var items = subjects.filter { $0 != second && chance(60) }
    writer.random.shuffle(&items)
    if items.count < 2 { return nil }
    let container = chance(60) ? second : nil
    switch int(1...6) {
    case 1: return .widths(items, relation, writer.number(0...90), priority)
    case 2: return .leading(items, relation, second, writer.number(-10...30), priority)
    case 3:
      let (axis, alignment) = pick([
        (LayoutAxis.horizontal, LayoutAlignment.top), (.vertical, .leading), (.horizontal, .centerY),
      ])
      let gap = container == nil ? pick([.fixed(8), .equal, .atLeast(4)]) : spacing()
      let sizes = pick([LayoutSizing.intrinsic, .intrinsic, .equal, .fixed(30)])
      return .distribute(items, axis, gap, sizes, chance(50) ? alignment : nil, in: container)
    case 4: return .align(items, pick([.leading, .trailing, .centerX, .top, .centerY, .left]))
    case 5: return .match(items, pick([.width, .height, .size]))
    default: return .grid(items, columns: int(1...3), spacing: writer.number(0...8), in: container)
    }
  }
}
