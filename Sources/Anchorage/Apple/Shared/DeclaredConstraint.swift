#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A constraint that the DSL made between two anchors or of one dimension.
///
/// A subclass because it has to know when an item is gone: the platform's own references to the items dangle
/// then, and an inactive constraint may be activated later.
final class DeclaredConstraint: NSLayoutConstraint {
  private weak var mentionedFirst: NSObject?
  private weak var mentionedSecond: NSObject?
  private var mentionsSecond = false

  /// Remembers the items that the constraint was made with.
  func mention(_ first: NSObject, _ second: NSObject?) {
    mentionedFirst = first
    guard let second else { return }
    mentionedSecond = second
    mentionsSecond = true
  }

  /// The items in order; `nil` stands for an item that is gone.
  var mentionedItems: [NSObject?] { mentionsSecond ? [mentionedFirst, mentionedSecond] : [mentionedFirst] }
}
#endif
