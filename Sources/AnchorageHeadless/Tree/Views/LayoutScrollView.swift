import Anchorage

/// A view that shows a part of its content, which may be larger: `UIScrollView` without gestures.
///
///     let list = LayoutScrollView(name: "list", frame: LayoutRect(x: 0, y: 0, width: 320, height: 480))
///     root.addSubview(list)
///     list.addSubview(page)
///     page.edges == list.contentLayoutGuide.edges    // the content is as large as the page
///     page.width == list.frameLayoutGuide.width      // and as wide as the list
///     page.height == 1200
///     root.layoutIfNeeded()
///     list.contentSize                               // 320 × 1200
///
/// Constraints of views inside see the scroll view as in UIKit:
///
/// - Its **edges** are those of the content area: `page.edges == list.edges` is the same as the line above.
///     Content pinned to all four determines its size; an undetermined size is reported.
/// - Its **width, height, centre** and baselines are those of its frame. So is its ``frameLayoutGuide``.
/// - A view inside that is constrained to something **outside**, or to the frame, floats: it doesn't move
///     when the content is scrolled.
///
/// ``contentOffset`` moves the ``LayoutView/bounds`` and no constraint. Frames inside are in the coordinates
/// of the content, so only floating views change theirs. Margins and safe areas inside are those at offset
/// zero. Drawings, and the frames in a scene's JSON, show positions on the screen.
///
/// Constraints from outside see an ordinary view. In right-to-left layouts the content begins at the right
/// edge of the content area, while offsets still count from the left.
///
/// On UIKit, the same lines about a `UIScrollView` make its own constraints.
open class LayoutScrollView: LayoutView {
  /// The content area: the guide whose size is the size of the content.
  ///
  ///     page.edges == list.contentLayoutGuide.edges.inset(by: 16)
  public final let contentLayoutGuide = LayoutGuide(role: .scrollContent)

  /// The frame of the scroll view, for constraints of views inside it.
  ///
  ///     header.top == list.frameLayoutGuide.top     // stays at the top
  ///     list.frameLayoutGuide.layoutFrame           // the bounds: (0, 40, 320, 480) at an offset of 40
  public final let frameLayoutGuide = LayoutGuide(role: .scrollFrame)

  /// Creates a scroll view.
  public override init(name: String = "", frame: LayoutRect = .zero) {
    super.init(name: name, frame: frame)
    contentLayoutGuide.owningView = self
    frameLayoutGuide.owningView = self
    scrollGuides = (contentLayoutGuide, frameLayoutGuide)
  }

  override var genericName: String { "scrollView" }
}

extension LayoutScrollView {
  /// The size of the content, as of the last pass.
  ///
  ///     page.edges == list.edges
  ///     page.size == LayoutSize(width: 320, height: 1200)
  ///     root.layoutIfNeeded()
  ///     list.contentSize  // 320 × 1200
  ///
  /// The constraints inside determine it, as in UIKit. For content that is placed by its frame, set the size
  /// of the area: `list.contentLayoutGuide.size == LayoutSize(width: 320, height: 1200)`.
  public final var contentSize: LayoutSize { contentLayoutGuide.layoutFrame.size }

  /// The point of the content that is at the top left corner of the frame.
  ///
  ///     list.contentOffset.y = 40
  ///     list.bounds            // (0, 40, 320, 480)
  ///     page.frame             // (0, 0, 320, 1200), as before
  ///
  /// It may lie outside the content, as during overscroll. An offset that is not finite is refused and
  /// reported.
  public final var contentOffset: LayoutPoint {
    get { storedContentOffset }
    set {
      guard accept(newValue.x, as: .contentOffset), accept(newValue.y, as: .contentOffset),
        newValue != storedContentOffset
      else { return }
      storedContentOffset = newValue
      frameLayoutGuide.layoutFrame.origin = newValue
      invalidate([.offset, .layout])
    }
  }

  /// How far the content can be scrolled beyond its edges; zero by default.
  ///
  ///     list.contentInset = LayoutInsets(bottom: 34)   // the last row can be moved clear of the home indicator
  ///
  /// It affects no constraint. The insets don't follow the layout direction: leading always means left, and
  /// trailing right. An inset that is not finite is refused and reported.
  public final var contentInset: LayoutInsets {
    get { storedContentInset }
    set {
      if let number = newValue.unacceptableNumber {
        reject(number, as: .contentInset)
      } else {
        storedContentInset = newValue
      }
    }
  }

  /// Scrolls just far enough to show a rectangle of the content.
  ///
  ///     list.contentLayoutGuide.size == LayoutSize(width: 320, height: 1200)
  ///     root.layoutIfNeeded()
  ///     list.scrollRectToVisible(LayoutRect(x: 0, y: 800, width: 320, height: 100))  // list is 320 × 480
  ///     list.contentOffset  // (0, 420)
  ///
  /// The area that the ``contentInset`` covers does not count as visible, and the content is not moved beyond
  /// it. The sizes are those of the last pass.
  public final func scrollRectToVisible(_ rect: LayoutRect) {
    let (inset, size) = (contentInset, bounds.size)
    contentOffset = LayoutPoint(
      x: LayoutScrollView.offset(
        from: contentOffset.x, toShow: rect.minX, rect.maxX, in: size.width, of: contentSize.width,
        inset.leading, inset.trailing),
      y: LayoutScrollView.offset(
        from: contentOffset.y, toShow: rect.minY, rect.maxY, in: size.height, of: contentSize.height,
        inset.top, inset.bottom))
  }

  private static func offset(
    from old: Double, toShow first: Double, _ last: Double, in room: Double, of content: Double,
    _ near: Double, _ far: Double
  ) -> Double {
    var offset = old
    if last > offset + room - far { offset = last - room + far }
    if first < offset + near { offset = first - near }
    return max(-near, min(offset, content + far - room))
  }
}
