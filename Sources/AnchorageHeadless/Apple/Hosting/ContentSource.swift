import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The source of the size of a real view's content.
enum ContentSource {
  /// The intrinsic content size, which is the same in any width.
  case intrinsic(LayoutSize)
  /// Text that wraps.
  case text
  /// The intrinsic content size for the width, and `sizeThatFits(_:)` for the height in the resulting width.
  case sizeThatFits
  /// The constraints inside the view.
  case constraints

  /// Whether the size depends on the width of the view.
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

  /// The source of the content size.
  ///
  /// - Parameter byWidth: Whether the program says that `sizeThatFits(_:)` depends on the width.
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
      // Not the intrinsic size, which depends on the present width of the view. A width of 0 would mean no
      // limit.
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
      // Some views, such as stack views, make their constraints only on an update.
      updateConstraintsInside()
      if isStackView || type(of: self).requiresConstraintBasedLayout { return true }
    }
    return !constraints.isEmpty
  }
}
#endif
