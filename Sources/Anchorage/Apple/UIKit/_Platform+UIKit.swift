#if canImport(UIKit) && !os(watchOS) && !ANCHORAGE_HEADLESS_ONLY
import UIKit

/// The backend of the platform, under a name that `Apple/Shared` uses for both platforms.
@_documentation(visibility: internal) public typealias _PlatformBackend = UIKitBackend
/// The platform's view.
@_documentation(visibility: internal) public typealias _PlatformView = UIView
/// The platform's layout guide.
@_documentation(visibility: internal) public typealias _PlatformGuide = UILayoutGuide
/// The platform's priority.
@_documentation(visibility: internal) public typealias _PlatformPriority = UILayoutPriority
/// The platform's insets whose sides do not follow the layout direction.
@_documentation(visibility: internal) public typealias _PlatformEdgeInsets = UIEdgeInsets
#endif
