import Anchorage

/// A view of a ``TreeCopy``: where the original is, with its content, but without its behaviour.
///
/// A class, because views have identity. It overrides neither ``LayoutView/updateConstraints()`` nor
/// ``LayoutView/layoutSubviews()``, so laying it out calls none of the user's.
final class CopiedView: LayoutView {
  private let original: LayoutView
  /// The size of content that depends on no width; `nil` until it is asked for.
  private var contentSize: LayoutSize?

  init(of original: LayoutView) {
    self.original = original
    super.init(name: original.ownName)
    setExactFrame(original.exactFrame)
    storedHugging = original.storedHugging
    storedCompressionResistance = original.storedCompressionResistance
    isHidden = original.isHidden
    guard let extras = original.extras else { return }
    storedScale = extras.scale
    storedDirection = extras.direction
    storedMargins = extras.margins
    storedSafeArea = extras.safeArea
    marginsBeginInSafeArea = extras.marginsBeginInSafeArea
    keepsOuterMargins = extras.keepsOuterMargins
    storedAlignment = extras.alignment
    storedContentOffset = extras.contentOffset
  }

  override var genericName: String { original.genericName }

  /// The original, if it is a label.
  var label: LayoutLabel? { original as? LayoutLabel }

  override var showsNothing: Bool { original.showsNothing }

  // MARK: Content

  override var isMeasuredByWidth: Bool { original.isMeasuredByWidth }

  /// The size that the original has in the width that the copy was laid out with.
  override var intrinsicContentSize: LayoutSize {
    if let contentSize { return contentSize }
    // A view that asks for a copy while it is measured would ask for another one, and so on.
    if original.isBeingMeasured {
      return LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    }
    let width = original.laidOutWidth
    original.isBeingMeasured = true
    if width != laidOutWidth { original.laidOutWidth = laidOutWidth }
    let size = original.intrinsicContentSize
    if width != laidOutWidth { original.laidOutWidth = width }
    original.isBeingMeasured = false
    if !original.isMeasuredByWidth { contentSize = size }
    return size
  }

  override var firstBaselineOffsetFromTop: Double { original.firstBaselineOffsetFromTop }

  override var baselineOffsetFromBottom: Double { original.baselineOffsetFromBottom }

  override var forFirstBaselineLayout: LayoutView { copy(of: original.forFirstBaselineLayout) }

  override var forLastBaselineLayout: LayoutView { copy(of: original.forLastBaselineLayout) }

  /// The copy of a view inside the original; this view for any other.
  private func copy(of view: LayoutView) -> LayoutView {
    var found: LayoutView = self
    if view === original { return self }
    forEachInSubtree { if ($0 as? CopiedView)?.original === view { found = $0 } }
    return found
  }

  // MARK: Views that arrange their subviews

  override func contentlessAxis(ofHidden subview: LayoutView) -> LayoutAxis? {
    (subview as? CopiedView).flatMap { original.contentlessAxis(ofHidden: $0.original) }
  }

  override func sentence(about constraint: LayoutConstraint) -> String? {
    original.sentence(about: constraint)
  }
}
