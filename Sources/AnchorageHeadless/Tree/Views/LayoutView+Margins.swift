import Anchorage

extension LayoutView {
  /// The distances from the edges in to ``LayoutItem/margins``; 8 on every edge by default.
  ///
  ///     root.layoutMargins = LayoutInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
  ///     card.edges == root.margins.edges
  ///     root.layoutIfNeeded()  // root is 320 × 200
  ///     card.frame  // (16, 20, 288, 160)
  ///
  /// It includes neither the safe area nor margins preserved from the superview.
  public final var layoutMargins: LayoutInsets {
    get { storedMargins }
    set {
      if let number = newValue.unacceptableNumber {
        reject(number, as: .layoutMargins)
      } else if newValue != storedMargins {
        storedMargins = newValue
        invalidate(.margins)
      }
    }
  }

  /// Whether ``LayoutItem/margins`` begin inside the ``safeArea`` rather than at the view's edges; true by
  /// default.
  ///
  ///     root.safeAreaInsets = LayoutInsets(top: 47)
  ///     card.top == root.margins.top
  ///     root.layoutIfNeeded()
  ///     card.frame.minY  // 55
  ///     root.insetsLayoutMarginsFromSafeArea = false
  ///     root.layoutIfNeeded()
  ///     card.frame.minY  // 8
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginsBeginInSafeArea }
    set {
      guard newValue != marginsBeginInSafeArea else { return }
      marginsBeginInSafeArea = newValue
      invalidate(.margins)
    }
  }

  /// Whether ``LayoutItem/margins`` stay inside the superview's margins; false by default.
  ///
  ///     root.layoutMargins = LayoutInsets(40)
  ///     card.frame = LayoutRect(x: 15, y: 60, width: 200, height: 80)
  ///     card.preservesSuperviewLayoutMargins = true
  ///     // card.margins begin 25 from the left edge of card, 40 from that of root, and 8 below its top edge
  ///
  /// Each margin is then at least the distance from the view's edge to the superview's margin.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { keepsOuterMargins }
    set {
      guard newValue != keepsOuterMargins else { return }
      keepsOuterMargins = newValue
      invalidate(.margins)
    }
  }

  /// The distances that bars and the like cover from each edge, in addition to those of the superview; zero
  /// by default.
  ///
  /// For a root, these are the insets of the screen. Subviews inherit them: see ``safeArea``.
  public final var safeAreaInsets: LayoutInsets {
    get { storedSafeArea }
    set {
      if let number = newValue.unacceptableNumber {
        reject(number, as: .safeAreaInsets)
      } else if newValue != storedSafeArea {
        storedSafeArea = newValue
        invalidate(.margins)
      }
    }
  }

  /// The maximum width of ``readableContent``, in the view and in views inside it that don't set their own;
  /// `nil` by default.
  ///
  ///     root.readableWidth = 672  // an iPad's, for text of the default size
  ///     article.horizontalEdges == root.readableContent.horizontalEdges
  ///     root.layoutIfNeeded()  // root is 1024 × 768
  ///     article.frame.width  // 672
  ///
  /// UIKit's width depends on the device and on the size of the user's text. If no ancestor sets it, it is
  /// that of Mac Catalyst 26.1: 920 points in views wider than 1008, and unlimited in narrower ones. A width
  /// that is not positive is reported and changes nothing.
  public final var readableWidth: Double? {
    get { extras?.readableWidth }
    set {
      if let newValue, !isAcceptable(newValue) || newValue <= 0 {
        reject(newValue, as: .readableWidth)
      } else if newValue != readableWidth {
        storedReadableWidth = newValue
        invalidate(.margins)
      }
    }
  }

  /// The readable width in effect.
  final var readableWidthInEffect: ReadableWidth {
    for view in selfAndAncestors {
      if let width = view.readableWidth { return ReadableWidth(largest: width, viewWidth: 0) }
    }
    return .catalyst
  }
}

// MARK: - Guides

// In a protocol extension, so a subclass may have a property called `margins`, such as a number of points.
extension LayoutItem where Self: LayoutView {
  /// The part of the view inside its ``LayoutView/layoutMargins``, which begin inside the ``LayoutView/safeArea``.
  ///
  ///     card.edges == root.margins.edges
  public var margins: LayoutGuide { marginsOfView }
}

extension LayoutView {
  /// The value of ``LayoutItem/margins``, under a name that subclasses don't use.
  final var marginsOfView: LayoutGuide {
    if let marginsGuide { return marginsGuide }
    let guide = LayoutGuide(role: .margins, of: self)
    marginsGuide = guide
    invalidate(.afresh)
    return guide
  }

  /// The part of the view that no bar or the like covers.
  ///
  ///     root.safeAreaInsets = LayoutInsets(top: 47)
  ///     bar.frame = LayoutRect(x: 0, y: 0, width: 320, height: 91)
  ///     // bar.safeArea begins 47 below the top edge of bar; in a view 60 further down it would begin at the edge
  ///
  /// In a subview, that is the part inside its own ``safeAreaInsets`` and inside those of the superview, as
  /// far as they reach into it; in a small view they may reach past the opposite edge, as in UIKit. A pass
  /// solves again if this depends on the frame of the view.
  public final var safeArea: LayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let guide = LayoutGuide(role: .safeArea, of: self)
    safeAreaGuide = guide
    invalidate(.afresh)
    return guide
  }

  /// The part of ``LayoutItem/margins`` in which lines of text are not too long to read: centred, and at most
  /// ``readableWidth`` wide.
  ///
  ///     article.horizontalEdges == root.readableContent.horizontalEdges
  public final var readableContent: LayoutGuide {
    if let readableGuide { return readableGuide }
    let guide = LayoutGuide(role: .readableContent, of: self)
    readableGuide = guide
    invalidate(.afresh)
    return guide
  }

  /// The guides among ``LayoutItem/margins``, ``safeArea`` and ``readableContent`` that are in use. Accessing
  /// the other guides would make them.
  package final var ownGuides: [LayoutGuide] {
    [safeAreaGuide, marginsGuide, readableGuide].compactMap { $0 }
  }
}

// Declared for a protocol, so that the insets are what reading gives.
extension LayoutItem where Self: LayoutView {
  /// Sets the same margin on every edge.
  ///
  ///     root.layoutMargins = 16
  ///     root.layoutMargins == LayoutInsets(16)  // true
  @_disfavoredOverload
  public var layoutMargins: Double {
    @available(*, unavailable, message: "the margins of the edges may differ: read 'layoutMargins.leading'")
    get { 0 }
    set { layoutMargins = LayoutInsets(newValue) }
  }
}
