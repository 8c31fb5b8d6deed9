import Cassowary

/// A constraint of the headless backend: what `==`, `<=` and `>=` return for a ``LayoutView``.
///
///     let width = card.width == 320 ~ .high
///     width.constant = 400
///     width.description  // "card.width == 400 ~ .high"
///
/// A class, because a live constraint has identity. It does not keep its items alive; while it is active, the
/// nearest common ancestor of its items holds it.
public final class LayoutConstraint: LayoutBackendConstraint {
  /// Headless.
  public typealias Backend = HeadlessBackend

  // What every pass reads comes first, so that it lies close together in memory.
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
  /// Whether the holder has it among the changed ones.
  var isChanged = false
  var storedPriority: LayoutPriority
  var storedMultiplier: Double
  var storedConstant: Double
  /// The sides of a constraint with more than two anchors.
  let sides: ConstraintSides?

  // Never dangles: a view that goes away abandons what it holds.
  /// The view that holds the constraint, to be used without counting references; nothing while it is
  /// inactive.
  var holderReference: UncountedReference<LayoutView>?
  /// The place in the solver; negative while that does not know the constraint.
  private var solverIndex: Int32 = -1
  /// The place among the holder's constraints.
  var slot: Int32 = -1
  /// The places among the mentions of the first and the second item; negative when they have none.
  var firstMention: Int32 = -1
  var secondMention: Int32 = -1
  /// The identifier, which few have.
  private var name: ConstraintName?
  /// Where the constraint was written; known for constraints made in a `batch`.
  ///
  ///     let layout = batch { card.width == 320 }
  ///     layout[0].location?.line  // that of the statement
  public var location: LayoutSourceLocation?

  init(
    _ first: ItemNode, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation, _ second: ItemNode?,
    _ secondAttribute: LayoutAttribute, multiplier: Double, constant: Double, priority: LayoutPriority,
    sides: ConstraintSides? = nil
  ) {
    firstNode = first
    secondNode = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    storedPriority = priority
    self.sides = sides
    takeSubject()
  }

  convenience init(_ equation: LayoutEquation<HeadlessBackend>) {
    let (first, second) = (equation.left.first ?? equation.right.first, equation.right.first)
    self.init(
      first?.item.node ?? ItemNode(), first?.attribute ?? .notAnAttribute, equation.relation,
      second?.item.node, second?.attribute ?? .notAnAttribute, multiplier: second?.coefficient ?? 1,
      constant: equation.constant, priority: equation.priority,
      sides: equation.isSimple ? nil : ConstraintSides(equation))
    identifier = equation.identifier
    location = equation.location
  }
}

/// The identifier of a constraint; a class, so that a constraint without one has a word of it.
private final class ConstraintName {
  let text: String

  init(_ text: String) { self.text = text }
}

extension LayoutConstraint {
  /// A name for logs and lookups.
  public var identifier: String? {
    get { name?.text }
    set { name = newValue.map { ConstraintName($0) } }
  }

  /// The view that holds the constraint.
  var holder: LayoutView? { holderReference?.object }

  /// The constraint in the engine of its tree, if it got there.
  var solverID: ConstraintID? {
    get { solverIndex < 0 ? nil : ConstraintID(index: solverIndex) }
    set { solverIndex = newValue?.index ?? -1 }
  }
}

extension LayoutConstraint {
  /// Takes the first item for one that constraints place.
  func takeSubject() {
    // A guide's owner is not a subject.
    guard !firstNode.isGuide, let view = firstNode.ownerReference else { return }
    view.with {
      if $0.translatesMask { $0.translatesAutoresizingMaskIntoConstraints = false }
    }
  }
}

extension LayoutConstraint {
  /// The item the constraint is about; nothing once it is gone.
  ///
  ///     (title.leading == icon.trailing + 8).firstItem?.name  // "title"
  public var firstItem: HeadlessItem? { firstNode.item }

  /// The item compared with; nothing when there is none, or it is gone.
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
      storedRelation = newValue
      noteNewTerms()
    }
  }

  /// What the second anchor is multiplied by; may change at any time.
  ///
  ///     let half = card.width == root.width * 0.5
  ///     half.multiplier = 0.75
  ///     half.description  // "card.width == root.width * 0.75"
  ///
  /// One where there is no second anchor, and setting it does nothing then. In a constraint with more
  /// anchors, that of the first anchor of the right side. One that leaves no meaning is reported, and the
  /// present one stays.
  public var multiplier: Double {
    get { storedMultiplier }
    set {
      guard newValue != storedMultiplier, secondNode != nil else { return }
      guard isAcceptable(newValue) else {
        record(.numberOutOfRange(.multiplier, newValue))
        return
      }
      guard mayHave(multiplier: newValue) else { return }
      store(multiplier: newValue)
      noteNewTerms()
    }
  }

  /// Sets the multiplier without a check and without telling the solver.
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
      storedConstant = newValue
      noteChange()
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
      storedPriority = newValue
      noteChange()
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
    HeadlessBackend.activate(constraints)
  }

  /// Takes constraints out of the layout; inactive ones stay as they are.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    HeadlessBackend.deactivate(constraints)
  }

  /// Takes the constraint from the engine, which can only change numbers, and gives it to it anew.
  func noteNewTerms() {
    if let solverID { holder?.held.removed.append(solverID) }
    solverID = nil
    noteChange()
  }

  private func noteChange() {
    guard let holder, !isChanged else { return }
    holder.held.noteChange(of: self)
    holder.invalidate(.constraints)
  }
}
