import Anchorage
import Cassowary

/// A constraint of the headless backend: what `==`, `<=` and `>=` return for a ``LayoutView``.
///
///     let width = card.width == 320 ~ .high
///     width.constant = 400
///     width.description  // "card.width == 400 ~ .high"
///
/// A class, because a live constraint has identity. It does not keep its items alive; while it is active, the
/// nearest common ancestor of its items holds it.
public final class LayoutConstraint: _LayoutBackendConstraint {
  /// The backend that solves the constraint.
  public typealias Backend = HeadlessBackend

  // The properties that every pass reads come first, close together in memory.
  let firstNode: ItemNode
  let secondNode: ItemNode?
  /// The part of the first item.
  ///
  ///     let gap = title.leading == icon.trailing + 8
  ///     gap.firstAttribute   // .leading
  ///     gap.secondAttribute  // .trailing
  public let firstAttribute: LayoutAttribute
  /// The part of the second item; ``LayoutAttribute/notAnAttribute`` when there is none.
  ///
  ///     (title.leading == icon.trailing + 8).secondAttribute  // .trailing
  ///     (title.width == 100).secondAttribute                  // .notAnAttribute
  public let secondAttribute: LayoutAttribute
  var storedRelation: LayoutRelation
  // One byte for two properties keeps a constraint at 120 bytes. Larger blocks take glibc's `malloc` twice as
  // long, because it merges them with their neighbours when they are freed.
  private var marks: UInt8 = 0
  var storedPriority: LayoutPriority
  var storedMultiplier: Double
  var storedConstant: Double
  /// The sides of a constraint with more than two anchors.
  let sides: ConstraintSides?

  // Never dangles: a view that is deinitialized abandons the constraints it holds.
  /// The view that holds the constraint; `nil` while it is inactive.
  var holderReference: UncountedReference<LayoutView>?
  /// The index of the solver's handle; negative while the solver does not know the constraint.
  private var solverIndex: Int32 = -1
  /// The index among the holder's constraints; negative while the constraint is inactive.
  var slot: Int32 = -1
  /// The indices among the mentions of the first and the second item; negative if these have none.
  var firstMention: Int32 = -1
  var secondMention: Int32 = -1
  /// The identifier; few constraints have one.
  var name: ConstraintName?
  /// Where the constraint was written; known for constraints made in a `batch`.
  ///
  ///     let layout = batch { card.width == 320 }
  ///     layout[0].location?.line  // that of the statement
  @exclusivity(unchecked) public var location: LayoutSourceLocation?

  /// Makes an inactive constraint.
  ///
  /// - Parameters:
  ///   - first: The first item.
  ///   - second: The second item, if there is one.
  ///   - statement: The relation between them; with `sides`, between the first anchors of both sides.
  ///   - sides: Both sides, if they have more than two anchors.
  ///   - placesFirst: Whether the first item counts as placed by constraints from now on.
  // Once inlined, the statement is never built and the items aren't retained on the way: a DSL statement
  // takes 740 instructions instead of 884.
  @inline(__always)
  init(
    _ first: ItemNode, _ second: ItemNode?, _ statement: _LayoutStatement, sides: ConstraintSides? = nil,
    placesFirst: Bool = true
  ) {
    firstNode = first
    secondNode = second
    firstAttribute = statement.firstAttribute
    secondAttribute = statement.secondAttribute
    storedRelation = statement.relation
    storedMultiplier = statement.multiplier
    storedConstant = statement.constant
    storedPriority = statement.priority ?? .required
    self.sides = sides
    if placesFirst { takeSubject() }
  }

  convenience init(_ equation: LayoutEquation<HeadlessBackend>) {
    let (first, second) = (equation.left.first ?? equation.right.first, equation.right.first)
    self.init(
      first?.item.node ?? ItemNode(), second?.item.node,
      _LayoutStatement(
        first?.attribute ?? .notAnAttribute, equation.relation, second?.attribute ?? .notAnAttribute,
        times: second?.coefficient ?? 1, plus: equation.constant, priority: equation.priority),
      sides: equation.isSimple ? nil : ConstraintSides(equation))
    identifier = equation.identifier
    location = equation.location
  }
}

extension LayoutConstraint {
  /// A name for logs and lookups.
  public var identifier: String? {
    get { name?.text }
    set { name = newValue.map { ConstraintName($0) } }
  }

  /// Whether the constraint is among the changed ones of its holder.
  var isChanged: Bool {
    get { marks & 0x80 != 0 }
    set { marks = newValue ? marks | 0x80 : marks & 0x7f }
  }

  /// The largest role, which no view assigns.
  static let largestRole: UInt8 = 0x7f

  /// The role of the constraint, a number chosen by the view that made it; 0 if no view made it.
  var role: UInt8 {
    get { marks & LayoutConstraint.largestRole }
    set {
      assert(newValue <= LayoutConstraint.largestRole)
      marks = marks & 0x80 | newValue
    }
  }

  /// Whether a view made the constraint itself, as stack views do.
  package var isMadeByView: Bool { role != 0 }

