extension LayoutView {
  /// The view's rectangle in its superview's coordinates.
  ///
  /// A root stays where its frame says. A view that constraints place gets its frame from the layout pass;
  /// setting it lasts until then. A view with an ``autoresizingMask`` follows its superview from here on.
  public final var frame: LayoutRect {
    @inlinable get { storedFrame }
    set {
      let numbers = (newValue.origin.x, newValue.origin.y, newValue.size.width, newValue.size.height)
      guard accept(numbers.0, as: .frame), accept(numbers.1, as: .frame),
        accept(numbers.2, as: .frame), accept(numbers.3, as: .frame)
      else { return }
      guard newValue.size.width >= 0, newValue.size.height >= 0 else {
        let negative = min(newValue.size.width, newValue.size.height)
        record(LayoutMistake(.negativeSize(negative), item: displayName))
        return
      }
      let isNewContainer = autoresizing.map { $0.container != superview?.exactFrame.size } ?? false
      guard newValue != exactFrame || isNewContainer else { return }
      if newValue.size != exactFrame.size {
        invalidate([.placement, .layout])
      } else {
        invalidate(.placement)
      }
      setExactFrame(newValue)
      restartAutoresizing(autoresizingMask)
    }
  }

  /// The view's rectangle in its own coordinates.
  ///
  ///     card.frame = LayoutRect(x: 16, y: 8, width: 100, height: 40)
  ///     card.bounds  // (0, 0, 100, 40)
  public final var bounds: LayoutRect { LayoutRect(origin: .zero, size: storedFrame.size) }

  /// The distances from the frame's edges in to the rectangle that constraints see.
  ///
  /// A shadow belongs to the frame but not to the alignment rectangle. Like a picture, the insets do not turn
  /// with the layout direction: leading is left and trailing is right, always.
  public final var alignmentRectInsets: LayoutInsets {
    get { storedAlignment }
    set {
      if let number = newValue.unacceptableNumber {
        reject(number, as: .alignmentRectInsets)
      } else if newValue != storedAlignment {
        storedAlignment = newValue
        invalidate(.afresh)
      }
    }
  }

  /// The number of pixels a point has along an axis; nothing inherits the superview's.
  ///
  ///     [a, b, c].distribute(.horizontal, sizes: .equal, in: root)  // root is 100 wide
  ///     root.displayScale = 1
  ///     root.layoutIfNeeded()
  ///     // a.frame, b.frame and c.frame are 33, 34 and 33 wide, instead of 33.33
  ///
  /// A pass moves every edge of the frames to the nearest pixel, counted from the top left corner of the
  /// root; halves go right and down. Edges that coincide stay together, and rounding never adds up: what
  /// constraints work with is not rounded. A root without a scale does not round, which is the default; its
  /// own frame stays as it is in any case. A scale that is not above 0 is refused and reported.
  public final var displayScale: Double? {
    get { storedScale }
    set {
      guard newValue != storedScale else { return }
      if let newValue, !isAcceptable(newValue) || newValue <= 0 {
        reject(newValue, as: .displayScale)
        return
      }
      storedScale = newValue
      invalidate(.afresh)
    }
  }

  /// The layout direction; nothing inherits the superview's, and a root without one is left-to-right.
  public final var layoutDirection: LayoutDirection? {
    get { storedDirection }
    set {
      guard newValue != storedDirection else { return }
      storedDirection = newValue
      invalidate(.afresh)
    }
  }

  /// The layout direction in effect.
  ///
  ///     root.layoutDirection = .rightToLeft
  ///     card.layoutDirection           // nil
  ///     card.effectiveLayoutDirection  // .rightToLeft
  public final var effectiveLayoutDirection: LayoutDirection {
    var view = self
    while view.storedDirection == nil, let superview = view.superview { view = superview }
    return view.storedDirection ?? .leftToRight
  }

  /// The number of pixels a point has, of the nearest view that says so.
  final var effectiveDisplayScale: Double? {
    var view = self
    while view.storedScale == nil, let superview = view.superview { view = superview }
    return view.storedScale
  }

  /// Whether the view is placed by its frame; making it the subject of a constraint turns this off.
  ///
  ///     let card = LayoutView(name: "card", frame: LayoutRect(x: 16, y: 8, width: 100, height: 40))
  ///     card.translatesAutoresizingMaskIntoConstraints  // true
  ///     card.width == 320
  ///     card.translatesAutoresizingMaskIntoConstraints  // false
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set {
      guard newValue != translatesMask else { return }
      translatesMask = newValue
      restartAutoresizing(autoresizingMask)
      invalidate(.placement)
    }
  }

  /// How the frame follows the superview's size when the view is placed by it; empty by default.
  ///
  ///     let close = LayoutView(name: "close", frame: LayoutRect(x: 276, y: 0, width: 44, height: 44))
  ///     close.autoresizingMask = .flexibleLeftMargin
  ///     root.addSubview(close)  // root is 320 wide
  ///     root.frame.size.width = 480
  ///     root.layoutIfNeeded()
  ///     close.frame.minX  // 436
  ///
  /// The mask becomes required constraints between the view and its superview. They refer to the size that
  /// the superview has when the frame or the mask is set, or when the view is added to it, and stay the same
  /// ones until then: a superview that gets its old size back gives the old frame back. Without effect on
  /// roots and where ``translatesAutoresizingMaskIntoConstraints`` is off. An extent that would become
  /// negative is reported as a conflict, and is zero.
  public final var autoresizingMask: LayoutAutoresizingMask {
    get { autoresizing?.mask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      restartAutoresizing(newValue)
      invalidate(.placement)
    }
  }
}

// MARK: - Content priorities

extension LayoutView {
  /// Tells the view's tree to ask for the ``intrinsicContentSize`` and the baselines again.
  ///
  ///     final class Meter: LayoutView {
  ///       var level = 0.0 { didSet { invalidateIntrinsicContentSize() } }
  ///       override var intrinsicContentSize: LayoutSize { LayoutSize(width: level, height: 4) }
  ///     }
  public final func invalidateIntrinsicContentSize() {
    invalidate(.contentSize)
  }

  /// How strongly the view resists being larger than its content; 250 by default.
  ///
  ///     label.hugging = 251              // both axes
  ///     label.hugging.horizontal = 251
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

  final func accept(_ priority: LayoutPriority) -> Bool {
    if priority.isValid { return true }
    record(LayoutMistake(.priorityOutOfRange(priority.rawValue), item: displayName))
    return false
  }

  private func accept(_ number: Double, as quantity: LayoutMistake.Quantity) -> Bool {
    if isAcceptable(number) { return true }
    reject(number, as: quantity)
    return false
  }

  final func reject(_ number: Double, as quantity: LayoutMistake.Quantity) {
    record(LayoutMistake(.numberOutOfRange(quantity, number), item: displayName))
  }
}
