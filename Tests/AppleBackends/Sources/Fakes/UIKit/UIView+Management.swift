// The views whose autoresizing mask is UIKit's business, by its documentation and log.

extension UIView {
  /// The view and who places it, if UIKit does and says so; `nil` if the program may.
  var fakeManager: String? {
    switch superview {
    case let cell as UITableViewCell where cell.contentView === self: "the contentView of a UITableViewCell"
    case let view as UITableViewHeaderFooterView where view.contentView === self:
      "the contentView of a UITableViewHeaderFooterView"
    case let cell as UICollectionViewCell where cell.contentView === self:
      "the contentView of a UICollectionViewCell"
    case is UITableView where self is UITableViewCell || self is UITableViewHeaderFooterView:
      "a \(type(of: self)) that is managed by a UITableView"
    case is UICollectionView where self is UICollectionReusableView:
      "a \(type(of: self)) that is managed by a UICollectionView"
    default: nil
    }
  }
}
