#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

// The names of AppKit's types for `Apple/Shared`, and the identifiers of its items.

// `@preconcurrency`, here and on members that confine themselves, so that Swift 5 code outside the main actor gets
// warnings, as from the platform's own classes, and no errors.

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
