#if canImport(UIKit) && !os(watchOS) && !ANCHORAGE_HEADLESS_ONLY
import UIKit

// Views that UIKit places by their frames. Their autoresizing masks belong to it: with the mask off, a cell measures
// itself wrongly, and the view of a controller has no size.

extension UIView {
  /// Whether UIKit places the view: a cell, the content view of one, or the view of a controller that UIKit shows.
  var isPlacedByPlatform: Bool {
    if self is UITableViewCell || self is UICollectionReusableView || self is UITableViewHeaderFooterView {
      return true
    }
    return isContentView || (next as? UIViewController).map(isPlacedFor) ?? false
  }

  private var isContentView: Bool {
    switch superview {
    case let cell as UITableViewCell: cell.contentView === self
    case let cell as UICollectionViewCell: cell.contentView === self
    case let view as UITableViewHeaderFooterView: view.contentView === self
    default: false
    }
  }

  /// Whether UIKit places the view for its controller. The view of a child in a controller of the program's own is
  /// placed by the program.
  private func isPlacedFor(_ controller: UIViewController) -> Bool {
    // Who will place the view is not known before it is somewhere.
    guard superview != nil else { return true }
    switch controller.parent {
    case nil: return controller.presentingViewController != nil || window?.rootViewController === controller
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController:
      return true
    default: return false
    }
  }
}
#endif
