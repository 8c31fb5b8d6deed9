/// What ``LayoutView`` and ``LayoutGuide`` have in common: a name and a rectangle to solve for.
///
///     let items: [HeadlessItem] = [card, LayoutGuide(name: "column")]
///     items.map { $0.name }  // ["card", "column"]
///
/// Not to be subclassed; subclass ``LayoutView``.
open class HeadlessItem: LayoutItem {
  /// Headless.
  public typealias Backend = HeadlessBackend

  /// The name used in descriptions, frame tables and reports.
  public final var name: String

  /// The item itself.
  @inlinable public final var layoutItem: HeadlessItem { self }

  /// What constraints refer to, so that they keep no item alive and notice when one is gone.
  final let node: ItemNode
  /// The active constraints that mention the item and are held by a view further up, as far as somebody may
  /// ask.
  final var mentions: [Mention] = []
  /// The constraints declared through ``LayoutItem/ownConstraints``, once there was a question for them.
  final var ownGroup: ConstraintGroup<HeadlessBackend>?
  /// What went wrong with the item since the last pass.
  final var mistakes: [LayoutMistake] = []
  /// The way to the batch that collected constraints of the item last.
  @exclusivity(unchecked) final var shortcut: BatchShortcut<HeadlessBackend>?

  package init(name: String) {
    self.name = name
    node = ItemNode()
    node.item = self
  }

  deinit {
    node.item = nil
    node.owner = nil
  }

  /// The word for an item without a name.
  var genericName: String { "item" }
}

extension HeadlessItem {
  /// The view that the item is, or that owns it.
  final var owner: LayoutView? { node.owner }

  /// The name, or a word for an item that has none.
  final var displayName: String { name.isEmpty ? genericName : name }

  /// Hands over the mistakes that the next pass would report.
  package final func takeMistakes() -> [LayoutMistake] {
    let taken = mistakes
    mistakes = []
    return taken
  }

  /// Keeps a mistake for the next pass of the item's tree to report.
  final func record(_ mistake: LayoutMistake) {
    if !mistakes.contains(mistake) { mistakes.append(mistake) }
    owner?.invalidate(.mistakes)
  }
}

/// What stands for an item in constraints.
///
/// A class of its own instead of a weak reference: weak references do not exist in Embedded Swift, cost an
/// allocation an item as well, and are slower to follow.
final class ItemNode {
  /// The item; nothing once it is gone.
  var item: HeadlessItem? {
    get { itemReference?.takeUnretainedValue() }
    set { itemReference = newValue.map { .passUnretained($0) } }
  }
  var isAlive: Bool { itemReference != nil }
  /// The view that the item is, or that owns it.
  var owner: LayoutView? {
    get { ownerReference?.takeUnretainedValue() }
    set { ownerReference = newValue.map { .passUnretained($0) } }
  }
  // Never dangle: an item clears both when it goes, and a view those of its guides.
  @exclusivity(unchecked) private var itemReference: Unmanaged<HeadlessItem>?
  /// The owner, to be used without counting references.
  @exclusivity(unchecked) private(set) var ownerReference: Unmanaged<LayoutView>?
  /// Whether the item is a guide.
  var isGuide = false
  /// The item's place in the engine that solved it last.
  var entry: Int32 = -1
}

/// An active constraint that mentions an item from further up.
struct Mention {
  // Never dangles: only active constraints are mentioned, their holder keeps them alive, and they take their
  // mentions back when they stop being active.
  unowned(unsafe) let constraint: LayoutConstraint
}
