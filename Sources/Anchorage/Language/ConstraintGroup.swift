/// The constraints of a composite, an array helper or a batch, in the order they were written.
///
///     let compact = batch(active: false) {
///       title.top == root.top + 8
///       title.leading == root.leading + 8
///     }
///     compact.activate()
///     compact.count  // 2
///
/// A group can be declared again: `update` touches only what differs, `replace` starts afresh. The priority
/// and the identifier of its `batch` hold for what is declared later, too. A class, because it stands for one
/// set of live constraints that several places may hold.
public final class ConstraintGroup<Backend: LayoutBackend> {
  private var members: [Backend.Constraint]
  /// Whether what is declared later becomes active.
  private var isOn: Bool
  /// The priority of what is declared later without one.
  private let priority: LayoutPriority
  /// The identifier of what is declared later and has none.
  private let identifier: String?

  /// Creates a group of constraints, active or not.
  ///
  /// What is declared later becomes active unless all of these are inactive.
  public init(_ constraints: [Backend.Constraint] = []) {
    members = constraints
    isOn = constraints.isEmpty || constraints.contains { Backend.isActive($0) }
    priority = .required
    identifier = nil
  }

  init(
    _ constraints: [Backend.Constraint], isOn: Bool, priority: LayoutPriority = .required,
    identifier: String? = nil
  ) {
    members = constraints
    self.isOn = isOn
    self.priority = priority
    self.identifier = identifier
    identifyOthers(in: constraints)
  }
}

extension ConstraintGroup {
  /// Makes every constraint take part in the layout, in one call.
  public func activate() {
    isOn = true
    Backend.activate(members)
  }

  /// Takes every constraint out of the layout, in one call.
  public func deactivate() {
    isOn = false
    Backend.deactivate(members)
  }

  /// Whether every constraint is active, and there is one; setting it activates or deactivates all of them.
  ///
  ///     let wide = batch(active: false) { card.width == 320 }
  ///     wide.isActive  // false
  ///     wide.isActive = true
  public var isActive: Bool {
    get { !members.isEmpty && members.allSatisfy { Backend.isActive($0) } }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// The constraints whose first attribute is the given one, in order.
  ///
  ///     let pinned = card.edges == root.edges
  ///     pinned[.top].first?.constant = 20
  public subscript(attribute: LayoutAttribute) -> [Backend.Constraint] {
    members.filter { Backend.firstAttribute(of: $0) == attribute }
  }

  /// The constraints with an identifier, in order.
  ///
  ///     let layout = batch { (card.width == 320).identifier("card width") }
  ///     layout["card width"].count  // 1
  public subscript(identifier: String) -> [Backend.Constraint] {
    members.filter { $0.identifier == identifier }
  }

  /// Gives every constraint an identifier.
  ///
  ///     (card.edges == root.edges).identifier("card fills root")
  ///
  /// - Returns: The group.
  @discardableResult
  public func identifier(_ identifier: String) -> ConstraintGroup {
    for constraint in members { constraint.identifier = identifier }
    return self
  }

  /// Gives the group's identifier, if it has one, to the constraints that have none.
  private func identifyOthers(in constraints: [Backend.Constraint]) {
    guard let identifier else { return }
    for constraint in constraints where constraint.identifier.map(LayoutSourceLocation.isText) ?? true {
      constraint.identifier = identifier
    }
  }
}

// MARK: - Declaring again

extension ConstraintGroup {
  /// Declares the layout again: only what differs is touched.
  ///
  ///     let layout = batch { bar.height == 44; bar.edges.excluding(.bottom) == root.edges.excluding(.bottom) }
  ///     layout.update {
  ///       bar.height == 60                                                   // the same constraint, another constant
  ///       bar.edges.excluding(.top) == root.edges.excluding(.top)            // leading and trailing stay as they are
  ///     }
  ///
  /// A constraint that relates the same anchors in the same way as one of the group *is* that one: it gets
  /// the constant, the multiplier and the priority of the new declaration, keeps its identifier, and the
  /// block gets it as the result of its statement. Several of the same kind are matched in order. What is not
  /// declared again is deactivated, what is new becomes active, unless the group is inactive. The layout is
  /// the one that `replace` gives.
  ///
  /// A group that is declared again inside its own block has what the outer block declares in the end.
  ///
  /// - Parameter body: The statements, as in a `batch`.
  /// - Complexity: O(constraints declared and had).
  public func update(@ConstraintBuilder _ body: () -> ConstraintBuilder.Statements<Backend>) {
    declareAgain(members, body)
  }

