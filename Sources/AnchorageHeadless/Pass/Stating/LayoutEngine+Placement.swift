import Anchorage
import Cassowary

// The engine's own constraints, which place views by their frames and guides in their views.

extension LayoutEngine {
  /// Updates the solver to the position of an item that the engine places: the root, a view that is placed by
  /// its frame, or a guide that its view makes itself.
  func updatePlacement(at index: Int) {
    if index == 0 {
      guard query == nil else { return }
      let size = rootSize()
      try? solver.setParameter(Variable(index: entries[0].width), to: size.width)
      try? solver.setParameter(Variable(index: entries[0].height), to: size.height)
    } else if entries[index].isView {
      let isPlaced = entries[index].withView { $0.translatesMask } ?? false
      if !isPlaced && !entries[index].isAutoresized && entries[index].placementIDs.isEmpty { return }
      let isAutoresized = isPlaced && entries[index].view?.autoresizing != nil
      if !isPlaced || isAutoresized || entries[index].isAutoresized { removePlacement(at: index) }
      items[index].isAutoresized = isAutoresized
      guard isPlaced, let view = entries[index].view else { return }
      for which in ViewPlacement.allCases {
        form(view.placement(which), of: entries[index], along: which.axis)
        setPlacement(which, at: index)
      }
    } else if let guide = entries[index].guide, guide.role != .user {
      let isContent = guide.role == .scrollContent
      // The size of a content area is left to the constraints.
      for which in GuidePlacement.allCases where !isContent || which == .top || which == .left {
        formDistance(of: guide, entries[index], which)
        setPlacement(which, at: index)
      }
    }
  }

  private func setPlacement<Which: RawRepresentable>(_ which: Which, at index: Int)
  where Which.RawValue == Int {
    if let id = entries[index].placementIDs[which] {
      setConstant(form.constant, of: id)
    } else {
      items[index].placementIDs[which] = solver.addUnchecked(
        form.buffer, constant: form.constant, relation: .equal, strength: .required, precedence: .placement)
      constraintOrder = .ofEdits
    }
  }

  /// Removes the constraints that place an item, because the new constraints differ in their terms, not only
  /// the constants.
  func removePlacement(at index: Int) {
    for id in entries[index].placementIDs.all { try? solver.remove(id) }
    items[index].placementIDs = ConstraintQuartet()
  }

  func setConstant(_ constant: Double, of id: ConstraintID) {
    // Each number is acceptable, but their sum may be slightly too large.
    let limit = Solver.largestNumber
    try? solver.setConstant(min(max(constant, -limit), limit), of: id)
  }

  /// Writes an equation between the frames of a view and its superview into `form`, in the variables of their
  /// alignment rectangles.
  private func form(_ placement: Placement, of entry: EngineEntry, along axis: LayoutAxis) {
    let (own, outer) = (entry.segment(along: axis), entries[Int(entry.parent)].segment(along: axis))
    form.clear()
    switch placement.part {
    case .near:
      form.add(1, own.origin)
      form.add(-1, outer.origin)
      form.constant = outer.near - placement.constant - own.near
    case .dimension:
      form.add(1, own.size)
      form.constant = own.near + own.far - placement.constant
    case .far:
      form.add(1, own.origin)
      form.add(1, own.size)
      form.add(-1, outer.origin)
      form.add(-1, outer.size)
      form.constant = own.far - outer.far + placement.constant
    }
    if placement.multiplier != 0 {
      form.add(-placement.multiplier, outer.size)
      form.constant -= placement.multiplier * (outer.near + outer.far)
    }
  }

  /// Writes one of the equations that place a guide that its view makes itself into `form`.
  private func formDistance(of guide: LayoutGuide, _ entry: EngineEntry, _ which: GuidePlacement) {
    let owner = entries[Int(entry.parent)]
    let distances = guide.distances
    form.clear()
    switch which {
    case .top:
      form.add(1, entry.y)
      form.add(-1, owner.y)
      form.constant = owner.alignment.top - distances.top
    case .bottom:
      form.add(1, entry.y)
      form.add(-1, owner.y)
      form.add(1, entry.height)
      form.add(-1, owner.height)
      form.constant = distances.bottom - owner.alignment.bottom
    case .left:
      form.add(1, entry.x)
      form.add(-1, owner.x)
      form.constant = owner.alignment.leading - distances.left
      if !guide.isNarrowed { break }
      form.add(0.5, entry.width)
      form.add(-0.5, owner.width)
      let middle = (owner.alignment.leading - owner.alignment.trailing) + (distances.right - distances.left)
      form.constant = middle / 2
    case .right:
      form.add(1, entry.width)
      form.constant = -guide.readableWidth.largest
      if guide.isNarrowed { break }
      form.add(1, entry.x)
      form.add(-1, owner.x)
      form.add(-1, owner.width)
      form.constant = distances.right - owner.alignment.trailing
    }
  }
}

/// Up to four constraints of one item, in slots given by an enumeration with raw values from 0 to 3.
struct ConstraintQuartet: BitwiseCopyable {
  private var indices = SIMD4<Int32>(repeating: -1)

  subscript<Slot: RawRepresentable>(slot: Slot) -> ConstraintID? where Slot.RawValue == Int {
    get { indices[slot.rawValue] < 0 ? nil : ConstraintID(index: indices[slot.rawValue]) }
    set { indices[slot.rawValue] = newValue?.index ?? -1 }
  }

  /// The constraints, in the order of the slots.
  var all: [ConstraintID] {
    indices.indices.compactMap { indices[$0] < 0 ? nil : ConstraintID(index: indices[$0]) }
  }

  var isEmpty: Bool { indices == SIMD4(repeating: -1) }

  /// The slot that a constraint is in.
  func slot<Slot: CaseIterable & RawRepresentable>(of id: ConstraintID) -> Slot?
  where Slot.RawValue == Int {
    Slot.allCases.first { self[$0] == id }
  }
}

/// One of the four equations that place a guide that its view makes itself.
///
/// A guide for reading that is narrower than the margins has a centre instead of a left edge, and a width
/// instead of a right edge.
enum GuidePlacement: Int, CaseIterable {
  case top, left, bottom, right

  /// The attribute that the equation is about.
  func attribute(isNarrowed: Bool) -> LayoutAttribute {
    switch self {
    case .top: .top
    case .left: isNarrowed ? .centerX : .left
    case .bottom: .bottom
    case .right: isNarrowed ? .width : .right
    }
  }
}
