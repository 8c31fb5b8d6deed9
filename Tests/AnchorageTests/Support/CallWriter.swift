@testable import Anchorage
@testable import AnchorageHeadless
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
      return .compare(
        chance(3) ? .everything : chance(20) ? .answers(about: view(model)) : .layout)
    }
    guard intentionCount < 2, chance(8) else { return change(model) }
    intentionCount += 1
    guard let call = change(model) else { return nil }
    return .intend(view(model), writer.random.pick([.asked, .measured, .updating, .layingOut]), call)
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
    case ...13: return changeConstraint(model)
    case ...23: return resize(model)
    case ...40: return changeView(model)
    case ...50: return move(model)
    case ...60: return changeStack(model)
    case ...66: return addItem(model)
    case ...72: return statement(model).map { .state(newGroup(), $0) }
    case ...88: return changeGroup(model)
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
    switch int(1...12) {
    case 1: return .place(number, writer.frame(), chance(30) ? writer.mask() : [])
    case 2: return .release(number)
    case ...7: return .set(number, property(of: model.items[number]))
    default: return .set(number, contentProperty(of: model.items[number]))
    }
  }

  private mutating func property(of item: TreePlan.Item) -> ModelProperty {
    switch int(1...13) {
    case 1: .direction(pick([.leftToRight, .rightToLeft, nil]))
    case 2: .margins(LayoutInsets(Double(int(0...20))))
    case 3: .safeArea(writer.insets(0...20))
    case 4: .keepsOuterMargins(!item.keepsOuterMargins)
    case 5: .marginsBeginInSafeArea(!item.marginsBeginInSafeArea)
    case 6: .displayScale(pick([nil, nil, 1, 2, 3]))
    case 7: .hugging(writer.optionalPriority())
    case 8: .compression(chance(10) ? .required : writer.optionalPriority())
    case 9: .alignmentInsets(chance(50) ? .zero : writer.insets(0...6))
    default: .isHidden(!item.isHidden)
    }
  }

  private mutating func contentProperty(of item: TreePlan.Item) -> ModelProperty {
    if item.text != nil {
      switch int(1...5) {
      case 1: return .lineLimit(pick([0, 1, 2]))
      case 2: return .preferredWidth(Double(int(0...10) * 10))
      default: return .text(text())
      }
    }
    if item.tileCount != nil { return .tileCount(int(0...12)) }
    if item.stack != nil { return stackProperty() }
    if item.scrolling != nil {
      return chance(70)
        ? .offset(LayoutPoint(x: writer.number(-20...60), y: writer.number(-20...90)))
        : .inset(writer.insets(0...12))
    }
    if chance(20) { return .baselines(first: writer.number(0...12), last: writer.number(0...6)) }
    let width = int(-1...12)
    let height = int(-1...3)
    return .content(
      LayoutSize(width: Double(width < 0 ? -1 : width * 10), height: Double(height < 0 ? -1 : height * 10)))
  }

  mutating func stackProperty() -> ModelProperty {
    switch int(1...6) {
    case 1: .axis(pick(LayoutAxis.allCases))
    case 2: .distribution(pick(LayoutStackView.Distribution.allCases))
    case 3: .alignment(pick(LayoutStackView.Alignment.allCases))
    case 4: .spacing(pick([0, 8, 4.5, 20, LayoutStackView.spacingUseSystem]))
    case 5: .isInsideMargins(chance(70))
    default: .isFromBaselines(chance(50))
    }
  }

  private mutating func changeStack(_ model: TreeModel) -> ModelCall? {
    let stacks = model.items.indices.filter(model.isStack)
    guard !stacks.isEmpty else { return changeView(model) }
    let stack = pick(stacks)
    let (members, place) = (model.arranged[stack], int(0...model.arranged[stack].count))
    switch int(1...12) {
    case ...3: return .set(stack, stackProperty())
    case ...5: return .arrange(view(model), in: stack, at: place)
    case 6:
      let others = model.subviews[stack].filter { !members.contains($0) }
      return others.isEmpty ? nil : .arrange(pick(others), in: stack, at: place)
    default:
      guard !members.isEmpty else { return .arrange(view(model), in: stack, at: 0) }
      let member = pick(members)
      switch int(1...8) {
      case 1: return .arrange(member, in: stack, at: place)
      case 2: return .stopArranging(member)
      case 3: return .space(pick([nil, 0, 3, 12]), after: member)
      default: return .set(member, .isHidden(!model.items[member].isHidden))
      }
    }
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
    item = furnished(item, in: model.items[item.parent])
    while writer.plan.items.count <= number { writer.plan.items.append(item) }
    if item.kind == .view && model.isStack(item.parent) && chance(70) {
      item.mask = []
      queue = [.arrange(number, in: item.parent, at: int(0...model.arranged[item.parent].count))]
    } else if chance(70) && item.frame == nil && [.view, .guide].contains(item.kind)
      && model.isInTree(item.parent)
    {
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
    switch int(1...21) {
    case 1: return .group(newGroup(), statements(model), active: chance(60))
    case 21: return chance(30) ? .removeAll(group) : nil
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
    case ...11: return .frame(view(model), LayoutRect(x: 1, y: 2, width: Double(int(0...9)), height: 4))
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
