import Anchorage
import Cassowary

/// The constraints whose errors or slacks the optimum doesn't determine, in the order in which their ties are
/// broken.
///
/// The *place* of a constraint is the place of the last item in the tree that it mentions; margins and safe
/// areas have the place of their view.
struct OpenConstraints {
  /// A constraint to be repeated, which makes its error or slack as small as earlier repetitions allow.
  struct Repetition: Equatable {
    let id: ConstraintID
    let relation: Relation
  }

  /// Optional constraints of the priorities at which some constraint is missed, the strongest first. Within a
  /// priority, content sizes come first, backwards through the tree, and then the others by place, the last
  /// place first.
  let errors: [Repetition]
  /// Inequalities about positions, in the order of the tree.
  let slacks: [Repetition]

  /// - Parameter handles: The solver's handles of the constraints; `nil` if the constraints store them.
  init(_ items: borrowing ItemListing, in order: ItemOrder, handles: QueryHandles?, _ solver: Solver) {
    let missed = solver.missedStrengths()
    var errors: [(rank: Rank, repetition: Repetition)] = []
    var slacks: [Repetition] = []
    var next = 0
    func addError(
      _ id: ConstraintID, _ relation: LayoutRelation, isContent: Bool, place: @autoclosure () -> Int
    ) {
      guard let strength = solver.presentStrength(of: id), missed.contains(strength), solver.isAmbiguous(id)
      else { return }
      let rank = Rank(strength: strength, isContent: isContent, place: place(), number: errors.count)
      errors.append((rank, Repetition(id: id, relation: Relation(relation))))
    }
    func add(_ constraint: LayoutConstraint, _ id: ConstraintID) {
      addError(id, constraint.relation, isContent: false, place: order.place(of: constraint))
      if constraint.relation != .equal, solver.presentStrength(of: id) != nil, solver.mentionsPosition(id),
        solver.isAmbiguous(id)
      {
        slacks.append(Repetition(id: id, relation: .equal))
      }
    }
    for index in items.entries.indices {
      guard let view = items.entries[index].view else { continue }
      view.held.forEach { constraint in
        next += 1
        guard let id = handles == nil ? constraint.solverID : handles?.held[next - 1] else { return }
        add(constraint, id)
      }
      for (constraint, id) in handles?.newcomers[index] ?? [] { add(constraint, id) }
      guard !missed.isEmpty else { continue }
      for bound in ContentBound.allCases {
        guard let id = items.entries[index].contentIDs[bound] else { continue }
        let place = 2 * order.place(ofItemAt: index) + (bound.axis == .horizontal ? 0 : 1)
        addError(id, bound.relation, isContent: true, place: place)
      }
    }
    self.errors = errors.sorted { $0.rank < $1.rank }.map { $0.repetition }
    self.slacks = slacks
  }

  private struct Rank: Comparable {
    let strength: Double
    let isContent: Bool
    let place: Int
    let number: Int

    static func < (a: Rank, b: Rank) -> Bool {
      if a.strength != b.strength { return a.strength > b.strength }
      if a.isContent != b.isContent { return a.isContent }
      if a.place != b.place { return a.place > b.place }
      return a.number < b.number
    }
  }
}

/// The order of the tree, with arranged subviews in the order of their arrangement.
struct ItemOrder: Equatable {
  /// The place of each item; empty if places are the indices of the entries.
  private var places: [Int32] = []

  init(_ items: borrowing ItemListing) {
    guard items.entries.contains(where: { Self.isReordered($0) }) else { return }
    places = [Int32](repeating: 0, count: items.entries.count)
    var next: Int32 = 0
    // The items still to visit, the next one last. Guides contain nothing, and follow their view as listed.
    var waiting = [0]
    while let index = waiting.popLast() {
      places[index] = next
      next += 1
      waiting += Self.inside(index, items).reversed()
    }
  }

  /// The place of an item.
  func place(ofItemAt index: Int) -> Int { places.isEmpty ? index : Int(places[index]) }

  /// The place of a constraint.
  func place(of constraint: LayoutConstraint) -> Int {
    var last = -1
    let nodes = [constraint.firstNode, constraint.secondNode].compactMap { $0 }
    for node in nodes + (constraint.sides?.otherNodes ?? []) {
      let item = node.item
      let isOfView = (item as? LayoutGuide).map { $0.role != .user } ?? false
      let entry = isOfView ? item?.owner?.node.entry ?? node.entry : node.entry
      if entry >= 0 { last = max(last, place(ofItemAt: Int(entry))) }
    }
    return last
  }

  /// The indices of the items in order.
  func indices(_ indices: Range<Int>) -> [Int] {
    if places.isEmpty { return Array(indices) }
    return indices.sorted { places[$0] < places[$1] }
  }

  private static func isReordered(_ entry: EngineEntry) -> Bool {
    entry.isSubclass && entry.withView { $0.subviewsAsArranged != nil } ?? false
  }

  /// The indices of the guides and subviews of an item, in order.
  private static func inside(_ index: Int, _ items: borrowing ItemListing) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < Int(items.entries[index].end) {
      children.append(child)
      child = Int(items.entries[child].end)
    }
    guard let arranged = items.entries[index].view?.subviewsAsArranged else { return children }
    return children.filter { !items.entries[$0].isView } + arranged.map { Int($0.node.entry) }
  }
}
