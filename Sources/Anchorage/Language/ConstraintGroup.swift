/// The constraints of a composite, an array helper or a batch, in the order they were written.
///
///     let compact = batch(active: false) {
///       title.top == root.top + 8
///       title.leading == root.leading + 8
///     }
///     compact.activate()
///     compact.count  // 2
///
/// A group can be declared again: `update` changes only the constraints that differ, `replace` starts over.
/// The priority and the identifier of its `batch` also apply to later declarations. A class, because it
/// represents one set of live constraints that several parts of a program may refer to.
///
/// ## Topics
///
/// ### In short
///
/// - ``LayoutConstraintGroup``
/// - ``LayoutConstraintSwitch``
public final class ConstraintGroup<Backend: LayoutBackend> {
  @usableFromInline var members: [Backend.Constraint]
  /// Whether constraints that are declared later become active.
  @usableFromInline var isOn: Bool
  /// The priority of constraints that are declared later without a priority.
  @usableFromInline let priority: LayoutPriority
  /// The identifier of constraints that are declared later without an identifier.
  @usableFromInline let identifier: String?

  /// Creates a group of constraints, active or not.
  ///
  /// Constraints that are declared later become active, unless all of these are inactive.
  public init(_ constraints: [Backend.Constraint] = []) {
    members = constraints
    isOn = constraints.isEmpty || constraints.contains { Backend._isActive($0) }
    priority = .required
    identifier = nil
  }

  @inlinable init(
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
    Backend._activate(members)
  }

  /// Takes every constraint out of the layout, in one call.
  public func deactivate() {
    isOn = false
    Backend._deactivate(members)
  }

  /// Whether the group has constraints and all are active; setting it activates or deactivates all.
  ///
  ///     let wide = batch(active: false) { card.width == 320 }
  ///     wide.isActive  // false
  ///     wide.isActive = true
  public var isActive: Bool {
    get { !members.isEmpty && members.allSatisfy { Backend._isActive($0) } }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// The constraints with the given first attribute, in order.
  ///
  ///     let pinned = card.edges == root.edges
  ///     pinned[.top].first?.constant = 20
  public subscript(attribute: LayoutAttribute) -> [Backend.Constraint] {
    members.filter { Backend._firstAttribute(of: $0) == attribute }
  }

  /// The constraints with the given identifier, in order.
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

  /// Records where the statement was written that made the constraints.
  @inlinable func setLocation(_ location: LayoutSourceLocation) {
    for constraint in members { Backend._setLocation(location, of: constraint) }
  }

  /// Gives the group's identifier to the constraints without an identifier.
  @usableFromInline func identifyOthers(in constraints: [Backend.Constraint]) {
    guard let identifier else { return }
    for constraint in constraints where constraint.identifier.map(LayoutSourceLocation.isText) ?? true {
      constraint.identifier = identifier
    }
  }
}

// MARK: - Attributes

// The constraints of a composite by attribute. If several have the same attribute, use the subscript.
extension ConstraintGroup {
  /// The first constraint about a top edge; `nil` if there is none.
  ///
  ///     let pinned = card.edges == root.edges.inset(by: 16)
  ///     pinned.top?.constant = 40
  public var top: Backend.Constraint? { first(about: .top) }
  /// The first constraint about a bottom edge; `nil` if there is none.
  public var bottom: Backend.Constraint? { first(about: .bottom) }
  /// The first constraint about a leading edge; `nil` if there is none.
  public var leading: Backend.Constraint? { first(about: .leading) }
  /// The first constraint about a trailing edge; `nil` if there is none.
  public var trailing: Backend.Constraint? { first(about: .trailing) }
  /// The first constraint about a left edge; `nil` if there is none.
  public var left: Backend.Constraint? { first(about: .left) }
  /// The first constraint about a right edge; `nil` if there is none.
  public var right: Backend.Constraint? { first(about: .right) }
  /// The first constraint about a width; `nil` if there is none.
  public var width: Backend.Constraint? { first(about: .width) }
  /// The first constraint about a height; `nil` if there is none.
  public var height: Backend.Constraint? { first(about: .height) }
  /// The first constraint about a centre along x; `nil` if there is none.
  public var centerX: Backend.Constraint? { first(about: .centerX) }
  /// The first constraint about a centre along y; `nil` if there is none.
  public var centerY: Backend.Constraint? { first(about: .centerY) }

