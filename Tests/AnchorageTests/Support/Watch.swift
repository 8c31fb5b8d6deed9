import AnchorageHeadless

/// Notes objects without keeping them alive, to say which of them still are.
final class Watch {
  private var objects: [(name: String, object: () -> AnyObject?)] = []

  /// Watches an object, which is returned.
  @discardableResult
  func on<Object: AnyObject>(_ object: Object) -> Object {
    objects.append(("\(type(of: object)) \(objects.count)", { [weak object] in object }))
    return object
  }

  /// The names of the objects that are still alive.
  var living: [String] { objects.filter { $0.object() != nil }.map(\.name) }
}

/// Every order of some elements.
func permutations<Element>(of elements: [Element]) -> [[Element]] {
  if elements.isEmpty { return [[]] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(of: rest).map { [first] + $0 }
  }
}

/// A tree with one of everything, whose parts are held one by one.
final class LeakScene {
  /// A part that is held.
  enum Part: CaseIterable {
    case root, box, guide, group, constraint
  }

  private(set) var root: LayoutView?
  private var box: LayoutView?
  private var guide: LayoutGuide?
  private var group: ConstraintGroup<HeadlessBackend>?
  private var constraint: LayoutConstraint?

  init(_ watch: Watch) {
    let (root, box) = (watch.on(makeRoot()), watch.on(LayoutView(name: "box")))
    let label = watch.on(LayoutLabel(name: "label", text: "some words that wrap"))
    let guide = watch.on(LayoutGuide(name: "guide"))
    label.numberOfLines = 0
    add(box, to: root)
    add(label, to: box)
    root.addLayoutGuide(guide)
    watch.on(box.margins)
    let group = batch {
      box.edges == guide.edges.inset(by: 10)
      guide.edges == root.edges
      label.edges == box.margins.edges
      label.leading - root.leading <= root.trailing - label.trailing + 400
    }
    watch.on(group)
    for constraint in group { watch.on(constraint) }
    constraint = watch.on(label.width <= root.width * 0.95)
    (self.root, self.box, self.guide, self.group) = (root, box, guide, group)
  }

  /// Adds constraints that cannot hold, and one that means nothing.
  func addConflict(_ watch: Watch) {
    guard let box else { return }
    watch.on(box.width == 5)
    watch.on(box.width == 6)
    watch.on(box.leading == LayoutView(name: "stranger").leading)
  }

  /// Lays out what is still held.
  func layOut() {
    root?.layoutIfNeeded()
    box?.layoutIfNeeded()
  }

  func letGo(of part: Part) {
    switch part {
    case .root: root = nil
    case .box: box = nil
    case .guide: guide = nil
    case .group: group = nil
    case .constraint: constraint = nil
    }
  }
}
