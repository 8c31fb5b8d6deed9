#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

// The names of AppKit's types for `Apple/Shared`, and the identifiers of its items.

/// The backend of `NSView` and `NSLayoutGuide`: constraints are `NSLayoutConstraint`s.
///
///     title.leading == icon.trailing + 8 ~ .high   // an NSLayoutConstraint, already active
///
/// Everything is confined to the main actor, as views are.
@MainActor public enum AppKitBackend {}

/// The backend of the platform, under a name that `Apple/Shared` uses for both platforms.
@_documentation(visibility: internal) public typealias _PlatformBackend = AppKitBackend
/// The platform's view.
@_documentation(visibility: internal) public typealias _PlatformView = NSView
/// The platform's layout guide.
@_documentation(visibility: internal) public typealias _PlatformGuide = NSLayoutGuide
/// The platform's priority.
@_documentation(visibility: internal) public typealias _PlatformPriority = NSLayoutConstraint.Priority
/// The platform's insets whose sides do not follow the layout direction.
@_documentation(visibility: internal) public typealias _PlatformEdgeInsets = NSEdgeInsets

extension NSView {
  var layoutIdentifier: String { accessibilityIdentifier() }
}

extension NSLayoutGuide {
  /// The identifier; for a guide that every view has, its name in the DSL: `root.margins`.
  @MainActor var layoutIdentifier: String {
    guard let owningView, let word else { return identifier.rawValue }
    return "\(AppKitBackend.name(owningView)).\(word)"
  }

  private var word: String? {
    switch identifier.rawValue {
    case "NSViewLayoutMarginsGuide": "margins"
    case "NSViewSafeAreaLayoutGuide": "safeArea"
    default: nil
    }
  }
}
#endif