  private func first(about attribute: LayoutAttribute) -> Backend.Constraint? {
    first { Backend._firstAttribute(of: $0) == attribute }
  }
}

// MARK: - Declaring again

extension ConstraintGroup {
  /// Declares the layout again, and changes only the constraints that differ.
  ///
  ///     let layout = batch { bar.height == 44; bar.edges.excluding(.bottom) == root.edges.excluding(.bottom) }
  ///     layout.update {
  ///       bar.height == 60                                                   // the same constraint, another constant
  ///       bar.edges.excluding(.top) == root.edges.excluding(.top)            // leading and trailing stay as they are
  ///     }
  ///
  /// A statement that relates the same anchors in the same way as a constraint of the group changes that
  /// constraint: it gets the constant, the multiplier and the priority of the statement, keeps its
  /// identifier, and is the result of the statement. Where UIKit and AppKit can't change a constraint that
  /// way, a new constraint replaces it. Several such constraints are matched in order. Constraints that are
  /// not declared again are deactivated, and new constraints become active unless the group is inactive. The
  /// layout is the same as after `replace`.
  ///
  /// If a group is declared again inside its own block, the declaration of the outer block counts.
  ///
  /// - Parameter body: The statements, as in a `batch`.
  /// - Complexity: Linear in the number of constraints before and after the call.
  public func update(@ConstraintBuilder _ body: () -> ConstraintBuilder.Statements<Backend>) {
    declareAgain(members, body)
  }

  /// Declares the layout again from functions that the block calls.
  public func update(@ConstraintBuilder _ body: () -> ConstraintBuilder._Nothing) {
    declareAgain(members, body)
  }

  /// Deactivates the constraints and activates new ones, in one pass.
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

  /// Deactivates the constraints and activates those that the called functions make.
  public func replace(@ConstraintBuilder _ body: () -> ConstraintBuilder._Nothing) {
    declareAgain([], body)
  }

  /// Adds constraints to the group, which become active unless the group is inactive.
  ///
  ///     card.ownConstraints.add { card.width == 320 }
  ///
  /// - Parameter body: The statements, as in a `batch`.
  public func add(@ConstraintBuilder _ body: () -> ConstraintBuilder.Statements<Backend>) {
    append(body)
  }

  /// Adds the constraints that the called functions make.
  public func add(@ConstraintBuilder _ body: () -> ConstraintBuilder._Nothing) {
    append(body)
  }

  /// Declares constraints, and keeps the constraints of the group that are not mentioned.
  ///
  ///     card.ownConstraints.merge { card.height == 200 }   // another height; all other constraints stay
  ///
  /// A statement that relates the same anchors in the same way as a constraint of the group changes that
  /// constraint, as in `update`; new constraints are added at the end.
  ///
  /// - Parameter body: The statements, as in a `batch`.
  public func merge(@ConstraintBuilder _ body: () -> ConstraintBuilder.Statements<Backend>) {
    declareSome(body)
  }

  /// Merges the constraints that the called functions make.
  public func merge(@ConstraintBuilder _ body: () -> ConstraintBuilder._Nothing) {
    declareSome(body)
  }

  /// Deactivates every constraint and empties the group.
  public func removeAll() {
    Backend._deactivate(members)
    members = []
  }

  private func declareAgain<Statements>(_ earlier: [Backend.Constraint], _ body: () -> Statements) {
    let present = members
    // If the block declares this group again, the constraints of that declaration are deactivated below.
    members = []
    let batch = collected(body, declaringAgain: earlier)
    Backend._deactivate(members)
    Backend._deactivate(batch.earlier?.rest ?? present)
    // A member of an inactive group may have been activated separately; declared again, it becomes inactive
    // like a new one.
    if !isOn { Backend._deactivate(batch.constraints) }
    activateIfOn(batch.constraints)
    members = batch.constraints
  }

  private func declareSome<Statements>(_ body: () -> Statements) {
    let present = members
    let batch = collected(body, declaringAgain: present)
    // Where a platform can't change a constraint that way, a new one replaces it.
    let dropped = batch.earlier?.replaced ?? []
    Backend._deactivate(dropped)
    members.removeAll { member in dropped.contains { $0 === member } }
    let isKnown = Set(members.map { ObjectIdentifier($0) })
    members += batch.constraints.filter { !isKnown.contains(ObjectIdentifier($0)) }
    activateIfOn(batch.constraints)
  }

  private func append<Statements>(_ body: () -> Statements) {
    let batch = collected(body, declaringAgain: [])
    activateIfOn(batch.constraints)
    members += batch.constraints
  }

  /// Collects the constraints that a block declares, with the priority and the identifier of the group.
  private func collected<Statements>(
    _ body: () -> Statements, declaringAgain earlier: [Backend.Constraint]
  ) -> _LayoutBatch<Backend> {
    let batch = _LayoutBatch<Backend>(priority: priority, identifier: identifier, declaringAgain: earlier)
    batch.collect(body)
    identifyOthers(in: batch.constraints)
    return batch
  }

  private func activateIfOn(_ constraints: [Backend.Constraint]) {
    guard isOn else {
      Backend._check(constraints)
      return
    }
    Backend._activate(constraints)
    // Conflicts and ties depend on the order of activation, and all of these count as activated now.
    Backend._moveToEnd(constraints)
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
  /// The index of the first constraint.
  public var startIndex: Int { members.startIndex }
  /// The index after the last constraint.
  public var endIndex: Int { members.endIndex }
  /// The constraint at an index.
  ///
  ///     let pinned = card.edges == root.edges
  ///     pinned[0].description  // "card.top == root.top"
  public subscript(position: Int) -> Backend.Constraint { members[position] }
}
