import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Headless views that stand for real views: they are measured like these and pass their frames on to them.

extension LayoutView {
  // `@preconcurrency`, so that Swift 5 code outside the main actor gets a warning, as from the platform's own classes.
  /// Creates a headless view that has the content of a real one.
  ///
  ///     let title = LayoutView(measuring: titleLabel)
  ///     root.addSubview(title)
  ///     title.edges == root.margins.edges
  ///     root.layoutIfNeeded()
  ///     root.applyFrames()   // titleLabel.frame is that of title
  ///
  /// The real view is asked for its intrinsic content size and baselines when a pass needs them. Text that
  /// wraps is asked for its height in the width it gets: on UIKit a label of several lines and a text view
  /// that does not scroll, on AppKit a text field. A view without an intrinsic size whose inside is laid out
  /// by constraints, such as a stack view, has its fitting size, on UIKit in the width it gets. On UIKit only
  /// labels have baselines: a view with its text in a subview has none.
  ///
  /// Any other view whose height depends on its width is measured by its `sizeThatFits(_:)` if that is asked
  /// for, in AppKit for controls only:
  ///
  ///     let send = LayoutView(measuring: sendButton, byWidth: true)   // its title has several lines
  ///
  /// The view's alignment rectangle, its accessibility identifier (as the name) and its hugging and
  /// compression resistance priorities are copied now; set those of the headless view from then on.
  ///
  /// A size is asked for once in a width. When the content changes, call
  /// ``invalidateIntrinsicContentSize()``, or that of the ``LayoutHostView``. Only the main thread may lay out
  /// a tree with such views, which keep the real views alive.
  ///
  /// - Parameters:
  ///   - view: The view to ask. It does not change before ``applyFrames()``.
  ///   - byWidth: Whether `sizeThatFits(_:)` is asked for the height in the width that the view gets.
  @preconcurrency @MainActor public convenience init(measuring view: _PlatformView, byWidth: Bool = false) {
    self.init(name: view.layoutIdentifier)
    measure(view, byWidth)
  }

  /// The real view that this one has the content of, if it was created by ``init(measuring:)``.
  ///
  ///     LayoutView(measuring: titleLabel).measuredView === titleLabel  // true
  public final var measuredView: _PlatformView? { (measuredContent as? PlatformContent)?.view }

  // `@preconcurrency`, so that Swift 5 code outside the main actor gets a warning, as from the platform's own classes.
  /// Gives the real views the frames that the last pass gave the headless views.
  ///
  ///     final class TitleCell: UITableViewCell {
  ///       override func layoutSubviews() {
  ///         super.layoutSubviews()
  ///         root.frame.size = LayoutSize(contentView.bounds.size)
  ///         root.layoutIfNeeded()
  ///         root.applyFrames()
  ///       }
  ///     }
  ///
  /// The superview of a real view must be the real view of the nearest enclosing headless view that has one,
  /// or else the view whose bounds this view stands for. Headless views without a real view only group
  /// others. The real views are placed by their frames, so `translatesAutoresizingMaskIntoConstraints` is
  /// turned on. `isHidden` of the real views stays as it is.
  @preconcurrency @MainActor public final func applyFrames() {
    var stack = subviews.reversed().map { (view: $0, origin: LayoutPoint.zero) }
    while let (view, origin) = stack.popLast() {
      var frame = view.frame
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      if let real = view.measuredView {
        if !real.translatesAutoresizingMaskIntoConstraints {
          real.translatesAutoresizingMaskIntoConstraints = true
        }
        real.setFrame(to: CGRect(frame))
        frame.origin = .zero
      }
      for subview in view.subviews.reversed() { stack.append((subview, frame.origin)) }
    }
  }

  @MainActor private func measure(_ view: _PlatformView, _ byWidth: Bool) {
    measuredContent = PlatformContent(view, byWidth: byWidth)
    hugging = view.hugging
    compressionResistance = view.compressionResistance
    alignmentRectInsets = LayoutInsets(absolute: view.alignmentRectInsets)
  }

  /// Reads everything again that may have changed about the real views inside this view.
  ///
  /// - Parameter contentChanged: Whether their content may have changed, too.
  @MainActor final func readMeasuredViews(contentChanged: Bool) {
    forEachInSubtree { view in
      guard let real = view.measuredView else { return }
      view.alignmentRectInsets = LayoutInsets(absolute: real.alignmentRectInsets)
      view.isHidden = real.isHidden
      if contentChanged { view.invalidateIntrinsicContentSize() }
    }
  }
}
#endif
