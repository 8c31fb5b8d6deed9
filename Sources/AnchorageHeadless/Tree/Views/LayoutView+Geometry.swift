import Anchorage
import Cassowary

extension LayoutView {
  /// The view's rectangle in its superview's coordinates.
  ///
  /// A root keeps its frame. A view that constraints place gets its frame from the layout pass; a frame that
  /// is set lasts until then. A view with an ``autoresizingMask`` follows its superview from this frame on.
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
  ///
  /// Its origin is zero, except in a ``LayoutScrollView``, where it is the
  /// ``LayoutScrollView/contentOffset``.
  public final var bounds: LayoutRect { LayoutRect(origin: storedContentOffset, size: storedFrame.size) }

  /// The distances from the frame's edges in to the rectangle that constraints see.
  ///
  /// A shadow belongs to the frame but not to the alignment rectangle. The insets don't follow the layout
  /// direction: leading always means left, and trailing right.
  public final var alignmentRectInsets: LayoutInsets {
    get { storedAlignment }
    set {
      if let number = newValue.unacceptableNumber {
        reject(number, as: .alignmentRectInsets)
      } else if newValue != storedAlignment {
        invalidate(.afresh)
        storedAlignment = newValue
      }
    }
  }

  /// The number of pixels per point; `nil` inherits the superview's.
  ///
  ///     [a, b, c].distribute(.horizontal, sizes: .equal, in: root)  // root is 100 wide
  ///     root.displayScale = 1
  ///     root.layoutIfNeeded()
  ///     // a.frame, b.frame and c.frame are 33, 34 and 33 wide, instead of 33.33
  ///
  /// A pass moves every edge of the frames to the nearest pixel, counted from the top left corner of the
  /// root; halves go right and down. Coinciding edges stay together, and rounding never accumulates, because
  /// constraints use unrounded values. By default, a root has no scale and doesn't round. The root's own
  /// frame is never rounded. A scale that is not above 0 is refused and reported.
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

  /// The layout direction; `nil` inherits the superview's, and a root with `nil` is left-to-right.
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
    for view in selfAndAncestors {
      if let direction = view.storedDirection { return direction }
    }
    return .leftToRight
  }

  /// The display scale in effect: that of the nearest view that has one.
  final var effectiveDisplayScale: Double? {
    for view in selfAndAncestors {
      if let scale = view.storedScale { return scale }
    }
    return nil
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
      invalidate(.placement)
      translatesMask = newValue
      restartAutoresizing(autoresizingMask)
    }
  }

  /// Turns this off for the subject of a constraint, and keeps the frame for notes.
  final func becomeSubject() {
    if storedFrame != .zero { unusedFrame = exactFrame }
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// How the frame of a view that is placed by its frame follows the superview's size; empty by default.
  ///
  ///     let close = LayoutView(name: "close", frame: LayoutRect(x: 276, y: 0, width: 44, height: 44))
  ///     close.autoresizingMask = .flexibleLeftMargin
  ///     root.addSubview(close)  // root is 320 wide
  ///     root.frame.size.width = 480
  ///     root.layoutIfNeeded()
  ///     close.frame.minX  // 436
  ///
  /// The mask becomes required constraints between the view and its superview. They refer to the superview's
  /// size at the time when the frame or the mask is set, or the view is added. So when the superview returns
  /// to that size, the view returns to its frame. The mask has no effect on roots and where
  /// ``translatesAutoresizingMaskIntoConstraints`` is off. A dimension that would become negative is reported
  /// as a conflict, and is zero.
  public final var autoresizingMask: LayoutAutoresizingMask {
    get { autoresizing?.mask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      invalidate(.placement)
      restartAutoresizing(newValue)
    }
  }
}
