#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The items that a constraint mentions. The platform's own references to them dangle once they are gone.
@MainActor
struct MentionedItems {
  private weak var first: NSObject?
  private weak var second: NSObject?
  private let hasSecond: Bool

  init(first: NSObject?, second: NSObject?) {
    self.first = first
    self.second = second
    hasSecond = second != nil
  }

  /// The items in order; `nil` stands for an item that is gone.
  var items: [NSObject?] { hasSecond ? [first, second] : [first] }
}

// MARK: - Before activation
#endif