  /// The nodes of the items, each once: the first, the second, the others of a sum.
  var nodes: [ItemNode] {
    var nodes: [ItemNode] = []
    forEachNode { nodes.append($0) }
    return nodes
  }

  /// Calls a body with each of ``nodes``, which takes no array.
  func forEachNode(_ body: (ItemNode) -> Void) {
    body(firstNode)
    if let secondNode, secondNode !== firstNode { body(secondNode) }
    sides?.otherNodes.forEach(body)
  }

  /// The view that holds the constraint.
  var holder: LayoutView? { holderReference?.object }

  /// The solver's handle; `nil` while the solver does not know the constraint.
  var solverID: ConstraintID? {
    get { solverIndex < 0 ? nil : ConstraintID(index: solverIndex) }
    set { solverIndex = newValue?.index ?? -1 }
  }
}

extension LayoutConstraint {
  /// Marks the first item as placed by constraints rather than by its frame.
  // Inlined into every statement; see `activate()`.
  @inline(always)
  func takeSubject() {
    // A constraint on a guide doesn't place its owner.
    guard !firstNode.isGuide, let view = firstNode.ownerReference else { return }
    view.with {
      if $0.translatesMask { $0.becomeSubject() }
    }
  }
}

extension LayoutConstraint {
  /// The first item, which the constraint is about; `nil` once it is gone.
  ///
  ///     (title.leading == icon.trailing + 8).firstItem?.name  // "title"
  public var firstItem: HeadlessItem? { firstNode.item }

  /// The second item; `nil` if there is none, or once it is gone.
  ///
  ///     (title.leading == icon.trailing + 8).secondItem?.name  // "icon"
  public var secondItem: HeadlessItem? { secondNode?.item }

  /// How the sides compare; may change at any time.
  ///
  ///     let width = card.width == 320
  ///     width.relation = .lessThanOrEqual
  ///     width.description  // "card.width <= 320"
  public var relation: LayoutRelation {
    get { storedRelation }
    set {
      guard newValue != storedRelation else { return }
      noteNewTerms()
      storedRelation = newValue
    }
  }

  /// The factor of the second anchor; may change at any time.
  ///
  ///     let half = card.width == root.width * 0.5
  ///     half.multiplier = 0.75
  ///     half.description  // "card.width == root.width * 0.75"
  ///
  /// `1` if there is no second anchor; setting it then has no effect. In a constraint with more than two
  /// anchors, it belongs to the first anchor of the right side. A value that would make the constraint
  /// meaningless is reported and ignored.
  public var multiplier: Double {
    get { storedMultiplier }
    set {
      guard newValue != storedMultiplier, secondNode != nil else { return }
      guard isAcceptable(multiplier: newValue) else {
        record(.numberOutOfRange(.multiplier, newValue))
        return
      }
      guard mayHave(multiplier: newValue) else { return }
      noteNewTerms()
      store(multiplier: newValue)
    }
  }

  /// Sets the multiplier without checking it and without notifying the solver.
  func store(multiplier: Double) {
    storedMultiplier = multiplier
    sides?.right[0].coefficient = multiplier
  }

  /// The number that is added to the second side; may change at any time.
  public var constant: Double {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard isAcceptable(newValue) else {
        record(.numberOutOfRange(.constant, newValue))
        return
      }
      noteChange()
      storedConstant = newValue
    }
  }

  /// How important the constraint is; may change at any time, also from or to required.
  ///
  ///     let width = card.width == 320
  ///     width.priority = .high
  ///     width.description  // "card.width == 320 ~ .high"
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.isValid else {
        record(.priorityOutOfRange(newValue.rawValue))
        return
      }
      noteChange()
      storedPriority = newValue
    }
  }

  /// Whether the constraint takes part in the layout.
  ///
  ///     let width = card.width == 320
  ///     width.isActive = false
  ///     root.constraints.isEmpty  // true
  public var isActive: Bool {
    get { holderReference != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes constraints take part in the layout; active ones stay as they are.
  ///
  ///     let (width, height) = (card.width == 320, card.height == 200)
  ///     LayoutConstraint.deactivate([width, height])
  ///     LayoutConstraint.activate([width, height])
  public static func activate(_ constraints: [LayoutConstraint]) {
    HeadlessBackend._activate(constraints)
  }

  /// Takes constraints out of the layout; inactive ones stay as they are.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    HeadlessBackend._deactivate(constraints)
  }

  /// Makes the next pass remove the constraint from the solver and add it again: the solver can change a
  /// constant or a strength, but not a term or a relation.
  func noteNewTerms() {
    noteChange()
    if let solverID { holder?.held.removed.append(solverID) }
    solverID = nil
  }

  private func noteChange() {
    guard let holder, !isChanged else { return }
    holder.held.noteChange(of: self)
    holder.invalidate(.constraints)
  }
}

/// The identifier of a constraint.
///
/// A class: a constraint without an identifier, as most are, spends one word on it, and constraints can share
/// an identifier.
final class ConstraintName: Sendable {
  let text: String

  init(_ text: String) { self.text = text }
}
