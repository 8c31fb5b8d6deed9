import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Laws that hold for every layout, tried with random trees.
///
/// Where a tree has a conflict, which constraint is left out depends on their order, so that most laws are
/// about trees without one. Where items that could be elsewhere are depends on the order of the tree and on that of the
/// constraints that a view holds, so they are not compared where the tree is mirrored or one of these orders is another.
struct LawTests {
  static let seeds = randomCases(200)

  @Test(arguments: seeds)
  func `right-to-left is the mirror image of left-to-right`(seed: Int) {
    var writer = TreeWriter(seed: seed, isMirrorable: true)
    let plan = writer.write().withoutConflicts()
    let (tree, image) = (laidOut(plan), laidOut(plan.mirrored()))
    let widths = containerWidths(of: tree)
    let mirrored = tree.frames.indices.map { index in
      var frame = tree.frames[index]
      frame.origin.x = widths[index] - frame.maxX
      return frame
    }
    expectSameFrames(of: image, as: tree, mirrored, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `every length times a number gives every frame times it`(seed: Int) {
    var writer = TreeWriter(seed: seed)
    let plan = writer.write().withoutConflicts()
    let tree = laidOut(plan)
    for factor in [0.25, 3, 10] {
      let frames = tree.frames.map { frame in
        LayoutRect(
          x: frame.minX * factor, y: frame.minY * factor, width: frame.width * factor,
          height: frame.height * factor)
      }
      expectSameFrames(
        of: laidOut(plan.scaled(by: factor)), as: tree, frames, "seed \(seed), × \(factor)", onlyUnique: false
      )
    }
  }

  @Test(arguments: seeds)
  func `the order in which a tree is built is not to be seen`(seed: Int) {
    var writer = TreeWriter(seed: seed)
    let plan = writer.write().withoutConflicts()
    let tree = laidOut(plan)
    var shuffled = plan
    writer.random.shuffle(&shuffled.rules)
    expectSameFrames(of: laidOut(shuffled), as: tree, tree.frames, "seed \(seed), constraints shuffled")
    // What one view holds stays in its order.
    var order = Array(plan.rules.indices)
    writer.random.shuffle(&order)
    let holders = tree.constraints.map { $0.holder.map { ObjectIdentifier($0) } }
    for holder in Set(holders) {
      let held = plan.rules.indices.filter { holders[$0] == holder }
      let places = order.indices.filter { held.contains(order[$0]) }
      for (place, rule) in zip(places, held) { order[place] = rule }
    }
    shuffled.rules = order.map { plan.rules[$0] }
    expectSameFrames(
      of: laidOut(shuffled), as: tree, tree.frames, "seed \(seed), constraints of different views shuffled",
      onlyUnique: false)
    let backwards = laidOut(plan, order: .backwards)
    expectSameFrames(of: backwards, as: tree, tree.frames, "seed \(seed), subviews backwards")
  }

  @Test(arguments: seeds)
  func `what is added and removed leaves no trace`(seed: Int) {
    var writer = TreeWriter(seed: seed)
    let tree = laidOut(writer.write())
    let (lines, reports) = (tree.lines, tree.reports)
    for _ in 0..<4 {
      let count = (items: tree.items.count, constraints: tree.constraints.count)
      // A view keeps the margins it made, which need room.
      for _ in 0..<writer.random.int(0...1) { writer.addItem(of: [.view, .view, .guide]) }
      for _ in 0..<writer.random.int(1...5) { writer.addRule() }
      tree.grow(to: writer.plan)
      tree.root.layoutIfNeeded()
      tree.shrink(items: count.items, constraints: count.constraints)
      writer.plan = tree.plan
      tree.root.layoutIfNeeded()
      #expect(tree.lines(otherThanIn: lines) == [], "seed \(seed)\n\(tree.text)")
      #expect(tree.reports == reports, "seed \(seed)\n\(tree.text)")
    }
  }

  @Test(arguments: seeds)
  func `every required constraint holds or is reported`(seed: Int) {
    var writer = TreeWriter(seed: seed)
    let tree = laidOut(writer.write())
    let broken = tree.conflicts.flatMap { LayoutDiagnostic.conflict($0).broken }
    for (rule, constraint) in zip(tree.plan.rules, tree.constraints)
    where constraint.isActive && rule.priority == .required && !tree.holds(rule) {
      #expect(broken.contains(constraint.description), "seed \(seed): \(constraint)\n\(tree.text)")
    }
    for (item, rect) in zip(tree.plan.items, tree.alignmentRects) where item.frame == nil {
      #expect(rect.width >= -1e-6 && rect.height >= -1e-6, "seed \(seed): \(rect)\n\(tree.text)")
    }
  }

  @Test
  func `most random items are unique, and some trees have conflicts`() {
    var (items, unique, conflicts, mirrored) = (0, 0, 0, 0)
    for seed in LawTests.seeds {
      var (writer, mirror) = (TreeWriter(seed: seed), TreeWriter(seed: seed, isMirrorable: true))
      let tree = laidOut(writer.write())
      if !tree.conflicts.isEmpty { conflicts += 1 }
      let (one, two) = (laidOut(tree.plan.withoutConflicts()), laidOut(mirror.write().withoutConflicts()))
      items += one.items.count - 1
      unique += one.areUnique.dropFirst().count { $0 }
      mirrored += two.areUnique.dropFirst().count { $0 }
    }
    #expect(unique * 2 > items && mirrored * 2 > items, "\(unique) and \(mirrored) of \(items)")
    let count = LawTests.seeds.count
    #expect((count / 20...count / 2).contains(conflicts))
  }
}

// MARK: - Comparing

private func laidOut(_ plan: TreePlan, order: RandomTree.Order = .asWritten) -> RandomTree {
  let tree = RandomTree(plan, order: order)
  tree.root.layoutIfNeeded()
  return tree
}

/// The width of what each item is in, which is nothing for the root.
private func containerWidths(of tree: RandomTree) -> [Double] {
  tree.plan.items.map { $0.parent < 0 ? tree.plan.size.width : tree.view($0.parent).frame.width }
}

/// Expects the frames of a tree, and what is unique in another one to be unique in it.
///
/// An item in a view without a width of its own may be fixed to its left edge and then is not to its right
/// one, so the superview has to be unique as well.
private func expectSameFrames(
  of tree: RandomTree, as other: RandomTree, _ frames: [LayoutRect], _ what: String, onlyUnique: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (areUnique, stayUnique) = (other.areUnique, tree.areUnique)
  let found = tree.frames
  let differences = frames.indices.filter { index in
    let isUnique = areUnique[index] && areUnique[max(0, other.plan.items[index].parent)]
    if isUnique && !stayUnique[index] { return true }
    return (isUnique || !onlyUnique) && !isNear(found[index], frames[index])
  }
  let report = differences.map { index in
    "\(tree.items[index].name) is \(found[index]), should be \(frames[index])"
  }
  #expect(report == [], "\(what)\n\(other.text)\n--\n\(tree.text)", sourceLocation: sourceLocation)
}

private func isNear(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
  isNear(a.minX, b.minX) && isNear(a.minY, b.minY) && isNear(a.width, b.width) && isNear(a.height, b.height)
}

private func isNear(_ a: Double, _ b: Double) -> Bool {
  abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
}
