@testable import Anchorage
@testable import AnchorageHeadless

/// The present state of a tree and of what refers to it, as a value.
///
/// Every call changes it as the call's documentation says. A tree can be built from it in one go, and that is
/// what a tree with any past that led to this state must look like.
struct TreeModel {
  /// A set of constraints that a program can refer to.
  struct Group {
    /// The numbers of the rules.
    var rules: [Int]
    var isOn: Bool
  }

  /// Two groups of which one is active.
  struct Switch {
    var groups: [Int]
    var selection: Int?
  }

  var size = LayoutSize(width: 320, height: 240)
  /// The items by number; the first one is the root. A removed item has a negative parent.
  private(set) var items = [TreePlan.Item(kind: .view, parent: -1)]
  private(set) var isAlive = [true]
  private(set) var subviews: [[Int]] = [[]]
  private(set) var guides: [[Int]] = [[]]
  /// The members of stack views.
  private(set) var arranged: [[Int]] = [[]]
  /// The spacing after a member, where it has its own.
  private(set) var spacings: [Double?] = [nil]
  /// The size of the root to which the mask of a view refers.
  private(set) var maskSizes = [LayoutSize.zero]
  private(set) var rules: [TreePlan.Rule] = []
  /// The numbers of the active rules, in the order in which they were activated.
  private(set) var active: [Int] = []
  private(set) var groups: [Int: Group] = [:]
  private(set) var switches: [Int: Switch] = [:]
}

// MARK: - What is there

extension TreeModel {
  func isView(_ item: Int) -> Bool { isThere(item) && items[item].kind == .view }

  func isStack(_ item: Int) -> Bool { isThere(item) && items[item].stack != nil }

  /// Whether a stack view arranges a view.
  func isArranged(_ item: Int) -> Bool {
    isView(item) && items[item].parent >= 0 && arranged[items[item].parent].contains(item)
  }

  func isThere(_ item: Int) -> Bool { items.indices.contains(item) && isAlive[item] }

  /// The topmost item above an item, and the item itself if it is removed.
  func root(of item: Int) -> Int {
    var item = item
    while items[item].parent >= 0 { item = items[item].parent }
    return item
  }

  /// The guides that a view made itself because it was asked for them, which it keeps.
  func ownGuides(of view: Int) -> [Int] {
    items.indices.filter {
      isThere($0) && items[$0].parent == view && ![.view, .guide].contains(items[$0].kind)
    }
  }

  func isInTree(_ item: Int) -> Bool { isThere(item) && root(of: item) == 0 }

  func isInside(_ item: Int, of ancestor: Int) -> Bool {
    var next = item
    while next >= 0 && next != ancestor { next = items[next].parent }
    return next == ancestor
  }

  /// Whether a constraint about these items can be active: they are in one tree, in which guides have owners.
  func canRelate(_ related: [Int]) -> Bool {
    guard let first = related.first, related.allSatisfy(isThere) else { return false }
    let root = root(of: first)
    return items[root].kind == .view && related.allSatisfy { self.root(of: $0) == root }
  }

  func canActivate(_ numbers: [Int]) -> Bool { numbers.allSatisfy { canRelate(rules[$0].items) } }

  /// The number of a rule of a group.
  func rule(_ group: Int, _ index: Int) -> Int? {
    guard let group = groups[group], group.rules.indices.contains(index) else { return nil }
    return group.rules[index]
  }

  func isActive(_ rule: Int) -> Bool { active.contains(rule) }

  /// Whether constraints, active or not, are about where a view is.
  private func isSubject(_ item: Int) -> Bool {
    (active + groups.values.flatMap { $0.rules }).contains { rules[$0].left.first?.item == item }
  }
}

// MARK: - Calls

