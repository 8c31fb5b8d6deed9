#if canImport(UIKit) && !os(watchOS) && !ANCHORAGE_HEADLESS_ONLY
import UIKit

// The names of UIKit's types for `Apple/Shared`, the identifiers of its items, and guides that AppKit lacks.

// `@preconcurrency`, here and on isolated members: Swift 5 code outside the main actor gets warnings instead of errors,
// as with the platform's own classes.

/// The backend of `UIView` and `UILayoutGuide`: constraints are `NSLayoutConstraint`s.
///
///     title.leading == icon.trailing + 8 ~ .high   // an NSLayoutConstraint, already active
///
/// Everything is confined to the main actor, as UIKit is.
@preconcurrency @MainActor public enum UIKitBackend {}

extension LayoutItem where Self: UIView {
  /// The part of the margins in which lines of text are not too long to read.
  @preconcurrency @MainActor public var readableContent: UILayoutGuide { readableContentGuide }

  #if !os(tvOS)
  /// The area that the keyboard covers, or the bottom edge where it would appear.
  @preconcurrency @MainActor public var keyboard: UILayoutGuide { keyboardLayoutGuide }
  #endif
}

extension UIView {
  package var layoutIdentifier: String { accessibilityIdentifier ?? "" }
}

extension UILayoutGuide {
  /// The identifier; for a guide that every view has, its name in the DSL: `root.margins`.
  package var layoutIdentifier: String {
    guard let owningView, let role else { return identifier }
    return "\(UIKitBackend.name(owningView)).\(role.rawValue)"
  }

  /// The role of a guide that its view made; `nil` for other guides.
  package var role: PlatformGuideRole? {
    #if !os(tvOS)
    if self is UIKeyboardLayoutGuide { return .keyboard }
    #endif
    return switch identifier {
    case "UIViewLayoutMarginsGuide": .margins
    case "UIViewSafeAreaLayoutGuide": .safeArea
    case "UIViewReadableContentGuide": .readableContent
    default: nil
    }
  }
}

/// A group of constraints of UIKit's views, in short, for stored properties.
///
///     let details: UIKitConstraintGroup = batch(active: false) { title.height == 20 }
public typealias UIKitConstraintGroup = ConstraintGroup<UIKitBackend>

/// A switch between groups of constraints of UIKit's views, in short, for stored properties.
///
///     let layouts: UIKitConstraintSwitch<Int> = ConstraintSwitch([1: batch { title.height == 20 }], selection: 1)
public typealias UIKitConstraintSwitch<Key: Hashable> = ConstraintSwitch<Key, UIKitBackend>

/// The backend of the platform, under a name that `Apple/Shared` uses for both platforms.
@_documentation(visibility: internal) public typealias _PlatformBackend = UIKitBackend
/// The platform's view.
@_documentation(visibility: internal) public typealias _PlatformView = UIView
/// The platform's stack view.
@_documentation(visibility: internal) public typealias _PlatformStackView = UIStackView
/// The platform's layout guide.
@_documentation(visibility: internal) public typealias _PlatformGuide = UILayoutGuide
/// The platform's priority.
@_documentation(visibility: internal) public typealias _PlatformPriority = UILayoutPriority
/// The platform's insets whose sides do not follow the layout direction.
@_documentation(visibility: internal) public typealias _PlatformEdgeInsets = UIEdgeInsets

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
