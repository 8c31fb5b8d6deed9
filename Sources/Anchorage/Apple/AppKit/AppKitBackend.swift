#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

// The names of AppKit's types for `Apple/Shared`, and the identifiers of its items.

// `@preconcurrency`, here and on isolated members: Swift 5 code outside the main actor gets warnings instead of errors,
// as with the platform's own classes.

/// The backend of `NSView` and `NSLayoutGuide`: constraints are `NSLayoutConstraint`s.
///
///     title.leading == icon.trailing + 8 ~ .high   // an NSLayoutConstraint, already active
///
/// Everything is confined to the main actor, as views are.
@preconcurrency @MainActor public enum AppKitBackend {}

extension NSView {
  package var layoutIdentifier: String { accessibilityIdentifier() }
}

extension NSLayoutGuide {
  /// The identifier; for a guide that every view has, its name in the DSL: `root.margins`.
  @MainActor package var layoutIdentifier: String {
    guard let owningView, let role else { return identifier.rawValue }
    return "\(AppKitBackend.name(owningView)).\(role.rawValue)"
  }

  /// The role of a guide that its view made; `nil` for other guides.
  package var role: PlatformGuideRole? {
    switch identifier.rawValue {
    case "NSViewLayoutMarginsGuide": .margins
    case "NSViewSafeAreaLayoutGuide": .safeArea
    default: nil
    }
  }
}

/// A group of constraints of AppKit's views, in short, for stored properties.
///
///     let details: AppKitConstraintGroup = batch(active: false) { title.height == 20 }
public typealias AppKitConstraintGroup = ConstraintGroup<AppKitBackend>

/// A switch between groups of constraints of AppKit's views, in short, for stored properties.
///
///     let layouts: AppKitConstraintSwitch<Int> = ConstraintSwitch([1: batch { title.height == 20 }], selection: 1)
public typealias AppKitConstraintSwitch<Key: Hashable> = ConstraintSwitch<Key, AppKitBackend>

/// The backend of the platform, under a name that `Apple/Shared` uses for both platforms.
@_documentation(visibility: internal) public typealias _PlatformBackend = AppKitBackend
/// The platform's view.
@_documentation(visibility: internal) public typealias _PlatformView = NSView
/// The platform's stack view.
@_documentation(visibility: internal) public typealias _PlatformStackView = NSStackView
/// The platform's layout guide.
@_documentation(visibility: internal) public typealias _PlatformGuide = NSLayoutGuide
/// The platform's priority.
@_documentation(visibility: internal) public typealias _PlatformPriority = NSLayoutConstraint.Priority
/// The platform's insets whose sides do not follow the layout direction.
@_documentation(visibility: internal) public typealias _PlatformEdgeInsets = NSEdgeInsets

// Views that AppKit places by their frames. Their autoresizing masks belong to it.

extension NSView {
  /// Whether AppKit alone places the view: the content view of a window or of a scroll view.
  var isPlacedByPlatform: Bool {
    window?.contentView === self || (superview as? NSScrollView)?.contentView === self
  }

  /// Whether the view is that of a controller, or of an item of a collection.
  var isRootOfController: Bool { nextResponder is NSViewController }
}
#endif