  /// Declares nothing again, which empties the group.
  public func update(@ConstraintBuilder _ body: () -> ConstraintBuilder.Nothing) {
    declareAgain(members, body)
  }

  /// Takes the constraints off and puts new ones on, in one pass.
  ///
  ///     layout.replace {
  ///       bar.edges == root.safeArea.edges
  ///     }
  ///
  /// An inactive group stays inactive.
  ///
  /// - Parameter body: The statements, as in a `batch`.
  public func replace(@ConstraintBuilder _ body: () -> ConstraintBuilder.Statements<Backend>) {
    declareAgain([], body)
  }

  /// Takes the constraints off and puts those on that the functions called make.
  public func replace(@ConstraintBuilder _ body: () -> ConstraintBuilder.Nothing) {
    declareAgain([], body)
  }

  /// Adds constraints to those the group has; active unless the group is inactive.
  ///
  ///     card.ownConstraints.add { card.width == 320 }
  ///
  /// - Parameter body: The statements, as in a `batch`.
  public func add(@ConstraintBuilder _ body: () -> ConstraintBuilder.Statements<Backend>) {
    append(body)
  }

  /// Adds the constraints that the functions called make.
  public func add(@ConstraintBuilder _ body: () -> ConstraintBuilder.Nothing) {
    append(body)
  }

  /// Declares constraints again or anew, and keeps those that are not mentioned.
  ///
  ///     card.ownConstraints.merge { card.height == 200 }   // another height; whatever else there is stays
  ///
  /// What relates the same anchors in the same way as a constraint of the group is that one, as in `update`;
  /// the rest of the block is added at the end.
  ///
  /// - Parameter body: The statements, as in a `batch`.
  public func merge(@ConstraintBuilder _ body: () -> ConstraintBuilder.Statements<Backend>) {
    declareSome(body)
  }

  /// Merges the constraints that the functions called make.
  public func merge(@ConstraintBuilder _ body: () -> ConstraintBuilder.Nothing) {
    declareSome(body)
  }

  /// Deactivates every constraint and empties the group.
  public func removeAll() {
    Backend.deactivate(members)
    members = []
  }

  private func declareAgain<Statements>(_ earlier: [Backend.Constraint], _ body: () -> Statements) {
    let present = members
    // What a group declared inside its own block has is taken off below.
    members = []
    let batch = collected(body, declaringAgain: earlier)
    Backend.deactivate(members)
    Backend.deactivate(batch.earlier?.rest ?? present)
    install(batch.constraints)
    members = batch.constraints
  }

  private func declareSome<Statements>(_ body: () -> Statements) {
    let present = members
    let batch = collected(body, declaringAgain: present)
    // The platform may have another constraint in the place of one that was declared again.
    let dropped = batch.earlier?.replaced ?? []
    Backend.deactivate(dropped)
    members.removeAll { member in dropped.contains { $0 === member } }
    let isKnown = Set(members.map { ObjectIdentifier($0) })
    members += batch.constraints.filter { !isKnown.contains(ObjectIdentifier($0)) }
    install(batch.constraints)
  }

  private func append<Statements>(_ body: () -> Statements) {
    let batch = collected(body, declaringAgain: [])
    install(batch.constraints)
    members += batch.constraints
  }

  /// What a block declares, with the priority and the identifier that the group gives.
  private func collected<Statements>(
    _ body: () -> Statements, declaringAgain earlier: [Backend.Constraint]
  ) -> LayoutBatch<Backend> {
    let batch = LayoutBatch<Backend>(priority: priority, identifier: identifier, declaringAgain: earlier)
    batch.collect(body)
    identifyOthers(in: batch.constraints)
    return batch
  }

  private func install(_ constraints: [Backend.Constraint]) {
    guard isOn else {
      Backend.check(constraints)
      return
    }
    Backend.activate(constraints)
    // As if all had been activated now.
    Backend.moveToEnd(constraints)
  }
}

// MARK: - Conformances

extension ConstraintGroup: CustomStringConvertible {
  /// The constraints as the DSL writes them, one a line.
  public var description: String {
    members.map { $0.layoutDescription }.joined(separator: "\n")
  }
}

extension ConstraintGroup: RandomAccessCollection {
  /// The place of the first constraint.
  public var startIndex: Int { members.startIndex }
  /// The place after the last constraint.
  public var endIndex: Int { members.endIndex }
  /// The constraint at a place.
  ///
  ///     let pinned = card.edges == root.edges
  ///     pinned[0].description  // "card.top == root.top"
  public subscript(position: Int) -> Backend.Constraint { members[position] }
}
