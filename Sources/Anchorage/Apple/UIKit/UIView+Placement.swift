#if canImport(UIKit) && !os(watchOS) && !ANCHORAGE_HEADLESS_ONLY
import UIKit

// Views that UIKit places by their frames. Their autoresizing masks belong to it: with the mask off, a cell measures
// itself wrongly, and the view of a controller has no size.

extension UIView {
  /// Whether UIKit alone places the view: a cell or another reusable view, or the content view of one.
  var isPlacedByPlatform: Bool {
    if self is UITableViewCell || self is UICollectionReusableView || self is UITableViewHeaderFooterView {
      return true
    }
    return switch superview {
    case let cell as UITableViewCell: cell.contentView === self
    case let cell as UICollectionViewCell: cell.contentView === self
    case let view as UITableViewHeaderFooterView: view.contentView === self
    default: false
    }
  }

  /// Whether the view is that of a controller.
  var isRootOfController: Bool { next is UIViewController }
}
#endif