extension TreeModel {
  /// Does what a call does to the state; returns whether the call makes sense now.
  mutating func apply(_ call: ModelCall) -> Bool {
    switch call {
    case .add(let number, let item): add(number, item)
    case .move(let item, let parent, let index): move(item, to: parent, at: index)
    case .remove(let item): remove(item)
    case .discard(let item): discard(item)
    case .set(let number, let property): set(number, property)
    case .frame(let item, let frame): setFrame(of: item, to: frame)
    case .place(let item, let frame, let mask): place(item, frame, mask)
    case .release(let item): release(item)
    case .arrange(let item, let stack, let index): arrange(item, in: stack, at: index)
    case .stopArranging(let item): stopArranging(item)
    case .space(let spacing, let item): setSpacing(spacing, after: item)
    case .resize(let size): resize(to: size)
    case .state(let group, let statement): makeGroup(group, [statement], isOn: true)
    case .group(let group, let statements, let active): makeGroup(group, statements, isOn: active)
    case .update(let group, let statements), .replace(let group, let statements):
      declareAgain(group, statements)
    case .merge(let group, let statements): merge(group, statements)
    case .append(let group, let statements): append(group, statements)
    case .removeAll(let group): removeAll(group)
    case .setActive(let group, let isActive): setActive(group, isActive)
    case .makeSwitch(let number, let first, let second, let selection):
      makeSwitch(number, [first, second], selection)
    case .select(let number, let selection): select(number, selection)
    case .constant(let group, let index, let constant): change(group, index) { $0.constant = constant }
    case .priority(let group, let index, let priority): change(group, index) { $0.priority = priority }
    case .multiplier(let group, let index, let number): setMultiplier(group, index, number)
    case .relation(let group, let index, let relation): change(group, index) { $0.relation = relation }
    case .toggle(let group, let index, let isActive): toggle(group, index, isActive)
    case .intend(let item, let moment, _): isView(item) && canAct(item, moment)
    case .fit(let item, _), .layOut(let item), .exerciseAmbiguity(let item): isView(item)
    case .askForReports: true
    case .compare(.answers(let item)): isInTree(item) && isView(item) && item > 0
    case .compare: true
    }
  }
}

// MARK: - Items

extension TreeModel {
  private mutating func add(_ number: Int, _ item: TreePlan.Item) -> Bool {
    guard !isThere(number), isView(item.parent) else { return false }
    if ownGuides(of: item.parent).contains(where: { items[$0].kind == item.kind }) { return false }
    if item.mask != [] && item.parent != 0 { return false }
    if [.scrollContent, .scrollFrame].contains(item.kind) && items[item.parent].scrolling == nil {
      return false
    }
    while items.count <= number {
      items.append(TreePlan.Item(kind: .view, parent: -1))
      isAlive.append(false)
      subviews.append([])
      guides.append([])
      arranged.append([])
      spacings.append(nil)
      maskSizes.append(.zero)
    }
    items[number] = item
    isAlive[number] = true
    if item.kind == .view { subviews[item.parent].append(number) }
    if item.kind == .guide { guides[item.parent].append(number) }
    maskSizes[number] = size
    return true
  }

  /// Whether a view of this kind has such moments.
  private func canAct(_ item: Int, _ moment: ContentView.Moment) -> Bool {
    switch moment {
    case .asked: items[item].hasOwnContent || items[item].text != nil
    case .measured: items[item].tileCount != nil || items[item].text != nil
    case .updating, .layingOut: true
    }
  }

  private mutating func move(_ item: Int, to parent: Int, at index: Int) -> Bool {
    guard canMove(item), isView(parent), !isInside(parent, of: item) else { return false }
    if items[item].kind == .guide {
      if items[item].parent == parent { return true }
      takeOut(item)
      guides[parent].append(item)
    } else if items[item].parent == parent {
      subviews[parent].removeAll { $0 == item }
      subviews[parent].insert(item, at: min(index, subviews[parent].count))
    } else {
      takeOut(item)
      subviews[parent].insert(item, at: min(index, subviews[parent].count))
    }
    items[item].parent = parent
    return true
  }

  /// Whether an item can go elsewhere. A frame with a mask is meant for the size its superview had then.
  func canMove(_ item: Int) -> Bool {
    item > 0 && isThere(item) && [.view, .guide].contains(items[item].kind) && items[item].mask == []
  }

  private mutating func remove(_ item: Int) -> Bool {
    guard canMove(item), items[item].parent >= 0 else { return false }
    takeOut(item)
    return true
  }

