import Anchorage
import Cassowary

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
