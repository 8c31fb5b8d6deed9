import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Where the size of a real view's content comes from.
enum ContentSource {
  /// The intrinsic content size, which is the same in any width.
  case intrinsic(LayoutSize)
  /// Text that wraps.
  case text
  /// The intrinsic content size for the width, and `sizeThatFits(_:)` for the height in the width that the view gets.
  case sizeThatFits
  /// The constraints inside the view.
  case constraints

  /// Whether the size depends on the width that the view gets.
  var dependsOnWidth: Bool {
    switch self {
    case .intrinsic: false
    case .text, .sizeThatFits: true
    #if canImport(UIKit)
    case .constraints: true
    #else
    case .constraints: false
    #endif
    }
  }
}

extension _PlatformView {
  /// A width in which every text fits on one line.
  static var unlimited: CGFloat { .greatestFiniteMagnitude }

  /// Where the size of the content comes from.
  ///
  /// - Parameter byWidth: Whether the view answers `sizeThatFits(_:)` by the width, as the program says.
  func contentSource(byWidth: Bool) -> ContentSource {
    if wrapsText { return .text }
    if byWidth { return .sizeThatFits }
    let size = LayoutSize(intrinsicContentSize)
    return size.width < 0 && size.height < 0 && isSizedByConstraints ? .constraints : .intrinsic(size)
  }

  /// The size of the content, in the given width unless that is `nil`.
  func contentSize(from source: ContentSource, fitting width: Double?) -> LayoutSize {
    switch source {
    case .intrinsic(let size): return size
    case .text:
      // Not the intrinsic size, which depends on the width that the view has now. A width of 0 would not limit.
      return sizeOfContent(fitting: width.map { CGFloat(max($0, 1)) } ?? _PlatformView.unlimited)
    case .sizeThatFits:
      let natural = LayoutSize(intrinsicContentSize)
      guard let width else { return natural }
      let size = sizeOfContent(fitting: CGFloat(max(width, 1)))
      return LayoutSize(width: natural.width < 0 ? natural.width : size.width, height: size.height)
    case .constraints: return sizeOfConstraints(fitting: width)
    }
  }

  /// Whether the view gets its size from the constraints inside it.
  private var isSizedByConstraints: Bool {
    if constraints.isEmpty && !subviews.isEmpty {
      // Some views, stack views among them, make their constraints only when these are updated.
      updateConstraintsInside()
      if isStackView || type(of: self).requiresConstraintBasedLayout { return true }
    }
    return !constraints.isEmpty
  }
}
#endif
