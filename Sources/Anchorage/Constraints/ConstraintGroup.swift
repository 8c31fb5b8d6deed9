/// The constraints of a composite, an array helper or a batch, in the order they were written.
///
///     let compact = batch(active: false) {
///       title.top == root.top + 8
///       title.leading == root.leading + 8
///     }
///     compact.activate()
///     compact.count  // 2
///
/// A class, because it stands for one set of live constraints that several places may hold.
public final class ConstraintGroup<Backend: LayoutBackend> {
  private let members: [Backend.Constraint]

  /// Creates a group of constraints, active or not.
  public init(_ constraints: [Backend.Constraint]) {
    members = constraints
  }
}

extension ConstraintGroup {
  /// Makes every constraint take part in the layout, in one call.
  public func activate() {
    Backend.activate(members)
  }

  /// Takes every constraint out of the layout, in one call.
  public func deactivate() {
    Backend.deactivate(members)
  }

  /// Whether every constraint is active, and there is one; setting it activates or deactivates all of them.
  public var isActive: Bool {
    get { !members.isEmpty && members.allSatisfy { Backend.isActive($0) } }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// The constraints whose first attribute is the given one, in order.
  public subscript(attribute: LayoutAttribute) -> [Backend.Constraint] {
    members.filter { Backend.firstAttribute(of: $0) == attribute }
  }
}

extension ConstraintGroup: CustomStringConvertible where Backend.Constraint: CustomStringConvertible {
  /// The constraints, one a line.
  public var description: String {
    members.map { $0.description }.joined(separator: "\n")
  }
}

extension ConstraintGroup: RandomAccessCollection {
  /// The place of the first constraint.
  public var startIndex: Int { members.startIndex }
  /// The place after the last constraint.
  public var endIndex: Int { members.endIndex }
  /// The constraint at a place.
  public subscript(position: Int) -> Backend.Constraint { members[position] }
}
