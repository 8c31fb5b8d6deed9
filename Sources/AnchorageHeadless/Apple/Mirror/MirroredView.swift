import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A view of a ``ViewMirror``: it has the content of a real view, but none of its behaviour.
///
/// A class, because views have identity.
final class MirroredView: LayoutView {
  /// The mirrored views that provide the baselines; `nil` for the view itself.
  var firstBaselineView: LayoutView?
  var lastBaselineView: LayoutView?
  /// The sentences about the constraints of stack views that the view holds, by constraint.
  var sentences: [ObjectIdentifier: String] = [:]

  override var forFirstBaselineLayout: LayoutView { firstBaselineView ?? self }
  override var forLastBaselineLayout: LayoutView { lastBaselineView ?? self }

  override func sentence(about constraint: LayoutConstraint) -> String? {
    sentences[ObjectIdentifier(constraint)]
  }

  /// Copies the properties that affect frames, except the frame and the constraints.
  ///
  /// - Parameter isMeasured: Whether to copy the content size, too.
  @MainActor
  convenience init(of view: _PlatformView, isMeasured: Bool = true) {
    self.init(name: view.layoutIdentifier)
    let none = LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    // Not the fitting size, because the constraints inside are mirrored as well.
    let source: ContentSource =
      !isMeasured
      ? .intrinsic(none) : view.wrapsText ? .text : .intrinsic(LayoutSize(view.intrinsicContentSize))
    measuredContent = PlatformContent(view, source: source)
    hugging = view.hugging
    compressionResistance = view.compressionResistance
    alignmentRectInsets = LayoutInsets(absolute: view.alignmentRectInsets)
    layoutDirection = view.isLeftToRight ? .leftToRight : .rightToLeft
    isHidden = view.isHidden
    // The effective margins include the safe area.
    insetsLayoutMarginsFromSafeArea = false
  }
}
#endif
