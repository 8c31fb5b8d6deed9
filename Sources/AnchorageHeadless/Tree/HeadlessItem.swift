import Anchorage

/// The base of ``LayoutView`` and ``LayoutGuide``: a name and a rectangle to solve for.
///
///     let items: [HeadlessItem] = [card, LayoutGuide(name: "column")]
///     items.map { $0.name }  // ["card", "column"]
///
/// Not to be subclassed; subclass ``LayoutView``.
open class HeadlessItem: LayoutItem {
  /// The backend that solves for headless items.
  public typealias Backend = HeadlessBackend

  /// The value of ``LayoutItem/name``, under a name that no subclass has a property for.
  final var ownName: String

  /// The item itself.
  @inlinable public final var layoutItem: HeadlessItem { self }

  /// The node that stands for the item in constraints.
  final let node: ItemNode
  /// The active constraints that mention the item and are held by a view further up.
  ///
  /// Complete for guides. Views have them from the time on when a view around them was removed once.
  final var mentions: [Mention] = []
  /// The group behind ``LayoutItem/ownConstraints``, made when it is first asked for.
  final var ownGroup: ConstraintGroup<HeadlessBackend>?
  /// The mistakes about the item since the last pass, and the constraints that were refused before and are still missing.
  final var mistakes: [NotedMistake] = []
  // Unchecked, because reading and storing the reference calls nothing.
  /// Leads to the batch that collected constraints of the item last.
  @exclusivity(unchecked) final var shortcut: BatchShortcut<HeadlessBackend>?

  package init(name: String) {
    ownName = name
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

// Declared for a protocol, so that a subclass may call a property of its own the same: a label, say.
extension LayoutItem where Self: HeadlessItem {
  /// The name used in descriptions, frame tables and reports.
  ///
  ///     card.name = "first card"
  public var name: String {
    get { ownName }
    set { ownName = newValue }
  }
}

extension HeadlessItem {
  /// The view that the item is, or that owns it.
  final var owner: LayoutView? { node.owner }

  /// The superview of a view, the view that has a guide.
  final var container: LayoutView? { node.isGuide ? owner : owner?.superview }

  /// Removes the mistakes that the next pass would report, and returns them.
  package final func takeMistakes() -> [LayoutMistake] {
    let taken = mistakes.compactMap { $0.tell() }
    mistakes = []
    return taken
  }

  /// The mistakes for a pass to report. Refused constraints stay until their items get what these asked for.
  final func tellMistakes() -> [LayoutMistake] {
    let told = mistakes.compactMap { $0.tell() }
    mistakes.removeAll { $0.isSettled }
    return told
  }

  /// Keeps a mistake for the next pass of the item's tree to report.
  final func record(_ mistake: LayoutMistake) {
    note(NotedMistake(mistake))
  }

  /// Keeps a mistake that other items may keep as well.
  final func note(_ noted: NotedMistake) {
    if !mistakes.contains(where: { $0.isSame(as: noted) }) { mistakes.append(noted) }
    owner?.invalidate(.mistakes)
  }
}

#if !hasFeature(Embedded)
extension HeadlessItem: NameableItem {}
#endif