  private mutating func discard(_ item: Int) -> Bool {
    guard isView(item), canMove(item) else { return false }
    takeOut(item)
    let gone = items.indices.filter { isThere($0) && isInside($0, of: item) }
    active = active.filter { rule in !rules[rule].items.contains { gone.contains($0) } }
    for index in gone {
      isAlive[index] = false
      items[index].parent = -1
      (subviews[index], guides[index], arranged[index]) = ([], [], [])
    }
    return true
  }

  /// Takes an item out of its parent, and with it the constraints between it and what lies outside of it.
  private mutating func takeOut(_ item: Int) {
    let parent = items[item].parent
    guard parent >= 0 else { return }
    active = active.filter { number in
      let isInside = rules[number].items.map { self.isInside($0, of: item) }
      return !isInside.contains(true) || !isInside.contains(false) && items[item].kind != .guide
    }
    subviews[parent].removeAll { $0 == item }
    guides[parent].removeAll { $0 == item }
    forgetArrangement(of: item)
    items[item].parent = -1
  }

  private mutating func set(_ number: Int, _ property: ModelProperty) -> Bool {
    guard isView(number), property.isPossible(for: items[number]) else { return false }
    property.change(&items[number])
    return true
  }

  private mutating func setFrame(of item: Int, to frame: LayoutRect) -> Bool {
    guard item > 0, isView(item) else { return false }
    if items[item].frame != nil {
      items[item].frame = frame
      maskSizes[item] = size
    }
    return true
  }

  private mutating func place(_ item: Int, _ frame: LayoutRect, _ mask: LayoutAutoresizingMask) -> Bool {
    guard item > 0, isView(item), !isArranged(item), mask == [] || items[item].parent == 0, !isSubject(item)
    else { return false }
    (items[item].frame, items[item].mask) = (frame, mask)
    maskSizes[item] = size
    return true
  }

  private mutating func release(_ item: Int) -> Bool {
    guard item > 0, isView(item) else { return false }
    (items[item].frame, items[item].mask) = (nil, [])
    return true
  }

  private mutating func resize(to size: LayoutSize) -> Bool {
    self.size = size
    return true
  }
}

// MARK: - Stack views

extension TreeModel {
  private mutating func arrange(_ item: Int, in stack: Int, at index: Int) -> Bool {
    guard isView(item), isStack(stack), canMove(item), !isInside(stack, of: item) else { return false }
    if items[item].parent != stack {
      takeOut(item)
      subviews[stack].append(item)
      items[item].parent = stack
    }
    arranged[stack].removeAll { $0 == item }
    arranged[stack].insert(item, at: min(index, arranged[stack].count))
    items[item].frame = nil
    return true
  }

  private mutating func stopArranging(_ item: Int) -> Bool {
    guard isArranged(item) else { return false }
    forgetArrangement(of: item)
    return true
  }

  private mutating func forgetArrangement(of item: Int) {
    arranged[items[item].parent].removeAll { $0 == item }
    spacings[item] = nil
  }

  private mutating func setSpacing(_ spacing: Double?, after item: Int) -> Bool {
    guard isArranged(item) else { return false }
    spacings[item] = spacing
    return true
  }
}

// MARK: - Constraints

extension TreeModel {
  /// Makes rules of statements; returns their numbers, or `nil` if an item is not there, or cannot be related.
  private mutating func make(_ statements: [ModelStatement], isOn: Bool) -> [Int]? {
    var made: [TreePlan.Rule] = []
    for statement in statements {
      guard statement.items.allSatisfy(isThere) else { return nil }
      made += statement.rules { items[$0].kind != .view }
    }
    if isOn && !made.allSatisfy({ canRelate($0.items) }) { return nil }
    // A view would no longer be placed by its frame.
    if made.contains(where: { items[$0.left[0].item].frame != nil }) { return nil }
    rules += made
    return Array(rules.count - made.count..<rules.count)
  }

  private mutating func makeGroup(_ number: Int, _ statements: [ModelStatement], isOn: Bool) -> Bool {
    guard groups[number] == nil, let made = make(statements, isOn: isOn) else { return false }
    groups[number] = Group(rules: made, isOn: isOn)
    if isOn { active += made }
    return true
  }

