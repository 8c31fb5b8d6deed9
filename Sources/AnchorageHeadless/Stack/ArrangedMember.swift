import Anchorage

/// A view that a stack view arranges, with the constraints that the stack made for it.
struct ArrangedMember {
  // Not the view: it belongs to the subviews alone, so that a deep tree is released one view after another.
  let node: ItemNode
  /// The spacing after the view; `nil` if that is the stack's.
  var customSpacing: Double?
  /// At most one for each role, in their order. Those that have no use at present are inactive, and kept for when they do.
  var constraints: ContiguousArray<LayoutConstraint> = []
  /// The roles that have a use at present.
  var used: UInt32 = 0

  init(_ node: ItemNode) { self.node = node }

  var view: LayoutView? { node.owner }
  var isHidden: Bool { node.owner?.isHidden ?? true }
}

extension ArrangedMember {
  /// Forgets which roles have a use.
  mutating func begin() { used = 0 }

  /// Deactivates the constraints without a use.
  func end() {
    for constraint in constraints where used & (1 << UInt32(constraint.role)) == 0 { constraint.deactivate() }
  }

  /// Notes that a role has a use; returns the index of its constraint.
  mutating func use(_ role: ArrangementRole) -> Int? {
    used |= 1 << UInt32(role.rawValue)
    return constraints.firstIndex { $0.role == role.rawValue }
  }
}
