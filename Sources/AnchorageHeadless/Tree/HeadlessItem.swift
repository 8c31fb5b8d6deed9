import Anchorage
import Cassowary

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
  @exclusivity(unchecked) final var mistakes: [NotedMistake] = []
  /// The link to the batch that last collected constraints of the item.
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

// MARK: - Names in reports

// An item without a name is called after its kind: `label`. If two items of a tree would have the same name,
// the item is numbered among its siblings: `row.label2` is the second label of `row`. Names are computed when
// text is written, and depend only on the tree.

extension HeadlessItem {
  /// The name in reports and constraints, which distinguishes items without a name.
  package final var displayName: String {
    if !ownName.isEmpty { return ownName }
    return containerOfNumber.map { path(from: $0) } ?? genericName
  }

  /// The name in tables, which is the last word of the name in reports.
  final var shortName: String {
    if !ownName.isEmpty { return ownName }
    return containerOfNumber.map { word(in: $0) } ?? genericName
  }

  /// The ``container`` within which the item is numbered; `nil` if its kind is name enough.
  private var containerOfNumber: LayoutView? {
    guard let container = containerOfName else { return nil }
    // Usually the superview is already of the same kind.
    return isRival(container) || !isOnlyOneOfKind(in: container.root) ? container : nil
  }

  /// The ``container`` within which the item is numbered; `nil` for a guide that a view makes itself, whose
  /// name contains the view's.
  private var containerOfName: LayoutView? {
    if let guide = self as? LayoutGuide, guide.role != .user { return nil }
    return container
  }

  /// Whether no other item without a name is of the same kind; `false` in trees of more than a thousand
  /// views.
  private func isOnlyOneOfKind(in root: LayoutView) -> Bool {
    var views = [root]
    var count = 0
    var limit = RoundLimit(LayoutView.largestTree)
    while let view = views.popLast() {
      limit.countRound(of: "looking for items of the same kind")
      count += 1
      if isRival(view) || count + views.count + view.subviews.count > 1000 { return false }
      for guide in view.layoutGuides where isRival(guide) { return false }
      views += view.subviews
    }
    return true
  }

  /// Whether an item has the same generic name.
  private func isRival(_ item: HeadlessItem) -> Bool {
    item !== self && item.ownName.isEmpty && item.genericName == genericName
  }

  /// The words from the nearest view with a name down to the item: `row.view2.label`.
  private func path(from container: LayoutView) -> String {
    var words = [word(in: container)]
    var next = container
    // Longer paths help no reader, and views may be nested very deeply.
    while next.ownName.isEmpty, let outer = next.superview, words.count < 8 {
      words.append(next.word(in: outer))
      next = outer
    }
    words.append(next.shortName)
    return words.reversed().joined(separator: ".")
  }

  /// The kind of the item, with its number if its view has several items of this kind: `label2`.
  private func word(in container: LayoutView) -> String {
    let kind = genericName
    let numbers = container.siblingNumbers
    guard let number = numbers.number(of: self), numbers.count(of: kind, self is LayoutGuide) > 1 else {
      return kind
    }
    return "\(kind)\(number)"
  }
}

/// The numbers that names of a view's subviews and guides contain, counted separately for each kind.
///
/// A class, because all names share it until the subviews or guides change.
final class SiblingNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var viewCounts: [String: Int] = [:]
  private var guideCounts: [String: Int] = [:]

  init(in view: LayoutView) {
    for subview in view.subviews {
      viewCounts[subview.genericName, default: 0] += 1
      numbers[ObjectIdentifier(subview)] = viewCounts[subview.genericName]
    }
    for guide in view.layoutGuides {
      guideCounts[guide.genericName, default: 0] += 1
      numbers[ObjectIdentifier(guide)] = guideCounts[guide.genericName]
    }
  }

  /// The number of an item, from 1; `nil` for an item that is not in the view.
  func number(of item: HeadlessItem) -> Int? { numbers[ObjectIdentifier(item)] }

  /// The number of subviews or guides of a kind.
  func count(of kind: String, _ isGuide: Bool) -> Int { (isGuide ? guideCounts : viewCounts)[kind] ?? 0 }
}
