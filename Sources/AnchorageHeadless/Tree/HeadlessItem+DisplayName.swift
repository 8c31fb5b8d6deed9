import Anchorage
import Cassowary

// An item without a name is called after its kind: `label`. Where that would be the name of two items of a tree, it is
// counted among its siblings: `row.label2` is the second label of `row`. Names are made when a text is, and follow from
// the tree alone.

extension HeadlessItem {
  /// The name in reports and constraints, which tells items without a name apart.
  package final var displayName: String {
    if !ownName.isEmpty { return ownName }
    guard let container = containerOfName else { return genericName }
    // Most often it is the next view that is of the same kind.
    if !isRival(container), isOnlyOneOfKind(in: container.root) { return genericName }
    return path(from: container)
  }

  /// The name where the item is in its place of the tree: in tables.
  final var shortName: String { ownName.isEmpty ? genericName : ownName }

  /// The ``container`` whose names tell the item from others; `nil` for a guide that its view makes itself, whose name has that of
  /// the view in it.
  private var containerOfName: LayoutView? {
    if let guide = self as? LayoutGuide, guide.role != .user { return nil }
    return container
  }

  /// Whether no other item without a name is of the same kind. In trees of more than a thousand views nobody looks.
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

  /// Whether an item is called the same.
  private func isRival(_ item: HeadlessItem) -> Bool {
    item !== self && item.ownName.isEmpty && item.genericName == genericName
  }

  /// The words from the nearest view with a name down to the item: `row.view2.label`.
  private func path(from container: LayoutView) -> String {
    var words = [word(in: container)]
    var next = container
    // Nobody reads more, and a nest of views may be very deep.
    while next.ownName.isEmpty, let outer = next.superview, words.count < 8 {
      words.append(next.word(in: outer))
      next = outer
    }
    words.append(next.shortName)
    return words.reversed().joined(separator: ".")
  }

  /// The kind of the item, with its number among those of the same kind in its view if there are others: `label2`.
  private func word(in container: LayoutView) -> String {
    let kind = genericName
    let numbers = container.siblingNumbers
    guard let number = numbers.number(of: self), numbers.count(of: kind, self is LayoutGuide) > 1 else {
      return kind
    }
    return "\(kind)\(number)"
  }
}

/// The numbers of the subviews and guides of a view, each counted among those of its kind, which names have in them.
///
/// A class, so that it is kept for all names that are made until the subviews or guides change.
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

  /// How many subviews, or guides, are of a kind.
  func count(of kind: String, _ isGuide: Bool) -> Int { (isGuide ? guideCounts : viewCounts)[kind] ?? 0 }
}
