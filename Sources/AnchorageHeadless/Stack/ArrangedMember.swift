import Anchorage

/// A view that a stack view arranges, with the constraints that the stack made for it.
struct ArrangedMember {
  // Not the view: only the subviews keep views alive, so a deep tree is released one view after another.
  let node: ItemNode
  /// The spacing after the view; `nil` if that is the stack's.
  var customSpacing: Double?
  /// At most one for each role, in the order of roles. Constraints whose roles are unused are inactive, and
  /// kept for later use.
  var constraints: ContiguousArray<LayoutConstraint> = []
  /// The roles in use.
  var used: UInt32 = 0

  init(_ node: ItemNode) { self.node = node }

  var view: LayoutView? { node.owner }
  var isHidden: Bool { node.owner?.isHidden ?? true }
}

extension ArrangedMember {
  /// Begins with no role in use.
  mutating func begin() { used = 0 }

  /// Deactivates the constraints whose roles are unused.
  func end() {
    for constraint in constraints where used & (1 << UInt32(constraint.role)) == 0 { constraint.deactivate() }
  }

  /// Notes that a role is used; returns the index of its constraint.
  mutating func use(_ role: ArrangementRole) -> Int? { use(role.rawValue) }

  /// Notes that the role with a number is used; returns the index of its constraint.
  mutating func use(_ role: UInt8) -> Int? {
    used |= 1 << UInt32(role)
    return constraints.firstIndex { $0.role == role }
  }
}

/// The range of members that a stack view has to arrange again.
struct StaleMembers {
  var first: Int
  var last: Int

  static var none: StaleMembers { StaleMembers(first: .max, last: -1) }
  static var all: StaleMembers { StaleMembers(first: 0, last: .max) }

  var isEmpty: Bool { first > last }

  /// The range after a member was inserted, with this member and its neighbours.
  func inserting(at index: Int) -> StaleMembers {
    StaleMembers(
      first: min(first, max(0, index - 1)), last: max(shifted(last, from: index, by: 1), index + 1))
  }

  /// The range after a member was removed, with its former neighbours.
  func removing(at index: Int) -> StaleMembers {
    StaleMembers(first: min(first, max(0, index - 1)), last: max(shifted(last, from: index, by: -1), index))
  }

  private func shifted(_ end: Int, from index: Int, by distance: Int) -> Int {
    end >= index && end != .max ? end + distance : end
  }
}