  private mutating func declareAgain(_ number: Int, _ statements: [ModelStatement]) -> Bool {
    guard let group = groups[number], let made = make(statements, isOn: group.isOn) else { return false }
    active.removeAll { group.rules.contains($0) }
    groups[number]?.rules = made
    if group.isOn { active += made }
    return true
  }

  private mutating func append(_ number: Int, _ statements: [ModelStatement]) -> Bool {
    guard let group = groups[number], let made = make(statements, isOn: group.isOn) else { return false }
    groups[number]?.rules += made
    if group.isOn { active += made }
    return true
  }

  /// Changes the rules that statements are about the same anchors as, and adds the others.
  private mutating func merge(_ number: Int, _ statements: [ModelStatement]) -> Bool {
    guard let group = groups[number], let made = make(statements, isOn: group.isOn) else { return false }
    var (taken, merged): (Set<Int>, [Int]) = ([], [])
    for rule in made {
      let same = group.rules.first { !taken.contains($0) && rules[$0].isAboutSameAnchors(as: rules[rule]) }
      if let same {
        rules[same] = rules[rule]
        taken.insert(same)
      }
      merged.append(same ?? rule)
    }
    groups[number]?.rules += merged.filter { !taken.contains($0) }
    if group.isOn {
      active.removeAll { taken.contains($0) }
      active += merged
    }
    return true
  }

  private mutating func removeAll(_ number: Int) -> Bool {
    guard let group = groups[number] else { return false }
    active.removeAll { group.rules.contains($0) }
    groups[number]?.rules = []
    return true
  }

  private mutating func setActive(_ number: Int, _ isActive: Bool) -> Bool {
    guard let group = groups[number], !isActive || canActivate(group.rules) else { return false }
    groups[number]?.isOn = isActive
    for rule in group.rules { setActive(rule: rule, isActive) }
    return true
  }

  private mutating func setActive(rule: Int, _ isActive: Bool) {
    if !isActive { active.removeAll { $0 == rule } } else if !self.isActive(rule) { active.append(rule) }
  }

  private mutating func makeSwitch(_ number: Int, _ members: [Int], _ selection: Int?) -> Bool {
    guard switches[number] == nil, Set(members).count == 2, members.allSatisfy({ groups[$0] != nil }) else {
      return false
    }
    let selected = selection.flatMap { groups[members[$0]] }
    guard selected.map({ canActivate($0.rules) }) ?? true else { return false }
    for index in members.indices where index != selection { _ = setActive(members[index], false) }
    if let selection { _ = setActive(members[selection], true) }
    switches[number] = Switch(groups: members, selection: selection)
    return true
  }

  private mutating func select(_ number: Int, _ selection: Int?) -> Bool {
    guard let present = switches[number] else { return false }
    let selected = selection.flatMap { groups[present.groups[$0]] }
    guard selected.map({ canActivate($0.rules) }) ?? true else { return false }
    if let old = present.selection, old != selection { _ = setActive(present.groups[old], false) }
    if let selection { _ = setActive(present.groups[selection], true) }
    switches[number]?.selection = selection
    return true
  }

  private mutating func change(_ group: Int, _ index: Int, _ body: (inout TreePlan.Rule) -> Void) -> Bool {
    guard let rule = rule(group, index), rules[rule].items.allSatisfy(isThere) else { return false }
    body(&rules[rule])
    return true
  }

  private mutating func setMultiplier(_ group: Int, _ index: Int, _ multiplier: Double) -> Bool {
    guard let rule = rule(group, index), rules[rule].left.count == 1, rules[rule].right.count == 1 else {
      return false
    }
    return change(group, index) { $0.right[0].coefficient = multiplier }
  }

  private mutating func toggle(_ group: Int, _ index: Int, _ isActive: Bool) -> Bool {
    guard let rule = rule(group, index), canActivate([rule]) else { return false }
    setActive(rule: rule, isActive)
    return true
  }
}

extension TreePlan.Rule {
  fileprivate func isAboutSameAnchors(as other: TreePlan.Rule) -> Bool {
    relation == other.relation && left.map(\.anchor) == other.left.map(\.anchor)
      && right.map(\.anchor) == other.right.map(\.anchor)
  }
}

extension TreePlan.Term {
  fileprivate var anchor: [Int] { [item, attribute.rawValue] }
}
