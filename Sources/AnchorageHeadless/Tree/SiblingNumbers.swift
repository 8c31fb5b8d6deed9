import Anchorage

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
