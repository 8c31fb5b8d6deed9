import Anchorage

/// The base of ``LayoutView`` and ``LayoutGuide``: a name and a rectangle to solve for.
///
///     let items: [HeadlessItem] = [card, LayoutGuide(name: "column")]
///     items.map { $0.name }  // ["card", "column"]
///
/// Do not subclass it; subclass ``LayoutView``.
open class HeadlessItem: LayoutItem {
  /// The backend that solves for headless items.
  public typealias Backend = HeadlessBackend

  /// The value of ``LayoutItem/name``, under a name that subclasses don't use.
  final var ownName: String

  /// The item itself.
  @inlinable public final var layoutItem: HeadlessItem { self }

  /// The node that represents the item in constraints.
  final let node: ItemNode
  /// The active constraints that mention the item and are held by an ancestor.
  ///
  /// Complete for guides. Views collect them after the first removal of a view that contains them.
  final var mentions: [Mention] = []
  /// The group behind ``LayoutItem/ownConstraints``, made on first use.
  final var ownGroup: ConstraintGroup<HeadlessBackend>?
  /// The mistakes about the item since the last pass, and the constraints that were refused before and are still missing.
  final var mistakes: [NotedMistake] = []
  /// The link to the batch that last collected constraints of the item.
  final var shortcut: BatchShortcut<HeadlessBackend>?

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

// In a protocol extension, so a subclass may have a property called `name`, such as a label.
extension LayoutItem where Self: HeadlessItem {
  /// The name used in descriptions, frame tables and reports.
  ///
  ///     card.name = "first card"
  public var name: String {
    get { ownName }
    set { ownName = newValue }
  }
}

extension HeadlessItem: CustomStringConvertible {}

// For a protocol as well: a card may have a label that is called `description`.
extension LayoutItem where Self: HeadlessItem {
  /// The name and the frame, as of the last pass.
  ///
  ///     let card = LayoutView(name: "card", frame: LayoutRect(x: 16, y: 8, width: 100, height: 40))
  ///     print(card)  // card (16, 8, 100, 40)
  public var description: String {
    let frame = (layoutItem as? LayoutGuide)?.layoutFrame ?? owner?.frame ?? .zero
    return "\(displayName) \(frame)"
  }
}

extension HeadlessItem {
  /// The item itself if it is a view, or else the view that owns it.
  final var owner: LayoutView? { node.owner }

  /// The superview of a view, the view that has a guide.
  final var container: LayoutView? { node.isGuide ? owner : owner?.superview }

  /// Removes the mistakes that the next pass would report, and returns them.
  package final func takeMistakes() -> [LayoutMistake] {
    var answers = AnswerCounts()
    let reported = reportMistakes(&answers)
    mistakes = []
    return reported
  }

  /// The mistakes that are noted, which stay noted.
  package final var notedMistakes: [LayoutMistake] { mistakes.compactMap { $0.present } }

  /// The constraints of ``LayoutItem/ownConstraints`` that are inactive.
  package final var inactiveOwnConstraints: [LayoutConstraint] { ownGroup?.filter { !$0.isActive } ?? [] }

  /// Returns the mistakes for a pass to report. A refused constraint stays until it is active or replaced.
  final func reportMistakes(_ answers: inout AnswerCounts) -> [LayoutMistake] {
    var reported: [LayoutMistake] = []
    mistakes.removeAll { noted in
      let (mistake, isMissing) = noted.takeReport(&answers)
      if let mistake { reported.append(mistake) }
      return !isMissing
    }
    return reported
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
