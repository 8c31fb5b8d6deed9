import Anchorage
import Cassowary

/// The difference between the layouts that switches would select at a fitting size and the selected layouts.
///
/// A query activates and deactivates nothing: its engine leaves out the constraints of the selected layout, and adds
/// those of the other layout in the order in which they would be held.
struct FittingLayouts {
  /// The active constraints that would be inactive.
  private var deactivated: Set<ObjectIdentifier> = []
  /// The constraints that would become active, in order.
  private(set) var activated: [LayoutConstraint] = []

  var isEmpty: Bool { activated.isEmpty && deactivated.isEmpty }

  var areAboutBaselines: Bool { activated.contains { $0.isAboutBaselines } }

  func deactivates(_ constraint: LayoutConstraint) -> Bool {
    !deactivated.isEmpty && deactivated.contains(ObjectIdentifier(constraint))
  }

  func mentions(_ guide: LayoutGuide) -> Bool {
    activated.contains { $0.nodes.contains { $0 === guide.node } }
  }

  /// Adds the change that a switch would make.
  mutating func add(_ change: SizeChoices.Change) {
    for constraint in change.old ?? ConstraintGroup() {
      activated.removeAll { $0 === constraint }
      if constraint.isActive { deactivated.insert(ObjectIdentifier(constraint)) }
    }
    for constraint in change.new ?? ConstraintGroup() {
      let isActive = constraint.isActive && !deactivates(constraint)
      if !isActive && !activated.contains(where: { $0 === constraint }) { activated.append(constraint) }
    }
  }
}

extension FittingLayouts: Equatable {
  static func == (first: FittingLayouts, second: FittingLayouts) -> Bool {
    first.deactivated == second.deactivated
      && first.activated.elementsEqual(second.activated) { $0 === $1 }
  }
}

/// The solver's handles of the constraints in a query.
struct QueryHandles {
  /// The handles of held constraints, in the order of the tree; `nil` for a constraint that the query leaves out.
  var held: [ConstraintID?] = []
  /// The additional constraints that views would hold, by the index of the view.
  var newcomers: [Int: [(constraint: LayoutConstraint, id: ConstraintID)]] = [:]
}

extension LayoutEngine {
  /// Adds the constraints of the tree with the layouts of a query.
  func addConstraints(_ layouts: FittingLayouts) -> QueryHandles {
    var activated: [Int: [LayoutConstraint]] = [:]
    for constraint in layouts.activated where constraint.hasMeaning {
      if let holder = holder(of: constraint) { activated[holder, default: []].append(constraint) }
    }
    var handles = QueryHandles()
    for (index, entry) in entries.enumerated() {
      _ = entry.withView { view in
        view.held.forEach {
          handles.held.append(layouts.deactivates($0) ? nil : addToSolver($0, heldBy: entry))
        }
      }
      if let activated = activated[index] {
        handles.newcomers[index] = activated.map { ($0, addToSolver($0, heldBy: entry)) }
      }
    }
    return handles
  }

  /// The index of the view that would hold a constraint; `nil` if an item isn't in the tree of the query.
  private func holder(of constraint: LayoutConstraint) -> Int? {
    var holder: Int?
    for node in constraint.nodes {
      guard let item = items.index(of: node) else { return nil }
      let view = entries[item].isView ? item : Int(entries[item].parent)
      guard var common = holder else {
        holder = view
        continue
      }
      // Ends at the root, which contains every item.
      while !(common <= view && view < entries[common].end) { common = Int(entries[common].parent) }
      holder = common
    }
    return holder
  }

  /// The layouts that the sizes of views select once the fitting size is found.
  func layoutsSelectedBySizes() -> FittingLayouts {
    var layouts = FittingLayouts()
    guard items.hasSizeChoices else { return layouts }
    // All sizes first, because the blocks of switches may do anything.
    var sizes: [(choices: SizeChoices, size: LayoutSize)] = []
    for index in entries.indices {
      guard let choices = entries[index].view?.extras?.sizeChoices else { continue }
      sizes.append((choices, sizeWithAnswer(at: index)))
    }
    for (choices, size) in sizes {
      for change in choices.changes(for: size) { layouts.add(change) }
    }
    return layouts
  }

  /// The size that the frame of a view would have at the fitting size.
  private func sizeWithAnswer(at index: Int) -> LayoutSize {
    let entry = entries[index]
    if index > 0 {
      return items.withFrames(solver) { frames in
        if entry.scale > 0 { return frames.roundedFrame(at: index).size }
        return entry.view.map { frames.exactFrame(of: $0, at: index).size } ?? .zero
      }
    }
    let answer = LayoutSize(width: value(entry.width), height: value(entry.height))
    let shown = entry.scale > 0 ? answer.roundedUp(scale: entry.scale) : answer
    return root.frameSize(ofAlignment: query?.target.imposed(on: shown) ?? shown)
  }
}

extension LayoutView {
  /// The size of the frame whose alignment rectangle has a size.
  package final func frameSize(ofAlignment size: LayoutSize) -> LayoutSize {
    let insets = alignmentRectInsets
    return LayoutSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }
}
