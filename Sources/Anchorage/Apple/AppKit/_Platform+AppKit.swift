#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

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
#endif
