import Anchorage

extension LayoutView {
  /// Tells the view's tree to ask for the ``intrinsicContentSize`` and the baselines again.
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
