import Anchorage

extension LayoutView {
  /// Makes the next pass ask for the ``intrinsicContentSize`` and the baselines again.
  ///
  ///     final class Meter: LayoutView {
  ///       var level = 0.0 { didSet { invalidateIntrinsicContentSize() } }
  ///       override var intrinsicContentSize: LayoutSize { LayoutSize(width: level, height: 4) }
  ///     }
  public final func invalidateIntrinsicContentSize() {
    measuredContent?.contentChanged()
    extras?.measuredSizes.removeAll()
    invalidate(.contentSize)
    superview?.contentChanged(of: self)
  }

  /// How strongly the view resists being larger than its content; 250 by default.
  ///
  ///     label.hugging = 251              // both axes
  ///     label.hugging.horizontal = 251
  ///
  /// At 1000 it gives way to required constraints alone, which is reported as a conflict.
  ///
  /// A priority outside `0 < priority <= 1000` is refused and reported.
  public final var hugging: LayoutContentPriorities {
    get { storedHugging }
    set {
      guard accept(newValue.horizontal), accept(newValue.vertical) else { return }
      storedHugging = newValue
      invalidate(.contentSize)
    }
  }

  /// How strongly the view resists being smaller than its content; 750 by default.
  ///
  ///     label.compressionResistance = .init(.required)
  ///     label.compressionResistance.vertical = 751
  ///
  /// At 1000 it gives way to required constraints alone, which is reported as a conflict.
  ///
  /// A priority outside `0 < priority <= 1000` is refused and reported.
  public final var compressionResistance: LayoutContentPriorities {
    get { storedCompressionResistance }
    set {
      guard accept(newValue.horizontal), accept(newValue.vertical) else { return }
      storedCompressionResistance = newValue
      invalidate(.contentSize)
      // A stack view divides the width of text at a priority that depends on this one.
      if hasTextOfSeveralLines { superview?.contentChanged(of: self) }
    }
  }

  /// How strongly the view resists being larger than its content, as ``hugging`` says.
  ///
  ///     title.contentHuggingPriority(for: .horizontal)  // .low
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    hugging[axis]
  }

  /// Sets how strongly the view resists being larger than its content, as ``hugging`` does.
  ///
  ///     title.setContentHuggingPriority(.required, for: .vertical)
  ///     title.hugging.vertical  // .required
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    hugging[axis] = priority
  }

  /// How strongly the view resists being smaller than its content, as ``compressionResistance`` says.
  ///
  ///     title.contentCompressionResistancePriority(for: .horizontal)  // .high
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    compressionResistance[axis]
  }

  /// Sets how strongly the view resists being smaller than its content, as ``compressionResistance`` does.
  ///
  ///     title.setContentCompressionResistancePriority(.required, for: .horizontal)
  ///     title.compressionResistance.horizontal  // .required
  public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis)
  {
    compressionResistance[axis] = priority
  }
}

extension Collection where Element: LayoutView {
  /// Sets how strongly every view resists being larger than its content.
  ///
  ///     [icon, badge].setContentHuggingPriority(.required, for: .horizontal)
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    for view in self { view.setContentHuggingPriority(priority, for: axis) }
  }

  /// Sets how strongly every view resists being smaller than its content.
  ///
  ///     [icon, badge].setContentCompressionResistancePriority(.required, for: .horizontal)
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    for view in self { view.setContentCompressionResistancePriority(priority, for: axis) }
  }
}

// MARK: - Measuring

extension LayoutView {
  /// The size of the content in a width; the natural size if that is `nil`.
  ///
  /// A subclass may override ``intrinsicContentSize``, and an overridden property takes no argument. So the
  /// view stores the width until it has answered. The width of the last pass doesn't change.
  final func contentSize(in width: Double?) -> LayoutSize {
    if width == askedWidth { return intrinsicContentSize }
    let extras = ownExtras
    let outer = (hasOpenQuestion, extras.questionedWidth)
    (hasOpenQuestion, extras.questionedWidth) = (true, width)
    defer { (hasOpenQuestion, extras.questionedWidth) = outer }
    return intrinsicContentSize
  }

  /// The width for which to measure the content: the one in question, or else that of the last pass; `nil`
  /// before the first.
  final var askedWidth: Double? { hasOpenQuestion ? extras?.questionedWidth : laidOutWidth }

  /// The size of content that is measured by its width, in the ``askedWidth``.
  ///
  /// Cached, because measuring may be slow, and passes ask repeatedly for a few widths.
  final var measuredSize: LayoutSize {
    let width = askedWidth
    if let known = extras?.measuredSizes[width] { return known }
    let size =
      measuredContent?.size(fitting: width)
      ?? sizeThatFits(LayoutSize(width: width ?? .infinity, height: .infinity))
    ownExtras.measuredSizes.insert(size, for: width)
    return size
  }
}

/// The content of a view that is measured by something outside the tree, such as a platform's view.
///
/// It is asked for one width after another and keeps none of them; `nil` means unlimited width.
///
/// A class, for platforms to subclass.
class MeasuredContent {
  /// The intrinsic content size in a width.
  func size(fitting width: Double?) -> LayoutSize {
    LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  }

  /// Called when the size of the content may have changed.
  func contentChanged() {}

  /// Whether the size depends on the width.
  var dependsOnWidth: Bool { false }

  /// Whether the content is text, which is cut off if it doesn't fit.
  var isText: Bool { false }

  /// The height of all lines of the text in a width, and the height of the allowed lines.
  ///
  /// `nil` if all lines are allowed, or if that is unknown.
  func heightsOfLines(fitting width: Double?) -> (all: Double, allowed: Double)? { nil }

  /// The distances of the first baseline from the top and of the last from the bottom, in a width.
  func baselines(fitting width: Double?) -> (first: Double, last: Double) { (0, 0) }
}

/// Content of a size that does not change.
final class FixedContent: MeasuredContent {
  private let size: LayoutSize

  init(_ size: LayoutSize) { self.size = size }

  override func size(fitting width: Double?) -> LayoutSize { size }
}
