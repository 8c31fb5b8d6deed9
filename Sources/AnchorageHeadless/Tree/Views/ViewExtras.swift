import Anchorage

/// The properties that few views have, stored separately to keep the other views small.
///
/// A class, because a view without any of them then spends one word on it.
final class ViewExtras {
  /// The frame before rounding, if it differs from the visible frame.
  var exactFrame: LayoutRect?
  /// The frame that was set before the view became the subject of a constraint; `nil` if none was set.
  var unusedFrame: LayoutRect?
  /// The view itself, if its superview released it while it lays out its subviews.
  var itself: LayoutView?
  /// The number of unanswered fitting-size queries in the tree of which the view is the root.
  var openQuestionCount = 0
  /// The sizes of the content in the last few widths; `nil` is the natural size.
  var measuredSizes = RecentAnswers<Double?, LayoutSize>()
  /// The width for which the content is being measured.
  var questionedWidth: Double?
  var scale: Double?
  var direction: LayoutDirection?
  var margins = LayoutInsets(8)
  var safeArea = LayoutInsets.zero
  var marginsBeginInSafeArea = true
  var keepsOuterMargins = false
  var readableWidth: Double?
  var alignment = LayoutInsets.zero
  var autoresizing: Autoresizing?
  var marginsGuide: LayoutGuide?
  var safeAreaGuide: LayoutGuide?
  var readableGuide: LayoutGuide?
  /// The content area of a scroll view.
  var contentGuide: LayoutGuide?
  /// The frame of a scroll view, as its content sees it.
  var frameGuide: LayoutGuide?
  var contentOffset = LayoutPoint.zero
  var contentInset = LayoutInsets.zero
  /// The layout choices that depend on the size of the view.
  var sizeChoices: SizeChoices?
  /// The numbers in the names of its subviews and guides; `nil` if these changed since a name was made.
  var siblingNumbers: SiblingNumbers?
}

extension LayoutView {
  /// The extras, made on first use.
  final var ownExtras: ViewExtras {
    if let extras { return extras }
    let extras = ViewExtras()
    self.extras = extras
    return extras
  }

  /// The frame before rounding, from which everything else is computed.
  final var exactFrame: LayoutRect { extras?.exactFrame ?? storedFrame }

  /// Sets a frame that is not rounded.
  final func setExactFrame(_ frame: LayoutRect) {
    storedFrame = frame
    extras?.exactFrame = nil
  }

  /// Sets the visible frame and the frame before rounding.
  final func setRoundedFrame(_ shown: LayoutRect, of exact: LayoutRect) {
    setExactFrame(shown)
    // Most frames are on pixels already.
    if exact != shown { ownExtras.exactFrame = exact }
  }

  /// Keeps the view alive while it is laying out its subviews, because its superview is about to release it.
  final func holdWhileLayingOut() {
    if isLayingOut { ownExtras.itself = self }
  }

  /// The numbers in the names of subviews and guides, counted once for all names of a report.
  final var siblingNumbers: SiblingNumbers {
    if let known = extras?.siblingNumbers { return known }
    let numbers = SiblingNumbers(in: self)
    ownExtras.siblingNumbers = numbers
    return numbers
  }
  /// Forgets the numbers, because subviews or guides are added or removed.
  final func forgetSiblingNumbers() { extras?.siblingNumbers = nil }

  final var unusedFrame: LayoutRect? {
    get { extras?.unusedFrame }
    set { ownExtras.unusedFrame = newValue }
  }
  final var openQuestionCount: Int {
    get { extras?.openQuestionCount ?? 0 }
    set { ownExtras.openQuestionCount = newValue }
  }
  final var storedScale: Double? {
    get { extras?.scale }
    set { ownExtras.scale = newValue }
  }
  final var storedDirection: LayoutDirection? {
    get { extras?.direction }
    set { ownExtras.direction = newValue }
  }
  final var storedMargins: LayoutInsets {
    get { extras?.margins ?? LayoutInsets(8) }
    set { ownExtras.margins = newValue }
  }
  final var storedSafeArea: LayoutInsets {
    get { extras?.safeArea ?? .zero }
    set { ownExtras.safeArea = newValue }
  }
  final var marginsBeginInSafeArea: Bool {
    get { extras?.marginsBeginInSafeArea ?? true }
    set { ownExtras.marginsBeginInSafeArea = newValue }
  }
  final var keepsOuterMargins: Bool {
    get { extras?.keepsOuterMargins ?? false }
    set { ownExtras.keepsOuterMargins = newValue }
  }
  final var storedAlignment: LayoutInsets {
    get { extras?.alignment ?? .zero }
    set { ownExtras.alignment = newValue }
  }
  /// How the frame follows the superview's size; `nil` without a mask.
  final var autoresizing: Autoresizing? {
    get { extras?.autoresizing }
    set { if newValue != nil || extras != nil { ownExtras.autoresizing = newValue } }
  }
  final var marginsGuide: LayoutGuide? {
    get { extras?.marginsGuide }
    set { ownExtras.marginsGuide = newValue }
  }
  final var safeAreaGuide: LayoutGuide? {
    get { extras?.safeAreaGuide }
    set { ownExtras.safeAreaGuide = newValue }
  }
  final var storedReadableWidth: Double? {
    get { extras?.readableWidth }
    set { ownExtras.readableWidth = newValue }
  }

  final var readableGuide: LayoutGuide? {
    get { extras?.readableGuide }
    set { ownExtras.readableGuide = newValue }
  }
  /// The guides of a scroll view; `nil` for any other view.
  final var scrollGuides: (content: LayoutGuide, frame: LayoutGuide)? {
    get {
      guard let content = extras?.contentGuide, let frame = extras?.frameGuide else { return nil }
      return (content, frame)
    }
    set { (ownExtras.contentGuide, ownExtras.frameGuide) = (newValue?.content, newValue?.frame) }
  }
  /// Whether the view is a scroll view.
  package final var hasScrollGuides: Bool { extras?.contentGuide != nil }
  final var storedContentOffset: LayoutPoint {
    get { extras?.contentOffset ?? .zero }
    set { ownExtras.contentOffset = newValue }
  }
  final var storedContentInset: LayoutInsets {
    get { extras?.contentInset ?? .zero }
    set { ownExtras.contentInset = newValue }
  }
  /// Adds a switch's choice by the size of the view, and makes the choice.
  final func addSizeChoice(_ choice: SizeChoices.Choice) {
    let choices = ownExtras.sizeChoices ?? SizeChoices()
    choices.set(choice)
    if ownExtras.sizeChoices == nil {
      ownExtras.sizeChoices = choices
      // From now on, a pass has to notify the view of a new size.
      invalidate(.tree)
    }
    _ = choices.choose(by: frame.size, maySelect: true)
  }
}
